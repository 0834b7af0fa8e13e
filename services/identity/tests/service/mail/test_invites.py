"""Invites are mails to people outside, too."""

from collections.abc import Awaitable, Callable
from uuid import UUID

import httpx
from chassis.access import Role
from chassis.db.statements import col
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import Inbox, SignIn, drain, user_id_of
from identity.tables.company import Company
from sqlalchemy import update

from services.identity.tests.service.invite.steps import invite, set_seats
from services.identity.tests.service.mail.steps import (
    GUEST,
    Sender,
    choose,
    let_days_pass,
    make_older,
    strangers,
    token_of,
)


class TestInvites:
    async def test_take_from_the_same_budget_and_say_so(
        self, client: httpx.AsyncClient, sender: Sender, sign_in: SignIn, runtime: Runtime
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        assert await sender.counted(strangers(19)) == {"waits": 19}
        assert (await invite(client, admin)).status_code == 201
        refused = await invite(client, admin, email="another@example.test")
        assert refused.status_code == 429
        assert refused.json()["message"] == (
            "Your company can mail 0 more invites today. Invite the others tomorrow."
        )
        assert int(refused.headers["Retry-After"]) > 0
        await let_days_pass(runtime, 1)
        assert (await invite(client, admin, email="another@example.test")).status_code == 201

    async def test_of_who_wants_no_mails_are_refused(
        self, client: httpx.AsyncClient, sender: Sender, sign_in: SignIn
    ) -> None:
        (answer,) = (await sender.ask([GUEST])).answers
        await choose(client, token_of(answer), "reported")
        refused = await invite(client, await sign_in(Role.ADMIN), email=GUEST)
        assert refused.status_code == 409
        assert "asked to get no mails" in refused.json()["message"]

    async def test_and_revoking_them_again_and_again_is_no_way_around(
        self, client: httpx.AsyncClient, sender: Sender, sign_in: SignIn
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        statuses: list[int] = []
        for email in strangers(22):
            answer = await invite(client, admin, email=email)
            statuses.append(answer.status_code)
            if answer.status_code == 201:
                body = {"inviteId": answer.json()["data"]["inviteId"]}
                await client.post("/api/Invite/RevokeInvite", json=body, headers=admin)
        assert statuses == [201] * 20 + [429] * 2

    async def test_name_the_company_in_quotes_and_without_links(
        self,
        client: httpx.AsyncClient,
        sender: Sender,
        sign_in: SignIn,
        runtime: Runtime,
        service: ServiceDefinition,
        inbox: Inbox,
    ) -> None:
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(update(Company).values(name="Locked: www.evil.test"))
        await invite(client, await sign_in(Role.ADMIN), email=GUEST)
        await drain(service, runtime)
        assert "evil.test" not in inbox.text()
        assert "“Locked:" in inbox.text()
        (mail,) = inbox.mails
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"


class TestThrowawayCompanies:
    async def test_of_one_account_keep_nobody_from_inviting(
        self,
        client: httpx.AsyncClient,
        sender: Sender,
        sign_in: SignIn,
        runtime: Runtime,
        make_company: Callable[..., Awaitable[UUID]],
    ) -> None:
        account: UUID | None = None
        answers: list[httpx.Response] = []
        for number in range(6):
            company_id = await make_company(f"Throwaway {number}")
            owner = await sign_in(Role.OWNER, company_id=company_id)
            account = account or user_id_of(owner)
            await _found(runtime, company_id, account)
            answers.append(await invite(client, owner, email=f"engineer+{number}@client.test"))
        assert [answer.status_code for answer in answers] == [201] * 3 + [429] * 3
        assert (await invite(client, await sign_in(Role.ADMIN), email=GUEST)).status_code == 201

    async def test_of_many_accounts_keep_no_older_company_from_inviting(
        self,
        client: httpx.AsyncClient,
        sender: Sender,
        sign_in: SignIn,
        runtime: Runtime,
        make_company: Callable[..., Awaitable[UUID]],
    ) -> None:
        for number in range(12):
            company_id = await make_company(f"Throwaway {number}")
            await set_seats(runtime, company_id, 5)
            owner = await sign_in(Role.OWNER, company_id=company_id)
            assert (await invite(client, owner, email=GUEST)).status_code == 201
        admin = await sign_in(Role.ADMIN)
        refused = await invite(client, admin, email=GUEST)
        assert (refused.status_code, refused.json()["message"]) == (
            429,
            f"No more invites are mailed to {GUEST} today. Invite them tomorrow.",
        )
        await make_older(runtime, sender.company_id, 8)
        assert (await invite(client, admin, email=GUEST)).status_code == 201


async def _found(runtime: Runtime, company_id: UUID, founder: UUID) -> None:
    await set_seats(runtime, company_id, 5)
    async with runtime.database.unit_of_work() as uow:
        founded = update(Company).where(col(Company.id) == company_id)
        await uow.execute(founded.values(created_by=founder))
