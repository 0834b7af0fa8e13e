from datetime import datetime
from typing import Any
from uuid import UUID

from chassis.db import created_at_column, id_column
from sqlalchemy import Index
from sqlalchemy.orm import Mapped

from identity.tables import Base


class AuditRecord(Base):
    """One change to who may do what. Written in the change's own transaction, never altered."""

    __tablename__ = "audit_record"
    __table_args__ = (
        Index("ix_audit_record_company", "company_id", "id"),
        Index("ix_audit_record_actor", "company_id", "actor_user_id", "id"),
    )

    id: Mapped[UUID] = id_column()
    company_id: Mapped[UUID | None]
    """None for what concerns a user everywhere, such as a password."""
    actor_user_id: Mapped[UUID | None]
    action: Mapped[str]
    subject_type: Mapped[str]
    subject_id: Mapped[UUID]
    subject_name: Mapped[str]
    """As it was then: a later rename must not rewrite history."""
    changes: Mapped[dict[str, Any]]
    ip: Mapped[str]
    user_agent: Mapped[str]
    at: Mapped[datetime] = created_at_column()
