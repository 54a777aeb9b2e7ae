"""What the words of card texts do. An effect acts at once, or gives the procedure that carries it out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from holdfast.core.flow import Frame
from holdfast.core.ledger import rule
from holdfast.games.dawn_of_the_zeds import effects, heroes, look, oddities, placing, scoring, stories
from holdfast.games.dawn_of_the_zeds.box import LENGTH, PATHS, START, Effect, StoryCard
from holdfast.games.dawn_of_the_zeds.vocabulary import NOT_IN_BASE_GAME, WORDS

if TYPE_CHECKING:
    from holdfast.games.dawn_of_the_zeds.game import DawnOfTheZeds as Game

Word = Callable[["Game", Effect], Frame | None]


@rule("DZ-EVENT-01", "DZ-GEN-02", "DZ-GEN-06")
def carry_out(g: Game, effect: Effect) -> Frame | None:
    """Do a step of a card's text; what cannot be done is skipped and not made up for."""
    return DOES[effect.do](g, effect)


@rule("DZ-GEN-05", "DZ-GEN-07")
def nothing(g: Game, effect: Effect) -> None:
    """A part that does not exist at this level."""


def place_zed(g: Game, effect: Effect) -> Frame:
    """A new Zed on a space, on the Start of the path that is meant, or on every Start."""
    if effect.space >= 0:
        return placing.PlaceZed(space=effect.space)
    if effect.where == "every_start":
        return placing.PlaceOnEvery()
    if effect.where == "empty_start":
        return placing.PlaceOnStart(paths=empty_or_weakest_starts(g))
    path = g.state.location if effect.where == "location" else effect.path
    paths = look.candidate_paths(g, effect.where, path, effect.amount)
    if len(paths) == 1:
        return placing.PlaceZed(space=paths[0] * LENGTH + START)
    return placing.PlaceOnStart(paths=paths)


def empty_or_weakest_starts(g: Game) -> list[int]:
    """Paths with an empty Start; if there is none, those whose Start holds the weakest Zeds."""
    strength = [look.mob_strength(g.content, g.state, path * LENGTH + START) for path in range(PATHS)]
    return [path for path in range(PATHS) if strength[path] == min(strength)]


def draw_story(g: Game, effect: Effect) -> Frame:
    """A story card names the location."""
    return stories.DrawStory()


def gain_ammo(g: Game, effect: Effect) -> None:
    """Ammo, if the card asks for no place or a unit stands on it."""
    if effect.space < 0 or effect.space in g.state.units:
        effects.change_ammo(g, effect.amount)
    else:
        effects.skip_event(g)


def lose_ammo(g: Game, effect: Effect) -> None:
    """Ammo is lost, as far as there is any."""
    effects.change_ammo(g, -effect.amount)


def gain_actions(g: Game, effect: Effect) -> None:
    """The action track rises."""
    effects.set_actions(g, g.state.actions + effect.amount)


def give_marker(g: Game, effect: Effect) -> Frame:
    """A marker for a unit of the players' choice."""
    return oddities.GiveMarker(marker=effect.marker, kind=effect.to)


def draw_hero(g: Game, effect: Effect) -> Frame:
    """A hero arrives."""
    return heroes.DrawHero()


def call_reserve(g: Game, effect: Effect) -> Frame:
    """A civilian comes from the reserve."""
    return heroes.CallReserve(kind=effect.to)


def victory(g: Game, effect: Effect) -> None:
    """The game is won."""
    scoring.victory(g)


def remove_zed_hits(g: Game, effect: Effect) -> None:
    """The Zeds recover."""
    effects.remove_zed_hits(g)


def attack_from_below(g: Game, effect: Effect) -> Frame:
    """A unit at the location is attacked by something under the ground."""
    return oddities.AttackFromBelow()


def explosion(g: Game, effect: Effect) -> Frame:
    """Everything on a space is hit and driven off it."""
    return oddities.Explosion(space=effect.space, hits=effect.amount)


def toughen_zed(g: Game, effect: Effect) -> Frame:
    """The strongest Zed becomes tough."""
    return oddities.ToughenZed()


def zed_among_us(g: Game, effect: Effect) -> Frame:
    """A unit finds a Zed in its midst."""
    return oddities.ZedAmongUs()


def replace_zeds(g: Game, effect: Effect) -> Frame:
    """Weak Zeds make room for fresh ones."""
    return oddities.ReplaceZeds(waiting=oddities.weak_zeds(g, effect.amount))


def choose_champion(g: Game, effect: Effect) -> Frame:
    """A hero is favoured for a round."""
    return oddities.ChooseChampion()


DOES: dict[str, Word] = {
    "place_zed": place_zed,
    "draw_story": draw_story,
    "gain_ammo": gain_ammo,
    "lose_ammo": lose_ammo,
    "gain_actions": gain_actions,
    "give_marker": give_marker,
    "draw_hero": draw_hero,
    "call_reserve": call_reserve,
    "victory": victory,
    "remove_zed_hits": remove_zed_hits,
    "attack_from_below": attack_from_below,
    "explosion": explosion,
    "toughen_zed": toughen_zed,
    "zed_among_us": zed_among_us,
    "replace_zeds": replace_zeds,
    "choose_champion": choose_champion,
    **dict.fromkeys(NOT_IN_BASE_GAME, nothing),
}
IN_MELEE = ("shift", "turn_the_tide")
"""Words that a melee reads by itself when the card is played there."""

if {*DOES, *IN_MELEE} != set(WORDS):
    raise ValueError("every word of the vocabulary does something, and nothing else is a word")


def has_effect(g: Game, story: StoryCard) -> bool:
    """Would a kept card do anything now?"""
    for effect in story.effects:
        if effect.do == "give_marker":
            return bool(oddities.markable(g, effect.to))
        if effect.do == "call_reserve":
            return bool(heroes.available(g, effect.to))
        if effect.do == "gain_actions":
            return g.state.actions < g.content.most_actions
    return True
