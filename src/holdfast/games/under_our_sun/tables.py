"""Tables that follow from the content and are looked up all the time, worked out once per content."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from holdfast.games.under_our_sun.content import Content
from holdfast.games.under_our_sun.vocabulary import PlaceMarker

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game


class Tables(Struct, frozen=True):
    """What the rules look up about cards."""

    copies: tuple[tuple[int, ...], ...]
    """By face: the cards of the item and gear decks that show it."""
    recipes: tuple[tuple[int, int, tuple[tuple[int, int], ...]], ...]
    """Every craftable face of those decks: its number, the kinds it needs (one bit each), and (kind, number) pairs."""
    tent: int
    """The face of the tent."""
    trap: int
    """The face of the small animal trap."""
    fire_uses: frozenset[tuple[int, int]]
    """Abilities (face, number) that light a campfire; that is an action of its own, whose cost the edition says."""
    tags: dict[str, frozenset[int]]
    """By tag: the cards that carry it."""
    reacting: dict[str, frozenset[int]]
    """By trigger: the cards with a reaction to it."""
    moments: frozenset[str]
    """Moments in the middle of an action that matter to the mission: those its steps wait for, and where there are
    tokens to carry, every entry."""
    skills: dict[str, tuple[tuple[int, int], ...]]
    """By trigger: the (character, number of the skill) that react to it."""
    weapons: frozenset[int]
    """The cards that are weapons."""
    usable: frozenset[int]
    """The cards that can be used."""
    skilled: frozenset[int]
    """The characters with a skill that is an action."""
    makeable: dict[int, tuple[tuple[int, tuple[tuple[int, int], ...]], ...]]
    """By the kinds that are lacking, one bit each: what `recipes_without` has found so far."""

    def recipes_without(self, lacking: int) -> tuple[tuple[int, tuple[tuple[int, int], ...]], ...]:
        """The recipes, as (face, pairs), that need none of the kinds that are lacking."""
        found = self.makeable.get(lacking)
        if found is None:
            found = tuple((face, recipe) for face, kinds, recipe in self.recipes if not kinds & lacking)
            self.makeable[lacking] = found
        return found


_MADE: dict[int, Tables] = {}


def tables(g: Game) -> Tables:
    """The tables of the content that is played."""
    found = _MADE.get(id(g.content))
    if found is None:
        found = _MADE[id(g.content)] = make(g.content)
    return found


def make(content: Content) -> Tables:
    """Work the tables out."""
    decks = [*content.item_cards, *content.gear_cards]
    copies: list[list[int]] = [[] for _ in content.things]
    for card in decks:
        copies[content.face_of[card]].append(card)
    recipes = tuple(
        (
            number,
            sum(1 << kind for kind, n in enumerate(face.craft) if n),
            tuple((kind, n) for kind, n in enumerate(face.craft) if n),
        )
        for number, face in enumerate(content.things)
        if face.craft is not None and copies[number]
    )
    tags: dict[str, set[int]] = {}
    reacting: dict[str, set[int]] = {}
    for card, number in enumerate(content.face_of):
        for tag in content.things[number].tags:
            tags.setdefault(tag, set()).add(card)
        for react in content.things[number].abilities.reacts:
            reacting.setdefault(react.on, set()).add(card)
    skills: dict[str, list[tuple[int, int]]] = {}
    for who, board in enumerate(content.boards):
        for number, skill in enumerate(board.skills):
            if skill.react is not None:
                skills.setdefault(skill.react.on, []).append((who, number))
    names = [face.name for face in content.things]
    printed = [content.things[number].abilities for number in content.face_of]
    return Tables(
        copies=tuple(tuple(cards) for cards in copies),
        recipes=recipes,
        tent=names.index("tent"),
        trap=names.index("small_animal_trap"),
        fire_uses=frozenset(
            (face, number)
            for face, thing in enumerate(content.things)
            for number, use in enumerate(thing.abilities.uses)
            if any(isinstance(verb, PlaceMarker) and verb.kind == "campfire" for verb in content.blocks[use.do])
        ),
        tags={tag: frozenset(cards) for tag, cards in tags.items()},
        reacting={on: frozenset(cards) for on, cards in reacting.items()},
        moments=frozenset(
            [step.moment for step in content.mission.steps if step.moment]
            + (["tile_entered"] if content.mission.actions else [])
        ),
        skills={on: tuple(found) for on, found in skills.items()},
        weapons=frozenset(card for card, one in enumerate(printed) if one.weapon is not None),
        usable=frozenset(card for card, one in enumerate(printed) if one.uses),
        skilled=frozenset(who for who, board in enumerate(content.boards) if any(one.use for one in board.skills)),
        makeable={},
    )
