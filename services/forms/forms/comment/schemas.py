from uuid import UUID

from chassis.http import WireIn
from identity_client.comments.schemas import CommentShown, CommentsShown, CommentText, Mentioned
from pydantic import Field


class CommentCreate(WireIn):
    submission_id: UUID
    text: CommentText
    mentioned_user_ids: Mentioned = Field(default_factory=list[UUID])
    """Each of them may read the submission, as the people that `GetSubmissionComments` names."""
    field_id: UUID | None = None
    """What it is about; null: all of it."""


class CommentUpdate(WireIn):
    submission_comment_id: UUID
    text: CommentText
    mentioned_user_ids: Mentioned = Field(default_factory=list[UUID])


class CommentRef(WireIn):
    submission_comment_id: UUID


class CommentPublic(CommentShown):
    submission_comment_id: UUID
    field_id: UUID | None
    field_label: str
    """Of the field that it is about; empty: about all of it."""


class CommentSlice(CommentsShown):
    comments: list[CommentPublic]
    """The newest first."""
    total: int
    """Of all pages, those that were taken back too."""
    by_field: dict[UUID, int]
    """How many there are about each field, on the first page of all of them."""
