from datetime import datetime
from typing import Annotated
from uuid import UUID

from chassis.http import LongText, WireOut
from pydantic import Field, StringConstraints

from identity_client.people import PersonPublic

MOST_MENTIONED = 20
CommentText = Annotated[LongText, StringConstraints(min_length=1, max_length=2000)]
Mentioned = Annotated[list[UUID], Field(max_length=MOST_MENTIONED)]


class CommentShown(WireOut):
    """A comment, without what it is called by: that is its context's."""

    by: PersonPublic | None
    text: str
    """Empty: its author took it back."""
    mentioned: list[PersonPublic]
    created_at: datetime
    edited_at: datetime | None
    is_deleted: bool
    may_change: bool
    """The caller's own, for some minutes."""


class CommentsShown(WireOut):
    next: UUID | None
    """What to ask for next as `after`; null at the end."""
    people: list[PersonPublic]
    """Who may be mentioned: whoever sees what is commented on."""
    may_comment: bool
