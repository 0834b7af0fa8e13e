from datetime import datetime
from uuid import UUID

from chassis.db import created_at_column, default_column, id_column
from sqlalchemy import Index, UniqueConstraint, text
from sqlmodel import Field

from forms.tables import Base


class ShareLink(Base, table=True):
    """By which people outside the company fill in one step of one submission."""

    __tablename__ = "share_link"
    __table_args__ = (
        Index("ix_share_link_submission", "submission_id", "id"),
        Index(
            "ix_share_link_start_link",
            "start_link_id",
            postgresql_where=text("start_link_id is not null"),
        ),
        Index("uq_share_link_secret", "secret_digest", "company_id", unique=True),
    )

    id: UUID = id_column()
    company_id: UUID
    submission_id: UUID = Field(foreign_key="submission.id", ondelete="CASCADE")
    start_link_id: UUID | None = Field(default=None, foreign_key="start_link.id", ondelete="CASCADE")
    """By which a visitor started the submission: this one is theirs alone, for the first step."""
    step_id: UUID
    step_name: str
    secret_digest: bytes
    pin_salt: bytes | None = None
    """None: it has no PIN."""
    pin_digest: bytes | None = None
    expires_at: datetime | None = None
    most_uses: int | None = None
    uses: int = default_column(0)
    """Presses that were taken."""
    tries: int = default_column(0)
    """Of PINs, since the last right one."""
    codes: int = default_column(0)
    """Mailed since `codes_since`, to whatever address."""
    codes_since: datetime | None = None
    revoked_at: datetime | None = None
    created_by: UUID
    created_at: datetime = created_at_column()


class ShareVisit(Base, table=True):
    """Somebody outside the company with a link: who they say they are, and whether the address is theirs."""

    __tablename__ = "share_visit"
    __table_args__ = (UniqueConstraint("link_id", "email"),)

    id: UUID = id_column()
    link_id: UUID = Field(foreign_key="share_link.id", ondelete="CASCADE")
    email: str
    full_name: str = default_column("")
    company: str = default_column("")
    """As they were when the address was proven."""
    language: str | None = None
    """In which they read, of who started it by a start link."""
    code: str | None = None
    """As it is mailed, for minutes: a digest of six digits hides nothing from who can read it."""
    code_ends_at: datetime | None = None
    tries: int = default_column(0)
    """Of this code."""
    codes: int = default_column(0)
    """Mailed to this address since `codes_since`."""
    codes_since: datetime | None = None
    pass_digest: bytes | None = Field(default=None, unique=True)
    pass_ends_at: datetime | None = None
    created_at: datetime = created_at_column()
