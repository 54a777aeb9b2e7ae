"""What may be done by those who are attacked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

from holdfast.core.ledger import rule
from holdfast.core.legality import ActionRule, guard
from holdfast.core.text import Arg, Named
from holdfast.games.wildlands.actions import (
    FLAGS,
    HEAVY_RANGED,
    RANGED,
    TAKE_COVER,
    TROOP,
    CardId,
    CharacterId,
    Defend,
    NameTarget,
    TakeHit,
)
from holdfast.games.wildlands.content import DEFENCE_FLAGS, way_to_defend
from holdfast.games.wildlands.rules import card_is_in_hand, character_is_own
from holdfast.games.wildlands.state import troop_of

if TYPE_CHECKING:
    from holdfast.games.wildlands.attack import Attack
    from holdfast.games.wildlands.game import Wildlands as Game


@guard("WL-MELEE-03")
def character_stands_in_the_attacked_space(g: Game, seat: int, act: NameTarget) -> bool:
    """The owner names one of the own characters in the attacker's space."""
    return g.state.places[act.character] == cast("Attack", g.stack[-1]).space


def own_targets(g: Game, seat: int) -> Iterable[NameTarget]:
    """The own characters in the attacked space."""
    space, places = cast("Attack", g.stack[-1]).space, g.state.places
    return [NameTarget(CharacterId(one)) for one in troop_of(g.state.players[seat].faction) if places[one] == space]


NAMING = (character_is_own, character_stands_in_the_attacked_space)
NAME_TARGET = ActionRule(NameTarget, own_targets, NAMING, ensured=NAMING)


@guard("WL-DEFEND-01")
def character_is_attacked(g: Game, seat: int, act: Defend) -> bool:
    """A defence answers an attack on that very character, by its owner alone (WL-RULING-36)."""
    return act.character in cast("Attack", g.stack[-1]).targets


@guard("WL-SHIELD-02")
def character_is_not_yet_protected(g: Game, seat: int, act: Defend) -> bool:
    """One card protects one character, and one is enough (WL-RULING-35)."""
    return act.character not in cast("Attack", g.stack[-1]).protected


def _attack(g: Game, seat: int, act: Defend) -> dict[str, Arg]:
    frame = cast("Attack", g.stack[-1])
    way = way_to_defend(frame.flag, g.content.board.cover[g.state.places[act.character]])
    return {
        "attack": FLAGS[frame.flag],
        "flags": [Named("flag", FLAGS[flag]) for flag in DEFENCE_FLAGS[way]],
        "character": Named("character", g.content.character_names[act.character]),
    }


@guard("WL-COVER-02", because=_attack)
def cover_is_there_to_take(g: Game, seat: int, act: Defend) -> bool:
    """Take Cover needs a cover space under the defender; where the attacker stands is no matter (WL-RULING-58)."""
    if g.content.board.cover[g.state.places[act.character]] or cast("Attack", g.stack[-1]).flag not in (
        RANGED,
        HEAVY_RANGED,
    ):
        return True
    users = g.content.users
    return act.character not in users[TAKE_COVER][act.card] or defends(g, act.card, act.character)


def defends(g: Game, card: int, character: int) -> bool:
    """Does a card protect a character against the attack that is under way?"""
    return card in defending_cards(g, cast("Attack", g.stack[-1]).flag, character)


def defending_cards(g: Game, flag: int, character: int) -> frozenset[int]:
    """All cards that protect a character, where it stands, against an attack."""
    way = way_to_defend(flag, g.content.board.cover[g.state.places[character]])
    return g.content.defences[way][character]


@guard("WL-DEFEND-05", because=_attack)
def card_answers_the_attack(g: Game, seat: int, act: Defend) -> bool:
    """Melee answers melee; Shield answers shots and area attacks; Take Cover answers shots."""
    return defends(g, act.card, act.character)


@rule("WL-MELEE-04", "WL-SHIELD-01", "WL-SHIELD-03", "WL-COVER-01", "WL-FLAG-03")
def defences(g: Game, seat: int) -> list[Defend]:
    """Every card in hand that protects an own character under attack, open flags included (WL-RULING-34)."""
    frame = cast("Attack", g.stack[-1])
    player = g.state.players[seat]
    exposed = [
        (one, defending_cards(g, frame.flag, one))
        for one in sorted(frame.targets)
        if one // TROOP == player.faction and one not in frame.protected
    ]
    return [
        Defend(CardId(card), CharacterId(one))
        for card in sorted(set(player.hand))
        for one, cards in exposed
        if card in cards
    ]


DEFENDING = (
    character_is_own,
    character_is_attacked,
    character_is_not_yet_protected,
    card_is_in_hand,
    cover_is_there_to_take,
    card_answers_the_attack,
)
DEFEND = ActionRule(Defend, defences, DEFENDING, ensured=DEFENDING)
TAKE_HIT = ActionRule(TakeHit, lambda g, seat: (TakeHit(),))
