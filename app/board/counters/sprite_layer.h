// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures laid one over the other in the scene graph, as image nodes: the one kind of node that
// every renderer of Qt draws, and quickly. Lives where the scene is drawn.
#pragma once

#include <QHash>
#include <QImage>
#include <QRectF>
#include <QSGImageNode>
#include <QSGTransformNode>

#include <vector>

class QQuickWindow;
class QSGTexture;

namespace esagono {

/// A picture somewhere in a layer.
struct Sprite {
    quint64 id = 0; ///< the same as long as it is the same thing; unique in its layer
    QImage image;   ///< sprites that share a picture share a texture
    QRectF rect;
    friend bool operator==(const Sprite& one, const Sprite& other) {
        return one.id == other.id && one.rect == other.rect &&
               one.image.cacheKey() == other.image.cacheKey();
    }
};

class SpriteLayer : public QSGTransformNode {
public:
    SpriteLayer() = default;
    ~SpriteLayer() override;
    Q_DISABLE_COPY_MOVE(SpriteLayer)

    /// Shows these, the first at the bottom. Touches only what differs from before; says how many
    /// nodes that were.
    int show(QQuickWindow* window, const std::vector<Sprite>& sprites);
    /// Everything moved and scaled at once.
    void place(QPointF origin, qreal scale);

private:
    struct Entry {
        QSGImageNode* node = nullptr;
        qint64 picture = 0;
        QRectF rect;
        bool wanted = false;
    };
    struct Texture {
        QSGTexture* texture = nullptr;
        int uses = 0;
    };
    bool update(QQuickWindow* window, Entry& entry, const Sprite& sprite);
    int arrange(const std::vector<Sprite>& sprites);
    void release(qint64 picture);

    QHash<quint64, Entry> m_entries;
    QHash<qint64, Texture> m_textures;
    QPointF m_origin;
    qreal m_scale = 1;
};

} // namespace esagono
