from datetime import datetime
from typing import Annotated
from uuid import UUID

from chassis.http import LongText, WireIn, WireOut
from identity_client.people import PersonPublic
from pydantic import Field, StringConstraints

MOST_MENTIONED = 20
CommentText = Annotated[LongText, StringConstraints(min_length=1, max_length=2000)]
Mentioned = Annotated[list[UUID], Field(max_length=MOST_MENTIONED)]


class CommentCreate(WireIn):
    budget_request_id: UUID
    text: CommentText
    mentioned_user_ids: Mentioned = Field(default_factory=list[UUID])
    """Of the people that `GetBudgetRequestComments` names."""


class CommentUpdate(WireIn):
    budget_comment_id: UUID
    text: CommentText
    mentioned_user_ids: Mentioned = Field(default_factory=list[UUID])


class CommentRef(WireIn):
    budget_comment_id: UUID


class CommentPublic(WireOut):
    budget_comment_id: UUID
    by: PersonPublic | None
    text: str
    """Empty: its author took it back."""
    mentioned: list[PersonPublic]
    created_at: datetime
    edited_at: datetime | None
    is_deleted: bool
    may_change: bool
    """The caller's own, for some minutes."""


class CommentSlice(WireOut):
    comments: list[CommentPublic]
    """The newest first."""
    next: UUID | None
    """What to ask for next as `after`; null at the end."""
    people: list[PersonPublic]
    """Who may be mentioned: whoever sees the request because of what they are to it."""
    may_comment: bool
