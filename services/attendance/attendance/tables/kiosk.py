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
