from datetime import datetime
from enum import StrEnum
from uuid import UUID

from chassis.db import created_at_column, id_column, updated_at_column
from sqlalchemy import CheckConstraint, ForeignKey, Index, text
from sqlalchemy.orm import Mapped, mapped_column

from identity.tables import Base
from identity.tables.mailboxes import USER_MAILBOX_SQL


class Language(StrEnum):
    ENGLISH = "en"
    CHINESE = "zh-CN"


class User(Base):
    """A person who signs in. What they may do lies with their memberships, not here."""

    __tablename__ = "user"
    __table_args__ = (
        CheckConstraint("email = lower(email)", name="email_lower"),
        Index("ix_user_mailbox", text(USER_MAILBOX_SQL)),
    )

    id: Mapped[UUID] = id_column()
    email: Mapped[str] = mapped_column(unique=True)
    full_name: Mapped[str]
    password_hash: Mapped[str]
    """Before the address is proven that of nothing: it comes from whoever proves it."""
    password_changed_at: Mapped[datetime] = created_at_column()
    email_verified_at: Mapped[datetime | None]
    is_register_completed: Mapped[bool] = mapped_column(default=False, server_default=text("false"))
    language: Mapped[str] = mapped_column(default=Language.ENGLISH.value)
    first_day_of_the_week: Mapped[int] = mapped_column(default=1)
    """ISO: 1 is Monday, 7 is Sunday."""
    abbreviation_bg_color: Mapped[str]
    photo_key: Mapped[str | None]
    last_company_id: Mapped[UUID | None]
    """The company to open at the next sign-in."""
    created_at: Mapped[datetime] = created_at_column()
    updated_at: Mapped[datetime] = updated_at_column()


class Registration(Base):
    """What one browser chose when it registered an address. It becomes the account's when the mailed link is
    opened in that browser. Once the address is proven it opens nothing, and tells nobody so."""

    __tablename__ = "registration"

    user_id: Mapped[UUID] = mapped_column(ForeignKey("user.id", ondelete="CASCADE"), primary_key=True)
    browser_hash: Mapped[bytes] = mapped_column(primary_key=True)
    """Of the secret in the browser's cookie."""
    full_name: Mapped[str]
    password_hash: Mapped[str]
    made_at: Mapped[datetime] = created_at_column()


class TokenPurpose(StrEnum):
    VERIFY_EMAIL = "verify_email"
    RESET_PASSWORD = "reset_password"  # noqa: S105 -- a purpose, no secret
    ACCEPT_INVITE = "accept_invite"


class OneTimeToken(Base):
    """A secret that was mailed; only its hash is kept. A new one for the same thing ends the older ones."""

    __tablename__ = "one_time_token"
    __table_args__ = (Index("ix_one_time_token_subject", "purpose", "subject_id"),)

    id: Mapped[UUID] = id_column()
    purpose: Mapped[str]
    subject_id: Mapped[UUID]
    """The user, or the invite."""
    token_hash: Mapped[bytes] = mapped_column(unique=True)
    created_at: Mapped[datetime] = created_at_column()
    expires_at: Mapped[datetime]
    used_at: Mapped[datetime | None]


class SignInThrottle(Base):
    """Failed tries against one account name or from one address, whether or not such an account exists."""

    __tablename__ = "sign_in_throttle"
    __table_args__ = (Index("ix_sign_in_throttle_last_failure_at", "last_failure_at"),)

    subject: Mapped[str] = mapped_column(primary_key=True)
    failures: Mapped[int]
    last_failure_at: Mapped[datetime]
    locked_until: Mapped[datetime | None]
