from collections.abc import Sequence
from datetime import datetime

from chassis.db import UnitOfWork
from chassis.db.statements import col, locked, select
from sqlalchemy import case, delete, func, or_, update
from sqlalchemy.dialects.postgresql import insert

from identity.tables.user import SignInThrottle


class ThrottleRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def count(
        self, subjects: Sequence[str], *, at: datetime, forget_before: datetime
    ) -> dict[str, int]:
        """One more failure for each subject that is not locked, in one step; the counts of those."""
        adding = insert(SignInThrottle).values(
            # In one order everywhere, so that two statements never wait for each other.
            [{"subject": each, "failures": 1, "last_failure_at": at} for each in sorted(subjects)]
        )
        counting = adding.on_conflict_do_update(
            index_elements=[col(SignInThrottle.subject)],
            set_={
                "failures": case(
                    (col(SignInThrottle.last_failure_at) < forget_before, 1),
                    else_=col(SignInThrottle.failures) + 1,
                ),
                "last_failure_at": at,
                "locked_until": None,
            },
            where=or_(col(SignInThrottle.locked_until).is_(None), col(SignInThrottle.locked_until) <= at),
        ).returning(col(SignInThrottle.subject), col(SignInThrottle.failures))
        return {row.subject: row.failures for row in await self._uow.execute(counting)}

    async def lock(self, subject: str, until: datetime) -> None:
        await self._uow.execute(
            update(SignInThrottle).where(col(SignInThrottle.subject) == subject).values(locked_until=until)
        )

    async def locked_until(self, subjects: Sequence[str]) -> datetime | None:
        found = await self._uow.execute(
            select(func.max(col(SignInThrottle.locked_until))).where(
                col(SignInThrottle.subject).in_(subjects)
            )
        )
        return found.scalar_one_or_none()

    async def clear(self, subjects: Sequence[str]) -> None:
        await self._uow.execute(delete(SignInThrottle).where(col(SignInThrottle.subject).in_(subjects)))

    async def delete_stale(self, *, before: datetime, most: int) -> None:
        stale = select(SignInThrottle.subject).where(col(SignInThrottle.last_failure_at) < before).limit(most)
        await self._uow.execute(
            delete(SignInThrottle).where(col(SignInThrottle.subject).in_(locked(stale, skip_locked=True)))
        )

    async def give_back(self, subject: str, most: int) -> None:
        await self._uow.execute(
            update(SignInThrottle)
            .where(col(SignInThrottle.subject) == subject)
            .values(
                failures=func.greatest(col(SignInThrottle.failures) - 1, 0),
                locked_until=case(
                    (col(SignInThrottle.failures) <= most, None), else_=col(SignInThrottle.locked_until)
                ),
            )
        )
