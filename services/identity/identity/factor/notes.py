from typing import Any

from chassis.access import SignedInUser
from chassis.db import UnitOfWork

from identity.audit import service as audit
from identity.audit.actions import AuditAction
from identity.user.service import get_user


async def note(uow: UnitOfWork, caller: SignedInUser, action: AuditAction, changes: dict[str, Any]) -> None:
    user = await get_user(uow, caller.user_id)
    await audit.record_account(uow, user, caller.origin, action, changes)
