from typing import Any

from chassis.http import TranslatedText, WireOut
from formwork.portable import FileFormat


class FormFileNote(WireOut):
    """Something of the file that the form will not have, or not as it was."""

    code: str
    place: str
    """A row as its spreadsheet counts it, or where it stands in the JSON."""
    subject: str
    """What its question is called; empty where it is about no question."""
    params: dict[str, str | int]
    message: TranslatedText


class FormFileRead(WireOut):
    """What a file would become. Nothing is made yet."""

    format: FileFormat
    name: str
    """As the file calls its form; it may say nothing."""
    folder_name: str
    pages: list[dict[str, Any]]
    fields_count: int
    rules_count: int
    pictures_count: int
    step_names: list[str]
    """Empty: it has no workflow, and begins with one step."""
    team_names: list[str]
    """Of its steps and mails: whoever makes the form says which teams of theirs these are."""
    list_names: list[str]
    """Lists of choices that are made for the company with it."""
    notes: list[FormFileNote]
    notes_count: int
    """Of them all: the list is cut where it is long."""
