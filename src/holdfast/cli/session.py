"""Play at one terminal: draw, ask, answer, until the game is over or the player leaves."""

from __future__ import annotations

from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from holdfast.cli import asides
from holdfast.cli.asides import command_words, not_one
from holdfast.cli.boards import Scene, drawing_of
from holdfast.cli.choosing import folded, meant
from holdfast.cli.keeping import Keeper
from holdfast.cli.layout import Line, in_columns
from holdfast.cli.seen import Seen, brief, ending_lines, latest_answer, look, seat_name, story
from holdfast.cli.terminal import EndOfInput, Terminal
from holdfast.core.legality import Illegal
from holdfast.core.record import Answer
from holdfast.table.match import CannotUndo, EngineFault, Match
from holdfast.words import Words

FEWEST_OPTION_LINES = 3
NOTICE_STYLE = "yellow"
INTERRUPTED = 130
YES = ("y", "yes", "j", "ja")


class Left(Exception):
    """The player leaves the table."""


class Session:
    """One match at one terminal, with one or several people before it."""

    def __init__(self, match: Match, terminal: Terminal, words: Words, keeper: Keeper | None) -> None:
        self.match, self.terminal, self.words, self.keeper = match, terminal, words, keeper
        self.viewer: int | None = None
        self.notice: list[str] = []
        """What is told below the answers at the next drawing."""
        self.drawn = False
        """Does the screen show the present position? Where nothing is cleared it is not drawn twice."""
        self.failed = False
        """Was anything typed that could not be done?"""

    # ------------------------------------------------------------------ the loop

    def run(self) -> int:
        """Play on until the player leaves; returns the exit code.

        A person sees what went wrong. A program that pipes its answers is told by the exit code.
        """
        try:
            self.keep()
            while True:
                self.turn()
        except Left:
            pass
        except EndOfInput:
            self.terminal.say(self.parting("play-eof-kept", "play-eof"))
        except KeyboardInterrupt:
            self.terminal.say("", self.parting("quit-kept", "quit-done"))
            return INTERRUPTED
        except Exception:
            self.terminal.say(self.parting("quit-kept", "quit-done"))
            raise
        return 1 if self.failed and not self.terminal.live else 0

    def turn(self) -> None:
        """One drawing and one line of input."""
        self.let_bots_answer()
        self.hand_over(self.seat_to_answer())
        seen = look(self.match, self.viewer, self.words)
        self.draw(seen)
        typed = self.terminal.ask(self.prompt())
        self.notice = []
        if not typed:
            self.drawn = False
            return
        try:
            self.obey(seen, typed)
        except (Left, EndOfInput):
            raise
        except Exception as error:
            # A mistake of ours in, say, an explanation must not end anybody's game.
            self.refuse(self.words.say("play-fault", {"error": f"{type(error).__name__}: {error}"}))

    def obey(self, seen: Seen, typed: str) -> None:
        """Do what a line says: a command if it begins with the word of one, else an answer."""
        word, _, rest = typed.partition(" ")
        command = command_words(seen).get(folded(word))
        if command is None:
            self.answer(seen, typed)
        elif command in asides.ASIDES:
            self.notice = getattr(asides, f"{command}_lines")(seen, rest.strip())
        else:
            getattr(self, f"do_{command}")(seen, rest.strip())

    def prompt(self) -> str:
        """The words before the cursor; they name the player where several sit at the screen."""
        if self.viewer is None or len(self.match.people) < 2:
            return self.words.say("play-prompt")
        return self.words.say("play-prompt-seat", {"seat": seat_name(self.words, self.viewer)})

    def let_bots_answer(self) -> None:
        """Let every bot answer that is to move before a person is."""
        while (seat := self.match.bot_to_move()) is not None:
            if self.terminal.live:
                self.terminal.say(self.words.say("play-waiting", {"seats": seat_name(self.words, seat)}))
            self.match.let_bot_answer(seat)
            self.drawn = False
            self.keep()

    def seat_to_answer(self) -> int | None:
        """The person to look at the screen now: whoever looks already, if asked; None when the game is over."""
        asked = [seat for seat in self.match.g.asked() if seat in self.match.people]
        if self.viewer in asked:
            return self.viewer
        if asked:
            return asked[0]
        return self.match.people[0] if len(self.match.people) == 1 else None

    def hand_over(self, seat: int | None) -> None:
        """Give the screen to another person; where there are secrets, nothing of the last one's stays on it."""
        if seat == self.viewer:
            return
        if self.match.game.meta.hidden and len(self.match.people) > 1:
            self.terminal.forget()
            if seat is not None:
                name = {"seat": seat_name(self.words, seat)}
                self.terminal.show(Text(self.words.say("hand-over", name), style="bold"))
                if self.terminal.live:
                    self.terminal.ask(self.words.say("hand-over-ask", name))
                    self.terminal.forget()
            self.notice = []
        self.viewer, self.drawn = seat, False

    # ------------------------------------------------------------------ drawing

    def draw(self, seen: Seen) -> None:
        """The board, the question with its answers, and what there is to tell, which gets the screen if it is long."""
        notice = [Text(line, style=NOTICE_STYLE) for line in self.notice]
        if self.drawn and not self.terminal.live:
            self.terminal.show(*notice)
            return
        board, height, lines = self.board(seen), self.terminal.height, self.terminal.lines
        whole = [board, *self.question(seen, height and height - lines([board, *notice]) - 2), *notice]
        if height is not None:
            spare = height - lines(whole) - 1  # the last line is the prompt's
            if spare > 0:
                whole.insert(1, Text())
            elif spare < 0 and lines(notice) > FEWEST_OPTION_LINES:
                whole = [*notice, Text(self.words.say("play-back"), style="dim")]
        self.terminal.clear()
        self.terminal.show(*whole)
        self.drawn = True

    def board(self, seen: Seen) -> RenderableType:
        """The table as the seat sees it, with the news since its last answer."""
        news = tuple(said for _, said in story(seen, latest_answer(self.match, seen.seat), seen.naming))
        glow = frozenset(target for choice in seen.choices for target in choice.option.targets)
        scene = Scene(seen.view, self.words, self.terminal.width, news, glow)
        return drawing_of(self.match.game.meta.id).board(scene)

    def question(self, seen: Seen, height: int | None) -> list[RenderableType]:
        """The question and its numbered answers, or how the game ended."""
        if self.match.over:
            lines = [Text(line) for line in ending_lines(seen)]
            lines[0].stylize("bold")
            return [*lines, Text(self.words.say("over-save"), style="dim")]
        answers = [Line(choice.number, choice.said, brief(seen, choice)) for choice in seen.choices]
        room = None if height is None else max(height, FEWEST_OPTION_LINES)
        return [Text(seen.told(seen.asked.text), style="bold"), in_columns(answers, self.terminal.width, room)]

    # ------------------------------------------------------------------ answering and taking back

    def answer(self, seen: Seen, typed: str) -> None:
        """Give the answer that was typed, if it is one."""
        if self.match.over or seen.seat is None:
            self.refuse(self.words.say("play-not-now"))
            return
        found = meant(typed, seen.choices)
        if found.one is None:
            self.refuse(not_one(seen, typed, [choice.number for choice in found.choices]))
            return
        try:
            self.match.answer(seen.seat, found.one.option.act)
        except Illegal as illegal:
            reason = self.words.say(illegal.refusal.key, illegal.refusal.args, seen.naming)
            self.refuse(self.words.say("play-refused", {"reason": reason, "rule": illegal.refusal.rule}))
        except EngineFault as fault:
            self.refuse(self.words.say("play-fault", {"error": str(fault)}))
        else:
            self.moved()

    def do_undo(self, seen: Seen, typed: str) -> None:
        """Take back the last answer of a person; where there are secrets, only of the one at the screen."""
        seat = self.viewer
        if seat is None or not self.match.game.meta.hidden:
            given = (one.seat for one in reversed(self.match.record.entries) if isinstance(one, Answer))
            seat = next((one for one in given if one in self.match.people), self.match.people[0])
        try:
            count, retaken = self.match.undo(seat)
        except CannotUndo as cannot:
            self.refuse(self.words.say(cannot.key))
            return
        self.moved()
        self.notice = [self.words.say("undo-retaken") if retaken else self.words.say("undo-done", {"count": count})]

    def moved(self) -> None:
        """The position is another: keep it, and draw it anew."""
        self.drawn = False
        self.keep()

    def keep(self) -> None:
        """Write the running game to disk; if that cannot be, say so once and play on."""
        if self.keeper is None:
            return
        try:
            self.keeper.keep(self.match)
        except OSError as error:
            self.refuse(self.words.say("keep-failed", {"error": str(error)}))
            self.keeper = None

    def refuse(self, said: str) -> None:
        """Tell that something could not be done."""
        self.notice = [*self.notice, said]
        self.failed = True

    # ------------------------------------------------------------------ the other commands

    def do_help(self, seen: Seen, typed: str) -> None:
        """What can be typed."""
        self.notice = asides.help_lines(seen)
        self.notice.append(self.words.say("play-luck", {"commitment": self.match.commitment}))
        if self.keeper is not None:
            self.notice.append(self.words.say("help-kept", {"file": self.keeper.name}))

    def do_board(self, seen: Seen, typed: str) -> None:
        """Draw everything again."""
        self.drawn = False

    def do_seat(self, seen: Seen, typed: str) -> None:
        """Answer as another person, where several are asked."""
        asked = [seat for seat in self.match.g.asked() if seat in self.match.people]
        if not typed.isdecimal() or int(typed) - 1 not in asked:
            self.refuse(self.words.say("seat-usage", {"seats": ", ".join(str(seat + 1) for seat in asked)}))
            return
        self.hand_over(int(typed) - 1)

    def do_save(self, seen: Seen, typed: str) -> None:
        """Keep the game in a file of the player's choice."""
        if not typed:
            self.refuse(self.words.say("save-usage"))
            return
        path = Path(typed).expanduser()
        if path.exists() and not self.agrees(self.words.say("save-overwrite", {"file": typed})):
            self.notice = [self.words.say("save-kept")]
            return
        try:
            self.match.save(path)
        except OSError as error:
            self.refuse(self.words.say("save-failed", {"error": str(error)}))
            return
        self.notice = [self.words.say("save-done", {"file": typed})]
        if self.match.over:
            self.notice.append(self.words.say("over-replay", {"file": typed}))

    def agrees(self, question: str) -> bool:
        """Does the player say yes?"""
        return folded(self.terminal.ask(question)) in YES

    def do_quit(self, seen: Seen, typed: str) -> None:
        """Leave; a game that is not kept anyway can be saved first."""
        if self.keeper is None and not self.match.over:
            wanted = self.terminal.ask(self.words.say("save-offer"))
            if wanted:
                self.do_save(seen, wanted)
                self.terminal.say(*self.notice)
        self.terminal.say(self.parting("quit-kept", "quit-done"))
        raise Left

    def parting(self, kept: str, gone: str) -> str:
        """The last words: where an unfinished game lies, if it is kept."""
        if self.keeper is None:
            return self.words.say(gone)
        file = {"file": self.keeper.name}
        return self.words.say("over-replay", file) if self.match.over else self.words.say(kept, file)
