from datetime import datetime
from uuid import UUID

from chassis.db import created_at_column, id_column
from sqlalchemy import ForeignKey
from sqlalchemy.dialects.postgresql import ARRAY, TEXT
from sqlalchemy.orm import Mapped, mapped_column

from identity.tables import Base


class Totp(Base):
    """An authenticator app. Counts as a second factor once confirmed by a first code."""

    __tablename__ = "totp"

    user_id: Mapped[UUID] = mapped_column(ForeignKey("user.id", ondelete="CASCADE"), primary_key=True)
    sealed_secret: Mapped[bytes]
    """Encrypted with the service's data key."""
    created_at: Mapped[datetime] = created_at_column()
    confirmed_at: Mapped[datetime | None]
    last_counter: Mapped[int] = mapped_column(default=0)
    """The time step of the last accepted code: a code seen over the shoulder is worth nothing."""


class Passkey(Base):
    __tablename__ = "passkey"

    id: Mapped[UUID] = id_column()
    user_id: Mapped[UUID] = mapped_column(ForeignKey("user.id", ondelete="CASCADE"), index=True)
    credential_id: Mapped[bytes] = mapped_column(unique=True)
    public_key: Mapped[bytes]
    sign_count: Mapped[int]
    transports: Mapped[list[str]] = mapped_column(ARRAY(TEXT))
    name: Mapped[str]
    created_at: Mapped[datetime] = created_at_column()
    last_used_at: Mapped[datetime | None]


class RecoveryCode(Base):
    """For the day the phone is lost: each works once, only the hash is kept."""

    __tablename__ = "recovery_code"

    id: Mapped[UUID] = id_column()
    user_id: Mapped[UUID] = mapped_column(ForeignKey("user.id", ondelete="CASCADE"), index=True)
    code_hash: Mapped[bytes]
    used_at: Mapped[datetime | None]


class FactorChallenge(Base):
    """Between two requests: a sign-in whose password was right, or a passkey about to be registered."""

    __tablename__ = "factor_challenge"

    id: Mapped[UUID] = id_column()
    user_id: Mapped[UUID] = mapped_column(ForeignKey("user.id", ondelete="CASCADE"), index=True)
    purpose: Mapped[str]
    token_hash: Mapped[bytes] = mapped_column(unique=True)
    webauthn_challenge: Mapped[bytes | None]
    failures: Mapped[int] = mapped_column(default=0)
    created_at: Mapped[datetime] = created_at_column()
    expires_at: Mapped[datetime]
    used_at: Mapped[datetime | None]
