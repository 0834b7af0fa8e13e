from datetime import datetime
from enum import StrEnum
from secrets import token_hex
from typing import Any
from uuid import UUID

from chassis.db import created_at_column, default_column, id_column
from sqlalchemy import ForeignKeyConstraint, Index, UniqueConstraint, text
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field

from forms.tables import Base

FIRST_VERSION = "A"
"""Versions of one submission are letters."""
WITHDRAWN = 0
"""Counts for no transition: who pressed it pressed another button since."""
NOBODY = UUID(int=0)
"""Whose press it is where a button was pressed by itself."""
REFUSED = -1
"""Nor does this one: the runner does not take it. It may be sent again."""


class SubmissionState(StrEnum):
    DRAFT = "draft"
    """The first step was not submitted yet."""
    ONGOING = "ongoing"
    DONE = "done"


class Move(StrEnum):
    """What moved a submission where no button did. Kept for ever: never rename one."""

    RECALLED = "recalled"
    """Its submitter took their press back before anybody else acted."""
    VOIDED = "voided"
    REOPENED = "reopened"


class Submission(Base, table=True):
    """One filling of a form and where it stands. Its values lie apart: lists never touch them.

    `current_step_id` and what follows from it are written by transitions only, which workflow-runner decides,
    and by the moves that no button makes, of which it is told.
    """

    __tablename__ = "submission"
    __table_args__ = (
        ForeignKeyConstraint(
            ["template_id", "template_version"], ["form_version.template_id", "form_version.number"]
        ),
        Index(
            "ix_submission_company_kept",
            "company_id",
            text("created_at desc"),
            "id",
            postgresql_where=text("deleted_at is null"),
        ),
        Index(
            "ix_submission_deleted",
            "company_id",
            text("deleted_at desc"),
            "id",
            postgresql_where=text("deleted_at is not null"),
        ),
        Index("ix_submission_company_updated", "company_id", text("updated_at desc"), "id"),
        Index("ix_submission_company_reference", "company_id", "reference_number", "id"),
        Index(
            "ix_submission_text",
            "company_id",
            "reference_number",
            "template_name",
            postgresql_using="gin",
            postgresql_ops={"reference_number": "gin_trgm_ops", "template_name": "gin_trgm_ops"},
        ),
        Index("ix_submission_open", "company_id", "project_id", postgresql_where=text("state <> 'done'")),
        Index("ix_submission_company_due", "company_id", "due_at", "id"),
        Index("ix_submission_company_valid", "company_id", "valid_time_end", "id"),
        Index("ix_submission_project", "project_id", text("created_at desc")),
        Index("ix_submission_template", "template_id", text("created_at desc")),
        # How many there are of each template.
        Index("ix_submission_template_kept", "template_id", postgresql_where=text("deleted_at is null")),
        # How many there are of each version.
        Index("ix_submission_template_version", "template_id", "template_version"),
        Index("ix_submission_attention", "company_id", postgresql_where=text("attention <> ''")),
        Index("ix_submission_own_drafts", "submitter_id", postgresql_where=text("state = 'draft'")),
        Index(
            "ix_submission_back_at_submitter",
            "submitter_id",
            postgresql_where=text("state = 'ongoing' and current_team_ids = '{}'"),
        ),
        Index(
            "ix_submission_parent",
            "parent_submission_id",
            postgresql_where=text("parent_submission_id is not null"),
        ),
        Index("ix_submission_assignee", "assignee_id", postgresql_where=text("assignee_id is not null")),
        Index(
            "ix_submission_current_teams",
            "current_team_ids",
            postgresql_using="gin",
            postgresql_where=text("current_team_ids <> '{}'"),
        ),
    )

    id: UUID = id_column()
    company_id: UUID
    project_id: UUID
    template_id: UUID
    template_version: int
    """Pinned for ever: what is published later never touches what is in flight."""
    template_name: str
    state: str = SubmissionState.DRAFT.value
    current_step_id: UUID | None = None
    """None: it is done."""
    current_step_name: str
    current_team_ids: list[UUID]
    involved_team_ids: list[UUID]
    """Of every step it has been at: their members may go on reading."""
    barred_user_ids: list[UUID] = Field(default=[], sa_column_kwargs={"server_default": text("'{}'")})
    """Who may not act on its current step, of whatever team: they did another one of it."""
    open_parts: list[dict[str, Any]] = Field(
        default=[], sa_type=JSONB, sa_column_kwargs={"server_default": text("'[]'")}
    )
    """Where several steps are open at once, or some of several are left: these, as `rights.parts` keeps them.
    Its current step is the first of them, its teams are those of all."""
    approvals_needed: int = default_column(1)
    """How many must press a button of its current step that goes forward."""
    approved_user_ids: list[UUID] = Field(default=[], sa_column_kwargs={"server_default": text("'{}'")})
    """Who has pressed one, as long as it waits for others."""
    approved_for_user_ids: list[UUID] = Field(default=[], sa_column_kwargs={"server_default": text("'{}'")})
    """Who is away, in whose place some of them did."""
    transitions: int = 0
    version: str = default_column(FIRST_VERSION)
    is_sent_back: bool = default_column(False)
    """Its last transition led back to an earlier step, in the same version."""
    is_new_version: bool = default_column(False)
    """Its last transition began the version that it is at."""
    last_move: str = default_column("")
    """What its last transition was, a `Move`; empty: a button was pressed."""
    last_doer_ids: list[UUID] = Field(default=[], sa_column_kwargs={"server_default": text("'{}'")})
    """Who pressed last, and in whose place: nothing is looked up for whoever can't take it back anyway. Empty
    where no member's button moved it, or an older release did."""
    last_situation: dict[str, Any] | None = Field(default=None, sa_type=JSONB(none_as_null=True))
    """Of the last press: what rules are asked with where it is read. None before the first one."""
    assignee_id: UUID | None = None
    """Who of the current step's people has taken it, or was handed it."""
    assigned_at: datetime | None = None
    """When it was taken or handed on last; kept, with what follows, also where it was given back to all."""
    assigned_by_id: UUID | None = None
    """Who handed it on; whoever took it themselves, or an older release wrote, has none."""
    assignment_reason: str = default_column("")
    reference_number: str = ""
    """Given with the first transition."""
    submitter_id: UUID
    outsider: dict[str, Any] | None = Field(default=None, sa_type=JSONB(none_as_null=True))
    """Who started it by a start link: `outsider.Said`. Then `submitter_id` is no user's."""
    attention: str = ""
    """Why nobody can act on it; empty as long as somebody can."""
    submitted_at: datetime | None = None
    step_entered_at: datetime = created_at_column()
    due_at: datetime | None = None
    """When its current step is to be submitted; none for a step without a due time."""
    step_times: list[dict[str, Any]] = Field(
        default=[], sa_type=JSONB, sa_column_kwargs={"server_default": text("'[]'")}
    )
    """Of its open steps that count working hours alone: when they are due, as `submission.due` keeps it."""
    presses_itself_at: datetime | None = None
    """When one of its open buttons is pressed by itself, if nobody presses before. None while nobody can."""
    presses_itself: str | None = None
    """What that button is called."""
    valid_time_start: datetime | None = None
    """When its chosen step was submitted; none where its form has no valid time, or it was taken back."""
    valid_time_end: datetime | None = None
    valid_time_set_at: datetime | None = None
    """Since when this end is known."""
    told_days_left: int | None = None
    """The fewest that people were told of this end."""
    closed_at: datetime | None = None
    outcome_name: str | None = None
    """Of the button that ended it: what became of it, in its people's own word."""
    outcome_color: str | None = None
    parent_submission_id: UUID | None = None
    """Whose sub-form it was begun in. Once that one is gone it is a submission like any other."""
    parent_field_id: UUID | None = None
    deleted_at: datetime | None = None
    """Since when nobody sees it; it can be restored for thirty days."""
    deleted_by: UUID | None = None
    created_at: datetime = created_at_column()
    updated_at: datetime = created_at_column()


class Attempt(Base, table=True):
    """A pressed button with the values as they were checked (decision 18). Without a step record: somebody
    else was first, or the runner has not been heard yet."""

    __tablename__ = "attempt"
    __table_args__ = (Index("ix_attempt_submission_id", "submission_id"),)

    id: UUID = id_column()
    submission_id: UUID = Field(foreign_key="submission.id", ondelete="CASCADE")
    step_id: UUID
    action_id: UUID
    actor_id: UUID
    fingerprint: bytes
    """Of what was sent: a repeat that says something else is none."""
    values: dict[str, Any]
    """All of the submission, calculations included."""
    reason: str = default_column("")
    """Why, in the words of who pressed; empty where nobody was asked."""
    stood_in: bool = default_column(False)
    """They are in none of the step's teams."""
    acted_for_id: UUID | None = None
    """Who is of these teams and was away: they stood in for them."""
    taken_edge_ids: list[str] = Field(default=[], sa_column_kwargs={"server_default": text("'{}'")})
    """Where values decide: the edges of the drawing that they chose, once and for ever."""
    situation: dict[str, Any] | None = Field(default=None, sa_type=JSONB(none_as_null=True))
    """Where, by whom and when it was pressed, as rules were asked; none in what older releases left."""
    number: int | None = None
    """Of the transition that it was to be; none in what older releases left."""
    counts_for: int | None = None
    """The number of the transition that it waits for with others: more than one must press its button. Or
    `WITHDRAWN` or `REFUSED`, also of one that waited for nobody."""
    outsider: dict[str, Any] | None = None
    """Who pressed by a share link: `outsider.Said`. Then `actor_id` is no user's."""
    meters_from_site: int | None = None
    """How far from its project's place it was pressed, where its step asks; the place is not kept."""
    overdue_since: datetime | None = None
    """Since when its step was overdue, where the button was pressed by itself; then it is `NOBODY`'s."""
    ip: str = default_column("")
    user_agent: str = default_column("")
    """Where it came from, for the audit log; empty in what older releases left."""
    created_at: datetime = created_at_column()


class StepRecord(Base, table=True):
    """One transition: who submitted which step with what, or moved it otherwise. Written once; only that it
    is revoked is added."""

    __tablename__ = "step_record"
    __table_args__ = (
        UniqueConstraint("submission_id", "number"),
        UniqueConstraint("attempt_id"),
        UniqueConstraint("submission_id", "process_id"),
        Index("ix_step_record_process_id", "process_id"),
    )

    id: UUID = id_column()
    submission_id: UUID = Field(foreign_key="submission.id", ondelete="CASCADE")
    process_id: str = Field(
        default_factory=lambda: token_hex(4),
        sa_column_kwargs={"server_default": text("left(gen_random_uuid()::text, 8)")},
    )
    """What people quote to each other: eight hex digits of random bits. The database gives one to what an
    older release writes."""
    number: int
    attempt_id: UUID
    step_id: UUID
    step_name: str
    action_id: UUID | None = None
    """None: no button was pressed."""
    action_name: str
    entered_by_ids: list[UUID] = Field(default=[], sa_column_kwargs={"server_default": text("'{}'")})
    """Who else had changed something at its step since it came there, as `step_writer` knew."""
    move: str = default_column("")
    """A `Move`, where none was."""
    to_step_id: UUID | None = None
    actor_id: UUID
    team_ids: list[UUID]
    values: dict[str, Any]
    reason: str = default_column("")
    stood_in: bool = default_column(False)
    acted_for_id: UUID | None = None
    version: str = default_column(FIRST_VERSION)
    """Of the submission, as it was then."""
    led_back: bool = default_column(False)
    """It sent the submission back to `to_step_id`."""
    # As the attempt has them; the situation is none where no button was pressed.
    outsider: dict[str, Any] | None = None
    meters_from_site: int | None = None
    situation: dict[str, Any] | None = Field(default=None, sa_type=JSONB(none_as_null=True))
    overdue_since: datetime | None = None
    began_version: str = default_column("")
    """The letter that it began at `to_step_id`; empty for all others."""
    taken_edge_ids: list[str] = Field(default=[], sa_column_kwargs={"server_default": text("'{}'")})
    """Where values decided: the edges of the drawing that it went along."""
    open_step_ids: list[UUID] = Field(default=[], sa_column_kwargs={"server_default": text("'{}'")})
    """Steps that were open at once after it, `to_step_id` the first; empty where that was open alone."""
    revoked_by: int | None = None
    """The number of the transition that sent the submission back before this step."""
    at: datetime = created_at_column()

    @property
    def is_by_itself(self) -> bool:
        return self.overdue_since is not None

    @property
    def doers(self) -> set[UUID]:
        """Who did it, and in whose place."""
        return {each for each in (self.actor_id, self.acted_for_id) if each not in (None, NOBODY)}  # pyright: ignore[reportReturnType]
