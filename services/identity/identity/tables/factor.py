from datetime import datetime
from uuid import UUID

from chassis.db import created_at_column, id_column
from sqlmodel import Field

from identity.tables import Base


class Totp(Base, table=True):
    """An authenticator app. Counts as a second factor once confirmed by a first code."""

    __tablename__ = "totp"

    user_id: UUID = Field(foreign_key="user.id", ondelete="CASCADE", primary_key=True)
    sealed_secret: bytes
    """Encrypted with the service's data key."""
    created_at: datetime = created_at_column()
    confirmed_at: datetime | None = None
    last_counter: int = 0
    """The time step of the last accepted code: a code seen over the shoulder is worth nothing."""


class Passkey(Base, table=True):
    __tablename__ = "passkey"

    id: UUID = id_column()
    user_id: UUID = Field(foreign_key="user.id", ondelete="CASCADE", index=True)
    credential_id: bytes = Field(unique=True)
    public_key: bytes
    sign_count: int
    transports: list[str]
    name: str
    created_at: datetime = created_at_column()
    last_used_at: datetime | None = None


class RecoveryCode(Base, table=True):
    """For the day the phone is lost: each works once, only the hash is kept."""

    __tablename__ = "recovery_code"

    id: UUID = id_column()
    user_id: UUID = Field(foreign_key="user.id", ondelete="CASCADE", index=True)
    code_hash: bytes
    used_at: datetime | None = None


class FactorChallenge(Base, table=True):
    """Between two requests: a sign-in whose password was right, or a passkey about to be registered."""

    __tablename__ = "factor_challenge"

    id: UUID = id_column()
    user_id: UUID = Field(foreign_key="user.id", ondelete="CASCADE", index=True)
    purpose: str
    token_hash: bytes = Field(unique=True)
    webauthn_challenge: bytes | None = None
    failures: int = 0
    created_at: datetime = created_at_column()
    expires_at: datetime
    used_at: datetime | None = None
