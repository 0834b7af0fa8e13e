"""What is done to a member, written down with their name."""

from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork

from identity.audit import service as audit
from identity.audit.actions import AuditAction
from identity.member.repo import MemberRepo


async def note(
    uow: UnitOfWork, actor: Actor, action: AuditAction, user_id: UUID, changes: dict[str, Any]
) -> None:
    audit.record(
        uow,
        actor,
        action,
        subject_type="member",
        subject_id=user_id,
        subject_name=await MemberRepo(uow).name_of(user_id),
        changes=changes,
    )
