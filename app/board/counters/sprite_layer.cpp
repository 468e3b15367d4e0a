// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/counters/sprite_layer.h"

#include <QQuickWindow>
#include <QSGTexture>

#include <algorithm>

namespace esagono {

namespace {

/// Which numbers belong to the longest rising row among those that are not negative.
std::vector<bool> longestRise(const std::vector<int>& numbers) {
    std::vector<std::size_t> ends; // by length, the index where the lowest row of that length ends
    std::vector<std::size_t> before(numbers.size(), numbers.size());
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (numbers[i] < 0)
            continue;
        const auto end = std::ranges::lower_bound(ends, numbers[i], {},
                                                  [&](std::size_t each) { return numbers[each]; });
        if (end != ends.begin())
            before[i] = *(end - 1);
        end == ends.end() ? ends.push_back(i) : void(*end = i);
    }
    std::vector<bool> rising(numbers.size());
    for (std::size_t i = ends.empty() ? numbers.size() : ends.back(); i < numbers.size();
         i = before[i])
        rising[i] = true;
    return rising;
}

} // namespace

SpriteLayer::~SpriteLayer() {
    while (QSGNode* node = firstChild()) {
        removeChildNode(node);
        delete node;
    }
    for (const Texture& texture : std::as_const(m_textures))
        delete texture.texture;
}

int SpriteLayer::show(QQuickWindow* window, const std::vector<Sprite>& sprites) {
    int touched = 0;
    for (Entry& entry : m_entries)
        entry.wanted = false;
    for (const Sprite& sprite : sprites) {
        Entry& entry = m_entries[sprite.id];
        entry.wanted = true;
        touched += update(window, entry, sprite) ? 1 : 0;
    }
    for (auto entry = m_entries.begin(); entry != m_entries.end();) {
        if (entry->wanted) {
            ++entry;
            continue;
        }
        if (entry->node->parent())
            removeChildNode(entry->node);
        delete entry->node;
        release(entry->picture);
        entry = m_entries.erase(entry);
        ++touched;
    }
    return touched + arrange(sprites);
}

bool SpriteLayer::update(QQuickWindow* window, Entry& entry, const Sprite& sprite) {
    bool touched = false;
    if (!entry.node) {
        entry.node = window->createImageNode();
        entry.node->setFiltering(QSGTexture::Linear);
    }
    if (const qint64 picture = sprite.image.cacheKey(); entry.picture != picture) {
        Texture& texture = m_textures[picture];
        if (!texture.texture)
            texture.texture = window->createTextureFromImage(
                sprite.image, sprite.image.hasAlphaChannel() ? QQuickWindow::TextureHasAlphaChannel
                                                             : QQuickWindow::TextureIsOpaque);
        ++texture.uses;
        entry.node->setTexture(texture.texture);
        entry.node->setSourceRect(QRectF(QPointF(), sprite.image.size()));
        release(std::exchange(entry.picture, picture));
        touched = true;
    }
    if (entry.rect != sprite.rect) {
        entry.rect = sprite.rect;
        entry.node->setRect(sprite.rect);
        touched = true;
    }
    return touched;
}

/// Brings the nodes into the order of the sprites. As many as possible stay where they are.
int SpriteLayer::arrange(const std::vector<Sprite>& sprites) {
    QHash<const QSGNode*, int> places;
    for (const QSGNode* node = firstChild(); node; node = node->nextSibling())
        places.insert(node, int(places.size()));
    std::vector<QSGNode*> nodes;
    std::vector<int> order; // where each of them is now; -1: nowhere
    for (const Sprite& sprite : sprites) {
        nodes.push_back(m_entries[sprite.id].node);
        order.push_back(places.value(nodes.back(), -1));
    }
    const std::vector<bool> stays = longestRise(order);
    for (std::size_t i = 0; i < nodes.size(); ++i)
        if (!stays[i] && order[i] >= 0)
            removeChildNode(nodes[i]);
    int moves = 0;
    QSGNode* at = firstChild();
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (stays[i]) {
            at = nodes[i]->nextSibling();
            continue;
        }
        at ? insertChildNodeBefore(nodes[i], at) : appendChildNode(nodes[i]);
        ++moves;
    }
    return moves;
}

void SpriteLayer::place(QPointF origin, qreal scale) {
    if (origin == m_origin && scale == m_scale)
        return;
    m_origin = origin;
    m_scale = scale;
    QMatrix4x4 matrix;
    matrix.translate(float(origin.x()), float(origin.y()));
    matrix.scale(float(scale));
    setMatrix(matrix);
}

void SpriteLayer::release(qint64 picture) {
    const auto texture = m_textures.find(picture);
    if (texture == m_textures.end() || --texture->uses > 0)
        return;
    delete texture->texture;
    m_textures.erase(texture);
}

} // namespace esagono
