"""Rules of teams and of single people: whose they are to set, what they would do, and why a line is there."""

from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

import httpx
import pytest
from attendance.team.handlers import teams
from chassis.clock import now
from chassis.events.context import context_of
from chassis.events.projection import EventWithContext
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.testing.people import COMPANY, Person
from contracts.identity.v1.events_pb2 import TeamChanged, TeamDeleted
from contracts.identity.v1.identity_pb2 import Team
from google.protobuf.message import Message
from identity_client.testing.crew import Crew

from services.attendance.tests.asker import Asker
from services.attendance.tests.phone import data
from services.attendance.tests.service.test_pay_rules import (
    OVERTIME,
    listed,
    paid,
    previewed,
    setting,
)
from services.attendance.tests.service.test_sheets import DAY, MONDAY, day, sheets

LESS = {"dailyOvertime": [{"afterMinutes": 240, "name": "OT2"}]}


@pytest.fixture
def office(client: httpx.AsyncClient, admin: Person) -> Asker:
    return Asker(client, admin)


@pytest.fixture
def nights() -> UUID:
    return new_id()


@pytest.fixture
async def worked(crew: Crew, worker: Asker, desk: Asker) -> dict[str, Any]:
    """Eight hours of last week's Monday and Tuesday."""
    await worker.work(crew.jetty, *day(MONDAY), *day(MONDAY + DAY))
    (sheet,) = await sheets(desk)
    return sheet


async def tell(runtime: Runtime, event: Message, revision: int, at: datetime | None = None) -> None:
    headers = {"Groundwork-Revision": str(revision)}
    if at is not None:
        headers["Groundwork-Occurred-At"] = at.isoformat()
    async with runtime.database.unit_of_work() as uow:
        await teams.take(uow, [EventWithContext(event, context_of(event, new_id(), headers, now))])


def team(team_id: UUID, *members: UUID) -> TeamChanged:
    said = Team(team_id=str(team_id), company_id=str(COMPANY), name="Night shift")
    said.member_user_ids.extend(map(str, members))
    return TeamChanged(team=said)


def sources(answer: dict[str, Any]) -> list[tuple[str, str]]:
    return [(each["date"], each["source"]) for each in answer["lines"] if each["kind"] == "overtime"]


class TestRulesOfPeople:
    async def test_beat_those_of_their_team_which_beat_the_company_s_and_why_says_so(
        self,
        runtime: Runtime,
        office: Asker,
        desk: Asker,
        worker: Asker,
        nights: UUID,
        worked: dict[str, Any],
    ) -> None:
        await tell(runtime, team(nights, worker.who.user_id), 1)
        data(await setting(office))
        data(await setting(office, LESS, teamId=str(nights)))
        since = (MONDAY + DAY).date().isoformat()
        owner = {"ownerUserId": str(worker.who.user_id)}
        data(await setting(office, OVERTIME, fromDate=since, **owner))
        monday, tuesday = sources(await paid(desk, worked))
        assert monday[1] == "Rules of the team Night shift from 2026-01-01 on"
        assert tuesday == (since, f"Rules of Tan Bo from {since} on")
        rows = await listed(office)
        assert [(each["teamName"], each["owner"] and each["owner"]["fullName"]) for each in rows] == [
            ("", None),
            ("Night shift", None),
            ("", "Tan Bo"),
        ]
        gone = {"payRulesId": rows[2]["payRulesId"]}
        data(await office.call("POST", "GroupSetting/WithdrawPayRules", gone))
        assert {source for _, source in sources(await paid(desk, worked))} == {monday[1]}

    async def test_are_previewed_for_those_whom_they_are_about_alone(
        self, runtime: Runtime, crew: Crew, office: Asker, worker: Asker, nights: UUID, worked: dict[str, Any]
    ) -> None:
        await tell(runtime, team(nights), 1)
        assert data(await previewed(office, LESS, teamId=str(nights)))["data"] == []
        await tell(runtime, team(nights, worker.who.user_id), 2, at=MONDAY + DAY)
        (person,) = data(await previewed(office, LESS, teamId=str(nights)))["data"]
        effects = {each["kind"]: (each["minutesBefore"], each["minutesAfter"]) for each in person["effects"]}
        assert effects["overtime"] == (0, 240), "in the team since Tuesday"
        other = {"ownerUserId": str(office.who.user_id)}
        assert data(await previewed(office, LESS, **other))["data"] == []
        assert await listed(office) == []

    async def test_of_a_team_end_with_it_and_stay_for_the_days_before(
        self,
        runtime: Runtime,
        office: Asker,
        desk: Asker,
        worker: Asker,
        nights: UUID,
        worked: dict[str, Any],
    ) -> None:
        await tell(runtime, team(nights, worker.who.user_id), 1)
        data(await setting(office, LESS, teamId=str(nights)))
        await tell(runtime, TeamDeleted(team_id=str(nights), company_id=str(COMPANY)), 2)
        assert len(sources(await paid(desk, worked))) == 2
        refused = await setting(office, LESS, teamId=str(nights), revision=1)
        assert refused.status_code == 422

    async def test_count_by_the_days_of_where_somebody_works(
        self, runtime: Runtime, office: Asker, desk: Asker, worker: Asker, nights: UUID, worked: Any
    ) -> None:
        """At seven on Tuesday in Singapore it is Monday in Greenwich."""
        tuesday_at_seven, tuesday = MONDAY + timedelta(hours=19), (MONDAY + DAY).date().isoformat()
        who = worker.who.user_id
        await tell(runtime, team(nights), 1)
        data(await setting(office, LESS, teamId=str(nights)))
        await tell(runtime, team(nights, who), 2, at=tuesday_at_seven)
        assert [day for day, _ in sources(await paid(desk, worked))] == [tuesday]
        deleted = TeamDeleted(team_id=str(nights), company_id=str(COMPANY))
        await tell(runtime, deleted, 3, at=tuesday_at_seven)
        assert sources(await paid(desk, worked)) == []

    async def test_are_of_one_of_them_and_of_the_company(
        self, office: Asker, desk: Asker, stranger: Person, worker: Asker, nights: UUID
    ) -> None:
        owner = {"ownerUserId": str(worker.who.user_id)}
        assert (await setting(desk, LESS, **owner)).status_code == 403
        assert (await setting(office, LESS, teamId=str(nights))).status_code == 422
        assert (await setting(office, LESS, ownerUserId=str(stranger.user_id))).status_code == 422
        assert (await setting(office, LESS, teamId=str(nights), **owner)).status_code == 422
        assert (await previewed(office, LESS, teamId=str(nights))).status_code == 422

    async def test_another_company_has_none_of_ours(self, office: Asker, stranger: Person) -> None:
        theirs = {"groupId": str(stranger.company_id)}
        assert (await setting(office, LESS, **theirs)).status_code == 403
        assert (await previewed(office, LESS, **theirs)).status_code == 403
