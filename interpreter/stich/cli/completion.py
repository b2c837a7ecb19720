"""What a shell asks to complete a command line: ``stich completion``, and the answers.

Place in the pipeline: part of ``cli``, over Click's own completion; a shell shows whatever is printed here, so it is
never a message.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable

import click
from click.shell_completion import CompletionItem, get_completion_class, shell_complete

VARIABLE = "_STICH_COMPLETE"  # in which a shell says what it asks
SHELLS = ("bash", "zsh", "fish")
ABOUT_SPECS = {
    "bench", "diff", "format", "lint", "play", "run", "sheet", "solve", "tournament", "trick", "validate"
}  # fmt: skip

Completer = Callable[[click.Context, click.Parameter, str], list[CompletionItem]]


@click.command("completion")
@click.argument("shell", type=click.Choice(SHELLS))
def command(shell: str) -> int:
    """Print what lets a shell complete commands, options, names of specs and codes.

    For bash, in ~/.bashrc: `eval "$(stich completion bash)"`.  For zsh, in ~/.zshrc: `eval "$(stich completion zsh)"`.
    For fish: `stich completion fish > ~/.config/fish/completions/stich.fish`.
    """
    root, known = click.get_current_context().find_root().command, get_completion_class(shell)
    if known is not None:
        print(known(root, {}, "stich", VARIABLE).source())
    return 0


def answer(root: click.Command) -> int:
    """Answer what the shell asks; nothing at all where that cannot be done."""
    try:
        asked = os.environ[VARIABLE]
        shell, _, what = asked.partition("_")
        if what == "complete" and shell in SHELLS and _at_once(root, shell):
            return 0
        return shell_complete(root, {}, "stich", VARIABLE, asked)
    except Exception:  # a person is typing: any word of ours would stand in the middle of the line
        return 1


def _at_once(root: click.Command, shell: str) -> bool:
    """Answer the commonest question, which spec a command is about, without importing the command."""
    known = get_completion_class(shell)
    if known is None:
        return False
    shell_side = known(root, {}, "stich", VARIABLE)
    words, typed = shell_side.get_completion_args()
    if len(words) != 1 or words[0] not in ABOUT_SPECS or typed.startswith("-"):
        return False
    print("\n".join(map(shell_side.format_completion, of_specs(typed))))
    return True


def words_of(known: Iterable[str]) -> Completer:
    """Completes to one of these words."""
    return lambda _context, _parameter, typed: _begun(known, typed)


def of_specs(typed: str) -> list[CompletionItem]:
    """The files of the folder, which the shell knows, and the names of the library; files first, for at them bash
    forgets the words before."""
    from stich.language.text.library import library_names

    return [CompletionItem(typed, type="file"), *_begun(library_names(), typed)]


def _begun(words: Iterable[str], typed: str) -> list[CompletionItem]:
    return [CompletionItem(word) for word in sorted(words) if word.startswith(typed)]
