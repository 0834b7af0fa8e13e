from typing import Any
from uuid import UUID

from chassis.access import Actor, Origin
from chassis.access.actor import SignedInUser
from chassis.db import UnitOfWork

from identity.audit.actions import OWN_SERVICE, AuditAction
from identity.audit.repo import AuditRepo
from identity.tables.audit import AuditRecord
from identity.tables.user import User


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
    """The same where nobody works in the company (yet), such as when they join it."""
    uow.insert(
        AuditRecord(
            company_id=company_id,
            actor_user_id=user_id,
            action=action.value,
            subject_type=subject_type,
            subject_id=subject_id,
            subject_name=subject_name,
            changes=changes or {},
            service=OWN_SERVICE,
            ip=origin.ip,
            user_agent=origin.user_agent,
        )
    )


async def record_account(
    uow: UnitOfWork,
    user: User,
    origin: Origin,
    action: AuditAction,
    changes: dict[str, Any] | None = None,
    *,
    is_by_them: bool = True,
) -> None:
    """What happens to a person's account, for every company they work in: one of their own, which they
    choose to open, must not keep it from the others. `changes` names no company."""
    for company_id in await AuditRepo(uow).companies_of(user.id) or [None]:
        record_user(uow, user, origin, company_id, action, changes, is_by_them=is_by_them)


def record_user(
    uow: UnitOfWork,
    user: User,
    origin: Origin,
    company_id: UUID | None,
    action: AuditAction,
    changes: dict[str, Any] | None = None,
    *,
    is_by_them: bool = True,
) -> None:
    record_for(
        uow,
        user.id if is_by_them else None,
        origin,
        company_id,
        action,
        subject_type="user",
        subject_id=user.id,
        subject_name=user.full_name,
        changes=changes,
    )
