"""What identity keeps for a while only. Bounded by what expires in an hour; two at once do no harm."""

from chassis.runtime import Runtime

from identity.account.registration import forget_abandoned
from identity.mail import operating as mail
from identity.session.known_origins import forget_expired


async def forget_known_origins(runtime: Runtime) -> None:
    async with runtime.database.unit_of_work() as uow:
        await forget_expired(uow)


async def forget_registrations(runtime: Runtime) -> None:
    async with runtime.database.unit_of_work() as uow:
        await forget_abandoned(uow)


async def forget_mails(runtime: Runtime) -> None:
    await mail.delete_old(runtime.database)
