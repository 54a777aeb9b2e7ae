"""The cards of a pack: names resolved, words checked, the recipe of the event deck counted."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.core.ledger import rule
from holdfast.games.dawn_of_the_zeds.box import ALL_PATHS, LOCATION_TWICE, Act, Effect, EventCard, StoryCard
from holdfast.games.dawn_of_the_zeds.content import LASTING, TARGETS, TIMES, WHENS, EffectData, Pack
from holdfast.games.dawn_of_the_zeds.meta import ZedsOptions
from holdfast.games.dawn_of_the_zeds.vocabulary import WORDS

LOCATIONS = ("most", "fewest", "choice", "crowded")
PLACES = (*LOCATIONS, "location", "every_start", "empty_start")


@rule("DZ-EVENT-01", "DZ-GEN-05", "DZ-GEN-07", "DZ-TURN-04")
def build_event(pack: Pack, name: str, spaces: Sequence[str]) -> EventCard:
    """An event card with its tab and text resolved; the first three tabs are no part of the data at all."""
    card, file, paths = pack.events.card[name], pack.files["events"], list(pack.board.path)
    words = {"all": ALL_PATHS, "location x2": LOCATION_TWICE}
    for entry in card.zeds:
        if entry not in words and entry not in paths:
            raise file.wrong(("card", name, "zeds"), f"there is no path {entry!r}")
    for lasting in card.lasting:
        if lasting not in LASTING:
            raise file.wrong(("card", name, "lasting"), f"{lasting!r} is none of {', '.join(LASTING)}")
    effects = [_effect(pack, "events", ("card", name, "effects"), one, spaces) for one in card.effects]
    if any(one.at not in TIMES for one in effects):
        raise file.wrong(("card", name, "effects"), f"an effect happens at one of {', '.join(TIMES)}")
    return EventCard(
        name=name,
        act=card.act - 1,
        special=card.special,
        brains=card.brains,
        zeds=tuple(words[entry] if entry in words else paths.index(entry) for entry in card.zeds),
        actions=card.actions,
        coop=card.coop,
        may_retreat="may_retreat" in card.lasting,
        no_defence="no_defence" in card.lasting,
        victims_rise="victims_rise" in card.lasting,
        zeds_run="zeds_run" in card.lasting,
        effects=tuple(effects),
    )


def build_story(pack: Pack, name: str, spaces: Sequence[str]) -> StoryCard:
    """A story card with its location and text resolved."""
    story, file, paths = pack.stories.story[name], pack.files["stories"], list(pack.board.path)
    if story.location not in (*paths, *LOCATIONS):
        raise file.wrong(("story", name, "location"), f"there is no location {story.location!r}")
    if (story.text == "keep") != (story.when in WHENS):
        raise file.wrong(
            ("story", name, "when"), f"a card to keep, and no other, is played at one of {', '.join(WHENS)}"
        )
    return StoryCard(
        name=name,
        location=story.location,
        path=paths.index(story.location) if story.location in paths else -1,
        keep=story.text == "keep",
        when=story.when,
        effects=tuple(_effect(pack, "stories", ("story", name, "effects"), one, spaces) for one in story.effects),
    )


def _effect(pack: Pack, file: str, place: tuple[str | int, ...], data: EffectData, spaces: Sequence[str]) -> Effect:
    """An effect with its words checked and its place found."""
    paths, wrong = list(pack.board.path), pack.files[file].wrong
    if data.do not in WORDS:
        raise wrong(place, f"no effect is called {data.do!r}")
    if data.where and data.where not in (*PLACES, *paths, *spaces):
        raise wrong(place, f"there is no place {data.where!r}")
    if data.to and data.to not in TARGETS:
        raise wrong(place, f"{data.to!r} is none of {', '.join(TARGETS)}")
    if data.marker and data.marker not in pack.units.marker:
        raise wrong(place, f"there is no marker {data.marker!r}")
    return Effect(
        do=data.do,
        at=data.at,
        where=data.where,
        path=paths.index(data.where) if data.where in paths else -1,
        space=spaces.index(data.where) if data.where in spaces else -1,
        amount=data.amount,
        marker=data.marker,
        to=data.to,
    )


def build_acts(pack: Pack, options: ZedsOptions) -> tuple[Act, ...]:
    """The recipe of the event deck: acts in order, the finale last; there are cards enough for each."""
    recipe, cards = pack.setup.deck[options.length], list(pack.events.card.values())
    acts = []
    for act, (normal, special) in enumerate(zip(recipe.normal, recipe.special, strict=True)):
        found = tuple(index for index, card in enumerate(cards) if card.act == act + 1 and not card.special)
        odd = tuple(index for index, card in enumerate(cards) if card.act == act + 1 and card.special)
        if len(found) < normal or len(odd) != special:
            raise pack.files["setup"].wrong(
                ("deck", options.length), f"act {act + 1} has {len(found)} normal and {len(odd)} special cards"
            )
        acts.append(Act(found, odd, normal + special))
    return tuple(acts)
