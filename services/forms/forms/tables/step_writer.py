from uuid import UUID

from sqlmodel import Field

from forms.tables import Base


class StepWriter(Base, table=True):
    """Who changed something that a step fills in, while it stood there, whose file they put in, or in whose
    place they did: also where another pressed, or has entered something else since. Added only."""

    __tablename__ = "step_writer"

    submission_id: UUID = Field(foreign_key="submission.id", ondelete="CASCADE", primary_key=True)
    step_id: UUID = Field(primary_key=True)
    user_id: UUID = Field(primary_key=True)
    number: int = Field(primary_key=True)
    """Of the transition that was to come next."""
    is_away: bool = Field(primary_key=True)
    """Somebody else did, in their place."""
