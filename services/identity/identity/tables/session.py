from datetime import datetime
from uuid import UUID

from chassis.db import created_at_column, id_column
from sqlalchemy import ForeignKey, false
from sqlalchemy.orm import Mapped, mapped_column

from identity.tables import Base


class Session(Base):
    """One sign-in on one device, from the password (and second factor) until it is signed out or runs out."""

    __tablename__ = "session"

    id: Mapped[UUID] = id_column()
    user_id: Mapped[UUID] = mapped_column(ForeignKey("user.id", ondelete="CASCADE"), index=True)
    company_id: Mapped[UUID | None]
    """The company the session works in; switching accounts changes it."""
    ip: Mapped[str]
    user_agent: Mapped[str]
    created_at: Mapped[datetime] = created_at_column()
    last_used_at: Mapped[datetime] = created_at_column()
    expires_at: Mapped[datetime]
    revoked_at: Mapped[datetime | None]
    revoke_reason: Mapped[str | None]


class KnownOrigin(Base):
    """A device or a network that a user has signed in from: others who guess don't lock them out there."""

    __tablename__ = "known_origin"

    user_id: Mapped[UUID] = mapped_column(ForeignKey("user.id", ondelete="CASCADE"), primary_key=True)
    digest: Mapped[bytes] = mapped_column(primary_key=True, index=True)
    """Of the secret in the device's cookie, or of the network."""
    is_device: Mapped[bool] = mapped_column(server_default=false())
    session_id: Mapped[UUID | None]
    """What was begun from there last; revoking it makes its origin unknown. None: only a password was set."""
    expires_at: Mapped[datetime]


class DeviceRotation(Base):
    """What leads from a device's last secret to its next, for as long as two who sign in on it at once may
    both have sent the last one: they get the same next."""

    __tablename__ = "device_rotation"

    digest: Mapped[bytes] = mapped_column(primary_key=True)
    """Of the last secret."""
    salt: Mapped[bytes]
    expires_at: Mapped[datetime]


class RefreshToken(Base):
    """A link of a session's chain: each refresh uses one up and gives the next. Using one twice is theft."""

    __tablename__ = "refresh_token"

    id: Mapped[UUID] = id_column()
    session_id: Mapped[UUID] = mapped_column(ForeignKey("session.id", ondelete="CASCADE"), index=True)
    token_hash: Mapped[bytes] = mapped_column(unique=True)
    issued_at: Mapped[datetime] = created_at_column()
    used_at: Mapped[datetime | None]
