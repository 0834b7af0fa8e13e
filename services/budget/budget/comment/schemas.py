from uuid import UUID

from chassis.http import WireIn
from identity_client.comments.schemas import CommentShown, CommentsShown, CommentText, Mentioned
from pydantic import Field


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


class CommentPublic(CommentShown):
    budget_comment_id: UUID


class CommentSlice(CommentsShown):
    comments: list[CommentPublic]
    """The newest first."""
