"""What the next event card may do to the town."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from holdfast.bots.dawn_of_the_zeds.fronts import Attack
from holdfast.bots.dawn_of_the_zeds.judging import Position
from holdfast.bots.dawn_of_the_zeds.outlook import cards_to_come
from holdfast.games.dawn_of_the_zeds.box import ALL_PATHS, LOCATION_TWICE, PATHS, Box, EventCard
from holdfast.games.dawn_of_the_zeds.flow import next_event

if TYPE_CHECKING:
    from holdfast.games.dawn_of_the_zeds.game import DawnOfTheZeds as Game


class Coming(Struct, frozen=True):
    """An event card as an attack on the paths; if only one of them is meant, nobody knows yet which."""

    attacks: tuple[tuple[int, Attack], ...]
    one_of_them: bool


_COMING: dict[int, tuple[Box, list[Coming]]] = {}


def coming_in(box: Box) -> list[Coming]:
    """The cards of a box as attacks, worked out once."""
    found = _COMING.get(id(box))
    if found is None:
        found = _COMING[id(box)] = (box, [read(card) for card in box.events])
    return found[1]


def read(card: EventCard) -> Coming:
    """How often a card activates each path, and how Zeds fight meanwhile."""
    moves = [card.zeds.count(path) + card.zeds.count(ALL_PATHS) for path in range(PATHS)]
    one_of_them = LOCATION_TWICE in card.zeds
    if one_of_them:
        moves = [2] * PATHS
    attacks = [(path, Attack(count, card.zeds_run, not card.no_defence)) for path, count in enumerate(moves) if count]
    return Coming(tuple(attacks), one_of_them)


def breach(g: Game, position: Position) -> float:
    """How likely the next card brings Zeds into the Town Center."""
    if cards_to_come(g) <= 0:
        return 0.0
    cards, pick, breached = coming_in(g.content), next_event(g), 0.0
    for card, weight in zip(pick.values, pick.weights, strict=True):
        coming, safe = cards[card], 1.0
        dangers = [position.front(path).breach(attack) for path, attack in coming.attacks]
        for danger in dangers:
            safe *= 1 - danger
        breached += weight * (sum(dangers) / PATHS if coming.one_of_them else 1 - safe)
    return breached / sum(pick.weights)
