from typing import Any

from chassis.access import SignedInUser
from chassis.db import UnitOfWork

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
