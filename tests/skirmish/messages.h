// SPDX-License-Identifier: GPL-3.0-or-later
// Message ids of the test game. Its sentences are in its package: the translations are not for
// tests.
#pragma once

namespace esagono::skirmish::say {

inline constexpr char turnBegins[] = "skirmish.log.turn";
inline constexpr char chitDrawn[] = "skirmish.log.chit";
inline constexpr char bidsAre[] = "skirmish.log.bids";
inline constexpr char movementPhase[] = "skirmish.phase.movement";
inline constexpr char combatPhase[] = "skirmish.phase.combat";
inline constexpr char mineHit[] = "skirmish.log.mine_hit";
inline constexpr char mineDummy[] = "skirmish.log.mine_dummy";
inline constexpr char firesAt[] = "skirmish.log.fires_at";
inline constexpr char missed[] = "skirmish.log.missed";
inline constexpr char attackOn[] = "skirmish.log.attack";
inline constexpr char attackResult[] = "skirmish.log.attack_result";
inline constexpr char gameOver[] = "skirmish.log.game_over";

inline constexpr char frameTurn[] = "skirmish.frame.turn";
inline constexpr char frameDraw[] = "skirmish.frame.draw";
inline constexpr char frameBid[] = "skirmish.frame.bid";
inline constexpr char frameReinforce[] = "skirmish.frame.reinforce";
inline constexpr char framePlace[] = "skirmish.frame.place";
inline constexpr char framePlayerTurn[] = "skirmish.frame.player_turn";
inline constexpr char frameMove[] = "skirmish.frame.move";
inline constexpr char frameStep[] = "skirmish.frame.step";
inline constexpr char frameOpportunity[] = "skirmish.frame.opportunity";
inline constexpr char frameDeclare[] = "skirmish.frame.declare";
inline constexpr char frameOrder[] = "skirmish.frame.order";
inline constexpr char frameResolve[] = "skirmish.frame.resolve";
inline constexpr char frameLoss[] = "skirmish.frame.loss";
inline constexpr char frameRetreat[] = "skirmish.frame.retreat";
inline constexpr char frameAdvance[] = "skirmish.frame.advance";
inline constexpr char frameEndTurn[] = "skirmish.frame.end_turn";

inline constexpr char offerBid[] = "skirmish.offer.bid";
inline constexpr char offerPlace[] = "skirmish.offer.place";
inline constexpr char offerMove[] = "skirmish.offer.move";
inline constexpr char offerEndMovement[] = "skirmish.offer.end_movement";
inline constexpr char offerFire[] = "skirmish.offer.fire";
inline constexpr char offerHold[] = "skirmish.offer.hold";
inline constexpr char offerAttack[] = "skirmish.offer.attack";
inline constexpr char offerEndCombat[] = "skirmish.offer.end_combat";
inline constexpr char offerOrder[] = "skirmish.offer.order";
inline constexpr char offerLoss[] = "skirmish.offer.loss";
inline constexpr char offerRetreat[] = "skirmish.offer.retreat";
inline constexpr char offerAdvance[] = "skirmish.offer.advance";
inline constexpr char choiceAdvance[] = "skirmish.choice.advance";
inline constexpr char choiceStay[] = "skirmish.choice.stay";

inline constexpr char layerWatched[] = "skirmish.layer.watched";
inline constexpr char progressDeclared[] = "skirmish.progress.declared";
inline constexpr char promptBid[] = "skirmish.prompt.bid";
inline constexpr char promptPlace[] = "skirmish.prompt.place";
inline constexpr char promptMove[] = "skirmish.prompt.move";
inline constexpr char promptFire[] = "skirmish.prompt.fire";
inline constexpr char promptDeclare[] = "skirmish.prompt.declare";
inline constexpr char promptOrder[] = "skirmish.prompt.order";
inline constexpr char promptLoss[] = "skirmish.prompt.loss";
inline constexpr char promptRetreat[] = "skirmish.prompt.retreat";
inline constexpr char promptAdvance[] = "skirmish.prompt.advance";

inline constexpr char diceFire[] = "skirmish.dice.fire";
inline constexpr char diceCombat[] = "skirmish.dice.combat";

inline constexpr char tallyUnit[] = "skirmish.tally.unit";
inline constexpr char tallyAttack[] = "skirmish.tally.attack";
inline constexpr char tallyDefence[] = "skirmish.tally.defence";
inline constexpr char tallyShift[] = "skirmish.tally.shift";
inline constexpr char tallyTerrain[] = "skirmish.tally.terrain";
inline constexpr char oddsAre[] = "skirmish.tally.odds";
inline constexpr char resultIs[] = "skirmish.tally.result";

inline constexpr char tooMuchSupply[] = "skirmish.refuse.supply";
inline constexpr char bidRange[] = "skirmish.refuse.bid_range";
inline constexpr char notOwnEdge[] = "skirmish.refuse.not_own_edge";
inline constexpr char hexTaken[] = "skirmish.refuse.hex_taken";
inline constexpr char notYourUnit[] = "skirmish.refuse.not_your_unit";
inline constexpr char alreadyMoved[] = "skirmish.refuse.already_moved";
inline constexpr char notAdjacent[] = "skirmish.refuse.not_adjacent";
inline constexpr char enemyThere[] = "skirmish.refuse.enemy_there";
inline constexpr char lakeThere[] = "skirmish.refuse.lake";
inline constexpr char tooFar[] = "skirmish.refuse.too_far";
inline constexpr char mustStop[] = "skirmish.refuse.must_stop";
inline constexpr char overStacked[] = "skirmish.refuse.stacking";
inline constexpr char emptyPath[] = "skirmish.refuse.empty_path";
inline constexpr char mayNotFire[] = "skirmish.refuse.may_not_fire";
inline constexpr char noEnemyThere[] = "skirmish.refuse.no_enemy";
inline constexpr char notBeside[] = "skirmish.refuse.not_beside";
inline constexpr char alreadyCommitted[] = "skirmish.refuse.committed";
inline constexpr char alreadyTarget[] = "skirmish.refuse.already_target";
inline constexpr char notTheAttacks[] = "skirmish.refuse.not_the_attacks";
inline constexpr char wrongLosses[] = "skirmish.refuse.losses";
inline constexpr char noRetreatThere[] = "skirmish.refuse.retreat";
inline constexpr char noAdvance[] = "skirmish.refuse.advance";

} // namespace esagono::skirmish::say
