"""For those who name a company's people: are they its people, and will they stay so until it is written?"""

from collections.abc import Sequence
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork

from identity.member.repo import MemberRepo


async def not_in_company(
    uow: UnitOfWork, actor: Actor, user_ids: Sequence[UUID], *, to_be_raised: bool = False
) -> list[UUID]:
    """Those who are no members. The others stay members until this unit ends: their rows are held.

    Whose role may be raised is held alone: two who hold one row together can't both go on to change it.
    """
    if not user_ids:
        return []
    known = await MemberRepo(uow).hold_ids(actor.company_id, user_ids, together=not to_be_raised)
    return [user_id for user_id in user_ids if user_id not in known]
