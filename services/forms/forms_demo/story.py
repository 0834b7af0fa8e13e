"""What a story of the demo is told in: which form, by whom, with what, when, and how far it has come."""

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from forms_demo.templates import DemoTemplate

Entries = dict[str, Any]
"""By label. Texts and numbers as they are, and what follows here."""


@dataclass(frozen=True)
class Option:
    number: int


@dataclass(frozen=True)
class Options:
    numbers: tuple[int, ...]


@dataclass(frozen=True)
class Listed:
    """A choice of one of the company's lists."""

    list_name: str
    code: str
    label: str


@dataclass(frozen=True)
class Checked:
    """Of a check: yes, no or na."""

    answer: str
    note: str = ""


@dataclass(frozen=True)
class Table:
    """By head of row, then by label of column."""

    rows: dict[str, Entries]


@dataclass(frozen=True)
class Photo:
    """A small drawn picture."""

    name: str
    color: str


@dataclass(frozen=True)
class Signed:
    name: str


@dataclass(frozen=True)
class Pressed:
    login: str
    entries: Entries
    button: str | None
    """None: it is still being filled in."""
    at: datetime
    reason: str = ""


@dataclass(frozen=True)
class Said:
    login: str
    text: str
    at: datetime


@dataclass(frozen=True)
class Voided:
    login: str
    reason: str
    at: datetime


@dataclass
class Story:
    template: DemoTemplate
    project: str
    """By the beginning of its name."""
    steps: list[Pressed] = field(default_factory=list[Pressed])
    said: list[Said] = field(default_factory=list[Said])
    voided: Voided | None = None

    @property
    def presses(self) -> list[Pressed]:
        return [each for each in self.steps if each.button is not None]

    @property
    def moves(self) -> list[Pressed | Voided]:
        """What its history has, in order."""
        return [*self.presses, *([self.voided] if self.voided else [])]

    @property
    def way(self) -> tuple[str, tuple[str | None, ...], bool]:
        """What it has in common with others of its form that came where it stands by the same buttons."""
        return self.template.key, tuple(each.button for each in self.steps), self.voided is not None

    @property
    def began(self) -> datetime:
        return self.steps[0].at

    @property
    def changed(self) -> datetime:
        return self.voided.at if self.voided else self.steps[-1].at
