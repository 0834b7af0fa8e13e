from datetime import datetime
from typing import Annotated, Any
from uuid import UUID

from chassis.http import LongText, TranslatedText, WireIn, WireOut
from formwork.valid_time import ExpirationState, ValidUntilState
from formwork.workflow import Tone
from identity_client.people import PersonPublic
from pydantic import Field

from forms.file.schemas import FilePublic
from forms.submission.open_step import OpenStep, OverdueButton, TeamName
from forms.submission.position import PressPosition, StepFence
from forms.submission.project import SubmissionProject
from forms.submission.situation import SituationPublic
from forms.submission.sub_form.schemas import EntryPlace, ParentPublic
from forms.tables.submission import Move, SubmissionState
from forms.template.files.schemas import TemplateFilePublic

Values = Annotated[dict[UUID, Any], Field(max_length=1_000)]  # by field; null or left out is empty
Reason = Annotated[LongText, Field(max_length=2_000)]


class SubmissionCreate(WireIn):
    submission_id: UUID | None = None
    """Made by the caller: the same id again gives the same submission."""
    form_template_id: UUID
    project_id: UUID
    values: Values = Field(default={})
    reopen_untouched: bool = False
    """Where the caller has a draft of it there in which nothing was entered yet, that one is the answer; not
    one of a sub-form."""
    parent: EntryPlace | None = None
    """The sub-form that it is an entry of."""


class StepSave(WireIn):
    submission_id: UUID
    step_id: UUID
    values: Values
    revisions: Annotated[dict[UUID, Annotated[int, Field(ge=0)]], Field(max_length=1_000)] = Field(default={})
    """What of each field the caller has seen, 0 for nothing. Where somebody saved since, it is a conflict."""


class StepSubmit(WireIn):
    submission_id: UUID
    step_id: UUID
    submit_action_id: UUID
    values: Values = Field(default={})
    reason: Reason = ""
    """Why: where the button asks for it, and of who acts for a team that they are not in."""
    number: int | None = None
    """Steps submitted so far, as the caller has seen it: the same step of another round is a conflict. Null:
    whichever round it is."""
    position: PressPosition | None = None
    """Where the detail has a `fence`. How far off that is stays with the press, the place does not."""


class SubmissionStanding(WireOut):
    """Where it stands."""

    submission_id: UUID
    form_template_id: UUID
    template_version: int
    state: SubmissionState
    current_step_id: UUID | None
    reference_number_str: str
    number: int
    """Steps submitted so far."""


class SaveConflict(WireOut):
    """Somebody saved another value since. Nothing was overwritten: choose, and save with this revision."""

    field_id: UUID
    value: Any
    sent_value: Any
    revision: int
    saved_by: PersonPublic | None
    saved_at: datetime


class FieldRefused(WireOut):
    field: str
    message: TranslatedText
    code: str


class WrittenBy(WireOut):
    by: PersonPublic
    at: datetime


class StepSaved(WireOut):
    saved_at: datetime
    revisions: dict[UUID, int]
    conflicts: list[SaveConflict]
    refused: list[FieldRefused]
    """What does not fit its field: not saved, while the other fields are."""
    others: list[WrittenBy]
    """Whose entries this step had, beside the reader's: the newest first, each with their last one. Of those
    that this call has overwritten as well."""


class StepAction(WireOut):
    submit_action_id: UUID
    name: str
    color: str
    tone: Tone
    """What its colour says."""
    order: int
    checks_required_fields: bool
    asks_for_reason: bool
    goes_back_to: str | None
    """The name of the earlier step that it leads back to."""
    begins_version: str | None
    """The version that begins there."""
    empties: bool
    """What was entered in the steps after that one goes."""
    ends: bool
    """Nobody can go on with the submission once it is pressed."""


class SubmissionOutcome(WireOut):
    """How it ended: the button that was pressed last."""

    name: str
    tone: Tone


class StepApproval(WireOut):
    """One of several presses that a button needs."""

    by: PersonPublic | None
    submit_action_id: UUID
    action_name: str
    reason: str
    stood_in: bool
    acted_for: PersonPublic | None
    """Who was away and in whose place they pressed."""
    at: datetime


class StepApprovals(WireOut):
    """Of a step whose buttons more than one must press before they go forward."""

    needed: int
    given: list[StepApproval]
    by_me: str | None
    """The button that the reader pressed."""


class SentBack(WireOut):
    by: PersonPublic | None
    from_step_name: str
    action_name: str
    reason: str
    by_itself: bool
    """Its button was pressed by itself: nobody sent it back."""
    began_version: str | None
    """The version that it began: what was before stays as the version before."""
    move: Move | None
    """What brought it back where no button did: it was taken back by who submitted it, or reopened."""
    at: datetime


class StepToReopen(WireOut):
    step_id: UUID
    step_name: str


class ValidTimeExtended(WireOut):
    """Somebody moved the end of its valid time."""

    by: PersonPublic | None
    acted_for: PersonPublic | None
    """Who was away and in whose place they did."""
    ended_at: datetime
    """What its end was before."""
    ends_at: datetime
    reason: str
    at: datetime


class SubmissionDetail(WireOut):
    created: datetime
    updated: datetime
    submission_id: UUID
    template_id: UUID
    template_name: str
    template_version: int
    newest_template_version: int | None
    """With which another one is begun; None: the form is archived."""
    project_id: UUID
    project: SubmissionProject | None
    """None while nobody can tell."""
    company_name: str
    state: SubmissionState
    number: int
    submitter: PersonPublic | None
    submitted_at: datetime | None
    closed_at: datetime | None
    outcome: SubmissionOutcome | None
    reference_number_str: str
    version: str
    situation: SituationPublic
    """What the form's rules are asked with, beside values: as it is filled in now, or read."""
    sent_back: "SentBack | None"
    """What it came back to its current step for."""
    approvals: "StepApprovals | None"
    """None: one is enough."""
    current_step_id: UUID | None
    current_step_name: str
    current_step_teams: list[TeamName]
    current_step_actions: list[StepAction]
    current_step_buttons_alignment: str
    current_field_ids: list[UUID]
    """The fields that the current step fills in."""
    step_entered_at: datetime
    """Since when its step is open, or those that are open at once: a press of one of these is no change."""
    open_steps: list[OpenStep]  # Empty where one is open alone.
    presses_itself: OverdueButton | None
    """What is pressed by itself if nobody presses a button before; of several open steps the first to be."""
    may_act: bool
    is_my_turn: bool
    """As lists tell it: of who may act, not where they would do it for others."""
    stands_in: bool
    """They may act, but are in none of the current step's teams: they say why."""
    fence: StepFence | None
    """Of its current step; null: wherever somebody is."""
    acts_for: PersonPublic | None
    """Who is away, and in whose place they would act: nobody asks why."""
    did_another_step: bool
    """So that the current one is for somebody else."""
    is_last_step: bool
    steps_left_alone: list[str]
    """Steps, by name, that come next and that nobody may do once the reader has pressed here."""
    needs_attention: bool
    attention_reason: str
    pages: list[dict[str, Any]]
    """With the values filled in."""
    revisions: dict[UUID, int]
    files: list[FilePublic]
    photos: list[FilePublic]
    template_files: list[TemplateFilePublic]
    """What the form itself shows."""
    expiration_at: datetime | None
    """As `valid_time_end`."""
    expiration_state: ExpirationState
    valid_time_start: datetime | None
    valid_time_end: datetime | None
    valid_until_state: ValidUntilState
    valid_time_extensions: list["ValidTimeExtended"]
    """The newest first, 50 at most."""
    may_extend_valid_time: bool
    last_move: Move | None
    """What its last transition was, where no button was pressed."""
    assignee: PersonPublic | None
    """Who of the current step's people has taken it, or was handed it; the others still may do it."""
    assigned_at: datetime | None
    assigned_by: PersonPublic | None
    """Who handed it to them; None: they took it, or nobody can tell. No visitor is told."""
    assignment_reason: str
    """Why; empty for all but who has it, who handed it to them and who manages the project."""
    may_claim: bool
    may_assign: bool
    may_recall: bool
    """They submitted the last step, and nobody acted since."""
    may_void: bool
    may_delete: bool
    steps_to_reopen: list["StepToReopen"]
    """Where it can go on, for who may reopen it; empty for everybody else."""
    subform_submissions: list[UUID]
    """Entries of its sub-forms that the reader may open."""
    parent: ParentPublic | None
    """Whose sub-form it was begun in, where the reader may read that one."""
