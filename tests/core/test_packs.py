"""Installed packs: what they are called, where they lie, and that options offer them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from holdfast.core.content import BadContent
from holdfast.core.meta import BadOptions, Choice, choices, parse_options
from holdfast.core.packs import check_name, install, installed, pack_folder, packs_folder
from holdfast.games.wildlands.meta import WildlandsOptions

GAME = "wildlands"


@pytest.fixture
def packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOLDFAST_PACKS", str(tmp_path / "packs"))
    return tmp_path / "packs"


@pytest.fixture
def source(tmp_path: Path) -> Path:
    folder = tmp_path / "source"
    folder.mkdir()
    (folder / "cards.toml").write_text("first = 1\n", encoding="utf-8")
    (folder / "notes.txt").write_text("not for others", encoding="utf-8")
    return folder


def test_packs_lie_in_the_data_folder_unless_something_else_is_said() -> None:
    assert packs_folder({"XDG_DATA_HOME": "/d"}, "linux") == Path("/d/holdfast/packs")
    assert packs_folder({"XDG_DATA_HOME": "/d", "HOLDFAST_PACKS": "/elsewhere"}, "linux") == Path("/elsewhere")


def test_a_pack_is_copied_with_its_data_and_nothing_else(packs: Path, source: Path) -> None:
    assert installed(GAME) == ()
    assert install(GAME, source, "mine") == packs / GAME / "mine" == pack_folder(GAME, "mine")
    assert [path.name for path in (packs / GAME).rglob("*")] == ["mine", "cards.toml"]
    assert installed(GAME) == ("mine",)
    assert installed("under_our_sun") == ()


def test_a_pack_is_replaced_only_when_that_is_said(packs: Path, source: Path) -> None:
    install(GAME, source, "mine")
    (source / "cards.toml").rename(source / "others.toml")
    with pytest.raises(BadContent, match=r"there is already a pack 'mine' of wildlands; --replace"):
        install(GAME, source, "mine")
    assert (packs / GAME / "mine" / "cards.toml").exists()
    install(GAME, source, "mine", replace=True)
    assert [path.name for path in (packs / GAME).rglob("*")] == ["mine", "others.toml"]


NO_NAMES = ("", ".", "..", "../mine", "a/b", "a\\b", "/etc", "C:", "Mine", "mein paket", "-x", "ä", "a\n", "a" * 41)


@pytest.mark.parametrize("name", [*NO_NAMES, "built_in", "built-in", "help"])
def test_no_name_leads_out_of_the_folder(packs: Path, source: Path, name: str) -> None:
    with pytest.raises(BadContent, match="a pack cannot be called"):
        check_name(name)
    with pytest.raises(BadContent, match="a pack cannot be called"):
        install(GAME, source, name)
    with pytest.raises(BadContent, match="is not installed here"):
        pack_folder(GAME, name)
    assert not packs.exists()


def test_a_folder_of_another_name_is_no_pack(packs: Path, source: Path) -> None:
    install(GAME, source, "mine")
    (packs / GAME / "mine").rename(packs / GAME / "My Pack")
    (packs / GAME / "empty").mkdir()
    assert installed(GAME) == ()


def test_options_offer_the_installed_packs(packs: Path, source: Path) -> None:
    before = choices(WildlandsOptions)
    assert "pack" not in {choice.name for choice in before}
    install(GAME, source, "mine")
    assert choices(WildlandsOptions) == [*before, Choice("pack", ("built_in", "mine"), "built_in")]
    assert parse_options(WildlandsOptions, {"pack": "mine"}) == WildlandsOptions(pack="mine")
    assert parse_options(WildlandsOptions, {"pack": "built_in"}) == WildlandsOptions()


@pytest.mark.parametrize("name", ["yours", "../mine", "Mine", "", 7, True, None])
def test_a_pack_that_is_not_installed_is_no_option(packs: Path, source: Path, name: object) -> None:
    with pytest.raises(BadOptions, match=r"of wildlands is not installed here; there are: built_in$"):
        parse_options(WildlandsOptions, {"pack": name})
    install(GAME, source, "mine")
    with pytest.raises(BadOptions, match=r"of wildlands is not installed here; there are: built_in, mine$"):
        parse_options(WildlandsOptions, {"pack": name})


def test_options_without_a_pack_are_written_as_ever() -> None:
    plain = {"board": "dungeon", "factions": "chosen"}
    assert msgspec.to_builtins(WildlandsOptions()) == plain
    assert msgspec.json.encode(WildlandsOptions()) == msgspec.json.encode(plain)
    assert msgspec.msgpack.encode(WildlandsOptions()) == msgspec.msgpack.encode(plain)
    for options in (WildlandsOptions(), WildlandsOptions(pack="mine")):
        assert msgspec.json.decode(msgspec.json.encode(options), type=WildlandsOptions) == options
        assert msgspec.msgpack.decode(msgspec.msgpack.encode(options), type=WildlandsOptions) == options
