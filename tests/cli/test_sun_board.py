"""The board of Under our Sun in text: it fits its columns, tells what matters and keeps what is secret."""

from __future__ import annotations

import random
from functools import cache

import pytest
from rich.console import Console

from holdfast.cli.boards import Scene, drawing_of
from holdfast.core.asked import asked
from holdfast.core.flow import Chance
from holdfast.core.text import Named
from holdfast.games.under_our_sun import GAME
from holdfast.games.under_our_sun.actions import Charge, Drink, Explore
from holdfast.games.under_our_sun.meta import SunOptions
from holdfast.games.under_our_sun.state import Enemy
from holdfast.words import Words


def played(steps: int, seed: int, options: SunOptions, seats: int) -> GAME:
    """A game after so many answers and rolls; whoever can, explores."""
    g, rng = GAME.new(options, seats), random.Random(seed)
    for _ in range(steps):
        if g.question is None:
            break
        if isinstance(g.question, Chance):
            g.luck(g.question.dist.sample(rng))
        else:
            seat = g.question.seats[0]
            found = g.legal(seat)
            eager = [act for act in found if isinstance(act, Explore | Charge | Drink)]
            g.answer(seat, rng.choice(eager or found))
    return g


def acting(seats: int = 1, options: SunOptions | None = None, seed: int = 1) -> GAME:
    """A game at the first action of its first turn."""
    g, rng = GAME.new(options or SunOptions(), seats), random.Random(seed)
    while getattr(g.question, "text", "") != "act" or isinstance(g.question, Chance):
        if isinstance(g.question, Chance):
            g.luck(g.question.dist.sample(rng))
        else:
            assert g.question is not None
            seat = g.question.seats[0]
            g.answer(seat, g.legal(seat)[0])
    return g


@cache
def words(language: str) -> Words:
    return Words("under_our_sun", language, strict=True)


def drawn(g: GAME, seat: int | None, width: int = 80, language: str = "en", news: tuple[str, ...] = ()) -> list[str]:
    """The lines of the board as a seat sees it."""
    glow = frozenset(target for option in asked(g, seat).options for target in option.targets)
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(drawing_of("under_our_sun").board(Scene(g.view(seat), words(language), width, news, glow)))
    return [line.rstrip() for line in capture.get().splitlines()]


@pytest.mark.parametrize("width", [80, 100, 120, 160])
@pytest.mark.parametrize("language", ["en", "de"])
def test_it_fits_the_columns_in_every_mission(width: int, language: str) -> None:
    missions = ("stock_the_larder", "search_and_rescue", "dead_air", "sapphires_echo")
    for seed, mission in enumerate(missions):
        g = played(150 + 60 * seed, seed, SunOptions(mission=mission), seats=1 + seed % 4)  # type: ignore[arg-type]
        lines = drawn(g, 0, width, language, ("One thing happened, and it takes quite a few words to tell. " * 3,))
        assert max(map(len, lines)) <= width
        assert not any(line.endswith("…") for line in lines), "nothing is cut off"


def test_places_to_reveal_are_shown_and_called_by_their_direction() -> None:
    g = acting()
    text = "\n".join(drawn(g, 0))
    for side in ("(N)", "(NE)", "(SE)", "(S)", "(SW)", "(NW)"):
        assert side in text
    naming = drawing_of("under_our_sun").naming(g.view(0))
    assert naming is not None
    north = g.content.grid.name(g.content.grid.near[0][0])
    assert words("en").name(Named("place", north), naming) == "the north"
    assert words("en").name(Named("place", "0/0"), naming) == "New Haven"
    assert words("de").name(Named("place", "4/-2"), naming) == "Feld 4/-2"
    assert naming(Named("tile", "salt_flat")) is None


def test_a_tile_tells_who_and_what_is_there() -> None:
    g = acting()
    state, tile = g.state, g.content.names["tile"].index("seep_spring")
    place = g.content.grid.near[0][1]
    state.at[place], state.places[tile] = tile, place
    state.printed[tile] = g.content.tiles[tile].goods
    state.sources |= 1 << tile
    state.full |= 1 << tile
    state.camps |= 1 << tile
    wolf = g.content.names["enemy"].index("rabid_wolf_1")
    state.enemies = [Enemy(card=wolf, place=place, damage=1)]
    scout, medic = (g.content.names["character"].index(name) for name in ("scout", "medic"))
    for who in state.order:
        state.characters[who].place = place
    lines = drawn(g, 0)
    there = lines[next(at for at, line in enumerate(lines) if "Seep Spring" in line) + 1]
    assert {medic, scout} <= set(state.order)
    assert "MS!~^ f" in there
    assert any("Rabid wolf 2/3 HP (yellow), Seep Spring" in line for line in lines)
    state.characters[scout].hidden, state.characters[medic].fallen = True, 2
    text = "\n".join(drawn(g, 0))
    assert "xM(S)!~^ f" in text
    assert "defeated, 2 phases left" in text


def test_the_stock_of_the_merchant_here_is_told_with_prices() -> None:
    g = acting()
    knife = g.content.names["card"].index("knife_1")
    g.state.merchants[0].goods, g.state.merchants[0].cards = (4, 0, 0, 1, 0, 0, 0, 0, 0, 0), (knife,)
    assert "Lawrence, trading post: 4 water, 1 metal, Knife 3" in drawn(g, 0)


def test_the_mission_is_counted() -> None:
    g = acting()
    assert "  food 1/4, wood 1/2, fabric 1/2, metal 0/3" in drawn(g, 0)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_team_card_is_shown_to_its_owner_alone_until_it_is_known(language: str) -> None:
    g = acting(seats=2, options=SunOptions(mode="semi_cooperative", traitor="certain"))
    for role in g.state.roles:
        role.side, role.card = (1, 2) if role.seat == 1 else (0, 0)
    card = words(language).name(Named("team", "tribute"))
    known = words(language).say("board-is-sol", {"seat": words(language).say("seat-name", {"number": 2})})
    assert card in "\n".join(drawn(g, 1, language=language))
    for seat in (0, None):
        assert card not in "\n".join(drawn(g, seat, language=language))
        assert known not in "\n".join(drawn(g, seat, language=language))
    g.state.roles[1].shown = True
    for seat in (0, None):
        assert known in "\n".join(drawn(g, seat, language=language))
        assert card not in "\n".join(drawn(g, seat, language=language)), "the objective stays secret"


def test_a_wide_map_is_shown_around_the_active_character() -> None:
    g = acting()
    grid, place = g.content.grid, 0
    for tile in range(1, 20):
        place = grid.near[place][1 if tile % 2 else 2]
        g.state.at[place], g.state.places[tile] = tile, place
        g.state.printed[tile] = g.content.tiles[tile].goods
    lines = drawn(g, 0)
    assert any("New Haven" in line for line in lines)
    assert words("en").say("board-map-cut") in lines


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_legend_fits_the_help(language: str) -> None:
    assert all(len(line) <= 78 for line in drawing_of("under_our_sun").legend(words(language)))
