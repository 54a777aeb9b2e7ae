"""Rules 1.2 and 2: the text of the event card, and story cards drawn for the location, read, kept and played."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from holdfast.core.chance import Pick
from holdfast.core.flow import DONE, Ask, Call, Chance, Frame, Goto, Step
from holdfast.core.ledger import rule
from holdfast.core.legality import ActionRule, guard
from holdfast.core.view import public
from holdfast.games.dawn_of_the_zeds import cards, effects, look
from holdfast.games.dawn_of_the_zeds.actions import ChoosePath, PlayStory
from holdfast.games.dawn_of_the_zeds.asking import everybody, named, one_of_paths
from holdfast.games.dawn_of_the_zeds.box import PATHS
from holdfast.games.dawn_of_the_zeds.state import NOWHERE

if TYPE_CHECKING:
    from holdfast.games.dawn_of_the_zeds.game import DawnOfTheZeds as Game

LOCATIONS = one_of_paths("DZ-STORY-04", "path_can_be_the_location")


# ---------------------------------------------------------------- kept cards


@rule("DZ-STORY-07")
def playable(g: Game, whens: tuple[str, ...]) -> list[int]:
    """The kept cards that may be played at such a moment and would do something."""
    stories = g.content.stories
    return [story for story in g.state.kept if stories[story].when in whens and cards.has_effect(g, stories[story])]


@guard("DZ-STORY-07")
def card_was_kept(g: Game, seat: int, act: PlayStory) -> bool:
    """Only a card that the team keeps can be played."""
    return act.story in g.state.kept


@guard("DZ-STORY-07")
def its_moment_has_come(g: Game, seat: int, act: PlayStory) -> bool:
    """The card says when it may be played."""
    return g.content.stories[act.story].when in g.stack[-1].story_whens(g)  # type: ignore[attr-defined]


@guard("DZ-GEN-06")
def it_would_do_something(g: Game, seat: int, act: PlayStory) -> bool:
    """A card that has nobody to act upon is better kept."""
    return cards.has_effect(g, g.content.stories[act.story])


def plays(g: Game, seat: int) -> Iterable[PlayStory]:
    """The kept cards whose moment has come."""
    if not g.state.kept:
        return ()
    whens = g.stack[-1].story_whens(g)  # type: ignore[attr-defined]
    return [g.content.play_story[story] for story in playable(g, whens)]


PLAY = ActionRule(
    PlayStory,
    plays,
    (card_was_kept, its_moment_has_come, it_would_do_something),
    ensured=(card_was_kept, its_moment_has_come, it_would_do_something),
)


# ---------------------------------------------------------------- drawing


@public
@rule("DZ-STORY-01", "DZ-STORY-02", "DZ-STORY-04", "DZ-STORY-05")
class DrawStory(Frame, tag="draw_story"):
    """Draw a story card and find the location; its text waits until the event has been carried out there."""

    rule: ClassVar[str] = "DZ-STORY-04"
    at: str = "draw"

    def choices(self, g: Game) -> list[int]:
        if g.state.story == NOWHERE:
            return list(range(PATHS))
        story = g.content.stories[g.state.story]
        return look.candidate_paths(g, story.location, story.path)

    def draw(self, g: Game) -> Step:
        if not g.state.story_deck:
            effects.reshuffle_stories(g)
        if not g.state.story_deck:
            return Goto("choose")  # DZ-RUL-44
        return Goto("reveal")

    def reveal(self, g: Game) -> Step:
        return Chance(Pick.evenly(tuple(g.state.story_deck)), then="revealed", text="draw-story")

    def revealed(self, g: Game, story: int) -> Step:
        effects.reveal_story(g, story)
        g.state.story = story
        paths = self.choices(g)
        if len(paths) > 1:
            return Goto("choose")
        effects.name_location(g, paths[0])
        return DONE

    def choose(self, g: Game) -> Step:
        return Ask(everybody(g), (LOCATIONS,), then="chosen", text="choose-location")

    def chosen(self, g: Game, seat: int, act: ChoosePath) -> Step:
        effects.name_location(g, act.path)
        return DONE


@public
@rule("DZ-STORY-05", "DZ-STORY-06", "DZ-STORY-07", "DZ-STORY-09")
class StoryText(Frame, tag="story_text"):
    """Read the text of the drawn story card: carry it out and discard the card, or keep it."""

    rule: ClassVar[str] = "DZ-STORY-06"
    at: str = "read"

    def read(self, g: Game) -> Step:
        story = g.state.story
        if story == NOWHERE:
            return DONE
        if g.content.stories[story].keep:
            g.state.story = NOWHERE
            effects.keep_story(g, story)
            return DONE
        return Call(Telling(story=story), then="discard")

    def discard(self, g: Game) -> Step:
        story, g.state.story = g.state.story, NOWHERE
        effects.discard_story(g, story)
        return DONE


@public
@rule("DZ-STORY-06", "DZ-STORY-08")
class Telling(Frame, tag="telling", kw_only=True):
    """Carry out the text of a story card, step by step."""

    rule: ClassVar[str] = "DZ-STORY-06"
    story: int
    index: int = 0
    at: str = "next"

    def prompt(self, g: Game, seat: int | None) -> dict[str, Any]:
        return {"story": named(g, "story", self.story)}

    def next(self, g: Game) -> Step:
        steps = g.content.stories[self.story].effects
        if self.index == len(steps):
            return DONE
        self.index += 1
        frame = cards.carry_out(g, steps[self.index - 1])
        return Call(frame, then="next") if frame is not None else Goto("next")


def event_text(g: Game, when: str) -> Frame | None:
    """The procedure for the active card's text at a moment; None if it says nothing then."""
    return EventText(when=when) if when in g.content.events[g.state.card].moments else None


@public
@rule("DZ-EVENT-01", "DZ-EVENT-02", "DZ-STORY-05", "DZ-STORY-09")
class EventText(Frame, tag="event_text", kw_only=True):
    """The parts of the active card's text for one moment; a story card that was drawn is read after them."""

    rule: ClassVar[str] = "DZ-EVENT-01"
    when: str
    index: int = 0
    at: str = "next"

    def next(self, g: Game) -> Step:
        steps = g.content.events[g.state.card].effects
        while self.index < len(steps):
            step = steps[self.index]
            self.index += 1
            if step.at == self.when:
                frame = cards.carry_out(g, step)
                if frame is not None:
                    return Call(frame, then="next")
        if g.state.story >= 0:
            return Call(StoryText(), then="over")
        return DONE

    def over(self, g: Game) -> Step:
        return DONE
