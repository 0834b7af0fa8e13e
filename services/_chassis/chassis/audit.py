"""What a company's audit log keeps of any service's acts: each is told in an event of the service's own, and
identity, which shows the log, keeps them all."""

from collections.abc import Mapping
from enum import StrEnum
from uuid import UUID

from contracts.audit.v1.audit_pb2 import Act, Change

from chassis.access.actor import Actor

Changes = Mapping[str, tuple[str | None, str | None]]
"""A field to what it was and what it is now; ids of people, teams and projects are shown by their names."""


def act_of(
    actor: Actor,
    action: StrEnum,
    *,
    subject_type: str,
    subject_id: UUID,
    subject_name: str,
    changes: Changes | None = None,
) -> Act:
    """To be told in the unit that does it."""
    return Act(
        company_id=str(actor.company_id),
        action=action.value,
        subject_type=subject_type,
        subject_id=str(subject_id),
        subject_name=subject_name,
        changes=[
            Change(field=field, before=before, after=after)
            for field, (before, after) in (changes or {}).items()
        ],
        ip=actor.origin.ip,
        user_agent=actor.origin.user_agent,
    )
