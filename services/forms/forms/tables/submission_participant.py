from uuid import UUID

from sqlalchemy import Index
from sqlmodel import Field

from forms.tables import Base


class SubmissionParticipant(Base, table=True):
    """Who created a submission or submitted one of its steps."""

    __tablename__ = "submission_participant"
    __table_args__ = (Index("ix_submission_participant_submission_id", "submission_id"),)

    user_id: UUID = Field(primary_key=True)
    submission_id: UUID = Field(foreign_key="submission.id", ondelete="CASCADE", primary_key=True)
