"""What can be asked beside an answer: why, try, hint, rules, log and help. None of it changes the game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random
from typing import Any

from holdfast.bots import Prompt, advise
from holdfast.cli.boards import drawing_of
from holdfast.cli.choosing import folded, meant, target_names
from holdfast.cli.seen import Seen, story
from holdfast.core.asked import describe, event_text
from holdfast.core.catalogue import Catalogue, Rule, load_catalogue
from holdfast.core.codec import ActionCodec
from holdfast.core.flow import Ask, AskAll
from holdfast.core.game import Game
from holdfast.core.legality import Action
from holdfast.table.luck import key_for
from holdfast.words import message_key
from holdfast.words.words import GAMES

WHY_LINES, HINT_LINES, RULE_LINES, LOG_LINES = 5, 5, 5, 12
WHY_LOOKS_AT = 20_000
"""More possible answers than this are not looked through for one `why`."""
COMMANDS = ("help", "why", "try", "hint", "undo", "rules", "save", "log", "board", "seat", "quit")
ASIDES = ("why", "try", "hint", "rules", "log")
"""The commands that only tell something; each is a function here, `why_lines` and so on."""
SHORT = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "u": "undo"}


def command_words(seen: Seen) -> dict[str, str]:
    """Every word that is a command, in the reader's language and in English."""
    found = {folded(seen.say(f"command-{command}")): command for command in COMMANDS}
    return {**SHORT, **{command: command for command in COMMANDS}, **found}


def help_lines(seen: Seen) -> list[str]:
    """What can be typed."""
    alone = seen.match.record.seats == 1
    named = [name for name in ("answer", *COMMANDS[1:]) if not (alone and name == "seat")]
    rows = [(seen.say(f"help-{name}"), seen.say(f"help-{name}-does")) for name in named]
    wide = max(len(typed) for typed, _ in rows)
    lines = [seen.say("help-title"), *[f"  {typed:<{wide}}  {does}" for typed, does in rows]]
    legend = drawing_of(seen.match.game.meta.id).legend(seen.words)
    return [*lines, seen.say("help-signs"), *[f"  {line}" for line in legend]] if legend else lines


# ---------------------------------------------------------------- why


def why_lines(seen: Seen, typed: str) -> list[str]:
    """Whether an answer is possible, and which rule forbids what is not."""
    if not typed:
        return [seen.say("why-usage")]
    allowed = [seen.say("why-possible", act=choice.said) for choice in meant(typed, seen.choices).choices]
    if typed.isdecimal() and allowed:
        return allowed
    refused = list(_refused(seen, folded(typed)))
    if not allowed and not refused:
        return [seen.say("why-elsewhere" if _exists(seen, folded(typed)) else "why-unknown", words=typed)]
    lines = allowed[:WHY_LINES] + refused[:WHY_LINES]
    left = len(allowed) + len(refused) - len(lines)
    return [*lines, seen.say("why-more", count=left)] if left else lines


def _refused(seen: Seen, wanted: str) -> Iterator[str]:
    """The answers that touch what was named and are refused; each reason of a verb is told once."""
    told = set()
    for act in islice(_conceivable(seen.match.g), WHY_LOOKS_AT):
        option = describe(seen.match.g, act)
        if not any(wanted in names for names in target_names(option.targets, seen.words, seen.naming)):
            continue
        refusal = None if seen.seat is None else seen.match.g.why_not(seen.seat, act)
        if refusal is None or (type(act), refusal.key) in told:
            continue
        told.add((type(act), refusal.key))
        reason = seen.words.say(refusal.key, refusal.args, seen.naming)
        yield seen.say("why-not", act=seen.told(option.text), reason=reason, rule=refusal.rule)


def _exists(seen: Seen, wanted: str) -> bool:
    """Is anything in the game called so?"""
    pieces = [f"{kind}:{one}" for kind, ids in seen.match.g.names().items() for one in ids]
    return any(wanted in names for names in target_names(pieces, seen.words, seen.naming))


def _conceivable(g: Game[Any]) -> Iterator[Action]:
    """Every answer of the verbs that the question speaks of, legal or not."""
    question = g.question
    if not isinstance(question, (Ask, AskAll)):
        return
    verbs = {rule.verb for rule in question.rules}
    codec = ActionCodec(g)
    for verb, span in codec.spans():
        if verb in verbs:
            for index in span:
                yield codec.action(index)


# ---------------------------------------------------------------- try


def try_lines(seen: Seen, typed: str) -> list[str]:
    """What an answer would bring, without giving it."""
    if not typed:
        return [seen.say("try-usage")]
    if seen.match.game.meta.hidden:
        return [seen.say("try-secret")]
    found = meant(typed, seen.choices)
    if found.one is None or seen.seat is None:
        return [not_one(seen, typed, [choice.number for choice in found.choices])]
    events, after = seen.match.preview(seen.seat, found.one.option.act)
    lines = [seen.told(event_text(after, event)) for event in events]
    if after.ending is not None:
        lines.append(seen.say(message_key("ending", after.ending.reason)))
    title = seen.say("try-title", act=found.one.said)
    return [title, *[f"  {line}" for line in lines or [seen.say("try-nothing")]]]


def not_one(seen: Seen, typed: str, numbers: list[int]) -> str:
    """What to say when typed words mean no answer, or several."""
    if numbers:
        return seen.say("play-several", words=typed, numbers=", ".join(map(str, numbers)))
    return seen.say("play-not-understood", words=typed, count=len(seen.choices))


# ---------------------------------------------------------------- hint


def hint_lines(seen: Seen, typed: str) -> list[str]:
    """What the best bot would answer here, and the chances of winning it sees; it looks through the seat's eyes."""
    match, seat, question = seen.match, seen.seat, seen.match.g.question
    if seat is None or not isinstance(question, (Ask, AskAll)) or seat not in question.seats:
        return [seen.say("table-no-hint")]
    place = f"hint to {seat} at {len(match.record.entries)}"
    own, worlds = (Random(key_for(match.seed, f"{place}, {purpose}")) for purpose in ("bot", "worlds"))
    prompt = Prompt(seat, question.text, match.g.legal(seat))
    advice = advise(match.game.meta.id, seen.view, prompt, own, worlds)
    named = {choice.option.act: choice for choice in seen.choices}
    best = named[advice.act]
    lines = [seen.say("hint-best", level=advice.level, number=best.number, act=best.said)]
    for one in advice.considered[:HINT_LINES]:
        if one.visits:
            choice, percent = named[one.act], round(100 * one.chance)
            said = seen.say("hint-line", number=choice.number, act=choice.said, percent=percent, visits=one.visits)
            lines.append(f"  {said}")
    return lines


# ---------------------------------------------------------------- rules and log


@cache
def catalogue_of(game_id: str) -> Catalogue:
    """The rules of a game."""
    return load_catalogue(GAMES / game_id / "rules.toml")


def rules_lines(seen: Seen, typed: str) -> list[str]:
    """The rule that applies now, one rule by its id, or all rules that speak of something."""
    catalogue, g = catalogue_of(seen.match.game.meta.id), seen.match.g
    usage = seen.say("rules-usage", count=len(catalogue.rule))
    if not typed:
        now = g.stack[-1].rule if g.stack else g.meta.end_rule
        found = [rule for rule in catalogue.rule if rule.id == now]
        return [seen.say("rules-now"), *_in_full(seen, catalogue, found), usage]
    found = [rule for rule in catalogue.rule if rule.id == typed.upper()]
    found = found or [rule for rule in catalogue.rule if _speaks_of(rule, folded(typed))]
    if not found:
        return [seen.say("rules-none", words=typed), usage]
    lines = _in_full(seen, catalogue, found[:RULE_LINES])
    return [*lines, seen.say("rules-more", shown=RULE_LINES, count=len(found))] if len(found) > RULE_LINES else lines


def _speaks_of(rule: Rule, wanted: str) -> bool:
    said = folded(f"{rule.id} {rule.section} {rule.text}")
    return all(word in said for word in wanted.split())


def _in_full(seen: Seen, catalogue: Catalogue, rules: list[Rule]) -> list[str]:
    lines = []
    for rule in rules:
        lines.append(f"{rule.id}  {rule.text} ({rule.source})")
        if len(rules) == 1:
            on_it = [ruling for ruling in catalogue.ruling if rule.id in ruling.rules]
            lines += [seen.say("rules-ruling", id=ruling.id, ruling=ruling.ruling) for ruling in on_it]
    return lines


def log_lines(seen: Seen, typed: str) -> list[str]:
    """The last things that happened, each with the number of its entry."""
    wanted = int(typed) if typed.isdecimal() and int(typed) else LOG_LINES
    lines = [f"{seen.say('log-round', number=number)} {said}" for number, said in story(seen)]
    return lines[-wanted:] or [seen.say("log-empty")]
