"""Draws the picture of README.md and of the documentation: the terminal board, from a position of a golden game.

python -m tests.docs.picture      # from the root of the project, with the Python of .venv
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI
from rich.text import Text

from holdfast.cli.boards import Scene, drawing_of
from holdfast.core import record as records
from holdfast.core.asked import asked, event_text
from holdfast.games import find_game
from holdfast.words import Words
from tests.golden.writing import FOLDER, read_record

PICTURE = Path(__file__).parents[2] / "docs" / "images" / "under-falling-skies.svg"
GOLDEN, ENTRY, WIDTH, NEWS = "under_falling_skies/weapon_ready.json", 117, 82, 5


def drawn() -> str:
    """The picture: the board, the question and its first options."""
    record = read_record(FOLDER / GOLDEN)
    g = records.replay(record, find_game(record.game), until=ENTRY, events=True)
    words, drawing, question = Words(record.game), drawing_of(record.game), asked(g, 0)
    naming = drawing.naming(g.view(0))
    news = [words.text(event_text(g, event), naming) for event in g.take_events()[-NEWS:]]
    glow = frozenset(target for option in question.options for target in option.targets)
    console = Console(record=True, width=WIDTH, file=io.StringIO(), color_system="truecolor", force_terminal=True)
    console.print(drawing.board(Scene(g.view(0), words, WIDTH, tuple(news), glow)))
    console.print()
    console.print(Text(words.text(question.text, naming), style="bold"))
    for number, option in enumerate(question.options[:4], 1):
        console.print(Text(f"{number:3}  {words.text(option.text, naming)}"))
    made = console.export_svg(title="holdfast play", theme=MONOKAI, unique_id="holdfast")
    # Rich lets a picture load its font from elsewhere; a reader's own monospaced font does as well.
    return re.sub(r"\s*@font-face \{.*?\}", "", made, flags=re.DOTALL).replace("Fira Code", "monospace")


if __name__ == "__main__":
    PICTURE.write_text(drawn(), encoding="utf-8")
