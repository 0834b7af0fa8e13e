from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from chassis.http import WireOut

from identity.audit.actions import AuditAction
from identity.directory.schemas import PersonPublic


@dataclass(frozen=True, slots=True)
class AuditFilter:
    since: datetime | None = None
    until: datetime | None = None
    actor_user_id: UUID | None = None
    action: AuditAction | None = None
    subject_type: str | None = None
    search: str = ""


class AuditRecordPublic(WireOut):
    audit_record_id: UUID
    at: datetime
    action: str
    actor: PersonPublic | None
    """None where nobody was signed in."""
    subject_type: str
    subject_id: UUID
    subject_name: str
    """As it was then."""
    changes: dict[str, Any]
    """Field to [before, after]."""
    ip: str
    user_agent: str
