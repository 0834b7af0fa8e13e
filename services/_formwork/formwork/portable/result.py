"""What a file of a form comes to."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any

from formwork.icu import filled

MOST_NOTES = 500
"""Told of one file: nobody goes through more."""

WORDS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    tomllib.loads(Path(__file__).with_name("words.toml").read_text("utf-8"))
)
"""Of notes, by code, in every language."""


@dataclass(frozen=True)
class Note:
    """Something that is not carried, or not as it was."""

    code: str
    # Counted as a spreadsheet program does, or where it stands in the JSON.
    place: str = ""
    params: Mapping[str, str | int] = field(default_factory=dict[str, str | int])
    # What its question is called; empty where it is about no question.
    subject: str = ""

    @property
    def words(self) -> dict[str, str]:
        """In every language."""
        return {
            language: filled(template, self.params, language)
            for language, template in WORDS[self.code].items()
        }


@dataclass(frozen=True)
class Picture:
    file_id: str
    name: str
    content: bytes


@dataclass(frozen=True)
class DrawnChoice:
    label: str
    code: str
    # Which item of the list above it lies under.
    above: int | None = None


@dataclass(frozen=True)
class DrawnList:
    """Choices that become a list of the company: fields name it by this id until it has one of its own."""

    id: str
    name: str
    above_id: str | None
    choices: Sequence[DrawnChoice]


@dataclass(frozen=True)
class ImportedForm:
    """Pages whose structure is right; what else the file says, where it says it."""

    pages: list[dict[str, Any]]
    name: str = ""
    # Of its steps and mails, teams by name: `data.teamNames`. None: it has no workflow.
    workflow: dict[str, Any] | None = None
    settings: Mapping[str, Any] = field(default_factory=dict[str, Any])
    pictures: Sequence[Picture] = ()
    notes: Sequence[Note] = ()
    # Each after the one that it lies under.
    lists: Sequence[DrawnList] = ()


class Unreadable(Exception):
    """No form at all, or a broken one."""

    def __init__(self, code: str, place: str = "", **params: str | int) -> None:
        super().__init__(f"{code} {place}")
        self.note = Note(code, place, params)
