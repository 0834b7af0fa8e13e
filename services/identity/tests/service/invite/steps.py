from datetime import timedelta
from uuid import UUID

import httpx
from chassis.clock import now
from chassis.db.statements import col, select
from chassis.runtime import Runtime
from chassis.testing import user_id_of
from identity.tables.company import Company
from identity.tables.invite import Invite
from identity.tables.member import Member
from identity.tables.user import OneTimeToken, User
from sqlalchemy import func, update

EMAIL = "mei@example.test"


async def invite(client: httpx.AsyncClient, headers: dict[str, str], **body: object) -> httpx.Response:
    return await client.post("/api/Invite/InviteMember", json={"email": EMAIL, **body}, headers=headers)


async def invited(client: httpx.AsyncClient, headers: dict[str, str]) -> dict[str, str]:
    """The body of a call about the invite that this makes."""
    answer = await invite(client, headers)
    assert answer.status_code == 201, answer.text
    return {"inviteId": answer.json()["data"]["inviteId"]}


async def set_seats(runtime: Runtime, company_id: UUID, seats: int) -> None:
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(update(Company).where(col(Company.id) == company_id).values(seats_count=seats))


async def set_email(runtime: Runtime, headers: dict[str, str], email: str) -> None:
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(update(User).where(col(User.id) == user_id_of(headers)).values(email=email))


async def seats_in_use(runtime: Runtime, company_id: UUID) -> int:
    async with runtime.database.reading() as uow:
        members = select(func.count()).where(
            col(Member.company_id) == company_id, col(Member.removed_at).is_(None)
        )
        invites = select(func.count()).where(
            col(Invite.company_id) == company_id,
            col(Invite.accepted_at).is_(None),
            col(Invite.revoked_at).is_(None),
            col(Invite.expires_at) > now(),
        )
        return (await uow.execute(members)).scalar_one() + (await uow.execute(invites)).scalar_one()


async def expire_invites(runtime: Runtime) -> None:
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(update(Invite).values(expires_at=now() - timedelta(seconds=1)))
        await uow.execute(update(OneTimeToken).values(expires_at=now() - timedelta(seconds=1)))
