from datetime import datetime
from enum import StrEnum
from uuid import UUID

from chassis.http import WireIn, WireOut
from formwork.fields.sub_form import EntryState
from identity_client.people import PersonPublic


class EntryPlace(WireIn):
    """Where an entry is begun: in a sub-form of a step that is filled in."""

    submission_id: UUID
    step_id: UUID
    field_id: UUID


class ParentPublic(WireOut):
    submission_id: UUID
    field_id: UUID
    template_name: str
    reference_number_str: str
    version: str


class NotAdding(StrEnum):
    """Why nobody, or not the reader, begins an entry now."""

    NOT_OPEN = "notOpen"
    """Its step is not open, or not theirs; a rule hides or locks it."""
    NOT_IN_USE = "notInUse"
    """Its form is archived, gone, or of another project."""
    NOT_YOURS = "notYours"
    """Others begin its form."""
    FULL = "full"


class SubFormEntry(WireOut):
    submission_id: UUID | None
    """None: the reader may not open it. They know that it is there, and how far it has got."""
    reference_number_str: str
    template_name: str
    state: EntryState
    submitter: PersonPublic | None
    created: datetime | None
    submitted_at: datetime | None


class SubFormPublic(WireOut):
    """A sub-form of a submission, with all of its entries: the first one first."""

    field_id: UUID
    form_template_id: UUID
    template_name: str
    most: int
    not_adding: NotAdding | None
    """None: the reader may begin one."""
    entries: list[SubFormEntry]
