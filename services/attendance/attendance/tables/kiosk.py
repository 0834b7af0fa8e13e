from datetime import datetime
from uuid import UUID

from chassis.db import created_at_column, default_column, id_column, updated_at_column
from sqlalchemy import Index

from attendance.tables import Base


class Kiosk(Base, table=True):
    """A tablet at the gate of one project. It knows its token, which is kept here as a digest alone."""

    __tablename__ = "kiosk"
    __table_args__ = (
        Index("uq_kiosk_token", "token_digest", "company_id", unique=True),
        Index("uq_kiosk_pairing", "pairing_digest", "company_id", unique=True),
        Index("ix_kiosk_project", "company_id", "project_id", "id"),
    )

    id: UUID = id_column()
    company_id: UUID
    project_id: UUID
    name: str
    token_digest: bytes | None = None
    """None until a tablet has come with the code."""
    pairing_digest: bytes | None = None
    pairs_until: datetime | None = None
    code_by: UUID | None = None
    """Who was shown it: with them it stops working."""
    is_code_used: bool = default_column(False)
    sealing_key: bytes | None = None
    """The private one of what this tablet presses without a network: another tablet has another, and one that
    was removed has none."""
    last_seen_at: datetime | None = None
    tries: int = default_column(0)
    """Of PINs that were not right, since `tries_since`."""
    tries_since: datetime | None = None
    revoked_at: datetime | None = None
    created_by: UUID
    created_at: datetime = created_at_column()


class KioskPin(Base, table=True):
    """By what a tablet knows a person, in whichever project of the company."""

    __tablename__ = "kiosk_pin"
    __table_args__ = (Index("uq_kiosk_pin_owner", "company_id", "owner_user_id", unique=True),)

    id: UUID = id_column()
    company_id: UUID
    owner_user_id: UUID
    salt: bytes
    digest: bytes
    is_given: bool = default_column(False)
    """By a manager, who knows it: good for choosing another, and for nothing else."""
    tries: int = default_column(0)
    """That were not right, since `tries_since`."""
    tries_since: datetime | None = None
    tries_in_all: int = default_column(0)
    """Since it was last typed right."""
    updated_by: UUID
    created_at: datetime = created_at_column()
    updated_at: datetime = updated_at_column()


class UncountedKioskPress(Base, table=True):
    """What a tablet brought that was pressed without a network, and that did not count: its answer is the
    same however often it comes, and managers of the project see it."""

    __tablename__ = "uncounted_kiosk_press"
    __table_args__ = (
        Index("uq_uncounted_kiosk_press_punch", "kiosk_id", "punch_id", "company_id", unique=True),
        Index("ix_uncounted_kiosk_press_kiosk", "company_id", "kiosk_id", "created_at"),
        Index("ix_uncounted_kiosk_press_project", "company_id", "project_id", "at"),
    )

    id: UUID = id_column()
    company_id: UUID
    kiosk_id: UUID
    project_id: UUID
    punch_id: UUID
    owner_user_id: UUID | None = None
    """Who it was said to be, by a PIN or none. None: it could not be opened."""
    check_type: int | None = None
    at: datetime
    reason: str
    """An `Uncounted`."""
    created_at: datetime = created_at_column()
