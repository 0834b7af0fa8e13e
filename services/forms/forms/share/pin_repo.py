"""PINs of links, counted by the network that tries them."""

from datetime import datetime, timedelta

from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.db.statements import col, select
from sqlalchemy import case, delete, func, or_, update
from sqlalchemy.dialects.postgresql import insert

from forms.tables.pin_try import PinTry
from forms.tables.share_link import ShareLink
from forms.tables.start_link import StartLink

MOST_OF_NETWORK = 10
"""Wrong ones of one network at one link, for as long as its kind of links says."""


class PinTryRepo:
    """Of one network at one link."""

    def __init__(self, uow: UnitOfWork, link: ShareLink | StartLink, network: str) -> None:
        self._uow, self._link, self._network = uow, link, network
        self._whose = col(PinTry.link_id) == link.id, col(PinTry.network) == network

    async def count(self, at: datetime, within: timedelta) -> bool:
        """One more, before it is judged; False: none may be tried."""
        is_over = col(PinTry.counts_until) <= at
        adding = insert(PinTry).values(
            link_id=self._link.id,
            network=self._network,
            company_id=self._link.company_id,
            tries=1,
            counts_until=at + within,
        )
        counting = adding.on_conflict_do_update(
            index_elements=[col(PinTry.link_id), col(PinTry.network)],
            set_={
                "tries": case((is_over, 1), else_=col(PinTry.tries) + 1),
                "counts_until": case((is_over, at + within), else_=col(PinTry.counts_until)),
            },
            where=or_(is_over, col(PinTry.tries) < MOST_OF_NETWORK),
        ).returning(col(PinTry.tries))
        return (await self._uow.execute(counting)).first() is not None

    async def waits(self, at: datetime) -> timedelta:
        until = (
            await self._uow.execute(select(PinTry.counts_until).where(*self._whose))
        ).scalar_one_or_none()
        return timedelta() if until is None else until - at

    async def give_back(self) -> None:
        """It was right: those before still count."""
        fewer = func.greatest(col(PinTry.tries) - 1, 0)
        await self._uow.execute(update(PinTry).where(*self._whose).values(tries=fewer))


async def delete_old_pin_tries(uow: UnitOfWork) -> None:
    await uow.execute(delete(PinTry).where(col(PinTry.counts_until) <= now()))
