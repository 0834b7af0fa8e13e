"""Submissions of another form that belong to this one. What the field says is who they are and how far they
have got: it is gathered from them, and nobody enters it.

Decision: docs/decisions/0229-a-sub-form-holds-submissions.md"""

from collections.abc import Sequence
from decimal import Decimal
from typing import Annotated, Any, Literal

from pydantic import Field as Limit
from pydantic import TypeAdapter

from formwork.fields.changed import Item
from formwork.fields.kind import Carried, FieldKind, FieldSetting
from formwork.first_words import shown_number
from formwork.formula.operand import Operand
from formwork.print_context import PrintContext
from formwork.problems import Problem
from formwork.schema import Id, Schema

MOST_ENTRIES = 50

EntryState = Literal["draft", "ongoing", "done", "voided"]


class SubFormSetting(FieldSetting):
    # The form that its entries are submissions of, and what it was called when it was chosen.
    form_template_id: Id | None = None
    template_name: Annotated[str, Limit(max_length=200)] = ""
    most: Annotated[int, Limit(ge=1, le=MOST_ENTRIES)] = MOST_ENTRIES
    # Of the button that begins an entry; empty: as everywhere.
    button: Annotated[str, Limit(max_length=60)] = ""


class Entry(Schema):
    # None: of whoever may know how many there are, and no more.
    submission_id: Id | None = None
    number: Annotated[str, Limit(max_length=100)] = ""
    title: Annotated[str, Limit(max_length=200)] = ""
    state: EntryState


class Entries(Schema):
    # Of a form that allowed more in an earlier version there may be more.
    entries: Annotated[list[Entry], Limit(max_length=1_000)] = Limit(default=[])


class SubForm(FieldKind[SubFormSetting]):
    type = "subForm"
    compared = "nothing"
    Setting = SubFormSetting
    Value = TypeAdapter(Entries)
    prints = "wide"
    holds = "submissions"
    fits_column = False

    def check_setting(self, setting: SubFormSetting) -> list[Problem]:
        return [Problem("subFormMissing")] if setting.form_template_id is None else []

    def is_empty(self, value: dict[str, Any]) -> bool:
        return not value.get("entries")

    def answers(self, value: dict[str, Any]) -> bool:
        return bool(_submitted(value))

    def check_complete(self, setting: SubFormSetting, value: dict[str, Any]) -> list[Problem]:
        drafts = sum(entry.state == "draft" for entry in _entries(value))
        return [Problem("subFormDrafts", params={"count": drafts})] if drafts else []

    def operand(self, setting: SubFormSetting, value: dict[str, Any]) -> Operand:
        return Decimal(len(_submitted(value)))

    def text(self, setting: SubFormSetting, value: dict[str, Any]) -> str:
        called = (entry.number or entry.title for entry in _submitted(value))
        return ", ".join(each for each in called if each)

    def items(self, setting: SubFormSetting, value: dict[str, Any]) -> dict[str, Item]:
        """Those that an outsider is only told the number of have no id to tell them by."""
        return {
            entry.submission_id: Item(entry.number or entry.title, entry.state)
            for entry in _entries(value)
            if entry.submission_id
        }

    def carry(self, setting: SubFormSetting, value: Any, source: SubFormSetting) -> Carried:
        """Entries stay with the submission that they were begun in."""
        return Carried(None, is_whole=False)

    def print_view(self, setting: SubFormSetting, value: Any, paper: PrintContext) -> dict[str, Any]:
        printed = [_printed(entry, paper) for entry in _entries(value or {})]
        return {"entries": printed, "nothing": paper.say("No entries")}


def _entries(value: dict[str, Any]) -> Sequence[Entry]:
    return Entries.model_validate(value).entries


def _submitted(value: dict[str, Any]) -> list[Entry]:
    return [entry for entry in _entries(value) if entry.state in ("ongoing", "done")]


def _printed(entry: Entry, paper: PrintContext) -> str:
    number = shown_number(paper.say, entry.number)
    return " · ".join(part for part in (entry.title, number, _state(entry, paper)) if part)


def _state(entry: Entry, paper: PrintContext) -> str:
    match entry.state:
        case "draft":
            return paper.say("Draft")
        case "ongoing":
            return paper.say("Ongoing")
        case "done":
            return paper.say("Done")
        case "voided":
            return paper.say("Voided")


KIND = SubForm()
