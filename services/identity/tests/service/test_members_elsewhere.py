"""Another service's read models of people and members equal identity, also after they were lost."""

import asyncio
import random
from collections.abc import AsyncGenerator, Awaitable, Callable
from dataclasses import replace
from datetime import timedelta
from uuid import UUID

import httpx
import pytest
from chassis.access import Role
from chassis.clock import now
from chassis.events import republish
from chassis.events.republish import republish as tell_anew
from chassis.runtime import Runtime
from chassis.serve import make_relay
from chassis.service import ServiceDefinition
from chassis.testing import SignIn, drain, published, user_id_of
from chassis.testing.delivering import all_worked_off, delivering
from chassis.testing.events import newest, told_anew
from contracts.identity.v1 import events_pb2, identity_pb2
from identity.tables.invite import Invite
from identity.tables.user import TokenPurpose
from identity.user.one_time_tokens import issue_token
from identity_client.companies import of_deleted_companies

from services.identity.tests.service.members_seen import (
    drop_tables,
    lose_read_models,
    make_tables,
    members_seen,
    owned_members,
    owned_people,
    people_seen,
    seen_members,
    seen_people,
)
from services.identity.tests.service.test_company import PASSWORD, with_password

Headers = dict[str, str]
KIND = events_pb2.MemberChanged.DESCRIPTOR.full_name
PEOPLE = events_pb2.UserProfileChanged.DESCRIPTOR.full_name


@pytest.fixture
async def reader(service: ServiceDefinition, runtime: Runtime) -> AsyncGenerator[ServiceDefinition]:
    """As a service that keeps people and members, and nothing else."""
    await make_tables(runtime)
    yield replace(
        service,
        subscriptions=[],
        files=[],
        projections=[members_seen, people_seen],
        company_deletion=of_deleted_companies(),
    )
    await drop_tables(runtime)


class Company:
    """One whose people come, go and change all the time."""

    def __init__(self, client: httpx.AsyncClient, runtime: Runtime, company_id: UUID, admin: Headers) -> None:
        self._client = client
        self._runtime = runtime
        self._company_id = company_id
        self._admin = admin

    async def give_role(self, person: Headers, role: Role) -> None:
        body = {"userId": str(user_id_of(person)), "role": role.value}
        await self._ask("AdminConsole/ModifyMemberRole", body, self._admin)

    async def remove(self, person: Headers) -> None:
        await self._ask("AdminConsole/RemoveMember", {"userId": str(user_id_of(person))}, self._admin)

    async def bring_in(self, person: Headers) -> None:
        """As somebody does who was invited and opens the mail; whoever is in already stays."""
        async with self._runtime.database.unit_of_work() as uow:
            email = (await self._client.get("/api/User/GetSelfProfile", headers=person)).json()["data"][
                "email"
            ]
            invite = uow.add(
                Invite(
                    company_id=self._company_id,
                    email=email,
                    role=Role.MEMBER.value,
                    team_ids=[],
                    project_ids=[],
                    invited_by=user_id_of(self._admin),
                    expires_at=now() + timedelta(days=1),
                )
            )
            await uow.flush()
            token = await issue_token(uow, TokenPurpose.ACCEPT_INVITE, invite.id, valid_for=timedelta(days=1))
        await self._ask("Invite/AcceptInvite", {"token": token}, person)

    async def rename(self, person: Headers, full_name: str) -> None:
        await self._ask("User/UpdateSelfProfile", {"fullName": full_name}, person, "PUT")

    async def _ask(self, path: str, body: dict[str, str], headers: Headers, method: str = "POST") -> None:
        answer = await self._client.request(method, f"/api/{path}", json=body, headers=headers)
        # Somebody else was faster: no member any more, in already, or the invite taken back.
        assert answer.status_code in (200, 201, 403, 404, 409), answer.text


@pytest.fixture
async def company(client: httpx.AsyncClient, runtime: Runtime, company_id: UUID, sign_in: SignIn) -> Company:
    return Company(client, runtime, company_id, await sign_in(Role.ADMIN))


class TestAReadModelOfMembers:
    async def test_that_was_lost_is_told_anew_while_people_come_and_go(
        self,
        reader: ServiceDefinition,
        runtime: Runtime,
        client: httpx.AsyncClient,
        sign_in: SignIn,
        company: Company,
        make_company: Callable[..., Awaitable[UUID]],
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr(republish, "PAGE", 3)
        people = [await sign_in(Role.MEMBER) for _ in range(8)]
        doomed = await make_company("Doomed")
        await sign_in(Role.MANAGER, company_id=doomed)
        owner_of_doomed = await sign_in(Role.OWNER, company_id=doomed)
        stopping = asyncio.Event()
        # One person has one browser: what two windows do at once to one invite is not what is looked at.
        writers = [
            asyncio.create_task(self._write(company, people[number::4], random.Random(number), stopping))
            for number in range(4)
        ]
        async with delivering(reader, runtime):
            await asyncio.sleep(0.5)
            await lose_read_models(runtime)
            # Nor is what was told still to be had.
            await runtime.bus.jetstream.purge_stream(runtime.bus.stream("identity"))
            assert await tell_anew(runtime, reader.snapshots, KIND, members_seen.name) >= 3
            deleted = await client.request(
                "DELETE",
                "/api/Group/DeleteGroup",
                json={"groupId": str(doomed), "confirmName": "Doomed", "password": PASSWORD},
                headers=await with_password(runtime, owner_of_doomed),
            )
            assert deleted.status_code == 200, deleted.text
            assert await tell_anew(runtime, reader.snapshots, PEOPLE, people_seen.name) >= 10
            stopping.set()
            assert sum(await asyncio.gather(*writers)) > 10
            await make_relay(reader, runtime).publish_pending()
            await all_worked_off(reader, runtime)
        await drain(reader, runtime)
        assert await published(runtime, events_pb2.MemberRemoved)
        assert await published(runtime, events_pb2.MemberJoined)
        assert await seen_members(runtime) == await owned_members(runtime)
        assert doomed not in {row[0] for row in await seen_members(runtime)}
        assert await seen_people(runtime) == await owned_people(runtime)

    async def _write(
        self, company: Company, people: list[Headers], chance: random.Random, stopping: asyncio.Event
    ) -> int:
        written = 0
        while not stopping.is_set():
            person = chance.choice(people)
            match chance.randrange(5):
                case 0:
                    await company.remove(person)
                case 1 | 2:
                    await company.bring_in(person)
                case 3:
                    await company.rename(person, f"Name {written}")
                case _:
                    await company.give_role(person, chance.choice([Role.MEMBER, Role.MANAGER]))
            written += 1
        return written

    async def test_holds_whoever_came_back_as_they_are_now(
        self,
        reader: ServiceDefinition,
        runtime: Runtime,
        company: Company,
        company_id: UUID,
        sign_in: SignIn,
    ) -> None:
        person = await sign_in(Role.MANAGER)
        await company.remove(person)
        await company.bring_in(person)
        await drain(reader, runtime)
        # Of what was there before anything was told, only who came back is known.
        [(in_company, user_id, role, _)] = await seen_members(runtime)
        assert (in_company, user_id, role) == (company_id, user_id_of(person), identity_pb2.ROLE_MEMBER)
        states = await told_anew(reader, runtime, events_pb2.MemberChanged)
        membership = f"{company_id}/{user_id}"
        assert await newest(runtime, membership) == states[membership]
        await company.remove(person)
        await drain(reader, runtime)
        assert await seen_members(runtime) == set()

    async def test_begins_with_who_founds_a_company(
        self, client: httpx.AsyncClient, reader: ServiceDefinition, runtime: Runtime, sign_in: SignIn
    ) -> None:
        founder = await sign_in(Role.MEMBER)
        made = await client.post("/api/Group/CreateGroup", json={"name": "Mine"}, headers=founder)
        assert made.status_code == 201, made.text
        founded = made.json()["data"]["groupId"]
        await drain(reader, runtime)
        [(company_id, user_id, role, _)] = await seen_members(runtime)
        assert (str(company_id), user_id, role) == (founded, user_id_of(founder), identity_pb2.ROLE_OWNER)
        told = await told_anew(reader, runtime, events_pb2.CompanyChanged)
        assert await published(runtime, events_pb2.CompanyChanged) == [told[founded]]


class TestAReadModelOfPeople:
    async def test_holds_who_has_only_registered_and_what_they_are_called_then(
        self, client: httpx.AsyncClient, reader: ServiceDefinition, runtime: Runtime
    ) -> None:
        for full_name in ("Mei", "Mei Lin"):
            body = {"email": "mei@example.test", "fullName": full_name, "password": "concrete before noon"}
            answer = await client.post("/api/Auth/Register", json=body)
            assert answer.status_code == 202, answer.text
            await drain(reader, runtime)
            assert {person[1] for person in await seen_people(runtime)} == {full_name}
            assert await seen_people(runtime) == await owned_people(runtime)
