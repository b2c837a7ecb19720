"""A record told event by event to a person who says when, forwards and back: ``stich replay --step``.

Place in the pipeline: part of ``cli``, over ``voice.transcript``, in whose words it is told.
"""

from __future__ import annotations

from collections.abc import Sequence

from stich.cli.console import Console, Quit
from stich.cli.tint import tint
from stich.cli.wording import put
from stich.match.game import Game
from stich.match.record import Line
from stich.voice.transcript import Transcript


def step_through(game: Game, lines: Sequence[Line], language: str = "en") -> int:
    """Tell the match, one thing after the other, until the person stops or the input ends."""
    teller, red = Transcript(game, language=language), tint(game.model)
    say, told = teller.words.say, _told(teller, lines)
    deals = {line["number"]: at for at, line in reversed(list(enumerate(_lines(lines, told)))) if "hands" in line}
    console, at = Console({}), 0
    put(say("step-keys"))
    try:
        while True:
            put(*told[at][1], tint=red)
            at = _next(console, say, told, deals, at)
    except Quit:
        return 0


def _told(teller: Transcript, lines: Sequence[Line]) -> list[tuple[Line, list[str]]]:
    """The lines of which there is something to tell, with the words; of a card its player and what it is."""
    found: list[tuple[Line, list[str]]] = []
    for line in lines:
        words = list(teller.tell(line))
        if line["event"] == "play" and not words:
            name = teller.words.say("colon", name=teller.words.who(line["seat"]), text=line["card"])
            words = [f"       {name}"]
        if words:
            found.append((line, words))
    return found


def _lines(lines: Sequence[Line], told: Sequence[tuple[Line, list[str]]]) -> list[Line]:
    return [line for line, _ in told] if told else list(lines)


def _next(console: Console, say: object, told: Sequence[tuple[Line, list[str]]], deals: dict[int, int], at: int) -> int:
    """Where to go on, as the person says.

    Raises:
        Quit: he stops.
    """
    assert callable(say)
    while True:
        words = console.ask("> ").casefold().split()
        match words:
            case []:
                if at + 1 < len(told):
                    return at + 1
                put(say("step-ends"))
            case ["b" | "back"]:
                if at:
                    return at - 1
                put(say("step-begins"))
            case ["d" | "deal", number] | [number] if number.isascii() and number.isdecimal() and len(number) < 8:
                if int(number) in deals:
                    return deals[int(number)]
                put(say("step-no_deal", number=int(number)))
            case _:
                put(say("step-keys"))
