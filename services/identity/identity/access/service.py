from uuid import UUID

from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from contracts.identity.v1 import events_pb2


def announce_changed_access(
    uow: UnitOfWork, runtime: Runtime, user_id: UUID, company_id: UUID | None = None
) -> None:
    """Tell every process that what this user may do is no longer what they remember."""
    uow.outbox.add(
        events_pb2.AccessChanged(user_id=str(user_id), company_id=str(company_id) if company_id else "")
    )
    # This process at once: the person who made the change must see it with their next click.
    uow.after_commit(lambda: runtime.access.forget_user(user_id))
