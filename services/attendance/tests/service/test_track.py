"""The map: whom and what somebody sees on it, and who is written down for looking."""

from datetime import timedelta
from typing import Any
from uuid import UUID

import httpx
import pytest
from chassis.access import Role
from chassis.clock import now
from chassis.runtime import Runtime
from chassis.testing import counted_statements
from chassis.testing.people import Person
from identity_client.testing.crew import Crew

from services.attendance.tests.machines import OUT, Yard, scan
from services.attendance.tests.phone import BREAK, IN, data, fence, punch

HOUR = timedelta(hours=1)
PLACE = {"latitude": 1.4067, "longitude": 103.9022, "accuracyMeters": 9}
ELSEWHERE = {"latitude": 1.3, "longitude": 103.8, "accuracyMeters": 9}


class Tracker(Yard):
    async def projects(self, **wanted: Any) -> list[dict[str, Any]]:
        return await self._listed("Track/QueryTrackProjects", wanted)

    async def people(self, **wanted: Any) -> list[dict[str, Any]]:
        return await self._listed("Track/QueryTrackPeople", wanted)

    async def machines(self, **wanted: Any) -> list[dict[str, Any]]:
        return await self._listed("Track/QueryTrackEquipment", wanted)

    async def looking(self, *people: Person, **more: Any) -> httpx.Response:
        body = {"userIds": [str(each.user_id) for each in people], **more}
        return await self.call("POST", "Track/LookAtPositions", body)

    async def look(self, *people: Person, **more: Any) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = data(await self.looking(*people, **more))["positions"]
        return found

    async def looks(self) -> list[dict[str, Any]]:
        return await self._listed("Track/QuerySelfPositionLooks", {})


@pytest.fixture
def boss(client: httpx.AsyncClient, manager: Person) -> Tracker:
    return Tracker(client, manager)


@pytest.fixture
def hand(client: httpx.AsyncClient, member: Person) -> Tracker:
    return Tracker(client, member)


@pytest.fixture
def next_door(client: httpx.AsyncClient, neighbour: Person) -> Tracker:
    return Tracker(client, neighbour)


@pytest.fixture
def office(client: httpx.AsyncClient, admin: Person) -> Tracker:
    return Tracker(client, admin)


@pytest.fixture
def outsider(client: httpx.AsyncClient, stranger: Person) -> Tracker:
    return Tracker(client, stranger)


async def come(who: Tracker, project: UUID, place: dict[str, Any] | None = PLACE) -> None:
    await who.send(punch(project, IN, now() - HOUR, **({"position": place} if place else {})))


class TestProjects:
    async def test_are_those_of_the_reader_with_their_place_or_none(
        self, crew: Crew, boss: Tracker, hand: Tracker, office: Tracker
    ) -> None:
        fence(crew)
        (jetty,) = await boss.projects()
        assert (jetty["name"], jetty["latitude"], jetty["isManaged"]) == ("Jetty 4", 1.4067, True)
        assert (jetty["peopleOnSite"], jetty["equipmentThere"]) == (0, 0)
        assert [each["name"] for each in await office.projects()] == ["Jetty 4", "Tower B"]
        tower = (await office.projects(projectFilter=[str(crew.tower)]))[0]
        assert (tower["name"], tower["latitude"], tower["longitude"]) == ("Tower B", None, None)
        assert await boss.projects(projectFilter=[str(crew.tower)]) == []
        (shown,) = await hand.projects()
        assert (shown["isManaged"], shown["peopleOnSite"]) == (False, None)

    async def test_say_who_and_what_is_there(self, crew: Crew, boss: Tracker, hand: Tracker) -> None:
        crane = await boss.create(crew.jetty)
        await boss.scan(scan(crane["code"], crew.jetty))
        await come(hand, crew.jetty)
        (jetty,) = await boss.projects()
        assert (jetty["peopleOnSite"], jetty["equipmentThere"]) == (1, 1)

    async def test_that_are_archived_are_no_sites(self, runtime: Runtime, crew: Crew, boss: Tracker) -> None:
        await crew.archive(crew.jetty, runtime)
        assert await boss.projects() == []

    async def test_come_in_pages(self, crew: Crew, office: Tracker) -> None:
        first, second = [
            data(await office.call("POST", "Track/QueryTrackProjects", {"pageCount": 1, "pageNumber": each}))
            for each in (1, 2)
        ]
        assert (first["totalCount"], second["totalPageCount"]) == (2, 2)
        assert [each["data"][0]["name"] for each in (first, second)] == ["Jetty 4", "Tower B"]

    async def test_filters_of_a_context_that_is_to_come_are_refused(self, boss: Tracker) -> None:
        for name in ("activitiesFilter", "taskListsFilter", "subTaskListsFilter"):
            answer = await boss.call("POST", "Track/QueryTrackProjects", {name: []})
            assert answer.status_code == 422


class TestPeople:
    async def test_are_by_name_a_page_after_another(
        self, client: httpx.AsyncClient, crew: Crew, boss: Tracker, hand: Tracker
    ) -> None:
        for name in ("Zoe Lim", "adam Wee", "Ben Toh"):
            await come(Tracker(client, crew.person(name, Role.MEMBER, projects=(crew.jetty,))), crew.jetty)
        await come(hand, crew.jetty)
        pages = [await boss.people(pageCount=2, pageNumber=each) for each in (1, 2)]
        assert [[each["person"]["fullName"] for each in page] for page in pages] == [
            ["adam Wee", "Ben Toh"],
            ["Tan Bo", "Zoe Lim"],
        ]

    async def test_at_work_now_are_told_to_who_manages_their_project(
        self, crew: Crew, boss: Tracker, hand: Tracker, next_door: Tracker, outsider: Tracker, office: Tracker
    ) -> None:
        assert await boss.people() == []
        await come(hand, crew.jetty)
        (there,) = await boss.people()
        assert (there["person"]["fullName"], there["projectName"], there["state"]) == (
            "Tan Bo",
            "Jetty 4",
            "in",
        )
        assert "latitude" not in there
        await hand.send(punch(crew.jetty, BREAK, now()))
        assert [each["state"] for each in await office.people()] == ["break"]
        assert await next_door.people() == []
        assert await outsider.people() == []
        assert await office.people(projectFilter=[str(crew.tower)]) == []
        assert (await hand.call("POST", "Track/QueryTrackPeople", {})).status_code == 403
        await hand.send(punch(crew.jetty, OUT, now()))
        assert await boss.people() == []

    async def test_who_never_checked_out_is_not_there_for_ever(
        self, crew: Crew, boss: Tracker, hand: Tracker
    ) -> None:
        await hand.send(punch(crew.jetty, IN, now() - timedelta(hours=17)))
        assert await boss.people() == []


class TestPositions:
    async def test_are_of_the_newest_press_alone_and_who_looked_is_told(
        self, crew: Crew, boss: Tracker, hand: Tracker, manager: Person, member: Person
    ) -> None:
        fence(crew)
        await come(hand, crew.jetty, ELSEWHERE)
        await hand.send(punch(crew.jetty, BREAK, now() - HOUR / 2, position=PLACE))
        (found,) = await boss.look(member)
        assert (found["latitude"], found["longitude"], found["checkType"]) == (1.4067, 103.9022, BREAK)
        (kept,) = await hand.looks()
        assert (kept["lookedBy"]["userId"], kept["projectName"]) == (str(manager.user_id), "Jetty 4")
        assert kept["positionAt"] == found["at"]
        assert await boss.looks() == []

    async def test_however_often_it_is_drawn_it_is_one_look_at_one_place(
        self, crew: Crew, boss: Tracker, office: Tracker, hand: Tracker, member: Person
    ) -> None:
        fence(crew)
        await come(hand, crew.jetty)
        await boss.look(member)
        await boss.look(member, projectFilter=[str(crew.jetty)])
        (kept,) = await hand.looks()
        assert kept["lastAt"] > kept["firstAt"]
        await office.look(member)
        assert len(await hand.looks()) == 2

    async def test_a_press_without_a_place_shows_none_and_nobody_looked(
        self, crew: Crew, boss: Tracker, hand: Tracker, member: Person
    ) -> None:
        fence(crew)
        await come(hand, crew.jetty)
        await hand.send(punch(crew.jetty, BREAK, now()))
        assert await boss.look(member) == []
        assert await hand.looks() == []

    async def test_are_nobodys_who_does_not_manage_the_project_or_after_work(
        self,
        crew: Crew,
        boss: Tracker,
        hand: Tracker,
        next_door: Tracker,
        outsider: Tracker,
        member: Person,
    ) -> None:
        fence(crew)
        await come(hand, crew.jetty)
        assert await next_door.look(member) == []
        assert await outsider.look(member) == []
        assert (await hand.looking(member)).status_code == 403
        await hand.send(punch(crew.jetty, OUT, now(), position=PLACE))
        assert await boss.look(member) == []
        assert await hand.looks() == []

    async def test_one_that_was_pressed_elsewhere_since_is_not_told(
        self, client: httpx.AsyncClient, crew: Crew, boss: Tracker
    ) -> None:
        fence(crew)
        both = crew.person("Two Sites", Role.MEMBER, projects=(crew.jetty, crew.tower))
        worker = Tracker(client, both)
        await come(worker, crew.jetty)
        await worker.send(punch(crew.tower, BREAK, now(), position=ELSEWHERE))
        assert await boss.look(both) == []

    async def test_ones_own_is_no_look(self, crew: Crew, boss: Tracker, manager: Person) -> None:
        fence(crew)
        await come(boss, crew.jetty)
        assert len(await boss.look(manager)) == 1
        assert await boss.looks() == []

    async def test_of_many_take_no_more_statements_than_of_one(
        self, client: httpx.AsyncClient, runtime: Runtime, crew: Crew, boss: Tracker, member: Person
    ) -> None:
        fence(crew)
        people = [crew.person(f"Hand {each}", Role.MEMBER, projects=(crew.jetty,)) for each in range(3)]
        for each in (member, *people):
            await come(Tracker(client, each), crew.jetty)

        async def asked(*who: Person) -> int:
            with counted_statements(runtime.database) as statements:
                assert len(await boss.look(*who)) == len(who)
                assert await boss.people()
                assert await boss.projects()
            return len(statements)

        await asked(member)
        assert await asked(member) == await asked(member, *people)


class TestEquipment:
    async def test_has_the_place_of_its_last_scan(
        self, crew: Crew, boss: Tracker, hand: Tracker, outsider: Tracker
    ) -> None:
        crane = await boss.create(crew.jetty, name="Crane")
        await boss.create(crew.jetty, name="Drill", category="Tools")
        assert [each["lastScanAt"] for each in await boss.machines()] == [None, None]
        await hand.scan(scan(crane["code"], crew.jetty, at=now() - HOUR, position=PLACE))
        shown, drill = await hand.machines()
        assert (shown["latitude"], shown["atProjectName"], shown["state"]) == (1.4067, "Jetty 4", 2)
        assert (drill["name"], drill["latitude"], drill["atProjectId"]) == ("Drill", None, None)
        await boss.scan(scan(crane["code"], crew.jetty, OUT, position=ELSEWHERE))
        assert [each["latitude"] for each in await boss.machines(search="crane")] == [1.3]
        assert [each["name"] for each in await boss.machines(equipmentFilter=["Tools"])] == ["Drill"]
        assert await boss.machines(projectFilter=[str(crew.tower)]) == []
        assert await outsider.machines() == []
        options = data(await boss.get("Track/GetTrackOptions"))
        assert (options["categories"], options["tilesUrl"]) == (["Earthworks", "Tools"], "")
        assert options["companyRadiusMeters"] is None

    async def test_was_elsewhere_for_who_does_not_see_that_project(
        self, crew: Crew, boss: Tracker, next_door: Tracker
    ) -> None:
        crane = await boss.create(crew.jetty)
        await next_door.scan(scan(crane["code"], crew.tower, position=ELSEWHERE))
        (shown,) = await boss.machines()
        assert (shown["atProjectId"], shown["latitude"]) == (str(crew.tower), None)
        (there,) = await next_door.machines()
        assert there["latitude"] == 1.3

    async def test_is_narrowed_to_states_by_what_is_said_and_where_it_is(
        self, crew: Crew, boss: Tracker, hand: Tracker
    ) -> None:
        names = {"Crane": None, "Drill": None, "Grader": 3, "Pump": 4, "Saw": 5}
        made = {name: await boss.create(crew.jetty, name=name) for name in names}
        for name, condition in names.items():
            if condition is not None:
                await boss.updating(made[name], condition=condition)
        await hand.scan(scan(made["Crane"]["code"], crew.jetty))
        for states, shown in (
            ([], ["Crane", "Drill", "Grader", "Pump"]),
            ([1], ["Drill"]),
            ([2], ["Crane"]),
            ([3, 4], ["Grader", "Pump"]),
            ([5], ["Saw"]),
        ):
            assert [each["name"] for each in await boss.machines(stateFilter=states)] == shown
        wrong = await boss.call("POST", "Track/QueryTrackEquipment", {"stateFilter": [9]})
        assert wrong.status_code == 422

    async def test_that_is_retired_is_not_shown(self, crew: Crew, boss: Tracker) -> None:
        crane = await boss.create(crew.jetty)
        await boss.updating(crane, condition=5)
        assert await boss.machines() == []
