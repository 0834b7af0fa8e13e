"""What identity keeps for a while only. Bounded by what expires in an hour; two at once do no harm."""

from chassis.db import Database

from identity.account.registration import forget_abandoned
from identity.session.known_origins import forget_expired


async def forget_known_origins(database: Database) -> None:
    async with database.unit_of_work() as uow:
        await forget_expired(uow)


async def forget_registrations(database: Database) -> None:
    async with database.unit_of_work() as uow:
        await forget_abandoned(uow)
