"""A company whose subscription is over is read-only for its people, everywhere and at once."""

from argparse import ArgumentParser
from uuid import UUID

import httpx
import pytest
from chassis.access import CompanyState, Role
from chassis.errors import NotFound
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import SignIn, published
from contracts.identity.v1 import events_pb2


async def operate(service: ServiceDefinition, runtime: Runtime, *words: str) -> None:
    command = next(each for each in service.commands if each.name == "subscription")
    parser = ArgumentParser()
    command.arguments(parser)
    await command.run(runtime, parser.parse_args(words))


async def test_ended_it_reads_and_renewed_it_writes(
    client: httpx.AsyncClient,
    service: ServiceDefinition,
    runtime: Runtime,
    sign_in: SignIn,
    company_id: UUID,
) -> None:
    owner = await sign_in(Role.OWNER)

    async def create_team(name: str) -> httpx.Response:
        return await client.post("/api/Team/CreateTeam", json={"name": name}, headers=owner)

    assert (await create_team("Steel")).status_code == 201
    await operate(service, runtime, "end", str(company_id))
    refused = await create_team("Roof")
    assert (refused.status_code, refused.json()["errorCode"]) == (402, 8)
    teams = await client.get("/api/Team/QueryTeams", headers=owner)
    assert [each["name"] for each in teams.json()["data"]["data"]] == ["Steel"]
    profile = await client.get("/api/User/GetSelfProfile", headers=owner)
    assert str(profile.json()["data"]["userId"]) in [
        each.user_id for each in await published(runtime, events_pb2.AccessChanged)
    ]
    await operate(service, runtime, "renew", str(company_id))
    assert (await create_team("Roof")).status_code == 201


async def test_of_no_company_there_is_none(service: ServiceDefinition, runtime: Runtime) -> None:
    with pytest.raises(NotFound):
        await operate(service, runtime, "end", str(new_id()))


async def test_its_people_may_leave_and_it_may_be_closed(
    client: httpx.AsyncClient,
    service: ServiceDefinition,
    runtime: Runtime,
    sign_in: SignIn,
    company_id: UUID,
) -> None:
    owner, member = await sign_in(Role.OWNER), await sign_in(Role.MEMBER)
    user_id = (await client.get("/api/User/GetSelfProfile", headers=member)).json()["data"]["userId"]
    await operate(service, runtime, "end", str(company_id))
    removed = await client.post(
        "/api/AdminConsole/RemoveMember", json={"groupId": str(company_id), "userId": user_id}, headers=owner
    )
    assert removed.status_code == 200, removed.text


def test_states_are_kept_as_they_are_called() -> None:
    """Values are stored: never rename one."""
    assert {*map(str, CompanyState)} == {"active", "ended"}
