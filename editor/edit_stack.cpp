// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edit_stack.h"

namespace esagono {

EditStack::EditStack(Documents documents)
    : m_documents(std::move(documents)) {}

void EditStack::perform(Edit edit) {
    Edit back = carryOut(m_documents, edit);
    push(std::move(edit), std::move(back));
}

void EditStack::performUntrusted(Edit edit) {
    Edit back = carryOut(m_documents, edit, false);
    push(std::move(edit), std::move(back));
}

void EditStack::push(Edit done, Edit back) {
    if (done.empty())
        return;
    if (m_saved && *m_saved > m_next)
        m_saved.reset(); // the save was on the way that is left now
    m_steps.resize(m_next);
    const bool goesOn = !std::exchange(m_strokeEnded, false) && !done.stroke.empty() &&
                        m_next > 0 && m_steps.back().stroke == done.stroke && !isSaved();
    if (goesOn) {
        Step& step = m_steps.back();
        step.name = done.name; // the latest knows best: "Paint 7 hexes"
        back.changes.insert(back.changes.end(), std::make_move_iterator(step.back.changes.begin()),
                            std::make_move_iterator(step.back.changes.end()));
        step.back = std::move(back);
        return;
    }
    m_steps.push_back({std::move(done.name), std::move(done.stroke), std::move(back), {}});
    ++m_next;
}

std::optional<Edit> EditStack::undo() {
    if (!canUndo())
        return std::nullopt;
    Step& step = m_steps[--m_next];
    Edit done = std::exchange(step.back, {});
    step.forward = carryOut(m_documents, done);
    m_strokeEnded = true;
    return done;
}

std::optional<Edit> EditStack::redo() {
    if (!canRedo())
        return std::nullopt;
    Step& step = m_steps[m_next++];
    Edit done = std::exchange(step.forward, {});
    step.back = carryOut(m_documents, done);
    m_strokeEnded = true;
    return done;
}

std::string EditStack::lastStroke() const {
    return canUndo() ? m_steps[m_next - 1].stroke : std::string();
}

Text EditStack::undoName() const {
    return canUndo() ? m_steps[m_next - 1].name : Text();
}

Text EditStack::redoName() const {
    return canRedo() ? m_steps[m_next].name : Text();
}

std::vector<Text> EditStack::names() const {
    std::vector<Text> names;
    for (const Step& step : m_steps)
        names.push_back(step.name);
    return names;
}

} // namespace esagono
