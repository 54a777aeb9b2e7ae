"""What may be done with flags: who can use them, and the five attacks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from holdfast.core.ledger import rule
from holdfast.core.legality import Action, ActionRule, guard
from holdfast.core.text import Arg, Named
from holdfast.games.wildlands.actions import (
    AREA,
    FLAGS,
    FLY,
    HEAVY_MELEE,
    HEAVY_RANGED,
    MELEE,
    RALLY,
    RANGED,
    TROOP,
    AreaAttack,
    CardId,
    CharacterId,
    FactionId,
    Fly,
    HeavyMelee,
    HeavyRanged,
    Melee,
    Rally,
    Ranged,
    SpaceId,
)
from holdfast.games.wildlands.rules import (
    card_is_in_hand,
    character_is_on_the_board,
    character_is_own,
)
from holdfast.kit import sight

if TYPE_CHECKING:
    from holdfast.games.wildlands.game import Wildlands as Game

Blow = TypeVar("Blow", Melee, HeavyMelee)
Shot = TypeVar("Shot", Ranged, HeavyRanged)

FLAG_OF: dict[type[Action], int] = {
    Melee: MELEE,
    HeavyMelee: HEAVY_MELEE,
    Ranged: RANGED,
    HeavyRanged: HEAVY_RANGED,
    AreaAttack: AREA,
    Rally: RALLY,
    Fly: FLY,
}
BLOWS = (MELEE, HEAVY_MELEE)
"""Flags of which the attacked player chooses the target (WL-HMELEE-02)."""


# ---------------------------------------------------------------- flags in general


def _flag_wanted(g: Game, seat: int, act: Any) -> dict[str, Arg]:
    flag = FLAG_OF[type(act)]
    users = g.content.users[flag][act.card]
    return {
        "flag": FLAGS[flag],
        "character": Named("character", g.content.character_names[act.character]),
        "users": [Named("character", g.content.character_names[one]) for one in users],
        "others": len(users),
    }


@guard("WL-FLAG-02", because=_flag_wanted)
def card_has_the_flag(g: Game, seat: int, act: Any) -> bool:
    """A flag beside a symbol serves that character; an open flag serves all (WL-FLAG-03)."""
    return act.character in g.content.users[FLAG_OF[type(act)]][act.card]


@rule("WL-FLAG-01", "WL-FLAG-02", "WL-FLAG-03", "WL-CARD-04", "WL-CARD-07")
def ready(g: Game, seat: int, flag: int) -> list[tuple[int, int, int]]:
    """Card, character and its space, for every character on the board that a card in hand gives this flag."""
    content = g.content
    hand = g.state.players[seat].hand
    if content.bearers[flag].isdisjoint(hand):
        return []
    users, places, last = content.users[flag], g.state.places, -1
    found = []
    for card in hand:
        if card != last:
            last = card
            for character in users[card]:
                if places[character] >= 0:
                    found.append((card, character, places[character]))
    return found


FLAGGED = (card_is_in_hand, character_is_own, character_is_on_the_board, card_has_the_flag)


# ---------------------------------------------------------------- melee


@guard("WL-DAMAGE-06")
def faction_is_an_enemy(g: Game, seat: int, act: Melee | HeavyMelee) -> bool:
    """Nobody attacks the own characters."""
    return act.faction != g.state.players[seat].faction


@guard("WL-MELEE-01")
def enemy_shares_the_space(g: Game, seat: int, act: Melee | HeavyMelee) -> bool:
    """Melee reaches the own space only."""
    first = act.faction * TROOP
    return g.state.places[act.character] in g.state.places[first : first + TROOP]


def _blows(verb: type[Blow]) -> Callable[[Game, int], list[Blow]]:
    """Who can strike at which faction: the faction is chosen, never the character (WL-MELEE-02)."""
    flag = FLAG_OF[verb]

    def candidates(g: Game, seat: int) -> list[Blow]:
        strikers = ready(g, seat, flag)
        if not strikers:
            return []
        places = g.state.places
        foes = [
            (faction, places[faction * TROOP : faction * TROOP + TROOP])
            for faction in sorted([player.faction for player in g.state.players if player.seat != seat])
        ]
        return [
            verb(CardId(card), CharacterId(character), FactionId(faction))
            for card, character, here in strikers
            for faction, there in foes
            if here in there
        ]

    return candidates


STRIKING = (*FLAGGED, faction_is_an_enemy, enemy_shares_the_space)
MELEE_RULE = ActionRule(Melee, rule("WL-MELEE-01", "WL-MELEE-02")(_blows(Melee)), STRIKING, ensured=STRIKING)
HEAVY_MELEE_RULE = ActionRule(
    HeavyMelee, rule("WL-HMELEE-01", "WL-HMELEE-02")(_blows(HeavyMelee)), STRIKING, ensured=STRIKING
)


# ---------------------------------------------------------------- ranged


@guard("WL-DAMAGE-06")
def target_is_an_enemy(g: Game, seat: int, act: Ranged | HeavyRanged) -> bool:
    """Nobody shoots at the own characters."""
    return act.target // TROOP != g.state.players[seat].faction


@guard("WL-RANGED-01")
def target_is_on_the_board(g: Game, seat: int, act: Ranged | HeavyRanged) -> bool:
    """Only figures on the board can be attacked."""
    return g.state.places[act.target] >= 0


def blocker(g: Game, a: int, b: int) -> tuple[str, int]:
    """What stands in the way from space a to space b, on the line between the centres, and where."""
    board = g.content.board
    if board.elevation[b] > board.elevation[a]:
        return "uphill", b
    spaces = board.data.spaces()
    line = (spaces[a].circle[:2], spaces[b].circle[:2])
    lower = min(board.elevation[a], board.elevation[b])
    way = sight.entered(board.plan, a, line)
    for space in way[1:]:
        if space != b and board.cover[space]:
            return "cover", space
        if space != b and board.elevation[space] > lower:
            return "height", space
    return "wall", way[-1] if way[-1] != b else a


def _in_the_way(g: Game, seat: int, act: Ranged | HeavyRanged) -> dict[str, Arg]:
    here, there = g.state.places[act.character], g.state.places[act.target]
    what, where = blocker(g, here, there)
    return {
        "by": what,
        "space": Named("space", str(where + 1)),
        "here": Named("space", str(here + 1)),
        "there": Named("space", str(there + 1)),
    }


@guard("WL-LOS-01", because=_in_the_way)
def target_is_in_sight(g: Game, seat: int, act: Ranged | HeavyRanged) -> bool:
    """A clear line between some two points of the circles; figures and shards do not block (WL-RULING-08)."""
    return bool(g.content.board.seen[g.state.places[act.character]] >> g.state.places[act.target] & 1)


def _crossed(g: Game, seat: int, act: HeavyRanged) -> dict[str, Arg]:
    return {"crossed": g.content.board.crossings[g.state.places[act.character]][g.state.places[act.target]]}


@guard("WL-HRANGED-02", because=_crossed)
def target_is_in_reach(g: Game, seat: int, act: HeavyRanged) -> bool:
    """At most one space is crossed on the way, counted along the line of sight (WL-RULING-03)."""
    return bool(g.content.board.in_reach[g.state.places[act.character]] >> g.state.places[act.target] & 1)


def _shots(verb: type[Shot]) -> Callable[[Game, int], list[Shot]]:
    """Who can shoot at whom; the attacker chooses the character."""
    flag = FLAG_OF[verb]

    def candidates(g: Game, seat: int) -> list[Shot]:
        shooters = ready(g, seat, flag)
        if not shooters:
            return []
        board, own = g.content.board, g.state.players[seat].faction
        seen = board.seen if flag == RANGED else board.in_reach
        foes = [(foe, 1 << at) for foe, at in enumerate(g.state.places) if at >= 0 and foe // TROOP != own]
        return [
            verb(CardId(card), CharacterId(character), CharacterId(foe))
            for card, character, here in shooters
            for foe, bit in foes
            if seen[here] & bit
        ]

    return candidates


SHOOTING = (*FLAGGED, target_is_an_enemy, target_is_on_the_board, target_is_in_sight)
RANGED_RULE = ActionRule(
    Ranged, rule("WL-RANGED-01", "WL-RANGED-02", "WL-LOS-07", "WL-LOS-08")(_shots(Ranged)), SHOOTING, ensured=SHOOTING
)
SHOOTING_NEAR = (*SHOOTING, target_is_in_reach)
HEAVY_RANGED_RULE = ActionRule(
    HeavyRanged,
    rule("WL-HRANGED-01", "WL-HRANGED-03", "WL-HRANGED-04")(_shots(HeavyRanged)),
    SHOOTING_NEAR,
    ensured=SHOOTING_NEAR,
)


# ---------------------------------------------------------------- area


@guard("WL-AREA-01")
def space_is_near(g: Game, seat: int, act: AreaAttack) -> bool:
    """The own space or an adjacent one; walls stop it, height and cover do not (WL-RULING-39)."""
    return act.space in g.content.board.near[g.state.places[act.character]]


@guard("WL-DAMAGE-06")
def enemy_is_in_the_area(g: Game, seat: int, act: AreaAttack) -> bool:
    """Own characters may be caught, but an enemy must be there (WL-RULING-38)."""
    own = g.state.players[seat].faction
    return any(at == act.space and foe // TROOP != own for foe, at in enumerate(g.state.places))


@rule("WL-AREA-01", "WL-AREA-04")
def areas(g: Game, seat: int) -> list[AreaAttack]:
    """Near spaces with an enemy in them, on whatever level."""
    throwers = ready(g, seat, AREA)
    if not throwers:
        return []
    own, near = g.state.players[seat].faction, g.content.board.near
    foes = {at for foe, at in enumerate(g.state.places) if at >= 0 and foe // TROOP != own}
    return [
        AreaAttack(CardId(card), CharacterId(character), SpaceId(space))
        for card, character, here in throwers
        for space in near[here]
        if space in foes
    ]


THROWING = (*FLAGGED, space_is_near, enemy_is_in_the_area)
AREA_RULE = ActionRule(AreaAttack, areas, THROWING, ensured=THROWING)
