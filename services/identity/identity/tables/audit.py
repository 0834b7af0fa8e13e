from datetime import datetime
from typing import Any
from uuid import UUID

from chassis.db import created_at_column, id_column
from sqlalchemy import Index

from identity.tables import Base


class AuditRecord(Base, table=True):
    """One change to who may do what. Written in the change's own transaction, never altered."""

    __tablename__ = "audit_record"
    __table_args__ = (
        Index("ix_audit_record_company", "company_id", "id"),
        Index("ix_audit_record_actor", "company_id", "actor_user_id", "id"),
        Index(
            "ix_audit_record_text",
            "company_id",
            "subject_name",
            postgresql_using="gin",
            postgresql_ops={"subject_name": "gin_trgm_ops"},
        ),
    )

    id: UUID = id_column()
    company_id: UUID | None = None
    """None for an account of somebody who is in no company."""
    actor_user_id: UUID | None = None
    action: str
    subject_type: str
    subject_id: UUID
    subject_name: str
    """As it was then: a later rename must not rewrite history."""
    changes: dict[str, Any]
    service: str | None = None
    """Which told it; None: it was kept before this was."""
    ip: str
    user_agent: str
    at: datetime = created_at_column()
