"""The closed vocabulary in which cards, skills, enemies and missions say what they do.

Everything here is data without behaviour: a verb names what happens, a condition what must be true, an ability
form when and at what price. Lists of verbs are numbered blocks of the content, so that a frame can say "block
17, third verb" in two small ints. `content_notation` reads these Structs from the text of a pack; `verbs` runs them.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from holdfast.games.under_our_sun.dice import NO_DICE, Pool
from holdfast.games.under_our_sun.vocabulary_conditions import Condition
from holdfast.games.under_our_sun.vocabulary_words import (
    NOTHING_TO_DO,
    Ammo,
    Amount,
    Attribute,
    BlockId,
    ChoiceId,
    Counter,
    FoeId,
    Gained,
    Lost,
    Marker,
    MerchantId,
    Result,
    Spend,
    Stat,
    ThingId,
    TileId,
    Token,
    Trigger,
    Until,
    Weather,
    Where,
    Who,
)

# ---------------------------------------------------------------- ability forms


class Form(Struct, frozen=True, tag_field="form"):
    """How a card, a skill, an enemy or a mission carries verbs."""


class Weapon(Form, frozen=True, tag="weapon"):
    """Dice that join the basic dice: in melee, or at range 0 and 1; ammunition by kind, room and price."""

    melee: Pool = NO_DICE
    r0: Pool = NO_DICE
    r1: Pool = NO_DICE
    ammo: Ammo | None = None
    cap: int = 0
    per_attack: int = 0


class Store(Form, frozen=True, tag="store"):
    """Extra room on the card."""

    kind: Literal["water", "resource", "item"]
    n: int


class Passive(Form, frozen=True, tag="passive"):
    """In force as long as the card is active."""

    do: BlockId


class Use(Form, frozen=True, tag="use"):
    """An action of the owner in the own turn."""

    ap: int
    spend: Spend
    do: BlockId
    when: Condition | None = None


class React(Form, frozen=True, tag="react"):
    """A reaction: the owner's choice, or automatic for an enemy."""

    on: Trigger
    spend: Spend
    do: BlockId
    when: Condition | None = None


class MissionAction(Form, frozen=True, tag="action"):
    """An action of a mission or team card, open to every character at that place."""

    name: str
    ap: int
    where: Literal["here"] | TileId
    do: BlockId
    when: Condition | None = None


FORMS: tuple[type[Form], ...] = tuple(Form.__subclasses__())


# ---------------------------------------------------------------- set-up calls of missions


class SetupCall(Struct, frozen=True, tag_field="setup"):
    """What the first card of a mission does before play."""


class SetAside(SetupCall, frozen=True, tag="set_aside"):
    """Take the target tiles that the mission does not name out of the game."""

    tiles: Literal["unused_targets"]


class StackInsert(SetupCall, frozen=True, tag="stack_insert"):
    """Put a tile into the stack, at a depth between `lo` and `hi`, never nearer to New Haven than `min_distance`."""

    tile: TileId
    lo: Amount
    hi: Amount
    min_distance: int


class Preplace(SetupCall, frozen=True, tag="preplace"):
    """Lay a tile face up at a distance, in a direction that is rolled."""

    tile: TileId
    distance: int


class Hide(SetupCall, frozen=True, tag="hide"):
    """Secretly pick one of the tiles for a token."""

    name: Token
    among: tuple[TileId, ...]


SETUP_CALLS: tuple[type[SetupCall], ...] = tuple(SetupCall.__subclasses__())


# ---------------------------------------------------------------- verbs


class Verb(Struct, frozen=True, tag_field="verb"):
    """Something that happens. The classes below are the whole list."""


class Damage(Verb, frozen=True, tag="damage"):
    who: Who
    n: Amount
    kind: Literal["plain", "melee", "ranged", "exposure", "poison"] = "plain"


class Heal(Verb, frozen=True, tag="heal"):
    who: Who
    n: Amount


class SetCondition(Verb, frozen=True, tag="set_condition"):
    who: Who
    cond: Literal["injured", "infected", "hidden"]
    on: bool


class ChangeFitness(Verb, frozen=True, tag="change_fitness"):
    who: Who
    n: Amount


class ChangeAp(Verb, frozen=True, tag="change_ap"):
    who: Who
    n: Amount
    when: Literal["now", "this_phase", "next_phase"]


class ChangeKarma(Verb, frozen=True, tag="change_karma"):
    who: Who
    n: Amount


class Revive(Verb, frozen=True, tag="revive"):
    who: Who
    hp: int


class Gain(Verb, frozen=True, tag="gain"):
    who: Who
    kind: Gained
    n: Amount
    to: Literal["board", "tile"] = "board"


class Lose(Verb, frozen=True, tag="lose"):
    """`orelse` runs once for every unit that is missing; with `must` an option is open only to who can pay."""

    who: Who
    kind: Lost
    n: Amount
    orelse: BlockId = NOTHING_TO_DO
    must: bool = False


class DrawLoot(Verb, frozen=True, tag="draw_loot"):
    who: Who
    draw: int
    keep: int


class LoseCard(Verb, frozen=True, tag="lose_card"):
    who: Who
    what: Literal["item", "gear", "medical"]
    n: int
    must: bool = False


class Refresh(Verb, frozen=True, tag="refresh"):
    who: Who
    what: Literal["electric", "all"]


class Disassemble(Verb, frozen=True, tag="disassemble"):
    what: Literal["any_craftable"]


class TokenVerb(Verb, frozen=True, tag="token"):
    name: Token
    where: Where
    op: Literal["place", "take", "drop", "spend"]
    n: Amount


class Reveal(Verb, frozen=True, tag="reveal"):
    who: Who
    n: int
    dist: int


class Peek(Verb, frozen=True, tag="peek"):
    stack: Literal["tiles", "enemy"]
    n: int
    put: Literal["any_order", "top_or_bottom"]


class PlaceMarker(Verb, frozen=True, tag="place_marker"):
    kind: Marker
    where: Where


class RemoveMarker(Verb, frozen=True, tag="remove_marker"):
    kind: Marker
    where: Where


class TileFlag(Verb, frozen=True, tag="tile_flag"):
    where: Where
    flag: Literal["fire", "dry"]
    until: Until


class SpawnMerchant(Verb, frozen=True, tag="spawn_merchant"):
    who: MerchantId
    where: Where


class Spawn(Verb, frozen=True, tag="spawn"):
    which: Literal["top", "animal", "human", "sol", "mutated"] | FoeId
    where: Where
    n: Amount
    fight: Literal["initial", "none"]


class MoveEnemies(Verb, frozen=True, tag="move_enemies"):
    which: Literal["this", "attacked", "animal", "human", "sol", "mutated"]
    n: int
    mode: Literal["d8", "toward_self", "toward_nearest"]


class RemoveEnemy(Verb, frozen=True, tag="remove_enemy"):
    which: Literal["this", "enemies_on_T5"]
    loot: bool


class TapEnemy(Verb, frozen=True, tag="tap_enemy"):
    which: Literal["this", "attacked"]


class Attack(Verb, frozen=True, tag="attack"):
    dice: Pool
    reach: int
    base: bool
    counter: bool


class EnemyAttack(Verb, frozen=True, tag="enemy_attack"):
    dice: Pool
    who: Who


class Check(Verb, frozen=True, tag="check"):
    attr: Attribute
    who: Who
    ok: BlockId
    fail: BlockId
    need: int = 1


class Roll(Verb, frozen=True, tag="roll"):
    """`r0`, `r1` and `r2` run for no, one or more successes; without `r2` the second covers all successes."""

    dice: Pool
    r0: BlockId
    r1: BlockId
    r2: BlockId | None = None


class Reroll(Verb, frozen=True, tag="reroll"):
    dice: Literal["own"]
    n: int


class Prevent(Verb, frozen=True, tag="prevent"):
    n: int


class Redirect(Verb, frozen=True, tag="redirect"):
    to: Literal["self"]


class Modify(Verb, frozen=True, tag="modify"):
    stat: Stat
    by: int | Pool
    scope: Literal["self", "here", "all", "this", "attackers"]
    until: Until


class Option(Struct, frozen=True):
    """One of several things to choose from; its name is what players read."""

    choice: ChoiceId
    do: BlockId


class Choose(Verb, frozen=True, tag="choose"):
    who: Who
    options: tuple[Option, ...]


class When(Verb, frozen=True, tag="when"):
    cond: Condition
    do: BlockId
    otherwise: BlockId = NOTHING_TO_DO


class ForEach(Verb, frozen=True, tag="for_each"):
    set: Literal[
        "here",
        "outside",
        "chars_on_T0",
        "chars_on_T5",
        "hostage_carriers",
        "hostages_alone",
        "enemies_on_chosen_tile",
    ]
    do: BlockId


class Cancel(Verb, frozen=True, tag="cancel"):
    what: Literal["initial_round"]


class SameAs(Verb, frozen=True, tag="same_as"):
    card: ThingId


class WeatherVerb(Verb, frozen=True, tag="weather"):
    kind: Weather


class FlipElectric(Verb, frozen=True, tag="flip_electric"):
    scope: Literal["all"]


class Progress(Verb, frozen=True, tag="progress"):
    key: Counter
    n: Amount


class MissionStep(Verb, frozen=True, tag="mission_step"):
    n: int


class EndGame(Verb, frozen=True, tag="end_game"):
    result: Result


class Nothing(Verb, frozen=True, tag="nothing"):
    """No effect, but told."""


VERBS: tuple[type[Verb], ...] = tuple(Verb.__subclasses__())
