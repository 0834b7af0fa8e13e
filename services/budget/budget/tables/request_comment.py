from uuid import UUID

from identity_client.comments.columns import CommentColumns
from sqlalchemy import Index
from sqlmodel import Field

from budget.tables import Base


class RequestComment(CommentColumns, Base, table=True):
    """What somebody who sees a request said about it."""

    __tablename__ = "request_comment"
    __table_args__ = (Index("ix_request_comment_request", "request_id", "id"),)

    request_id: UUID = Field(foreign_key="budget_request.id", ondelete="CASCADE")
