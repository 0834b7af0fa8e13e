"""Rows between `begin` and `end` → groups and repeats in each other."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from formwork.portable.result import Unreadable
from formwork.portable.xlsform.sheets import Line

_MOST_DEPTH = 16


@dataclass
class Branch:
    """A group or a repeat, and the form itself."""

    line: Line | None
    parts: "list[Line | Branch]" = field(default_factory=list["Line | Branch"])
    repeats: bool = False

    @property
    def key(self) -> str:
        return "" if self.line is None else self.line["name"] or self.line.place

    @property
    def name(self) -> str:
        return "" if self.line is None else self.line["label"] or self.line["name"]


def tree_of(lines: Sequence[Line]) -> Branch:
    open_ = [Branch(None)]
    for line in lines:
        verb, _, what = line["type"].lower().replace("_", " ").partition(" ")
        if verb == "begin" and what in ("group", "repeat", "loop"):
            if len(open_) > _MOST_DEPTH:
                raise Unreadable("groupsTooDeep", line.place, most=_MOST_DEPTH)
            inner = Branch(line, repeats=what == "repeat")
            open_[-1].parts.append(inner)
            open_.append(inner)
        elif verb == "end" and what in ("group", "repeat", "loop"):
            if len(open_) == 1 or open_[-1].repeats != (what == "repeat"):
                raise Unreadable("groupNotBegun", line.place, what=what)
            open_.pop()
        else:
            open_[-1].parts.append(line)
    if len(open_) > 1 and open_[-1].line is not None:
        raise Unreadable("groupNotEnded", open_[-1].line.place, name=open_[-1].name[:100])
    return open_[0]
