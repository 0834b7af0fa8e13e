"""Text with a few marks, as whoever builds a form types it: `# Heading`, `- item`, `1. item`, `**bold**` and
`*italic*`.

What it says is only ever text: there is no markup in it that a browser or a paper could run. What is no mark
is shown as it stands. The same rules in TypeScript: proto/vectors/body/marked-text.json.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Literal

from formwork.blank import is_blank, stripped

BlockType = Literal["heading", "subheading", "paragraph", "bullets", "numbers"]

_LINES = re.compile(r"\r\n|\r|\n")
_BEGINS = re.compile(r"(##?|[-*•]|[0-9]{1,3}[.)])[ \t]+")
_SPACES = (" ", "\t")
_MARK = re.compile(r"(\*\*|\*)")


@dataclass(frozen=True)
class Span:
    text: str
    bold: bool = False
    italic: bool = False


Line = tuple[Span, ...]


@dataclass(frozen=True)
class Block:
    type: BlockType
    lines: list[Line] = field(default_factory=list[Line])
    """Of a list its items."""
    start: int = 1
    """The number of its first item."""


def read_marked_text(text: str) -> list[Block]:
    blocks: list[Block] = []
    # The block that the next line may go on with.
    goes_on: Block | None = None
    for raw in _LINES.split(text):
        line = stripped(raw)
        if is_blank(line):
            goes_on = None
            continue
        begins = _BEGINS.match(line)
        said = line[begins.end() :] if begins else line
        block = _block(begins[1]) if begins else Block("paragraph")
        if goes_on and goes_on.type == block.type and block.type not in ("heading", "subheading"):
            block = goes_on
        else:
            blocks.append(block)
        block.lines.append(tuple(_spans(said)))
        goes_on = block
    return blocks


def _block(mark: str) -> Block:
    if mark[0] == "#":
        return Block("heading" if mark == "#" else "subheading")
    return Block("bullets") if mark in "-*•" else Block("numbers", start=int(mark[:-1]))


def _spans(line: str) -> Iterator[Span]:
    """Each mark is looked at once: a line of ten thousand stars costs what it is long."""
    parts = _MARK.split(line)
    pairs = _pairs(parts)
    on = {"*": False, "**": False}
    said = ""
    for at, part in enumerate(parts):
        if at not in pairs:
            said += part
            continue
        if said:
            yield Span(said, on["**"], on["*"])
        said, on[part] = "", not on[part]
    if said:
        yield Span(said, on["**"], on["*"])


def _pairs(parts: Sequence[str]) -> set[int]:
    """Where marks begin and end something: they touch it, and both are there."""
    found: set[int] = set()
    open_at: dict[str, int] = {}
    for at in range(1, len(parts), 2):
        mark = parts[at]
        if mark not in open_at:
            # What follows at once may be another mark.
            if not parts[at + 1].startswith(_SPACES) and (parts[at + 1] or at + 2 < len(parts)):
                open_at[mark] = at
        elif not parts[at - 1].endswith(_SPACES) and (parts[at - 1] or at > open_at[mark] + 2):
            found |= {open_at.pop(mark), at}
    return found
