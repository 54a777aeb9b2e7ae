"""Under our Sun, put together for the engine. How its parts meet:

**Files.** `state.py` says what lies on the table. `content*.py` loads what is printed, as frozen Structs and lookup
tables with one `Content` per choice of options; `vocabulary.py` holds the words in which cards speak. `rules*.py` are
guards and candidates, `effects*.py` change the table and tell events, `flow*.py` are the procedures of the rulebook.
`verbs/` runs what cards say.

**Ids.** Everything in a state is a small int: character 0 to 5 (Medic to Trapper), tile 0 to 33 (New Haven is 0, then
the target tiles T1 to T6, then N01 to N27), place (a number of `kit.hexes.hexes(RADIUS)`; New Haven lies at place 0),
physical card 0 to 121 (item deck, gear deck, loot deck, expansion supplement, in this order), enemy card 0 to 24 and
`FENCE`, night, event and Sun cards by physical number, goods and tokens and counters by their place in the tuples of
`state.py`. Copies of one face differ only in their number; `content.face_of[card]` is the face, and faces carry the
printed facts. A loot card that copies an item has the item's face.

**What the rules read.** `content.edition` (an `Edition`), `content.grid` (the hexes), `content.tiles[tile]`,
`content.boards[character]`, `content.things[face]` with `content.face_of[card]`, `content.foes[face]` with
`content.foe_of[enemy]`, `content.nights[card]`, `content.events[card]`, `content.suns[card]`, `content.merchants[m]`,
`content.mission`. Goods are tuples by kind, dice pools the count tuples of `dice.py` (green, yellow, blue, red).

**Blocks.** Every list of verbs in the content, nested too, is a block with a number: `content.blocks[n]` is a tuple
of frozen verbs. So a frame that waits in the middle of a card holds two ints, never the verbs themselves.

**Running verbs.** One frame does it: `verbs.Resolve(block=, who=, card=, enemy=, other=, n=)`. `who` is the `self` of
the card, `card` the physical card (or NOBODY), `enemy` is `this` or `attacked`, `other` is `it` or `victim`, `n` the
successes of a check. It carries out one verb per stage: it calls an effect function (`effects*.py`, always `f(g, ...)`
with ids), or `Call`s a frame where somebody is asked or dice are rolled:

- `Hurt(who=, n=, kind=, enemy=)` damage to a character with the windows for reactions; `prevent` lowers the `n` of the
  nearest `Hurt` on the stack.
- `Roll(who=, dice=)` a roll that counts successes, karma included; it leaves them in `rolled` of the frame that called
  it. `checks.pool(g, who, attr)` gives the dice of a skill check; `reroll` works on the nearest `Roll`.
- `Spawn(which=, place=, who=, fight=)` brings an enemy; `cancel(initial_round)` works on the nearest `InitialRound`.
- `MoveEnemy(card=, mode=, target=)`, `DrawLoot(who=, draw=, keep=)`, `DrawGoods(who=, n=, tile=)` from the bag,
  `Reveal(place=)`, `Peek(...)`, `EnemyAttack(who=, dice=)`, `Attack(...)`.

**Triggers.** `React(trigger=, who=, enemy=, n=)` is the window for reactions: it offers the usable reactions of one
character (skills, cards on the board, worn gear) to a trigger, pays what they spend and resolves their block; enemy
specials of that trigger run by themselves. Flow calls it; verbs never do.

**Statistics.** `stats.stat(g, who, STAT)` sums printed passives of the cards held, skills and `state.modifiers`;
`stats.dice(g, who, STAT)` gives the dice that a statistic adds to a roll as `(green, yellow, blue, red)`.

**Missions.** After every action and at the moments named in the vocabulary (`phase_start`, `phase_end`,
`preparation`, a tile revealed or entered, a container opened), flow calls `missions.Steps(moment=, who=, tile=)`, the
frame that tests the steps of the mission and resolves their blocks.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Self

from holdfast.core.chance import Rng
from holdfast.core.flow import Frame
from holdfast.core.game import Game, View
from holdfast.core.ids import Names
from holdfast.core.legality import Action
from holdfast.core.meta import Options
from holdfast.core.text import Arg, Named
from holdfast.games.under_our_sun import (
    flow_cards,
    flow_combat,
    flow_day,
    flow_enemies,
    flow_health,
    flow_interactions,
    flow_map,
    flow_pvp,
    flow_rolls,
    flow_setup,
    flow_sol,
    flow_trade,
    flow_travel,
    flow_turn,
    worlds,
)
from holdfast.games.under_our_sun.actions import ACTIONS, KINDS, ReactSkill, UseSkill
from holdfast.games.under_our_sun.aims import aims
from holdfast.games.under_our_sun.census import census
from holdfast.games.under_our_sun.content import Content, check_pack, load_content
from holdfast.games.under_our_sun.events import EVENTS
from holdfast.games.under_our_sun.meta import META, SunOptions
from holdfast.games.under_our_sun.setup import set_up
from holdfast.games.under_our_sun.state import NOBODY, Table
from holdfast.games.under_our_sun.verbs import run

FRAMES: tuple[type[Frame], ...] = (
    *flow_setup.FRAMES, *flow_day.FRAMES, *flow_turn.FRAMES, *flow_travel.FRAMES, *flow_map.FRAMES,
    *flow_interactions.FRAMES, *flow_combat.FRAMES, *flow_enemies.FRAMES, *flow_cards.FRAMES, *flow_trade.FRAMES,
    *flow_pvp.FRAMES, *flow_sol.FRAMES, *flow_rolls.FRAMES, *flow_health.FRAMES, *run.FRAMES,
)  # fmt: skip


class UnderOurSun(Game[Table]):
    """Survival in a dried-out world: explore, craft, fight and carry out a mission before time runs out."""

    __slots__ = ()

    meta = META
    state_type = Table
    frames = FRAMES
    actions = ACTIONS
    event_types = EVENTS
    kinds = KINDS
    more_words = {UseSkill: frozenset({"skill"}), ReactSkill: frozenset({"skill"})}

    content: Content
    options: SunOptions

    @classmethod
    def load_content(cls, options: Options) -> Content:
        assert isinstance(options, SunOptions)
        return load_content(options)

    @classmethod
    def set_up(cls, content: Content, options: Options, seats: int) -> tuple[Table, Frame]:
        assert isinstance(options, SunOptions)
        return set_up(content, options, seats)

    @classmethod
    def check_pack(cls, folder: Path) -> None:
        check_pack(folder)

    def names(self) -> Names:
        return self.content.names

    def words_for(self, act: Action) -> dict[str, Arg]:
        if isinstance(act, UseSkill | ReactSkill):
            return {"skill": Named("skill", self._skill(act.ability))}
        return {}

    def reckoned(self) -> dict[str, Any]:
        counts = self.content.windows
        return {
            "days": {count: self.content.day_limit(count) for count in counts},
            "aims": {count: aims(self.content, count) for count in counts},
        }

    def _skill(self, number: int) -> str:
        """A special skill of the character that is asked; answers may also be asked about when nobody is."""
        frame = self.stack[-1]
        who = getattr(frame, "actor", getattr(frame, "who", NOBODY))
        skills = () if who == NOBODY else self.content.boards[who].skills
        return skills[number].name if number < len(skills) else "none"

    def census(self) -> dict[str, int]:
        return census(self)

    @classmethod
    def world(cls, view: View, rng: Rng) -> Self:
        return worlds.deal(cls, view, rng)
