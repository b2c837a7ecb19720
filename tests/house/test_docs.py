"""The pages of the documentation are true: what they show loads, holds, prints and exists.

Marks in the Markdown, each an HTML comment just before a code block or a table:

=================================  ====================================================================================
``<!-- fragment of NAME -->``      the YAML laid over that spec loads, and the examples that it names hold; with
                                   ``: KEY / KEY`` after the name it stands under these keys
``<!-- part of FILE -->``          the YAML stands so in that file
``<!-- file: NAME -->``            the text is written to a file for the commands after it, and not checked
``<!-- prints: COMMAND -->``       the text is what the command prints; a last line ``…`` stands for the rest;
                                   of several with ``&&`` between, what the last one prints
``<!-- phrases: START in PLACE… -->``  the first cell of each row is a phrase that is understood in one of the places
                                   (members of ``Where``, or ``CHOICE``)
``<!-- NAME -->`` … ``<!-- /NAME -->``  what is made from data: keys, facts, sorts, seats, …
=================================  ====================================================================================

Any other YAML block is a spec: it loads without an error and its examples hold.  ``python -m tests.house.test_docs``
prints what is made from data; ``python -m tests.house.test_docs --update`` writes it and what the commands print.
"""

from __future__ import annotations

import doctest
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from stich.examples import codes as codes_of_examples  # noqa: F401  (they are declared there)
from stich.examples import run
from stich.language.conditions import phrases, words
from stich.language.conditions.kinds import BindingKind
from stich.language.conditions.syntax import keywords
from stich.language.conditions.terms import Role
from stich.language.read.deck import read_deck
from stich.language.read.declarations import RESERVED
from stich.language.text.diagnostics import CODES, Diagnostic
from stich.language.text.nodes import parse
from stich.language.text.source import Source
from stich.lint import codes as codes_of_lint  # noqa: F401  (they are declared there)
from stich.match.game import Game
from tests.house import made_codes, made_grammar, made_keys, made_library
from tests.house.made_library import rows
from tests.house.pages import (
    GUIDE,
    LIBRARY,
    PAGES,
    PHRASES,
    ROOT,
    WORDS,
    Block,
    blocks,
    chosen,
    code_of,
    fragment_of,
    name_of,
    phrase_tables,
    scalar,
    write_before,
)
from tests.shared import known_games
from tests.small_spec import checked


def faults_of(diagnostics: list[Diagnostic]) -> list[str]:
    return [str(d) for d in diagnostics if d.is_error]


# --- YAML -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("block", chosen(lambda b: b.is_spec), ids=str)
def test_a_whole_spec_loads_and_its_examples_hold(block: Block, tmp_path: Path) -> None:
    write_before(tmp_path, block)
    game, diagnostics = checked(tmp_path, block.text, name_of(block.text))
    assert game is not None, faults_of(diagnostics)
    assert [r.text for r in run.run(Game(game)) if not r.ok] == []


def test_the_last_step_of_the_tutorial_has_no_warning_and_shows_everything(tmp_path: Path) -> None:
    *_, last = chosen(lambda b: b.is_spec and name_of(b.text) == "wetterhahn")
    game, diagnostics = checked(tmp_path, last.text, "wetterhahn")
    assert game is not None and not diagnostics, diagnostics
    assert [str(each) for each in run.witness(Game(game))] == []


@pytest.mark.parametrize("block", chosen(lambda b: b.marked("fragment of") is not None), ids=str)
def test_a_fragment_fits_its_spec(block: Block, tmp_path: Path) -> None:
    write_before(tmp_path, block)
    base, _, path = (block.marked("fragment of") or "").partition(":")
    game, diagnostics = checked(tmp_path, fragment_of(base.strip(), path, block.text), "fragment")
    assert game is not None, faults_of(diagnostics)
    own = [e for e in game.examples if e.span and Path(e.span.source.path).stem == "fragment"]
    shown = own if "examples:" in block.text else []
    assert [r.text for r in run.run(Game(game), shown) if not r.ok] == []


@pytest.mark.parametrize("block", chosen(lambda b: b.marked("part of") is not None), ids=str)
def test_a_part_of_a_file_stands_in_it(block: Block) -> None:
    assert block.text in (ROOT / (block.marked("part of") or "")).read_text("utf-8")


# --- phrases ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("start", "places", "phrase"), list(phrase_tables()))
def test_a_phrase_of_the_reference_is_understood(start: str, places: tuple[str, ...], phrase: str) -> None:
    read = getattr(phrases, start)
    faults: dict[str, list[Diagnostic]] = {}
    for place in places:
        faults[place] = []
        read(scalar(phrase), scope_of(place, faults[place].append))
    assert [] in faults.values(), faults


def scope_of(place: str, report: Callable[[Diagnostic], None]) -> phrases.Scope:
    """Where a phrase stands; ``CHOICE`` is a choice of a dialogue that names a suit and a rank."""
    if place == "CHOICE":
        return phrases.Scope(vocabulary(), words.Where.DIALOGUE, report, its_suit=0, its_rank=0)
    return phrases.Scope(vocabulary(), words.Where[place], report)


@cache
def vocabulary() -> words.Vocabulary:
    """The words of the game of which the reference speaks."""
    node, _ = parse(Source("deck", "suits: french\nranks: A K Q J 10 9 8 7 6 5 4 3 2"))
    table = read_deck(node, lambda fault: pytest.fail(str(fault)))  # type: ignore[arg-type]
    assert table is not None
    deck, suit_names, _ = table
    suits = {name: i for i, names in enumerate(suit_names) for name in (deck.suits[i], names.key)}
    powers = {name: i for i, name in enumerate(("old", "devil", "seven"))}
    names = {"chosen": BindingKind.SUITS, "striker": BindingKind.RANK, "declarer": BindingKind.SEAT}
    names |= {"contract": BindingKind.CONTRACT, "ouvert": BindingKind.FLAG}
    known = words.Vocabulary(
        deck,
        suits,
        {name: i for i, name in enumerate(names)},
        list(names.values()),
        powers,
        card_points={"honours": 0},
        counters={"visits": 0},
        totals={name: i for i, name in enumerate(("points", "rungs", "blobs"))},
        pools={"pot": 0},
        contracts={"solo": (0,), "grand": (1, 2)},
        columns={"price": 0},
        parties={"re": 0, "defenders": 1},
        phases={"endplay": 1},
        heaps={"skat": 0},
        bids=True,
        auction=True,
        of_side=(2, 2),
    )
    number, condition = words.DefinedSort.NUMBER, words.DefinedSort.CONDITION
    known.defined = {
        "worth": words.Defined(number, 0, scalar("2 times stake"), scalar("worth")),
        "won": words.Defined(condition, 0, scalar("tricks are at least bid"), scalar("won")),
    }
    return known


# --- completeness -----------------------------------------------------------------------------------------------------


def keys_of(schema: object) -> Iterator[str]:
    """Every key that a schema names."""
    if isinstance(schema, dict):
        properties = schema.get("properties")
        if isinstance(properties, dict):
            yield from properties
        for value in schema.values():
            yield from keys_of(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from keys_of(value)


@pytest.mark.parametrize("name", ["spec", "cases"])
def test_the_guide_has_every_key_of_the_schema(name: str) -> None:
    schema = json.loads((ROOT / "schema" / f"{name}.schema.json").read_text("utf-8"))
    keys = set(keys_of(schema)) - ({"overview", "spec", "cases"} if name == "cases" else set())
    made = {"reference/keys", "reference/cheat-sheet"}  # they would have it anyway
    text = "".join(path.read_text("utf-8") for page, path in GUIDE.items() if page not in made)
    assert sorted(keys - set(code_of(text))) == []


def test_every_table_of_phrases_is_found() -> None:
    text = WORDS.read_text("utf-8")
    assert text.count("<!-- phrases:") == len(list(PHRASES.finditer(text))) >= 9


def test_the_codes_of_diagnostics_that_are_named_exist() -> None:
    named = set(re.findall(r"(?:error|warning)\[([a-z-]+)\]", "".join(b.text for b in blocks())))
    assert "unknown-key" in named
    assert named <= set(CODES)


# --- tables made from data --------------------------------------------------------------------------------------------

SORTS = {
    words.Sort.BOUND: "bindings", words.Sort.POWER: "powers", words.Sort.PLAIN: "`plain`",
    words.Sort.LED: "`same suit`", words.Sort.ITS: "`its suit`", words.Sort.BEATING: "`beating`",
    words.Sort.ITS_RANK: "`its rank`", words.Sort.HIGHEST: "`highest of`",
}  # fmt: skip
SEATS = {Role.LOT: "`by lot`", Role.HOLDER: "`holder of …`"}
SEATS |= {role: f"`{role.name.lower()}`" for role in Role if role not in SEATS and role is not Role.BOUND}
KEYS = {
    words.Where.LEGAL_WHEN: "`legal`: `when`, `unless`", words.Where.LONE: "`lone`", words.Where.EXEMPTION: "`exempt`",
    words.Where.POWER_CARDS: "`powers`: `cards`", words.Where.PLAIN_ORDER: "`plain`: `order`: `cards`",
    words.Where.CUT: "`cut`: `by`, `lays out`", words.Where.KEEP: "`turn up`: `keep`",
    words.Where.CLAUSE: "`powers`: `clause`", words.Where.LEGAL: "`legal`", words.Where.GUARD: "`guards`",
    words.Where.ENDS: "`deal ends`", words.Where.UNTIL: "`phases`: `until`",
    words.Where.CARD_POINTS: "keys under `card points`", words.Where.SCORE: "`score`; numbers on the `slate`",
    words.Where.BONUS: "`bonuses`", words.Where.DIALOGUE: "`opens: step`",
    words.Where.DIALOGUE_IN_PLAY: "`opens`: any other", words.Where.CONCEDE: "`concede`",
    words.Where.GIVE: "`transfer`: `who`, `when`, `gives`, `to`",
    words.Where.TAKE: "`transfer`: `takes`",
    words.Where.MELD: "`melds`: `opens: step`", words.Where.MELD_IN_PLAY: "`melds`: `opens`: any other",
    words.Where.MELD_CARDS: "`kinds`: `cards`", words.Where.BETTER_MELD: "`melds`: `equal`",
    words.Where.HEAP_OWNER: "`heaps`: `belongs to`, `when`", words.Where.LAID_OPEN: "`deal`: `lay open`",
    words.Where.BOUND_AT: "`deal`: `bind`", words.Where.STEP_ROW: "`deal`: `row`",
    words.Where.BEFORE_DEAL: "`before each deal`",
    words.Where.MARK: "`marks`", words.Where.AT_THE_END: "`at the end`", words.Where.TITLE: "`titles`: `when`",
    words.Where.MATCH: "`match`: `ends`", words.Where.MATCH_AT_ONCE: "`ends` with `at once`",
    words.Where.CONTRACT: "`contracts`: `when`",
    words.Where.LEADER: "`play`: `leader`",
    words.Where.STEP: "`transfer`: `first`", words.Where.SITS_OUT: "`sits out`",
    words.Where.FIRST_DEALER: "`first dealer`", words.Where.NEXT_DEALER: "`next dealer`",
}  # fmt: skip


def told(where: words.Where) -> str:
    """A place by its name and its key."""
    return f"*{where.known.title}* ({KEYS[where]})"


def asked_table() -> str:
    """What may be asked in which places, beyond what may be asked everywhere; a row tells what it adds to another."""
    asking = [where for where in words.Where if where in KEYS and where.known.facts]
    everywhere = frozenset.intersection(*(where.known.facts for where in asking))
    sets = sorted(dict.fromkeys(where.known.facts for where in asking), key=len)
    lines = []
    for i, facts in enumerate(sets):
        base = max((before for before in sets[:i] if before < facts), key=len, default=everywhere)
        added = "; ".join(asked.value for asked in words.Askable if asked in facts - base)
        known = next((where.known.title for where in asking if where.known.facts == base), "")
        start = f"what *{known}* may ask, and " if known and added else ""
        places = "; ".join(told(where) for where in asking if where.known.facts == facts)
        lines.append([places, f"{start}{added}" or "nothing more"])
    return rows(["in", "may be asked besides"], lines)


def sort_table() -> str:
    """Which sorts of cards are known where; places that know the same are one row."""
    sets = dict.fromkeys(w.known.sorts for w in words.Where if w in KEYS and w.known.sorts)
    alike = {sorts: [told(w) for w in words.Where if w in KEYS and w.known.sorts == sorts] for sorts in sets}
    lines = [[", ".join(SORTS[s] for s in SORTS if s in sorts), "; ".join(found)] for sorts, found in alike.items()]
    return rows(["cards", "places"], lines)


def seat_table() -> str:
    """Which seats are known where; places that know the same are one row."""
    sets = dict.fromkeys(w.known.roles - {Role.BOUND, Role.SEAT} for w in words.Where if w in KEYS)
    alike = {
        roles: [told(w) for w in words.Where if w in KEYS and w.known.roles - {Role.BOUND, Role.SEAT} == roles]
        for roles in sets
        if roles
    }
    lines = [[", ".join(word for r, word in SEATS.items() if r in roles), "; ".join(v)] for roles, v in alike.items()]
    return rows(["seats", "places"], lines)


def reserved_words() -> str:
    """The words that no spec may give as a name."""
    return ", ".join(f"`{word}`" for word in sorted(keywords() | RESERVED))


KEYS_PAGE, PLACES, CHEAT_SHEET = (GUIDE[f"reference/{name}"] for name in ("keys", "places", "cheat-sheet"))

TABLES: dict[str, tuple[Path, Callable[[], str]]] = {
    "facts": (PLACES, asked_table),
    "sorts": (PLACES, sort_table),
    "seats": (PLACES, seat_table),
    "reserved": (GUIDE["reference/spec/index"], reserved_words),
    "constructs": (GUIDE["reference/concepts"], made_library.construct_table),
    "historical": (LIBRARY, lambda: made_library.spec_table(yardsticks=False)),
    "yardsticks": (LIBRARY, lambda: made_library.spec_table(yardsticks=True)),
    "keys": (KEYS_PAGE, made_keys.every_key),
    "keys of examples": (KEYS_PAGE, made_keys.every_key_of_examples),
    "measures": (GUIDE["reference/grammar"], made_grammar.measures),
    "grammar": (GUIDE["reference/grammar"], lambda: made_grammar.grammar(phrase_tables())),
    "diagnostics": (GUIDE["reference/diagnostics"], made_codes.every_code),
    "keys in short": (CHEAT_SHEET, made_keys.in_short),
    "words in short": (CHEAT_SHEET, lambda: made_grammar.in_short(WORDS.read_text("utf-8"))),
}


def table_of(text: str, name: str) -> str:
    return text.split(f"<!-- {name} -->")[1].split(f"<!-- /{name} -->")[0].strip()


@pytest.mark.parametrize("name", list(TABLES))
def test_a_table_made_from_data_is_up_to_date(name: str) -> None:
    path, make = TABLES[name]
    assert table_of(path.read_text("utf-8"), name) == make()


# --- commands ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("block", chosen(lambda b: b.marked("prints:") is not None), ids=str)
def test_a_command_prints_what_is_shown(block: Block, tmp_path: Path) -> None:
    shown, printed = block.text.rstrip("\n"), output(block, tmp_path)
    assert "Traceback" not in printed
    if shown.endswith("\n…"):
        assert printed.startswith(shown.removesuffix("…"))
    else:
        assert printed.rstrip("\n") == shown


def output(block: Block, folder: Path) -> str:
    """What the command of a block prints: run in ``folder``, where the specs lie that are shown, if it names a file."""
    if re.search(r"\.(yaml|py)\b", block.mark):
        write_before(folder, block)
    elif "&&" not in block.mark:  # of several the first writes a file for the next
        folder = ROOT
    paths = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    env = os.environ | {"PYTHONPATH": paths, "PYTHONIOENCODING": "utf-8"} | known_games()
    printed = ""
    for each in (block.marked("prints:") or "").split("&&"):
        _, *arguments = shlex.split(each)
        command = [sys.executable, "-m", "stich", *arguments]
        done = subprocess.run(
            command, cwd=folder, env=env, capture_output=True, text=True, encoding="utf-8", timeout=60, check=False
        )
        assert not done.stderr, done.stderr
        printed = done.stdout
    return printed


# --- Python, links ----------------------------------------------------------------------------------------------------


def _is_session(block: Block) -> bool:
    return block.kind == "python" and block.marked("file:") is None


@pytest.mark.parametrize("page", sorted({block.page for block in chosen(_is_session)}))
def test_python_does_what_it_says(page: str) -> None:
    shown = [block for block in chosen(_is_session) if block.page == page]
    text = "\n".join(block.text for block in shown)
    test = doctest.DocTestParser().get_doctest(text, {}, page, str(PAGES[page]), shown[0].line)
    said: list[str] = []
    assert test.examples
    assert doctest.DocTestRunner().run(test, out=said.append).failed == 0, "".join(said)


@pytest.mark.parametrize("page", list(PAGES))
def test_links_point_somewhere(page: str) -> None:
    path = PAGES[page]
    targets = re.findall(r"\]\(([^)\s]+)\)", path.read_text("utf-8"))
    assert targets or page not in ("index", "readme")
    for target in targets:
        if not target.startswith(("http:", "https:")):
            file, _, anchor = target.partition("#")
            there = (path.parent / file).resolve() if file else path
            assert there.exists(), target
            assert not anchor or anchor in anchors(there.read_text("utf-8")), target


def anchors(text: str) -> set[str]:
    """The anchors of a page's headings."""
    heads = re.findall(r"^#+ (.+)$", text, re.M)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


def test_tests_that_are_named_exist() -> None:
    pages = "".join(path.read_text("utf-8") for path in PAGES.values())
    named = set(re.findall(r"\btests/[\w/]+\.py|(?<=python -m )tests[.\w]+", pages))
    assert {"tests/examples/test_examples.py", "tests.bench.playouts"} <= named
    files = {name if name.endswith(".py") else f"{name.replace('.', '/')}.py" for name in named}
    assert sorted(name for name in files if not (ROOT / name).exists()) == []


def test_the_commands_of_the_readme_are_those_that_are_tried() -> None:
    tried = (ROOT / ".ci" / "run").read_text("utf-8").replace(" --quiet", "")
    commands = [
        line for block in chosen(lambda b: b.kind == "sh" and b.page == "readme") for line in block.text.split("\n")
    ]
    assert any(line.startswith("pip install ") for line in commands)
    assert [line for line in commands if line and line not in tried] == []


@pytest.mark.parametrize("page", list(PAGES))
def test_no_place_of_a_machine_is_named(page: str) -> None:
    assert not re.search(r"(?<![\w.])/(?:home|root|work|tmp|usr|Users)/", PAGES[page].read_text("utf-8"))


# --- writing ----------------------------------------------------------------------------------------------------------


def update() -> None:
    """Write the tables made from data and what the commands print into the pages."""
    for name, (path, make) in TABLES.items():
        parts = re.split(rf"(<!-- /?{name} -->)", path.read_text("utf-8"))
        parts[2] = f"\n{make()}\n"
        path.write_text("".join(parts), "utf-8")
    for block in chosen(lambda b: b.marked("prints:") is not None):
        path = PAGES[block.page]
        head = f"<!-- {block.mark} -->\n```text\n"
        before, _, after = path.read_text("utf-8").partition(head)
        rest = after[re.search(r"^```$", after, re.M).start() :]  # type: ignore[union-attr]
        path.write_text(f"{before}{head}{printed_for(block)}\n{rest}", "utf-8")


def printed_for(block: Block) -> str:
    """What the command of a block prints, as many lines as it shows now."""
    with tempfile.TemporaryDirectory() as folder:
        printed = output(block, Path(folder)).rstrip("\n")
    if not block.text.endswith("\n…\n"):
        return printed
    return "\n".join([*printed.split("\n")[: block.text.count("\n") - 1], "…"])


if __name__ == "__main__":
    if "--update" in sys.argv:
        update()
    else:
        for _, table in TABLES.values():
            print(table(), end="\n\n")
