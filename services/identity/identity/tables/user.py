from datetime import datetime
from enum import StrEnum
from uuid import UUID

from chassis.db import created_at_column, default_column, id_column, updated_at_column
from sqlalchemy import CheckConstraint, Index, text
from sqlmodel import Field

from identity.tables import Base
from identity.tables.mailboxes import USER_MAILBOX_SQL


class Language(StrEnum):
    ENGLISH = "en"
    CHINESE = "zh-CN"


class User(Base, table=True):
    """A person who signs in. What they may do lies with their memberships, not here."""

    __tablename__ = "user"
    __table_args__ = (
        CheckConstraint("email = lower(email)", name="email_lower"),
        Index("ix_user_mailbox", text(USER_MAILBOX_SQL)),
    )

    id: UUID = id_column()
    email: str = Field(unique=True)
    full_name: str
    password_hash: str
    """Before the address is proven that of nothing: it comes from whoever proves it."""
    password_changed_at: datetime = created_at_column()
    email_verified_at: datetime | None = None
    is_register_completed: bool = default_column(False)
    language: str = Language.ENGLISH.value
    first_day_of_the_week: int = 1
    """ISO: 1 is Monday, 7 is Sunday."""
    abbreviation_bg_color: str
    photo_key: str | None = None
    last_company_id: UUID | None = None
    """The company to open at the next sign-in."""
    created_at: datetime = created_at_column()
    updated_at: datetime = updated_at_column()


class Registration(Base, table=True):
    """What one browser chose when it registered an address. It becomes the account's when the mailed link is
    opened in that browser. Once the address is proven it opens nothing, and tells nobody so."""

    __tablename__ = "registration"

    user_id: UUID = Field(foreign_key="user.id", ondelete="CASCADE", primary_key=True)
    browser_hash: bytes = Field(primary_key=True)
    """Of the secret in the browser's cookie."""
    full_name: str
    password_hash: str
    made_at: datetime = created_at_column()


class TokenPurpose(StrEnum):
    VERIFY_EMAIL = "verify_email"
    RESET_PASSWORD = "reset_password"  # noqa: S105 -- a purpose, no secret
    ACCEPT_INVITE = "accept_invite"


class OneTimeToken(Base, table=True):
    """A secret that was mailed; only its hash is kept. A new one for the same thing ends the older ones."""

    __tablename__ = "one_time_token"
    __table_args__ = (Index("ix_one_time_token_subject", "purpose", "subject_id"),)

    id: UUID = id_column()
    purpose: str
    subject_id: UUID
    """The user, or the invite."""
    token_hash: bytes = Field(unique=True)
    created_at: datetime = created_at_column()
    expires_at: datetime
    used_at: datetime | None = None


class SignInThrottle(Base, table=True):
    """Failed tries against one account name or from one address, whether or not such an account exists."""

    __tablename__ = "sign_in_throttle"
    __table_args__ = (Index("ix_sign_in_throttle_last_failure_at", "last_failure_at"),)

    subject: str = Field(primary_key=True)
    failures: int
    last_failure_at: datetime
    locked_until: datetime | None = None
