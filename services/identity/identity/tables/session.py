from datetime import datetime
from uuid import UUID

from chassis.db import created_at_column, id_column
from sqlalchemy import false
from sqlmodel import Field

from identity.tables import Base


class Session(Base, table=True):
    """One sign-in on one device, from the password (and second factor) until it is signed out or runs out."""

    __tablename__ = "session"

    id: UUID = id_column()
    user_id: UUID = Field(foreign_key="user.id", ondelete="CASCADE", index=True)
    company_id: UUID | None = None
    """The company the session works in; switching accounts changes it."""
    ip: str
    user_agent: str
    created_at: datetime = created_at_column()
    last_used_at: datetime = created_at_column()
    expires_at: datetime
    revoked_at: datetime | None = None
    revoke_reason: str | None = None


class KnownOrigin(Base, table=True):
    """A device or a network that a user has signed in from: others who guess don't lock them out there."""

    __tablename__ = "known_origin"

    user_id: UUID = Field(foreign_key="user.id", ondelete="CASCADE", primary_key=True)
    digest: bytes = Field(primary_key=True, index=True)
    """Of the secret in the device's cookie, or of the network."""
    is_device: bool = Field(sa_column_kwargs={"server_default": false()})
    session_id: UUID | None = None
    """What was begun from there last; revoking it makes its origin unknown. None: only a password was set."""
    expires_at: datetime


class DeviceRotation(Base, table=True):
    """What leads from a device's last secret to its next, for as long as two who sign in on it at once may
    both have sent the last one: they get the same next."""

    __tablename__ = "device_rotation"

    digest: bytes = Field(primary_key=True)
    """Of the last secret."""
    salt: bytes
    expires_at: datetime


class RefreshToken(Base, table=True):
    """A link of a session's chain: each refresh uses one up and gives the next. Using one twice is theft."""

    __tablename__ = "refresh_token"

    id: UUID = id_column()
    session_id: UUID = Field(foreign_key="session.id", ondelete="CASCADE", index=True)
    token_hash: bytes = Field(unique=True)
    issued_at: datetime = created_at_column()
    used_at: datetime | None = None
