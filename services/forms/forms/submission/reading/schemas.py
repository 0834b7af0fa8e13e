"""A submission's way so far, and what it is made of, as callers see them."""

import re
from datetime import datetime
from enum import StrEnum
from typing import Annotated, Any
from uuid import UUID

from chassis.http import WireOut
from identity_client.people import PersonPublic
from pydantic import AfterValidator

from forms.file.schemas import FilePublic
from forms.outsider import OutsiderPublic
from forms.submission.open_step import TeamName
from forms.submission.schemas import StepApproval
from forms.submission.situation import SituationPublic
from forms.tables.submission import Move, SubmissionState
from forms.template.files.schemas import TemplateFilePublic


class TakenBranch(WireOut):
    """Where values decided which way it went on."""

    condition_name: str
    """Empty where its author gave it none."""
    when: dict[str, Any] | None
    """What held, as it is drawn; null: none of the others did."""


_QUOTED = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})?")


def _as_quoted(written: str) -> str:
    """Whatever else is written is quoted of no step."""
    lowered = written.strip().lower()
    return lowered if _QUOTED.fullmatch(lowered) else ""


ProcessId = Annotated[str, AfterValidator(_as_quoted)]
"""The eight digits that people quote; pages of the release before know a step by its id."""


class StepRecordPublic(WireOut):
    """A step somebody submitted, or the one it is at now."""

    submission_process_id: str | None
    number: int
    step_id: UUID
    step_name: str
    version: str
    submitter: PersonPublic | None
    share_link_submitter: OutsiderPublic | None
    """Who submitted it by a share link; then it has no `submitter`."""
    submitted_at: datetime | None
    submit_action_id: UUID | None
    submit_action_name: str | None
    reason: str
    """Why, where whoever pressed was asked."""
    stood_in: bool
    """The submitter was in none of the teams whose turn it was."""
    acted_for: PersonPublic | None
    """Who was away and in whose place they submitted it."""
    entered_by: list[PersonPublic]
    """Who else had entered something there, as far as their names are known. Empty of the one it is at."""
    is_revoked_step: bool
    """The submission was sent back before it: it counts no more."""
    sent_back_to: str | None
    """The name of the step that this one sent it back to."""
    began_version: str | None
    """The version that it began there."""
    move: Move | None
    """What moved it, where no button was pressed: then `submitter` is who did."""
    taken_branches: list[TakenBranch]
    meters_from_site: int | None
    """How far from its project's place whoever submitted it was; null where nobody asked."""
    overdue_since: datetime | None
    """Where its button was pressed by itself, since nobody had by then: it has no submitter."""
    approvals: list[StepApproval]
    """Who pressed a button of it before: it is for more than one to press."""
    approvals_needed: int
    ended_steps: list[str]
    """The names of steps that were open together with it and ended with it."""
    is_current: bool
    team_ids: list[UUID]
    teams: list[TeamName]


class PartState(StrEnum):
    OPEN = "open"
    SUBMITTED = "submitted"
    ENDED = "ended"
    """Nobody submitted it: enough others had come, or one of them led elsewhere."""


class ParallelPart(WireOut):
    step_id: UUID
    step_name: str
    teams: list[TeamName]
    """Whose turn it is; none of one that is open no more."""
    state: PartState
    number: int | None
    """Of the transition that submitted it, or with which it ended."""
    due_at: datetime | None


class ParallelRound(WireOut):
    """Steps that were opened at once, and what became of each: sent back, they are opened anew."""

    since: datetime
    needed: int | None
    """How many of them are enough; null: all."""
    is_open: bool
    parts: list[ParallelPart]


class WhyUnsent(StrEnum):
    WAITS_FOR_CONSENT = "waitsForConsent"
    """The address lies outside the company and was asked whether it wants its mails."""
    OVER_BUDGET = "overBudget"
    UNWANTED = "unwanted"
    DROPPED = "dropped"


class UnsentMail(WireOut):
    email: str
    why: WhyUnsent
    retry_at: datetime | None


class SubmissionProgress(WireOut):
    submission_id: UUID
    state: SubmissionState
    current_step_id: UUID | None
    steps: list[StepRecordPublic]
    step_entered_at: datetime
    due_at: datetime | None
    reminders_sent: int
    parallel: list[ParallelRound]
    unsent_mails: list[UnsentMail]
    """Mails of its workflow that did not go out (yet)."""


class SubmissionProcessDetail(StepRecordPublic):
    submission_id: UUID
    values: dict[UUID, Any]
    """As that step sent them."""
    pages: list[dict[str, Any]]
    """The whole form as it was then."""
    situation: SituationPublic
    """Where, by whom and when it was submitted."""
    files: list[FilePublic]
    template_files: list[TemplateFilePublic]


class SubmissionFormBody(WireOut):
    submission_id: UUID
    template_id: UUID
    version: int
    pages: list[dict[str, Any]]


class SubmissionWorkflow(WireOut):
    submission_id: UUID
    template_id: UUID
    version: int
    current_step_id: UUID | None
    nodes: list[dict[str, Any]]
    edges: list[dict[str, Any]]
