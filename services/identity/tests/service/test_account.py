import asyncio
from datetime import timedelta
from uuid import UUID

import httpx
import pytest
from chassis.access import Role
from chassis.clock import now
from chassis.db.statements import col, select
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import Inbox, drain, published
from contracts.identity.v1 import events_pb2
from identity.tables.company import Company
from identity.tables.invite import Invite
from identity.tables.user import OneTimeToken, Registration, TokenPurpose, User
from identity.user import service as users
from identity.user.one_time_tokens import issue_token
from identity.user.passwords import Passwords
from sqlalchemy import update

EMAIL = "mei@example.test"
PASSWORD = "concrete before noon"
NEW_PASSWORD = "scaffold after lunch"


async def register(client: httpx.AsyncClient, **changed: str) -> httpx.Response:
    body = {"email": EMAIL, "fullName": "Mei Lin", "password": PASSWORD, **changed}
    return await client.post("/api/Auth/Register", json=body)


async def login(client: httpx.AsyncClient, password: str = PASSWORD) -> httpx.Response:
    return await client.post("/api/Auth/Login", json={"email": EMAIL, "password": password})


@pytest.fixture
async def mei(runtime: Runtime) -> User:
    async with runtime.database.unit_of_work() as uow:
        return await users.create_verified_user(
            uow, runtime.of(Passwords), email=EMAIL, full_name="Mei Lin", password=PASSWORD
        )


async def expire_tokens(runtime: Runtime) -> None:
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(update(OneTimeToken).values(expires_at=now() - timedelta(seconds=1)))


class TestRegister:
    async def test_the_mailed_link_proves_the_address_and_signs_in(
        self, client: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime, inbox: Inbox
    ) -> None:
        answer = await register(client)
        assert (answer.status_code, answer.json()["data"]) == (202, {"email": EMAIL})
        await drain(service, runtime)
        assert inbox.subjects_to(EMAIL) == ["Confirm your e-mail address"]
        assert f"http://groundwork.test/verify-email#token={inbox.token()}" in inbox.html()

        verified = await client.post("/api/Auth/VerifyEmail", json={"token": inbox.token()})
        assert verified.status_code == 200, verified.text
        assert verified.json()["data"]["status"] == "signedIn"
        profile = verified.json()["data"]["profile"]
        assert (profile["email"], profile["isRegisterCompleted"], profile["groups"]) == (EMAIL, True, [])
        assert (await client.get("/api/User/GetSelfProfile")).json()["data"] == profile
        assert len(await published(runtime, events_pb2.UserVerified)) == 1

    async def test_a_link_works_once(
        self, client: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime, inbox: Inbox
    ) -> None:
        await register(client)
        await drain(service, runtime)
        answers = await asyncio.gather(
            *(client.post("/api/Auth/VerifyEmail", json={"token": inbox.token()}) for _ in range(5))
        )
        assert sorted(answer.status_code for answer in answers) == [200, 400, 400, 400, 400]

    async def test_a_link_expires_and_a_new_one_ends_the_older(
        self, client: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime, inbox: Inbox
    ) -> None:
        await register(client)
        await drain(service, runtime)
        first = inbox.token()
        assert (await client.post("/api/Auth/ResendVerification", json={"email": EMAIL})).status_code == 202
        await drain(service, runtime)
        refused = await client.post("/api/Auth/VerifyEmail", json={"token": first})
        assert (refused.status_code, "Ask for a new one" in refused.json()["message"]) == (400, True)
        await expire_tokens(runtime)
        assert (await client.post("/api/Auth/VerifyEmail", json={"token": inbox.token()})).status_code == 400

    async def test_nobody_signs_in_before_the_address_is_proven(self, client: httpx.AsyncClient) -> None:
        await register(client)
        refused = await login(client)
        assert refused.status_code == 403
        assert "Verify your e-mail" in refused.json()["message"]
        assert (await login(client, "a wrong password")).status_code == 401

    @pytest.mark.usefixtures("mei")
    async def test_a_known_address_gets_the_same_answer_and_its_owner_a_mail(
        self, client: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime, inbox: Inbox
    ) -> None:
        known = await register(client, password=NEW_PASSWORD)
        unknown = await register(client, email="nobody@example.test")
        assert known.status_code == unknown.status_code == 202
        await drain(service, runtime)
        assert inbox.subjects_to(EMAIL) == ["You already have an account"]
        assert (await login(client, NEW_PASSWORD)).status_code == 403
        assert (await login(client)).status_code == 200

    async def test_many_at_once_make_one_account(
        self, client: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime, inbox: Inbox
    ) -> None:
        answers = await asyncio.gather(*(register(client) for _ in range(8)))
        assert {answer.status_code for answer in answers} == {202}
        async with runtime.database.reading() as uow:
            assert len((await uow.execute(select(User))).all()) == 1
        await drain(service, runtime)
        await client.post("/api/Auth/VerifyEmail", json={"token": inbox.token()})
        assert (await login(client)).status_code == 200

    async def test_an_invited_person_needs_no_second_mail(
        self, client: httpx.AsyncClient, runtime: Runtime, company_id: UUID
    ) -> None:
        token = await invite(runtime, company_id, EMAIL)
        await register(client, inviteToken=token)
        assert (await login(client)).status_code == 200

    async def test_an_invite_to_somebody_else_proves_nothing(
        self, client: httpx.AsyncClient, runtime: Runtime, company_id: UUID
    ) -> None:
        token = await invite(runtime, company_id, "other@example.test")
        assert (await register(client, inviteToken=token)).status_code == 202
        assert (await login(client)).status_code == 403

    async def test_mails_come_in_the_persons_language(
        self, client: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime, inbox: Inbox
    ) -> None:
        await register(client, language="zh-CN")
        await drain(service, runtime)
        assert inbox.subjects_to(EMAIL) == ["确认您的电子邮箱"]

    async def test_an_inbox_can_not_be_flooded(
        self, client: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime, inbox: Inbox
    ) -> None:
        await register(client)
        for _ in range(8):
            answer = await client.post("/api/Auth/ResendVerification", json={"email": EMAIL})
            assert answer.status_code == 202
        await drain(service, runtime)
        assert len(inbox.mails) == 5

    async def test_nor_with_tags(
        self, client: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime, inbox: Inbox
    ) -> None:
        for number in range(8):
            await register(client, email=f"mei+{number}@example.test")
        await drain(service, runtime)
        assert len(inbox.mails) == 5

    @pytest.mark.parametrize(
        "password", ["short", "1234567890", "Password123!", "mei@example.test", "MeiLin2024", "P@ssw0rd2024"]
    )
    async def test_weak_passwords_are_refused(self, client: httpx.AsyncClient, password: str) -> None:
        refused = await register(client, password=password)
        assert refused.status_code == 422
        assert refused.json()["data"]["fields"][0]["field"] == "password"

    async def test_no_secret_is_kept_readable(
        self, client: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime, inbox: Inbox
    ) -> None:
        await register(client)
        await drain(service, runtime)
        async with runtime.database.reading() as uow:
            kept = (await uow.execute(select(OneTimeToken.token_hash))).scalar_one()
            password_hash = (await uow.execute(select(Registration.password_hash))).scalar_one()
        assert inbox.token().encode() not in kept
        assert password_hash.startswith("$argon2id$")


@pytest.mark.usefixtures("mei")
class TestResetPassword:
    async def ask(
        self, client: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime, email: str = EMAIL
    ) -> None:
        answer = await client.post("/api/Auth/RequestPasswordReset", json={"email": email})
        assert answer.status_code == 202
        await drain(service, runtime)

    async def test_the_mailed_link_sets_a_new_password_and_signs_out_everywhere(
        self, client: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime, inbox: Inbox
    ) -> None:
        await login(client)
        await self.ask(client, service, runtime)
        done = await client.post(
            "/api/Auth/ResetPassword", json={"token": inbox.token(), "newPassword": NEW_PASSWORD}
        )
        assert done.status_code == 200, done.text
        assert (await client.get("/api/User/GetSelfProfile")).status_code == 401
        assert (await login(client)).status_code == 401
        assert (await login(client, NEW_PASSWORD)).status_code == 200
        await drain(service, runtime)
        assert inbox.subjects_to(EMAIL)[-1] == "Your password was changed"

    async def test_the_link_works_once_and_not_when_expired(
        self, client: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime, inbox: Inbox
    ) -> None:
        await self.ask(client, service, runtime)
        body = {"token": inbox.token(), "newPassword": NEW_PASSWORD}
        answers = await asyncio.gather(*(client.post("/api/Auth/ResetPassword", json=body) for _ in range(4)))
        assert sorted(answer.status_code for answer in answers) == [200, 400, 400, 400]
        await self.ask(client, service, runtime)
        await expire_tokens(runtime)
        late = {"token": inbox.token(), "newPassword": PASSWORD}
        assert (await client.post("/api/Auth/ResetPassword", json=late)).status_code == 400

    async def test_a_refused_password_leaves_the_link_good(
        self, client: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime, inbox: Inbox
    ) -> None:
        await self.ask(client, service, runtime)
        weak = {"token": inbox.token(), "newPassword": "password123"}
        assert (await client.post("/api/Auth/ResetPassword", json=weak)).status_code == 422
        good = {"token": inbox.token(), "newPassword": NEW_PASSWORD}
        assert (await client.post("/api/Auth/ResetPassword", json=good)).status_code == 200

    async def test_a_verification_link_resets_nothing(
        self, client: httpx.AsyncClient, runtime: Runtime, mei: User
    ) -> None:
        async with runtime.database.unit_of_work() as uow:
            token = await issue_token(uow, TokenPurpose.VERIFY_EMAIL, mei.id, valid_for=timedelta(hours=1))
        body = {"token": token, "newPassword": NEW_PASSWORD}
        assert (await client.post("/api/Auth/ResetPassword", json=body)).status_code == 400

    async def test_an_unknown_address_gets_the_same_answer_and_no_mail(
        self, client: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime, inbox: Inbox
    ) -> None:
        await self.ask(client, service, runtime, "nobody@example.test")
        assert inbox.mails == []


@pytest.mark.usefixtures("mei")
class TestChangePassword:
    async def test_ends_the_other_sessions_and_keeps_this_one(self, client: httpx.AsyncClient) -> None:
        await login(client)
        elsewhere = {"Authorization": f"Bearer {client.cookies['gw_access']}"}
        await login(client)
        changed = await change(client, PASSWORD, NEW_PASSWORD)
        assert changed.status_code == 200, changed.text
        assert (await client.get("/api/User/GetSelfProfile")).status_code == 200
        assert (await client.get("/api/User/GetSelfProfile", headers=elsewhere)).status_code == 401
        assert (await login(client, NEW_PASSWORD)).status_code == 200

    async def test_asks_for_the_old_one_and_counts_the_tries(self, client: httpx.AsyncClient) -> None:
        await login(client)
        wrong = await change(client, "not it at all", NEW_PASSWORD)
        assert (wrong.status_code, wrong.json()["data"]["fields"][0]["field"]) == (422, "currentPassword")
        statuses = [(await change(client, "not it", NEW_PASSWORD)).status_code for _ in range(10)]
        assert statuses == [422] * 9 + [429]

    async def test_refuses_a_weak_new_one(self, client: httpx.AsyncClient) -> None:
        await login(client)
        weak = await change(client, PASSWORD, "qwertyuiop12")
        assert (weak.status_code, weak.json()["data"]["fields"][0]["field"]) == (422, "newPassword")


async def change(client: httpx.AsyncClient, current: str, new: str) -> httpx.Response:
    return await client.post(
        "/api/Auth/ChangePassword",
        json={"currentPassword": current, "newPassword": new},
        headers={"X-CSRF-Token": client.cookies["gw_csrf"]},
    )


async def invite(runtime: Runtime, company_id: UUID, email: str) -> str:
    async with runtime.database.unit_of_work() as uow:
        owners = select(Company.created_by).where(col(Company.id) == company_id)
        owner = (await uow.execute(owners)).scalar_one()
        invited = uow.add(
            Invite(
                company_id=company_id,
                email=email,
                role=Role.MEMBER.value,
                team_ids=[],
                project_ids=[],
                invited_by=owner,
                expires_at=now() + timedelta(days=7),
            )
        )
        await uow.flush()
        return await issue_token(uow, TokenPurpose.ACCEPT_INVITE, invited.id, valid_for=timedelta(days=7))
