"""What differs between two moments of one submission."""

from datetime import datetime
from typing import Any
from uuid import UUID

from chassis.http import WireOut
from formwork.fields.changed import Change
from identity_client.people import PersonPublic


class ChangedItem(WireOut):
    """Of what a field lists: an option, a file, an entry."""

    change: Change
    text: str


class ChangedCell(WireOut):
    column_id: UUID
    column_name: str
    old_value: Any
    new_value: Any


class ChangedRow(WireOut):
    change: Change
    row_id: UUID
    title: str
    """Empty where nobody named it."""
    number: int
    """From 1, as it stands now; of one that is gone, as it stood."""
    copy_number: int
    """Of which copy of the table, from 1; 0: of the table itself."""
    cells: list[ChangedCell]


class ChangedField(WireOut):
    field_id: UUID
    field_name: str
    old_value: Any
    new_value: Any
    page_id: UUID
    page_name: str
    page_number: int
    changed_rows: list[ChangedRow]
    """Of an input table; empty: it is compared as a whole."""
    changed_items: list[ChangedItem]
    """Of what lists things; empty: it is compared as a whole."""


class SubmissionDiff(WireOut):
    from_version: str
    to_version: str
    from_process_id: str | None
    """The step whose press was asked for, where one was."""
    to_process_id: str | None
    has_changes: bool
    changed_fields: list[ChangedField]
    """In reading order."""
    pages: list[dict[str, Any]]
    """The form without values: how a value of each field is read."""


class OwnPress(WireOut):
    submission_process_id: str | None
    """None: it waited for others, and is no step of its own."""
    step_name: str
    action_name: str
    version: str | None
    at: datetime


class FieldChangedSince(ChangedField):
    changed_by: PersonPublic | None
    """None: nobody entered it, it follows from what somebody did; or they are not known any more, as where
    the reader entered something over it since: then it is told as others left it."""
    changed_at: datetime | None


class ChangesSinceMyPress(WireOut):
    press: OwnPress | None
    """None: they pressed nothing in it yet, and nothing is compared."""
    changed_fields: list[FieldChangedSince]
    """In reading order, of those that they are shown now. What they changed themselves since is left out."""
