from typing import Any
from uuid import UUID

from chassis.access import SignedInUser
from chassis.db import UnitOfWork
from contracts.identity.v1 import events_pb2

from identity.audit import service as audit
from identity.audit.actions import AuditAction
from identity.user.service import get_user


async def note(uow: UnitOfWork, caller: SignedInUser, action: AuditAction, changes: dict[str, Any]) -> None:
    user = await get_user(uow, caller.user_id)
    audit.record(
        uow,
        caller,
        action,
        subject_type="user",
        subject_id=user.id,
        subject_name=user.full_name,
        changes=changes,
    )


def tell(uow: UnitOfWork, user_id: UUID, notice: str) -> None:
    """By mail, so that a person hears of what somebody else does in their name."""
    uow.outbox.add(events_pb2.SecurityNoticeRaised(user_id=str(user_id), notice=notice))
