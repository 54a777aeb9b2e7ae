"""Numbers what is in the packs, reads its notation and puts the tables together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar

from msgspec import Struct, structs

from holdfast.core.content import File, pack_hash
from holdfast.core.ledger import rule
from holdfast.games.under_our_sun import content_schema as raw
from holdfast.games.under_our_sun.content import (
    NOBODY,
    CharacterBoard,
    Content,
    DrawCard,
    Foe,
    Goods,
    MerchantCard,
    MissionCards,
    Skill,
    Step,
    TeamCard,
    Thing,
    TileFace,
    passives_of,
    sort_forms,
)
from holdfast.games.under_our_sun.content_checks import check_box
from holdfast.games.under_our_sun.content_notation import Notation, NotInVocabulary, pool
from holdfast.games.under_our_sun.content_read import Pack, Spot, read_packs
from holdfast.games.under_our_sun.dice import Pool
from holdfast.games.under_our_sun.edition import editions
from holdfast.games.under_our_sun.meta import SunOptions
from holdfast.games.under_our_sun.state import COUNTERS, GOODS, PHASES, RADIUS, TOKENS, WEATHERS
from holdfast.games.under_our_sun.vocabulary import EndGame, Form, MissionAction, React, Spawn, Use
from holdfast.games.under_our_sun.vocabulary_conditions import Fact, HiddenHere, all_parts, moment_of
from holdfast.games.under_our_sun.vocabulary_words import FoeId, MerchantId, ThingId, TileId
from holdfast.kit.hexes import hexes

T = TypeVar("T")
LOOT_KINDS = ("food", "fabric", "random", "loot", "cartridge")


class Box(Struct, frozen=True):
    """Everything in the box, whatever is played: the parts that all choices of options share."""

    pack: Pack
    hash: str
    characters: tuple[CharacterBoard, ...]
    tiles: tuple[TileFace, ...]
    things: tuple[Thing, ...]
    face_of: tuple[int, ...]
    decks: tuple[str, ...]
    """By physical card: item, gear, loot or supplement."""
    foes: tuple[Foe, ...]
    foe_of: tuple[int, ...]
    sun: tuple[DrawCard, ...]
    night: tuple[DrawCard, ...]
    event: tuple[DrawCard, ...]
    merchants: tuple[MerchantCard, ...]
    teams: tuple[TeamCard, ...]
    missions: tuple[MissionCards, ...]
    deeds: tuple[MissionAction, ...]
    blocks: tuple[Any, ...]
    names: dict[str, tuple[str, ...]]


class Builder:
    """Turns typed entries into numbered facts; errors name the file and the line."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.people = {one.name: at for at, (one, _, _) in enumerate(pack.characters)}
        self.things = {one.id: at for at, (one, _, _) in enumerate(pack.things)}
        self.notation = Notation(
            {
                TileId: {one.id: at for at, (one, _, _) in enumerate(pack.tiles)},
                ThingId: self.things,
                FoeId: {one.id: at for at, (one, _, _) in enumerate(pack.enemies)},
                MerchantId: {one.id: at for at, (one, _, _) in enumerate(pack.merchants)},
            }
        )

    def read(self, file: File, spot: Spot, reader: Callable[[str], T], text: str) -> T:
        """Read a text, and say where it stands if it cannot be read."""
        try:
            return reader(text)
        except NotInVocabulary as error:
            raise file.wrong(spot, str(error)) from error

    # ------------------------------------------------------------ boards and tiles

    @rule("UOS-CHAR-01", "UOS-CHAR-19", "UOS-GEN-02")
    def characters(self) -> tuple[CharacterBoard, ...]:
        """The character boards."""
        return tuple(self._character(one, file, ("character", at)) for one, file, at in self.pack.characters)

    def _character(self, one: raw.CharacterData, file: File, spot: Spot) -> CharacterBoard:
        skills: list[Skill] = []
        forms: list[Form] = []
        for at, skill in enumerate(one.skill):
            read = self.read(file, (*spot, "skill", at, "ability"), self.notation.forms, skill.ability)
            forms += read
            skills.append(
                Skill(
                    id=skill.id,
                    name=skill.name,
                    source=one.source,
                    use=next((form for form in read if isinstance(form, Use)), None),
                    react=next((form for form in read if isinstance(form, React)), None),
                    passives=passives_of(read, self.notation.blocks.table()),
                )
            )
        dice = {
            name: self.read(file, (*spot, name), pool, getattr(one, name))
            for name in ("strength", "dexterity", "stealth", "melee", "ranged")
        }
        return CharacterBoard(
            id=one.id,
            name=one.name,
            source=one.source,
            hp=one.hp,
            water=one.water,
            **dice,
            item_slots=one.item_slots,
            flexible_slots=one.flexible_slots,
            gear_slots=one.gear_slots,
            skills=tuple(skills),
            abilities=self._sorted(tuple(forms)),
        )

    def _sorted(self, forms: tuple[Form, ...]) -> Any:
        return sort_forms(forms, self.notation.blocks.table())

    @rule("UOS-TILE-01", "UOS-TILE-02", "UOS-TILE-05", "UOS-TILE-06", "UOS-TILE-07", "UOS-TILE-08", "UOS-TILE-09")
    def tiles(self) -> tuple[TileFace, ...]:
        """The faces of the map tiles."""
        return tuple(
            TileFace(
                id=one.id,
                name=one.name,
                source=one.source,
                move=one.move,
                spaces=one.spaces,
                goods=goods(one.cubes),
                water_source=one.water_source,
                enemy=one.enemy,
                event=one.event,
                container=one.container,
                camp=one.camp,
                target=one.target,
            )
            for one, _, _ in self.pack.tiles
        )

    # ------------------------------------------------------------ cards

    @rule("UOS-ITEM-04", "UOS-LOOT-02")
    def faces(self) -> tuple[Thing, ...]:
        """The faces of item, gear and loot cards."""
        return tuple(self._face(one, file, ("thing", at)) for one, file, at in self.pack.things)

    def _face(self, one: raw.ThingData, file: File, spot: Spot) -> Thing:
        if one.hero and one.hero not in self.people:
            raise file.wrong((*spot, "hero"), f"{one.hero!r} is no character")
        if (one.kind == "resource") != bool(one.on_draw):
            raise file.wrong(spot, f"{one.id}: resource cards, and only they, say what happens when they are drawn")
        on_draw = one.on_draw or "nothing()"
        return Thing(
            id=one.id,
            name=one.name,
            source=one.source,
            kind=one.kind,
            price=one.price,
            craft=goods(one.craft) if one.craft else None,
            stars=one.stars,
            tags=frozenset(one.tags),
            charges=one.charges,
            hero=self.people[one.hero] if one.hero else NOBODY,
            on_draw=self.read(file, (*spot, "on_draw"), self.notation.block, on_draw),
            abilities=self._sorted(self.read(file, (*spot, "ability"), self.notation.forms, one.ability)),
        )

    def cards(self) -> list[tuple[int, int]]:
        """The physical item, gear and loot cards: the number of their face, and how many there are."""
        for _, _, code, file, spot in self.pack.cards:
            if code not in self.things:
                raise file.wrong(spot, f"no card is called {code!r}")
        return [(self.things[code], number) for _, number, code, _, _ in self.pack.cards]

    def deck(self, cards: list[tuple[raw.CardData, File, int]]) -> tuple[DrawCard, ...]:
        """The faces of a Sun, night or event deck."""
        return tuple(
            DrawCard(
                id=one.id,
                name=one.name,
                source=one.source,
                tag=one.tag,
                effect=self.read(file, ("card", at, "effect"), self.notation.block, one.effect),
            )
            for one, file, at in cards
        )

    @rule("UOS-DECK-08", "UOS-DECK-09", "UOS-ENEMY-01")
    def foes(self) -> tuple[Foe, ...]:
        """The faces of the enemy cards, and last the fighting side of the roaming merchant."""
        found = []
        for one, file, at in self.pack.enemies:
            spot: Spot = ("enemy", at)
            abilities = self._sorted(self.read(file, (*spot, "special"), self.notation.forms, one.special))
            found.append(self._foe(one, file, spot, one.type, one.sol, abilities))
        for merchant, file, at in self.pack.merchants:
            if merchant.hp:
                found.append(self._foe(merchant, file, ("merchant", at), "human", False, self._sorted(())))
        return tuple(found)

    def _foe(
        self, one: raw.EnemyData | raw.MerchantData, file: File, spot: Spot, kind: Any, sol: bool, abilities: Any
    ) -> Foe:
        def dice(field: str) -> tuple[Pool, Pool]:
            day, night = (self.read(file, (*spot, field), pool, letters) for letters in getattr(one, field))
            return day, night

        return Foe(
            id=one.id,
            name=one.name,
            source=one.source,
            type=kind,
            sol=sol,
            hp=one.hp,
            melee=dice("melee"),
            ranged=dice("ranged"),
            loot=tuple(self.read(file, (*spot, "loot"), loot_words, words) for words in one.loot),
            abilities=abilities,
        )

    # ------------------------------------------------------------ merchants, teams, missions

    @rule("UOS-SETUP-24", "UOS-SETUP-25", "UOS-SETUP-26", "UOS-TRADE-01")
    def merchants(self, foes: tuple[Foe, ...]) -> tuple[MerchantCard, ...]:
        """The merchant cards."""
        return tuple(
            MerchantCard(
                id=one.id,
                name=one.name,
                source=one.source,
                water=one.water,
                bag_cubes=one.bag_cubes,
                starting_cards=one.starting_cards,
                loot_cards=one.loot_cards,
                foe=next((foe for foe in foes if foe.id == one.id), None),
            )
            for one, _, _ in self.pack.merchants
        )

    @rule("UOS-TEAM-05", "UOS-TEAM-09")
    def teams(self) -> tuple[TeamCard, ...]:
        """The faces of the team cards."""
        return tuple(
            TeamCard(
                id=one.id,
                name=one.name,
                source=one.source,
                sol=one.sol,
                copies=one.copies,
                win=self.read(file, ("card", at, "win"), self.notation.condition, one.win) if one.win else None,
                actions=self._actions(one.action, file, ("card", at)),
                secret=tuple(action.secret for action in one.action),
            )
            for one, file, at in self.pack.teams
        )

    def _actions(self, actions: list[raw.ActionData], file: File, spot: Spot) -> tuple[MissionAction, ...]:
        found = []
        for at, action in enumerate(actions):
            place = (*spot, "action", at, "call")
            for form in self.read(file, place, self.notation.forms, action.call):
                if not isinstance(form, MissionAction):
                    raise file.wrong(place, "an action is wanted")
                found.append(form)
        return tuple(found)

    @rule("UOS-SETUP-03", "UOS-SETUP-04", "UOS-MODE-03")
    def missions(self) -> tuple[MissionCards, ...]:
        """The cards of all missions."""
        return tuple(self._mission(one, file, ("mission", at)) for one, file, at in self.pack.missions)

    def _mission(self, one: raw.MissionData, file: File, spot: Spot) -> MissionCards:
        tiles = self.notation.ids[TileId]
        for code in one.targets:
            if code not in tiles:
                raise file.wrong((*spot, "targets"), f"there is no tile {code!r}")
        setup, before = self.read(file, (*spot, "setup"), self.notation.setup, one.setup)
        for_two = one.setup_for_two or one.setup
        carrying = []
        for at, carried in enumerate(one.carrying):
            forms = self.read(file, (*spot, "carrying", at, "ability"), self.notation.forms, carried.ability)
            carrying.append((carried.token, passives_of(forms, self.notation.blocks.table())))
        return MissionCards(
            id=one.id,
            name=one.name,
            source=one.source,
            difficulty=one.difficulty,
            mode=one.mode,
            cards=one.cards,
            day_limit=one.day_limit,
            day_limit_for_two=one.day_limit_for_two,
            targets=tuple(tiles[code] for code in one.targets),
            setup=setup,
            setup_for_two=self.read(file, (*spot, "setup_for_two"), self.notation.setup, for_two)[0],
            before=before,
            steps=tuple(self._step(step, file, (*spot, "step", at)) for at, step in enumerate(one.step)),
            actions=self._actions(one.action, file, spot),
            carrying=tuple(carrying),
        )

    def _step(self, one: raw.StepData, file: File, spot: Spot) -> Step:
        effect = self.read(file, (*spot, "effect"), self.notation.block, one.effect)
        trigger = self.read(file, (*spot, "trigger"), self.notation.condition, one.trigger) if one.trigger else None
        verbs = self.notation.blocks.table()[effect]
        return Step(
            trigger=trigger,
            effect=effect,
            each=one.each,
            wins=any(isinstance(verb, EndGame) and verb.result == "survivors_win" for verb in verbs),
            moment=moment_of(trigger),
            first_today=Fact("first_today") in all_parts(trigger),
            hidden=any(isinstance(part, HiddenHere) for part in all_parts(trigger)),
            ambush=moment_of(trigger) == "tile_entered" and any(isinstance(verb, Spawn) for verb in verbs),
        )


def goods(cubes: Mapping[Any, int]) -> Goods:
    """Cubes as a row of counts in the order of the goods."""
    return tuple(cubes.get(kind, 0) for kind in GOODS)


@rule("UOS-LOOT-05")
def loot_words(words: str) -> tuple[tuple[str, int], ...]:
    """The loot printed on an enemy card: `1 loot + 2 random`."""
    found = []
    for part in words.split("+") if words else ():
        number, _, kind = part.strip().partition(" ")
        if not number.isdigit() or kind not in LOOT_KINDS:
            raise NotInVocabulary(f"{part.strip()!r} is no loot; it is a number and one of {', '.join(LOOT_KINDS)}")
        found.append((kind, int(number)))
    return tuple(found)


def copies(entries: list[tuple[Any, File, int]]) -> tuple[int, ...]:
    """By physical card, the number of its face."""
    return tuple(at for at, (one, _, _) in enumerate(entries) for _ in range(one.copies))


def numbered(names: list[str]) -> tuple[str, ...]:
    """Names of physical things: the second bandage is `bandage_2`."""
    seen: dict[str, int] = {}
    found = []
    for name in names:
        seen[name] = seen.get(name, 0) + 1
        found.append(f"{name}_{seen[name]}" if names.count(name) > 1 else name)
    return tuple(found)


@cache
def open_box(base: Path, expansion: Path) -> Box:
    """Everything in the packs, numbered and checked."""
    pack = read_packs(base, expansion)
    builder = Builder(pack)
    foes, faces = builder.foes(), builder.faces()
    face_of = tuple(face for face, number in builder.cards() for _ in range(number))
    foe_of = (*copies(pack.enemies), len(foes) - 1)
    teams, missions = builder.teams(), builder.missions()
    deeds = tuple(chain.from_iterable(one.actions for one in chain[MissionCards | TeamCard](missions, teams)))
    box = Box(
        pack=pack,
        hash=pack_hash(*pack.files),
        characters=builder.characters(),
        tiles=builder.tiles(),
        things=faces,
        face_of=face_of,
        decks=tuple(deck for deck, number, *_ in pack.cards for _ in range(number)),
        foes=foes,
        foe_of=foe_of,
        sun=builder.deck(pack.sun),
        night=builder.deck(pack.night),
        event=builder.deck(pack.events),
        merchants=builder.merchants(foes),
        teams=teams,
        missions=missions,
        deeds=deeds,
        blocks=(),
        names={
            "character": tuple(one.name for one, _, _ in pack.characters),
            "tile": tuple(one.name for one, _, _ in pack.tiles),
            "card": numbered([faces[face].name for face in face_of]),
            "thing": tuple(face.name for face in faces if face.craft is not None),
            "enemy": numbered([foes[foe].name for foe in foe_of]),
            "suncard": numbered([pack.sun[face][0].name for face in copies(pack.sun)]),
            "nightcard": numbered([pack.night[face][0].name for face in copies(pack.night)]),
            "eventcard": numbered([pack.events[face][0].name for face in copies(pack.events)]),
            "merchant": tuple(one.name for one, _, _ in pack.merchants),
            "team": tuple(one.name for one, _, _ in pack.teams),
            "mission": tuple(one.name for one, _, _ in pack.missions),
            "part": tuple(f"{one.name}_{card}" for one, _, _ in pack.missions for card in range(1, one.cards + 1)),
            "deed": tuple(deed.name for deed in deeds),
            "skill": tuple(skill.name for one, _, _ in pack.characters for skill in one.skill),
            "place": tuple(hexes(RADIUS).name(place) for place in range(len(hexes(RADIUS).q))),
            "good": GOODS,
            "token": TOKENS,
            "counter": COUNTERS,
            "phase": PHASES,
            "weather": WEATHERS,
        },
    )
    box = structs.replace(
        box,
        blocks=builder.notation.blocks.table(),
        names={**box.names, "choice": tuple(builder.notation.choices)},
    )
    check_box(box)
    return box


@rule("UOS-SETUP-20", "UOS-SETUP-14", "UOS-SETUP-02")
def build(options: SunOptions, base: Path, expansion: Path) -> Content:
    """The content for a choice of options: the edition's tiles and figures, the mission, the characters in the box."""
    box = open_box(base, expansion)
    pack, setup = box.pack, box.pack.setup
    edition = editions()[options.edition]
    number = box.names["mission"].index(options.mission)
    stack = tuple(
        at for at, (one, _, _) in enumerate(pack.tiles) if one.id[0] == "N" and one.edition in ("", edition.name)
    )
    in_base = sum(file.path.parent == base for _, file, _ in pack.characters)
    supply = {**structs.asdict(setup.supply), "food": edition.red_cubes}
    decks = {deck: [at for at, one in enumerate(box.decks) if one == deck] for deck in set(box.decks)}
    return Content(
        hash=box.hash,
        names=box.names,
        blocks=box.blocks,
        boards=box.characters,
        playable=tuple(range(len(box.characters) if options.expansion else in_base)),
        tiles=box.tiles,
        stack=stack,
        things=box.things,
        face_of=box.face_of,
        item_cards=range(decks["item"][0], decks["item"][-1] + 1),
        gear_cards=range(decks["gear"][0], decks["gear"][-1] + 1),
        loot_cards=(*decks["loot"], *(decks["supplement"] if options.expansion else ())),
        starting_cards=tuple(card for card, face in enumerate(box.face_of) if _is_starting(box, card, face)),
        foes=box.foes,
        foe_of=box.foe_of,
        suns=tuple(box.sun[face] for face in copies(pack.sun)),
        nights=tuple(box.night[face] for face in copies(pack.night)),
        events=tuple(box.event[face] for face in copies(pack.events)),
        merchants=box.merchants,
        teams=box.teams,
        mission=box.missions[number],
        mission_number=number,
        deeds=box.deeds,
        mission_deeds=tuple(box.deeds.index(deed) for deed in box.missions[number].actions),
        team_deeds=tuple(tuple(box.deeds.index(deed) for deed in team.actions) for team in box.teams),
        windows={people: (low, high) for people, low, high in setup.window.depth},
        edition=edition,
        grid=hexes(RADIUS),
        knobs=setup.preset[options.difficulty],
        bag=goods(setup.bag.cubes),
        supply=tuple(supply.get(kind, 0) for kind in GOODS),
        karma_faces=setup.karma.faces,
        karma_symbols=setup.karma.symbols,
        karma_dice=setup.karma.per_character,
        ap=setup.start.ap,
        fitness=setup.start.fitness,
        equipment_cards=setup.start.equipment_cards,
        least_points=setup.start.points_at_least,
        revival_phases=setup.start.revival_phases,
        revived_hp=setup.start.revived_hp,
        injured_at=setup.start.injured_at,
    )


def _is_starting(box: Box, card: int, face: int) -> bool:
    """Stars count on the cards of the item and gear decks; a loot card that copies one is no starting equipment."""
    return box.decks[card] in ("item", "gear") and box.things[face].stars > 0
