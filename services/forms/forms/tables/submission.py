from datetime import datetime
from enum import StrEnum
from typing import Any
from uuid import UUID

from chassis.clock import now
from chassis.db import created_at_column, id_column
from sqlalchemy import DateTime, ForeignKey, ForeignKeyConstraint, Index, UniqueConstraint, text
from sqlalchemy import Uuid as UuidType
from sqlalchemy.dialects.postgresql import ARRAY, JSONB
from sqlalchemy.orm import Mapped, mapped_column

from forms.tables import Base


class SubmissionState(StrEnum):
    DRAFT = "draft"
    """The first step was not submitted yet."""
    ONGOING = "ongoing"
    DONE = "done"


class Submission(Base):
    """One filling of a form and where it stands. Its values lie apart: lists never touch them.

    `current_step_id` and what follows from it are written by transitions only, which workflow-runner decides.
    """

    __tablename__ = "submission"
    __table_args__ = (
        ForeignKeyConstraint(
            ["template_id", "template_version"], ["form_version.template_id", "form_version.number"]
        ),
        Index("ix_submission_company", "company_id", text("created_at desc"), "id"),
        Index("ix_submission_company_updated", "company_id", text("updated_at desc"), "id"),
        Index("ix_submission_company_reference", "company_id", "reference_number", "id"),
        Index("ix_submission_project", "project_id", text("created_at desc")),
        Index("ix_submission_template", "template_id", text("created_at desc")),
        Index("ix_submission_attention", "company_id", postgresql_where=text("attention <> ''")),
        Index("ix_submission_own_drafts", "submitter_id", postgresql_where=text("state = 'draft'")),
        Index(
            "ix_submission_current_teams",
            "current_team_ids",
            postgresql_using="gin",
            postgresql_where=text("current_team_ids <> '{}'"),
        ),
    )

    id: Mapped[UUID] = id_column()
    company_id: Mapped[UUID]
    project_id: Mapped[UUID]
    template_id: Mapped[UUID]
    template_version: Mapped[int]
    """Pinned for ever: what is published later never touches what is in flight."""
    template_name: Mapped[str]
    state: Mapped[str] = mapped_column(default=SubmissionState.DRAFT.value)
    current_step_id: Mapped[UUID | None]
    """None: it is done."""
    current_step_name: Mapped[str]
    current_team_ids: Mapped[list[UUID]] = mapped_column(ARRAY(UuidType()))
    involved_team_ids: Mapped[list[UUID]] = mapped_column(ARRAY(UuidType()))
    """Of every step it has been at: their members may go on reading."""
    transitions: Mapped[int] = mapped_column(default=0)
    reference_number: Mapped[str] = mapped_column(default="")
    """Given with the first transition."""
    submitter_id: Mapped[UUID]
    attention: Mapped[str] = mapped_column(default="")
    """Why nobody can act on it; empty as long as somebody can."""
    submitted_at: Mapped[datetime | None]
    step_entered_at: Mapped[datetime] = created_at_column()
    closed_at: Mapped[datetime | None]
    outcome_name: Mapped[str | None]
    """Of the button that ended it: what became of it, in its people's own word."""
    outcome_color: Mapped[str | None]
    created_at: Mapped[datetime] = created_at_column()
    updated_at: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)


class SubmissionValue(Base):
    """What is entered in a field. Calculations are not kept: they follow from the others."""

    __tablename__ = "submission_value"

    submission_id: Mapped[UUID] = mapped_column(
        ForeignKey("submission.id", ondelete="CASCADE"), primary_key=True
    )
    field_id: Mapped[UUID] = mapped_column(primary_key=True)
    value: Mapped[Any] = mapped_column(JSONB(none_as_null=True), nullable=True)
    """Null where it was cleared: the revision goes on counting."""
    revision: Mapped[int] = mapped_column(default=1)
    saved_by: Mapped[UUID]
    saved_at: Mapped[datetime] = created_at_column()


class Attempt(Base):
    """A pressed button with the values as they were checked (decision 18). Without a step record: somebody
    else was first, or the runner has not been heard yet."""

    __tablename__ = "attempt"
    __table_args__ = (Index("ix_attempt_submission_id", "submission_id"),)

    id: Mapped[UUID] = id_column()
    submission_id: Mapped[UUID] = mapped_column(ForeignKey("submission.id", ondelete="CASCADE"))
    step_id: Mapped[UUID]
    action_id: Mapped[UUID]
    actor_id: Mapped[UUID]
    fingerprint: Mapped[bytes]
    """Of what was sent: a repeat that says something else is none."""
    values: Mapped[dict[str, Any]]
    """All of the submission, calculations included."""
    created_at: Mapped[datetime] = created_at_column()


class StepRecord(Base):
    """One transition, written once: who submitted which step with what."""

    __tablename__ = "step_record"
    __table_args__ = (UniqueConstraint("submission_id", "number"), UniqueConstraint("attempt_id"))

    id: Mapped[UUID] = id_column()
    submission_id: Mapped[UUID] = mapped_column(ForeignKey("submission.id", ondelete="CASCADE"))
    number: Mapped[int]
    attempt_id: Mapped[UUID]
    step_id: Mapped[UUID]
    step_name: Mapped[str]
    action_id: Mapped[UUID]
    action_name: Mapped[str]
    to_step_id: Mapped[UUID | None]
    actor_id: Mapped[UUID]
    team_ids: Mapped[list[UUID]] = mapped_column(ARRAY(UuidType()))
    values: Mapped[dict[str, Any]]
    at: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)


class SubmissionParticipant(Base):
    """Who created a submission or submitted one of its steps."""

    __tablename__ = "submission_participant"
    __table_args__ = (Index("ix_submission_participant_submission_id", "submission_id"),)

    user_id: Mapped[UUID] = mapped_column(primary_key=True)
    submission_id: Mapped[UUID] = mapped_column(
        ForeignKey("submission.id", ondelete="CASCADE"), primary_key=True
    )


class GoneTeam(Base):
    """A deleted team: pinned workflows go on naming it."""

    __tablename__ = "gone_team"

    team_id: Mapped[UUID] = mapped_column(primary_key=True)
    deleted_at: Mapped[datetime] = created_at_column()
