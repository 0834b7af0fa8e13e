from collections.abc import Sequence
from uuid import UUID

from chassis.db import UnitOfWork, is_any
from chassis.db.statements import col, select
from chassis.db.tables import InboxClaim


class ManyRepo:
    """What of one call is done, so that it is done once, however often and with whatever in between the call
    is sent: as consumers know what they have done of events."""

    def __init__(self, uow: UnitOfWork, call: str) -> None:
        self._uow = uow
        self._consumer = f"forms.act_on_many {call}"

    async def done(self, submission_ids: Sequence[UUID]) -> set[UUID]:
        done = select(InboxClaim.event_id).where(
            col(InboxClaim.consumer) == self._consumer, is_any(col(InboxClaim.event_id), submission_ids)
        )
        return {row.event_id for row in await self._uow.rows(done)}

    async def claim(self, submission_id: UUID) -> bool:
        return await self._uow.claim(self._consumer, submission_id)
