from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from chassis.http import WireOut
from identity_client.people import PersonPublic


@dataclass(frozen=True, slots=True)
class AuditFilter:
    since: datetime | None = None
    until: datetime | None = None
    actor_user_id: UUID | None = None
    action: str | None = None
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
    names: dict[str, str]
    """Of the people, teams and projects that the changes tell by their ids."""
    service: str | None
    """Which told it; null: it was kept before this was."""
    ip: str
    user_agent: str
