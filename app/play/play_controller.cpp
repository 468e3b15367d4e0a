// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/play_controller.h"

namespace esagono {

namespace {

const View nothingSeen;
const Highlights nothingMarked;
const std::vector<Journey> nobodyMoved;

} // namespace

PlayController::PlayController(QObject* parent, GameList games)
    : BoardSource(parent)
    , m_games(games) {}

PlayController::~PlayController() = default;

const Setting* PlayController::setting() const {
    return nullptr;
}

QString PlayController::packageFolder() const {
    return {};
}

QString PlayController::language() const {
    return {};
}

const View& PlayController::view() const {
    return nothingSeen;
}

const Highlights& PlayController::highlights() const {
    return nothingMarked;
}

const std::vector<Journey>& PlayController::journeys() const {
    return nobodyMoved;
}

QString PlayController::describeHex(int) const {
    return {};
}

void PlayController::begin(const QString&, const QString&, const QVariantMap&, const QVariantMap&,
                           const QString&, const QString&) {}

void PlayController::openDiary(const QString&) {}

void PlayController::close() {}

void PlayController::clickHex(int, int, int) {}

void PlayController::hoverHex(int) {}

void PlayController::selectCounter(int, bool) {}

void PlayController::selectNext(bool) {}

void PlayController::selectStack() {}

void PlayController::clearSelection() {}

void PlayController::dropCounter(int, int) {}

void PlayController::returnToTray(int) {}

void PlayController::moveStack(int, int) {}

void PlayController::moveStackTowards(int, int) {}

void PlayController::openOfferAt(int) {}

void PlayController::pressOffer(int) {}

void PlayController::toggleChoice(int) {}

void PlayController::setAmount(int, int) {}

void PlayController::moveChoice(int, int) {}

void PlayController::setNumber(int) {}

void PlayController::confirm() {}

void PlayController::askWhyNot(int, int) {}

void PlayController::dismissReason() {}

void PlayController::takeBack() {}

void PlayController::redo() {}

void PlayController::tellDice(const QList<int>&) {}

void PlayController::setViewer(int) {}

void PlayController::liftCurtain() {}

void PlayController::toggleLayer(const QString&, bool) {}

void PlayController::dismissNotice() {}

QString PlayController::hexLabel(int) const {
    return {};
}

QString PlayController::placeNameAt(int) const {
    return {};
}

QString PlayController::counterName(int) const {
    return {};
}

int PlayController::hexNumbered(const QString&) const {
    return -1;
}

bool PlayController::isOpen() const {
    return false;
}

bool PlayController::isBusy() const {
    return false;
}

bool PlayController::isFinished() const {
    return false;
}

bool PlayController::isReadOnly() const {
    return false;
}

QString PlayController::title() const {
    return {};
}

QString PlayController::scenario() const {
    return {};
}

QString PlayController::diaryPath() const {
    return {};
}

void PlayController::setLanguage(const QString&) {}

QString PlayController::notice() const {
    return {};
}

int PlayController::longestWorkMs() const {
    return -1;
}

int PlayController::side() const {
    return -1;
}

QString PlayController::sideName() const {
    return {};
}

QString PlayController::sideMark() const {
    return {};
}

QColor PlayController::sideColour() const {
    return {};
}

QString PlayController::playerName() const {
    return {};
}

QStringList PlayController::breadcrumb() const {
    return {};
}

QString PlayController::prompt() const {
    return {};
}

int PlayController::openOffer() const {
    return -1;
}

QString PlayController::openKind() const {
    return {};
}

QString PlayController::openLabel() const {
    return {};
}

int PlayController::openLeast() const {
    return -1;
}

int PlayController::openMost() const {
    return -1;
}

int PlayController::openChosen() const {
    return -1;
}

bool PlayController::canConfirm() const {
    return false;
}

QString PlayController::confirmLabel() const {
    return {};
}

QString PlayController::confirmWhyNot() const {
    return {};
}

QString PlayController::confirmRule() const {
    return {};
}

int PlayController::selectedHex() const {
    return -1;
}

int PlayController::selectedCounter() const {
    return -1;
}

QVariantList PlayController::selectedCounters() const {
    return {};
}

bool PlayController::canTakeBack() const {
    return false;
}

QString PlayController::takeBackLabel() const {
    return {};
}

QString PlayController::takeBackWhyNot() const {
    return {};
}

bool PlayController::canRedo() const {
    return false;
}

QString PlayController::redoLabel() const {
    return {};
}

bool PlayController::wantsDice() const {
    return false;
}

int PlayController::diceWanted() const {
    return -1;
}

QString PlayController::dicePurpose() const {
    return {};
}

int PlayController::viewerSide() const {
    return -1;
}

bool PlayController::hasSecrets() const {
    return false;
}

bool PlayController::isCurtainDown() const {
    return false;
}

QString PlayController::curtainName() const {
    return {};
}

} // namespace esagono
