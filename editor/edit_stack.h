// SPDX-License-Identifier: GPL-3.0-or-later
// What an author has done and undone, without limit, and where the last save stands in it.
#pragma once

#include "editor/edit.h"

#include <optional>

namespace esagono {

class EditStack {
public:
    explicit EditStack(Documents documents = {});

    [[nodiscard]] const Documents& documents() const { return m_documents; }

    /// Does it. What had been undone cannot be done again. An edit of the same stroke as the one
    /// before becomes part of it, unless a save lies between them.
    void perform(Edit edit);
    /// As above, for an edit of unknown origin. Throws Fault(Mismatch); then nothing has changed.
    void performUntrusted(Edit edit);
    /// What changed, as an edit that was just applied; nothing if there is nothing left to undo.
    std::optional<Edit> undo();
    std::optional<Edit> redo();
    /// The next edit of the same stroke stands alone again.
    void endStroke() { m_strokeEnded = true; }

    [[nodiscard]] bool canUndo() const { return m_next > 0; }
    [[nodiscard]] bool canRedo() const { return m_next < m_steps.size(); }
    [[nodiscard]] std::size_t depth() const { return m_next; }
    /// The stroke of what would be undone; empty if it has none.
    [[nodiscard]] std::string lastStroke() const;
    /// What would be undone, or done again; empty if nothing.
    [[nodiscard]] Text undoName() const;
    [[nodiscard]] Text redoName() const;
    /// The names of everything that is done, the first first, then of what could be done again.
    [[nodiscard]] std::vector<Text> names() const;

    void markSaved() { m_saved = m_next; }
    /// Whether the documents are as they were at the last save.
    [[nodiscard]] bool isSaved() const { return m_saved == m_next; }

private:
    struct Step {
        Text name;
        std::string stroke;
        Edit back;    ///< undoes it; empty while it is undone
        Edit forward; ///< does it again; empty while it is done
    };
    void push(Edit done, Edit back);

    Documents m_documents;
    std::vector<Step> m_steps;
    std::size_t m_next = 0; ///< steps done
    std::optional<std::size_t> m_saved = 0;
    bool m_strokeEnded = false;
};

} // namespace esagono
