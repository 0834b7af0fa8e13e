"""What routes depend on that read days: presses that were answered are in them."""

from chassis.http import MemberDep, RuntimeDep
from fastapi import Depends

from attendance.record.counting import count_company, count_person


async def _own(actor: MemberDep, runtime: RuntimeDep) -> None:
    await count_person(runtime.database, actor.user_id)


async def _everybody_s(actor: MemberDep, runtime: RuntimeDep) -> None:
    await count_company(runtime.database, actor.company_id)


OWN_DAYS_COUNTED, DAYS_COUNTED = Depends(_own), Depends(_everybody_s)
