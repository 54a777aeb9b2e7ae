"""The words a player can say, and the ids they speak of."""

from __future__ import annotations

from typing import Annotated, NewType

from msgspec import Meta

from holdfast.core.ids import Kind
from holdfast.core.legality import Action
from holdfast.games.under_our_sun.vocabulary_words import ChoiceId, MerchantId, ThingId, TileId

CharacterId = NewType("CharacterId", int)
PlaceId = NewType("PlaceId", int)
CardId = NewType("CardId", int)
"""A physical item, gear or loot card; its name is that of its face."""
EnemyId = NewType("EnemyId", int)
GoodId = NewType("GoodId", int)
SkillId = NewType("SkillId", int)
SunCardId = NewType("SunCardId", int)
NightCardId = NewType("NightCardId", int)
EventCardId = NewType("EventCardId", int)
TokenId = NewType("TokenId", int)
CounterId = NewType("CounterId", int)
PartId = NewType("PartId", int)
"""A numbered card of a mission."""
PhaseId = NewType("PhaseId", int)
WeatherId = NewType("WeatherId", int)
DeedId = NewType("DeedId", int)
"""An action that a mission or a team card adds."""

CHARACTER = Kind("character", CharacterId)
TILE = Kind("tile", TileId)
PLACE = Kind("place", PlaceId, content=False)
CARD = Kind("card", CardId)
THING = Kind("thing", ThingId)
ENEMY = Kind("enemy", EnemyId)
GOOD = Kind("good", GoodId)
MERCHANT = Kind("merchant", MerchantId)
DEED = Kind("deed", DeedId)
KINDS = (
    CHARACTER, TILE, PLACE, CARD, THING, ENEMY, GOOD, MERCHANT, DEED, Kind("skill", SkillId),
    Kind("suncard", SunCardId), Kind("nightcard", NightCardId), Kind("eventcard", EventCardId),
    Kind("token", TokenId), Kind("counter", CounterId), Kind("part", PartId), Kind("phase", PhaseId),
    Kind("weather", WeatherId), Kind("choice", ChoiceId),
)  # fmt: skip

Ability = Annotated[int, Meta(ge=0, le=2)]
"""Which ability of a card or board, in the order in which they are printed."""
Bites = Annotated[int, Meta(ge=1, le=9)]
Die = Annotated[int, Meta(ge=0, le=11)]

# ---------------------------------------------------------------- movement


class Move(Action, frozen=True, tag="move"):
    """Go to a neighbouring revealed tile."""

    tile: TileId


class Sneak(Action, frozen=True, tag="sneak"):
    """Go there unseen, if the stealth check succeeds."""

    tile: TileId


class Charge(Action, frozen=True, tag="charge"):
    """Reveal a neighbouring place and run onto it."""

    place: PlaceId


# ---------------------------------------------------------------- interactions


class Explore(Action, frozen=True, tag="explore"):
    """Reveal a neighbouring place."""

    place: PlaceId


class Recon(Action, frozen=True, tag="recon"):
    """Lure the enemy of a symbol out, unseen."""

    tile: TileId


class Collect(Action, frozen=True, tag="collect"):
    """Take a resource from the tile; a second one goes with it."""

    good: GoodId


class CollectCard(Action, frozen=True, tag="collect_card"):
    """Take a card from the tile."""

    card: CardId


class Refill(Action, frozen=True, tag="refill"):
    """Fill the reserve and all bottles at a water source."""


class TakeWater(Action, frozen=True, tag="take_water"):
    """Take stored water from a camp tile (UOS-RULING-198)."""


class CollectRain(Action, frozen=True, tag="collect_rain"):
    """Catch one water in a storm."""


class Craft(Action, frozen=True, tag="craft"):
    """Make an item or gear from its resources."""

    thing: ThingId


class CraftCamp(Action, frozen=True, tag="craft_camp"):
    """Make a tent and set it up at once."""


class CraftAmmo(Action, frozen=True, tag="craft_ammo"):
    """Make cartridges from metal or arrows from wood."""

    good: GoodId


class Use(Action, frozen=True, tag="use"):
    """Use an item or the gear worn."""

    card: CardId
    ability: Ability


class UseSkill(Action, frozen=True, tag="use_skill"):
    """Use a special skill of the board."""

    ability: Ability


class Swap(Action, frozen=True, tag="swap"):
    """Begin to swap things with a character here."""

    character: CharacterId


class Trade(Action, frozen=True, tag="trade"):
    """Begin to deal with a merchant."""

    merchant: MerchantId


class Steal(Action, frozen=True, tag="steal"):
    """Steal from the roaming merchant."""


class Loot(Action, frozen=True, tag="loot"):
    """Search a defeated enemy."""

    enemy: EnemyId


class LootFallen(Action, frozen=True, tag="loot_fallen"):
    """Take things from a defeated character."""

    character: CharacterId


class Eat(Action, frozen=True, tag="eat"):
    """Eat so many pieces of food, one HP each."""

    bites: Bites


class Sleep(Action, frozen=True, tag="sleep"):
    """Rest, and become fitter."""


class OpenBox(Action, frozen=True, tag="open_box"):
    """Open the container, by strength or by dexterity as it demands."""

    strength: bool


class Drop(Action, frozen=True, tag="drop"):
    """Lay one piece down on the tile."""

    good: GoodId


class DropCard(Action, frozen=True, tag="drop_card"):
    """Lay a card down on the tile."""

    card: CardId


class Wear(Action, frozen=True, tag="wear"):
    """Put a piece of gear into the gear area; what was worn becomes a spare piece."""

    card: CardId


class TakeOff(Action, frozen=True, tag="take_off"):
    """Move the gear worn to a storage area."""


class Load(Action, frozen=True, tag="load"):
    """Load a weapon with loose ammunition."""

    card: CardId


class Dismantle(Action, frozen=True, tag="dismantle"):
    """Take the camp down and keep its tent."""


class LightFire(Action, frozen=True, tag="light_fire"):
    """Make a campfire of 1 wood."""


class BuildPit(Action, frozen=True, tag="build_pit"):
    """Turn the campfire into a cooking pit with 1 metal."""


class Cook(Action, frozen=True, tag="cook"):
    """Turn 1 food into 3."""


class BaitTrap(Action, frozen=True, tag="bait_trap"):
    """Put 1 food on a set trap."""


class PickUpTrap(Action, frozen=True, tag="pick_up_trap"):
    """Take a trap with its food."""


class Deed(Action, frozen=True, tag="deed"):
    """Do what the mission or a team card adds to the actions."""

    deed: DeedId


# ---------------------------------------------------------------- combat


class Attack(Action, frozen=True, tag="attack"):
    """Attack an enemy with bare hands."""

    enemy: EnemyId


class AttackWith(Action, frozen=True, tag="attack_with"):
    """Attack an enemy with a weapon."""

    enemy: EnemyId
    card: CardId


class SneakAttack(Action, frozen=True, tag="sneak_attack"):
    """Attack from hiding with bare hands."""

    enemy: EnemyId


class SneakAttackWith(Action, frozen=True, tag="sneak_attack_with"):
    """Attack from hiding with a weapon."""

    enemy: EnemyId
    card: CardId


class AttackCharacter(Action, frozen=True, tag="attack_character"):
    """Attack another character with bare hands."""

    character: CharacterId


class AttackCharacterWith(Action, frozen=True, tag="attack_character_with"):
    """Attack another character with a weapon."""

    character: CharacterId
    card: CardId


class Dodge(Action, frozen=True, tag="dodge"):
    """Try to avoid an attack."""


class Counter(Action, frozen=True, tag="counter"):
    """Strike back at a character with bare hands."""


class CounterWith(Action, frozen=True, tag="counter_with"):
    """Strike back at a character with a weapon."""

    card: CardId


class RunUp(Action, frozen=True, tag="run_up"):
    """Run onto the tile of the character who shoots."""


# ---------------------------------------------------------------- sons of liberty


class SolSpawn(Action, frozen=True, tag="sol_spawn"):
    """Call a Sons of Liberty enemy onto a neighbouring tile."""

    tile: TileId


class SolMove(Action, frozen=True, tag="sol_move"):
    """Order a Sons of Liberty enemy one tile on."""

    enemy: EnemyId
    tile: TileId


class RevealRole(Action, frozen=True, tag="reveal_role"):
    """Show that you are a Son of Liberty."""


class GiveUp(Action, frozen=True, tag="give_up"):
    """Agree that the Survivors give up."""


# ---------------------------------------------------------------- answers to smaller questions


class ChooseCharacter(Action, frozen=True, tag="choose_character"):
    """Play this character."""

    character: CharacterId


class BuyStart(Action, frozen=True, tag="buy_start"):
    """Take a piece of starting equipment for a character."""

    card: CardId
    character: CharacterId


class Drink(Action, frozen=True, tag="drink"):
    """Drink what is due."""


class GoThirsty(Action, frozen=True, tag="go_thirsty"):
    """Lose HP instead of drinking."""


class Sustain(Action, frozen=True, tag="sustain"):
    """Eat the food that is due."""


class GoHungry(Action, frozen=True, tag="go_hungry"):
    """Lose 1 HP instead of eating."""


class Reroll(Action, frozen=True, tag="reroll"):
    """Commit a karma die to this die of the roll."""

    die: Die


class ReactWith(Action, frozen=True, tag="react_with"):
    """React with a card."""

    card: CardId
    ability: Ability


class ReactSkill(Action, frozen=True, tag="react_skill"):
    """React with a special skill."""

    ability: Ability


class Buy(Action, frozen=True, tag="buy"):
    """Buy a card of the merchant."""

    card: CardId


class Sell(Action, frozen=True, tag="sell"):
    """Sell a card to the merchant."""

    card: CardId


class BuyAmmo(Action, frozen=True, tag="buy_ammo"):
    """Buy one piece of ammunition."""

    good: GoodId


class Disassemble(Action, frozen=True, tag="disassemble"):
    """Have a card taken apart."""

    card: CardId


class Give(Action, frozen=True, tag="give"):
    """Hand over one piece."""

    good: GoodId


class GiveCard(Action, frozen=True, tag="give_card"):
    """Hand over a card."""

    card: CardId


class Take(Action, frozen=True, tag="take"):
    """Receive one piece."""

    good: GoodId


class TakeCard(Action, frozen=True, tag="take_card"):
    """Receive a card."""

    card: CardId


class FromTile(Action, frozen=True, tag="from_tile"):
    """Pay this piece from the tile rather than from the board."""

    tile: bool


class PickCharacter(Action, frozen=True, tag="pick_character"):
    character: CharacterId


class PickEnemy(Action, frozen=True, tag="pick_enemy"):
    enemy: EnemyId


class PickTile(Action, frozen=True, tag="pick_tile"):
    tile: TileId


class PickPlace(Action, frozen=True, tag="pick_place"):
    place: PlaceId


class PickCard(Action, frozen=True, tag="pick_card"):
    card: CardId


class PickGoods(Action, frozen=True, tag="pick_goods"):
    good: GoodId


class Choose(Action, frozen=True, tag="choose"):
    """One of the options that a card offers."""

    choice: ChoiceId


class Agree(Action, frozen=True, tag="agree"):
    """Accept what is proposed."""


class Wait(Action, frozen=True, tag="wait"):
    """Hold the AP back for combat later in this day phase."""


class EndTurn(Action, frozen=True, tag="end_turn"):
    """End the turn; AP that are left are lost."""


class Pass(Action, frozen=True, tag="pass"):
    """No, or no more."""


ACTIONS = (
    Move, Sneak, Charge, Explore, Recon, Collect, CollectCard, Refill, TakeWater, CollectRain, Craft, CraftCamp,
    CraftAmmo, Use, UseSkill, Swap, Trade, Steal, Loot, LootFallen, Eat, Sleep, OpenBox, Drop, DropCard, Wear,
    TakeOff, Load, Dismantle, LightFire, BuildPit, Cook, BaitTrap, PickUpTrap, Deed, Attack, AttackWith,
    SneakAttack, SneakAttackWith, AttackCharacter, AttackCharacterWith, Dodge, Counter, CounterWith, RunUp,
    SolSpawn, SolMove, RevealRole, GiveUp, ChooseCharacter, BuyStart, Drink, GoThirsty, Sustain, GoHungry, Reroll,
    ReactWith, ReactSkill, Buy, Sell, BuyAmmo, Disassemble, Give, GiveCard, Take, TakeCard, FromTile, PickCharacter,
    PickEnemy, PickTile, PickPlace, PickCard, PickGoods, Choose, Agree, Wait, EndTurn, Pass,
)  # fmt: skip
