from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Annotated
from uuid import UUID

from chassis.http import WireIn, WireOut
from formwork.valid_time import ExpirationState
from identity_client.people import PersonPublic
from pydantic import Field

from forms.submission.by_fields.schemas import FieldAsked
from forms.submission.open_step import OverdueButton
from forms.submission.schemas import SubmissionOutcome
from forms.tables.submission import Move, SubmissionState


class SubmissionSort(StrEnum):
    NEWEST = "newest"
    OLDEST = "oldest"
    UPDATED = "updated"
    DUE = "due"
    VALID_TIME_END = "validTimeEnd"
    REFERENCE_NUMBER = "referenceNumber"


@dataclass(frozen=True, slots=True)
class SubmissionQuery:
    """Which of those one may read are wanted."""

    search: str = ""
    project_id: UUID | None = None
    template_id: UUID | None = None
    state: SubmissionState | None = None
    needs_attention: bool | None = None
    overdue: bool | None = None
    expiration_state: ExpirationState | None = None
    fields: tuple[FieldAsked, ...] = ()
    """What is asked of what was entered; of one template."""
    submission_ids: tuple[UUID, ...] = ()
    """These alone, where some are named."""
    sort: SubmissionSort = SubmissionSort.NEWEST

    @property
    def searches_entries(self) -> bool:
        """Of one template what people typed is looked at, too; of all there would be no end to it."""
        return self.search != "" and self.template_id is not None

    @property
    def asks_of_entries(self) -> bool:
        return self.searches_entries or self.fields != ()


class OpenStepBrief(WireOut):
    """One of several steps that are open at once."""

    step_id: UUID
    step_name: str
    due_at: datetime | None
    is_my_turn: bool


class SubmissionBrief(WireOut):
    submission_id: UUID
    template_id: UUID
    template_name: str
    template_version: int
    project_id: UUID
    project_name: str
    """Also of one that the reader is not in. Empty: identity is away."""
    state: SubmissionState
    outcome: SubmissionOutcome | None
    """None: it goes on, or nobody knows."""
    reference_number_str: str
    current_step_id: UUID | None
    current_step_name: str
    open_steps: list[OpenStepBrief]
    """Where several are open at once: these, as they are drawn. `current_step_id` is the first of them."""
    submitter: PersonPublic | None
    submitted_at: datetime | None
    created: datetime
    updated: datetime
    step_entered_at: datetime
    due_at: datetime | None
    """When its current step is to be submitted; of several that are open the first of these times."""
    presses_itself: OverdueButton | None
    """What is pressed by itself if nobody presses a button before."""
    is_my_turn: bool
    acts_for: PersonPublic | None
    """Who is away, and in whose place it is the reader's turn."""
    needs_attention: bool
    attention_reason: str
    """Why, as the detail says it."""
    number: int
    """Steps submitted so far: what is done with it from a list is done to it as it was seen."""
    may_void: bool
    may_assign: bool
    may_claim: bool
    may_delete: bool
    version: str
    is_sent_back: bool
    """It came back to its current step from a later one."""
    last_move: Move | None
    """What its last transition was, where no button was pressed."""
    assignee: PersonPublic | None
    """Who of the step's people has taken it, or was handed it."""
    is_new_version: bool
    """Its version has just begun, and its first step is still to be submitted."""
    approvals_needed: int
    """How many must press a button of its current step that goes forward."""
    approved_by: list[PersonPublic]
    """Who has, as long as it waits for others."""
    valid_time_end: datetime | None
    expiration_state: ExpirationState
    values: dict[UUID, str]
    """Of the fields that were asked for, what is entered; cut where it is long."""


class ExportNote(WireIn):
    count: Annotated[int, Field(ge=0, le=10_000_000, deprecated=True)] = 0
    """Not read: pages of before say it."""
    project_id: UUID | None = None


class ExportNoted(WireOut):
    count: int
    """How many submissions the file holds."""
