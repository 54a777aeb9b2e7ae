"""Day and weather, the character boards, the enemies on the map and how far the mission has come."""

from __future__ import annotations

from textwrap import wrap

from rich.text import Text

from holdfast.cli.boards.under_our_sun.reading import Sight
from holdfast.games.under_our_sun.aims import aims
from holdfast.games.under_our_sun.state import (
    FENCE,
    KINDS,
    NIGHT,
    NOBODY,
    PREPARATION,
    SLOT_GOODS,
    TOKENS,
    WATER,
    Character,
)

COLOURS = ("green", "yellow", "blue", "red")
FITNESS = ("tired", "ok", "fit")
CONDITIONS = {"injured": "injured", "infected": "infected", "hidden": "is-hidden", "waiting": "waiting"}
"""Conditions of a character, with the words for them."""
ALARM = 2
"""So few HP or water are shown as a danger."""


def title(sight: Sight) -> list[Text]:
    """Day, day phase, weather and the mission; the own team card where there are any."""
    state, words = sight.state, sight.words
    line = Text(no_wrap=True)
    line.append("UNDER OUR SUN", style="bold")
    people = max(len(state.order), 2)
    said = words.say("board-day", {"day": state.day, "last": sight.content.day_limit(people)})
    line.append(f"  {said}  {sight.name('phase', state.phase)}")
    if state.phase != PREPARATION and state.sun != NOBODY:
        line.append(f"  {sight.name('weather', state.weather)}", style="yellow")
    line.append(f"  {sight.name('mission', sight.content.mission_number)}", style="dim")
    return [line, *_own_role(sight)]


def _own_role(sight: Sight) -> list[Text]:
    """The viewer's team card, and who is known to be a Son of Liberty."""
    found = []
    for role in sight.state.roles:
        side: int | None = role.side
        card: int | None = role.card
        if side is None or side < 0:
            continue
        seat = sight.words.say("seat-name", {"number": role.seat + 1})
        if role.seat == sight.seat:
            found.append(
                sight.words.say("board-your-card", {"card": sight.name("team", side if card is None else card)})
            )
        elif side:
            found.append(sight.words.say("board-is-sol", {"seat": seat}))
    return [Text("  ".join(found), style="magenta", no_wrap=True)] if found else []


# ---------------------------------------------------------------- characters


def people(sight: Sight, width: int) -> list[Text]:
    """Every character board, the one to act marked."""
    return [line for who in sight.state.order for line in _person(sight, who, width)]


def _person(sight: Sight, who: int, width: int) -> list[Text]:
    state, words = sight.state, sight.words
    c = state.characters[who]
    acts = who == state.active
    name = Text("> " if acts else "  ", style="bold cyan")
    name.append(sight.name("character", who), style="bold" if acts else "default not bold")
    if sight.seats > 1:
        name.append(f" ({words.say('seat-name', {'number': c.seat + 1})})", style="default not bold dim")
    if c.out or c.fallen:
        said = words.say("board-out" if c.out else "board-fallen", {"phases": c.fallen})
        return [*_filled([name, Text(said, style="bold red")], width), *_baggage(sight, c, width)]
    return [*_filled([name, *_meters(sight, who)], width), *_baggage(sight, c, width)]


def _meters(sight: Sight, who: int) -> list[Text]:
    """Health, water, AP, karma, fitness and conditions of a character."""
    c, board = sight.state.characters[who], sight.content.boards[who]
    meters = []
    for key, value, alarm in (
        ("hp", f"{c.hp}/{board.hp}", c.hp <= ALARM),
        ("water", f"{c.goods[WATER]}/{board.water}", c.goods[WATER] <= ALARM),
        ("ap", f"{c.ap}", False),
        ("karma", f"{c.karma}", False),
    ):
        meter = Text(f"{sight.words.say(f'board-{key}')} ", style="dim")
        meter.append(value, style="bold red" if alarm else "default not dim")
        meters.append(meter)
    conditions = [FITNESS[c.fitness], *[word for condition, word in CONDITIONS.items() if getattr(c, condition)]]
    return [*meters, *[Text(sight.words.say(f"board-{word}"), style="yellow") for word in conditions]]


def _filled(parts: list[Text], width: int) -> list[Text]:
    """Parts side by side, going on in the next line where one is full."""
    lines = [parts[0].copy()]
    for part in parts[1:]:
        if len(lines[-1]) + 2 + len(part) > width:
            lines.append(Text("   "))
        else:
            lines[-1].append(" ", style="default")
        lines[-1].append(" ", style="default")
        lines[-1].append_text(part)
    for line in lines:
        line.no_wrap = True
    return lines


def _baggage(sight: Sight, c: Character, width: int) -> list[Text]:
    """What a character carries: cubes, cards with their markers, the gear worn, mission tokens."""
    goods = [f"{c.goods[kind]} {sight.name('good', kind)}" for kind in SLOT_GOODS if c.goods and c.goods[kind]]
    cards = [card_words(sight, card) for card in c.cards]
    if c.gear != NOBODY:
        cards.append(sight.words.say("board-wears", {"gear": card_words(sight, c.gear)}))
    tokens = [_counted(count, sight.name("token", kind)) for kind, count in enumerate(c.tokens) if count]
    said = "; ".join(", ".join(part) for part in (goods, cards, tokens) if part)
    lines = wrap(said, max(width - 4, 20), subsequent_indent="  ")
    return [Text(f"    {line}", style="dim", no_wrap=True) for line in lines]


def card_words(sight: Sight, card: int) -> str:
    """A card with the markers on it; a dash means that it lies face down or is used up for now."""
    marks = sight.state.uses.get(card, 0)
    face = sight.content.thing(card)
    holds = face.full or face.abilities.water_room
    spent = card in sight.state.flipped or card in sight.state.resting
    return sight.name("card", card) + (f" ({marks})" if holds else "") + (" (-)" if spent else "")


def _counted(count: int, name: str) -> str:
    return name if count == 1 else f"{count} {name}"


# ---------------------------------------------------------------- the tile here, enemies


def here(sight: Sight, width: int) -> list[Text]:
    """All that lies on the tile of the active character, in words."""
    state = sight.state
    tile = state.at[sight.focus]
    goods = [state.printed[tile][kind] + state.dropped[tile][kind] for kind in range(KINDS)]
    found = [f"{count} {sight.name('good', kind)}" for kind, count in enumerate(goods) if count]
    found += [card_words(sight, card) for card in state.ground.get(tile, ())]
    tokens = enumerate(state.tokens.get(tile, ()))
    found += [_counted(count, sight.name("token", kind)) for kind, count in tokens if count]
    for mask, key in ((state.boxes_str, "strength"), (state.boxes_dex, "dexterity")):
        if mask >> tile & 1:
            found.append(sight.words.say(f"board-box-{key}"))
    said = [f"{sight.name('tile', tile)}: {', '.join(found) or '-'}", *_stalls(sight)]
    return [Text(line, no_wrap=True) for one in said for line in wrap(one, width, subsequent_indent="  ")]


def _stalls(sight: Sight) -> list[str]:
    """What the merchant of this tile has, with the prices of his cards."""
    found = []
    for number, merchant in enumerate(sight.state.merchants):
        if merchant.place == sight.focus and not merchant.gone:
            goods = [f"{count} {sight.name('good', kind)}" for kind, count in enumerate(merchant.goods) if count]
            cards = [f"{card_words(sight, card)} {sight.content.thing(card).price}" for card in merchant.cards]
            found.append(f"{sight.name('merchant', number)}: {', '.join([*goods, *cards]) or '-'}")
    return found


def enemies(sight: Sight, width: int) -> list[Text]:
    """Every active enemy with its health and where it stands."""
    found = []
    for one in sight.state.enemies:
        if one.body or (one.card == FENCE and not sight.state.merchants[1].hostile):
            continue
        hp = sight.content.foe(one.card).hp
        said = sight.words.say("board-hp-of", {"hp": hp - one.damage, "most": hp})
        found.append(f"{sight.name('enemy', one.card)} {said} ({_dice(sight, one.card)}), {_where(sight, one.place)}")
    if not found:
        return []
    lines = wrap("! " + "; ".join(found), width, subsequent_indent="  ")
    return [Text(line, style="red", no_wrap=True) for line in lines]


def _dice(sight: Sight, card: int) -> str:
    """The dice an enemy strikes with now."""
    pool = sight.content.foe(card).melee[sight.state.phase == NIGHT]
    dice = [_counted(n, sight.words.say(f"board-die-{colour}")) for colour, n in zip(COLOURS, pool, strict=True) if n]
    return ", ".join(dice) or "-"


def _where(sight: Sight, place: int) -> str:
    """The tile at a place, or that it lies face down there."""
    tile = sight.state.at.get(place)
    return sight.words.say("board-face-down") if tile is None else sight.name("tile", tile)


# ---------------------------------------------------------------- the mission


def mission(sight: Sight, width: int) -> list[Text]:
    """The card that lies open, and the counts that its steps ask for."""
    lines = wrap(sight.name("part", _part(sight)), width, subsequent_indent="  ")
    goals = ", ".join(_goals(sight))
    lines += wrap(goals, width, initial_indent="  ", subsequent_indent="  ")
    return [Text(line, style="green", no_wrap=True) for line in lines]


def _part(sight: Sight) -> int:
    """The number of the open mission card among the cards of all missions."""
    name = sight.content.mission.name
    return sight.content.names["part"].index(f"{name}_{sight.state.mission_card}")


def _goals(sight: Sight) -> list[str]:
    """What the mission counts, each with how much there is and how much is asked for."""
    state, found = sight.state, []
    for aim in aims(sight.content, max(len(state.order), 2)):
        if aim.sort == "stock":
            there = state.printed[aim.tile][aim.what] + state.dropped[aim.tile][aim.what]
            name = sight.name("good", aim.what)
        elif aim.sort == "progress":
            there, name = state.progress[aim.what], sight.name("counter", aim.what)
        else:
            there = state.tokens.get(aim.tile, (0,) * len(TOKENS))[aim.what]
            where = {"token": sight.name("token", aim.what), "tile": sight.name("tile", aim.tile)}
            name = sight.words.say("board-token-on", where)
        found.append(f"{name} {there}/{aim.n}")
    return found
