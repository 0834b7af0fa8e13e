from typing import Any
from uuid import UUID

from chassis.access import Actor, Origin
from chassis.access.actor import SignedInUser
from chassis.db import UnitOfWork

from identity.audit.actions import AuditAction
from identity.tables.audit import AuditRecord


def record(
    uow: UnitOfWork,
    actor: Actor | SignedInUser,
    action: AuditAction,
    *,
    subject_type: str,
    subject_id: UUID,
    subject_name: str,
    changes: dict[str, Any] | None = None,
) -> None:
    """Note a change to access beside the change itself. `changes` is JSON: `{field: [before, after]}`."""
    record_for(
        uow,
        actor.user_id,
        actor.origin,
        actor.company_id,
        action,
        subject_type=subject_type,
        subject_id=subject_id,
        subject_name=subject_name,
        changes=changes,
    )


def record_for(
    uow: UnitOfWork,
    user_id: UUID | None,
    origin: Origin,
    company_id: UUID | None,
    action: AuditAction,
    *,
    subject_type: str,
    subject_id: UUID,
    subject_name: str,
    changes: dict[str, Any] | None = None,
) -> None:
    """The same where nobody is signed in (yet), such as at a sign-in or a password reset."""
    uow.insert(
        AuditRecord(
            company_id=company_id,
            actor_user_id=user_id,
            action=action.value,
            subject_type=subject_type,
            subject_id=subject_id,
            subject_name=subject_name,
            changes=changes or {},
            ip=origin.ip,
            user_agent=origin.user_agent,
        )
    )
