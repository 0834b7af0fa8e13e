"""Who stands in for a member while they are away."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any
from uuid import UUID

import httpx
import jwt
import pytest
from chassis.access import Access, Role
from chassis.clock import now
from chassis.db.statements import col, select
from chassis.runtime import Runtime
from chassis.testing import SignIn, user_id_of
from identity.access.service import OwnAccess
from identity.audit.actions import AuditAction
from identity.directory import service as directory
from identity.tables.absence import MemberAbsence
from identity.tables.audit import AuditRecord
from identity.tables.member import Member

Headers = dict[str, str]


def days(stand_in: Headers, first: int = 0, last: int = 3) -> dict[str, Any]:
    today = now().date()
    return {
        "standInUserId": str(user_id_of(stand_in)),
        "fromOn": str(today + timedelta(days=first)),
        "untilOn": str(today + timedelta(days=last)),
    }


async def setting(client: httpx.AsyncClient, who: Headers, body: dict[str, Any]) -> httpx.Response:
    return await client.put("/api/User/SetSelfAbsence", json=body, headers=who)


async def told(client: httpx.AsyncClient, who: Headers) -> dict[str, Any]:
    answer = await client.get("/api/User/GetSelfAbsence", headers=who)
    assert answer.status_code == 200, answer.text
    return answer.json()["data"]


async def access_of(runtime: Runtime, who: Headers, company_id: UUID) -> Access:
    token = who["Authorization"].removeprefix("Bearer ")
    claims = jwt.decode(token, options={"verify_signature": False})
    return await OwnAccess(runtime.database).get_access(user_id_of(who), company_id, UUID(claims["sid"]))


async def in_a_team(client: httpx.AsyncClient, admin: Headers, *people: Headers) -> UUID:
    ids = [str(user_id_of(each)) for each in people]
    made = await client.post(
        "/api/Team/CreateTeam", json={"name": "Checkers", "leadUserIds": ids}, headers=admin
    )
    return UUID(made.json()["data"]["teamId"])


class TestAnAbsence:
    async def test_gives_the_stand_in_the_steps_and_no_role(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn, company_id: UUID
    ) -> None:
        admin, lim, tan = await sign_in(Role.ADMIN), await sign_in(Role.ADMIN), await sign_in(Role.MEMBER)
        team_id = await in_a_team(client, admin, lim)
        assert (await setting(client, lim, days(tan))).status_code == 200
        access = await access_of(runtime, tan, company_id)
        (away,) = access.stands_in_for
        assert (away.user_id, away.team_ids) == (user_id_of(lim), {team_id})
        assert (access.role, access.team_ids, access.acting_team_ids) == (Role.MEMBER, set(), {team_id})
        assert (await access_of(runtime, lim, company_id)).stands_in_for == ()
        async with runtime.database.reading() as uow:
            users = await directory.find_users(uow, runtime.storage, company_id, [user_id_of(lim)])
        assert [each.stand_in_user_id for each in users] == [str(user_id_of(tan))]

    @pytest.mark.parametrize("first", [1, 30])
    async def test_that_has_not_begun_gives_nothing_yet(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn, company_id: UUID, first: int
    ) -> None:
        lim, tan = await sign_in(Role.MEMBER), await sign_in(Role.MEMBER)
        assert (await setting(client, lim, days(tan, first + 1, first + 3))).status_code == 200
        assert (await access_of(runtime, tan, company_id)).stands_in_for == ()
        (coming,) = (await told(client, tan))["standsInFor"]
        assert coming["person"]["userId"] == str(user_id_of(lim))

    async def test_ends_by_itself(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn, company_id: UUID
    ) -> None:
        lim, tan = await sign_in(Role.MEMBER), await sign_in(Role.MEMBER)
        await setting(client, lim, days(tan))
        async with runtime.database.unit_of_work() as uow:
            (absence,) = (await uow.execute(select(MemberAbsence))).scalars()
            absence.starts_at, absence.ends_at = now() - timedelta(days=9), now() - timedelta(seconds=1)
        assert (await access_of(runtime, tan, company_id)).stands_in_for == ()
        assert await told(client, lim) == {"absence": None, "standsInFor": []}
        assert (await told(client, tan))["standsInFor"] == []

    async def test_is_replaced_and_ended_by_who_is_away_alone(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn, company_id: UUID
    ) -> None:
        lim, tan, ong = [await sign_in(Role.MEMBER) for _ in range(3)]
        await setting(client, lim, days(tan))
        await client.delete("/api/User/DeleteSelfAbsence", headers=tan)  # their own, of which there is none
        assert (await told(client, lim))["absence"]["standInUserId"] == str(user_id_of(tan))
        await setting(client, lim, days(ong))
        assert (await access_of(runtime, tan, company_id)).stands_in_for == ()
        assert len((await access_of(runtime, ong, company_id)).stands_in_for) == 1
        for _ in range(2):  # a doubled call changes nothing more
            ended = await client.delete("/api/User/DeleteSelfAbsence", headers=lim)
            assert ended.json()["data"]["absence"] is None
        assert (await access_of(runtime, ong, company_id)).stands_in_for == ()
        kept = await changes(runtime, AuditAction.ABSENCE_SET)
        assert [each["standIn"] for each in kept] == [
            [None, str(user_id_of(tan))],
            [str(user_id_of(tan)), str(user_id_of(ong))],
        ]
        assert len(await changes(runtime, AuditAction.ABSENCE_ENDED)) == 1

    async def test_set_many_times_at_once_is_one(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn
    ) -> None:
        lim, tan = await sign_in(Role.MEMBER), await sign_in(Role.MEMBER)
        answers = await asyncio.gather(*(setting(client, lim, days(tan)) for _ in range(8)))
        assert {each.status_code for each in answers} == {200}
        assert len(await changes(runtime, AuditAction.ABSENCE_SET)) == 1

    async def test_of_who_left_or_whose_stand_in_left_counts_for_nothing(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn, company_id: UUID
    ) -> None:
        lim, tan, ong = [await sign_in(Role.MEMBER) for _ in range(3)]
        await setting(client, lim, days(tan))
        await setting(client, tan, days(ong))
        async with runtime.database.unit_of_work() as uow:
            (left,) = (
                await uow.execute(select(Member).where(col(Member.user_id) == user_id_of(tan)))
            ).scalars()
            left.removed_at = now()
        assert (await access_of(runtime, ong, company_id)).stands_in_for == ()
        assert (await told(client, lim))["absence"] is None
        async with runtime.database.reading() as uow:
            users = await directory.find_users(uow, runtime.storage, company_id, [user_id_of(lim)])
        assert [each.stand_in_user_id for each in users] == [""]

    async def test_goes_with_who_leaves_and_does_not_come_back_with_them(
        self,
        client: httpx.AsyncClient,
        runtime: Runtime,
        sign_in: SignIn,
        company_id: UUID,
    ) -> None:
        admin, lim, tan, ong = await sign_in(Role.ADMIN), *[await sign_in(Role.MEMBER) for _ in range(3)]
        await setting(client, lim, days(tan))
        await setting(client, tan, days(ong))
        removed = await client.post(
            "/api/AdminConsole/RemoveMember", json={"userId": str(user_id_of(tan))}, headers=admin
        )
        assert removed.status_code == 200, removed.text
        async with runtime.database.unit_of_work() as uow:
            assert (await uow.execute(select(MemberAbsence))).all() == []
            (back,) = (
                await uow.execute(select(Member).where(col(Member.user_id) == user_id_of(tan)))
            ).scalars()
            back.removed_at = back.removed_by = None
        assert (await access_of(runtime, tan, company_id)).stands_in_for == ()
        assert (await access_of(runtime, ong, company_id)).stands_in_for == ()
        # Who is away is told in the audit that nobody stands in for them any more.
        ended = await changes(runtime, AuditAction.ABSENCE_ENDED)
        assert sorted(each["standIn"][0] for each in ended) == sorted(
            str(user_id_of(each)) for each in (tan, ong)
        )

    async def test_set_while_its_stand_in_is_removed_is_refused_or_goes_with_them(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn
    ) -> None:
        admin, *people = await sign_in(Role.ADMIN), *[await sign_in(Role.MEMBER) for _ in range(6)]
        for away, stands_in in zip(people[::2], people[1::2], strict=True):
            leaving = {"userId": str(user_id_of(stands_in))}
            said, removed = await asyncio.gather(
                setting(client, away, days(stands_in)),
                client.post("/api/AdminConsole/RemoveMember", json=leaving, headers=admin),
            )
            assert (said.status_code in (200, 422), removed.status_code) == (True, 200)
        async with runtime.database.reading() as uow:
            assert (await uow.execute(select(MemberAbsence))).all() == []


class TestRefused:
    async def test_are_oneself_strangers_and_days_that_are_none(
        self,
        client: httpx.AsyncClient,
        sign_in: SignIn,
        make_company: Callable[..., Awaitable[UUID]],
    ) -> None:
        lim, tan = await sign_in(Role.MEMBER), await sign_in(Role.MEMBER)
        stranger = await sign_in(Role.MEMBER, company_id=await make_company("Harbour Civil"))
        for body, field in (
            (days(lim), "standInUserId"),
            (days(stranger), "standInUserId"),
            (days(tan, 3, 1), "untilOn"),
            (days(tan, -9, -5), "untilOn"),
        ):
            refused = await setting(client, lim, body)
            assert (refused.status_code, refused.json()["data"]["fields"][0]["field"]) == (422, field)
        assert (await told(client, lim))["absence"] is None


async def changes(runtime: Runtime, action: AuditAction) -> list[dict[str, Any]]:
    async with runtime.database.reading() as uow:
        found = await uow.execute(
            select(AuditRecord.changes)
            .where(col(AuditRecord.action) == action.value)
            .order_by(col(AuditRecord.at), col(AuditRecord.id))
        )
        return list(found.scalars())
