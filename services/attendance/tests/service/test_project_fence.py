from typing import Any

import httpx
from chassis.clock import now
from chassis.runtime import Runtime
from chassis.testing.people import Person
from contracts.identity.v1 import identity_pb2
from identity_client.testing.crew import Crew

from services.attendance.tests.phone import IN, OUT, Phone, data, fence, punch

LATITUDE, LONGITUDE, DEGREE = 1.4067, 103.9022, 111_195


def at(meters_north: float) -> dict[str, Any]:
    return {
        "latitude": LATITUDE + meters_north / DEGREE,
        "longitude": LONGITUDE,
        "accuracyMeters": 8,
    }


def area(meters: float) -> list[identity_pb2.Point]:
    off = meters / DEGREE
    corners = ((1, 1), (1, -1), (-1, -1), (-1, 1))
    return [
        identity_pb2.Point(latitude=LATITUDE + y * off, longitude=LONGITUDE + x * off) for y, x in corners
    ]


class TestAProjectsOwnFence:
    async def test_counts_before_the_company_s_and_changes_no_punch_that_was_made(
        self, client: httpx.AsyncClient, crew: Crew, runtime: Runtime, member: Person, manager: Person
    ) -> None:
        fence(crew)
        project = crew.book.projects[str(crew.jetty)]
        phone = Phone(client, member)

        async def told(check: int) -> list[str]:
            # As identity tells that the project is another.
            await crew.archive(crew.jetty, runtime, is_archived=False)
            (verdict,) = await phone.send(punch(crew.jetty, check, now(), position=at(400)))
            marks: list[str] = verdict["marks"]
            return marks

        assert await told(IN) == ["outsideFence"]
        project.fence_radius_meters = 400
        assert await told(OUT) == []
        project.ClearField("fence_radius_meters")
        project.fence_points.extend(area(340))
        assert await told(IN) == ["outsideFence"]
        del project.fence_points[:]
        project.fence_points.extend(area(500))
        assert await told(OUT) == []

        punches = [
            each
            for record in await phone.own()
            for each in data(await Phone(client, manager).detail(record))["punches"]
        ]
        kept = [(each["marks"], round(each["distanceMeters"])) for each in punches]
        assert kept == [(["outsideFence"], 400), ([], 400), (["outsideFence"], 60), ([], 0)]

    async def test_around_a_position_that_was_taken_away_judges_nobody_and_the_answer_says_so(
        self, client: httpx.AsyncClient, crew: Crew, runtime: Runtime, member: Person, manager: Person
    ) -> None:
        fence(crew)
        project = crew.book.projects[str(crew.jetty)]
        project.fence_radius_meters = 100
        project.ClearField("latitude")
        project.ClearField("longitude")
        await crew.archive(crew.jetty, runtime, is_archived=False)
        (verdict,) = await Phone(client, member).send(punch(crew.jetty, IN, now(), position=at(4_000)))
        assert verdict["marks"] == ["fenceNowhere"]
        # Its worker did nothing that a manager were to look at.
        (row,) = await Phone(client, manager).summary()
        assert row["daysWithIssues"] == 0

    async def test_says_nothing_while_the_company_looks_at_no_place(
        self, client: httpx.AsyncClient, crew: Crew, member: Person
    ) -> None:
        crew.book.projects[str(crew.jetty)].fence_points.extend(area(10))
        phone = Phone(client, member)
        assert (await phone.brief())["isPositionAsked"] is False
        (verdict,) = await phone.send(punch(crew.jetty, IN, now(), position=at(4_000)))
        assert verdict["marks"] == []

    async def test_is_shown_on_the_map_to_who_is_in_the_project(
        self, client: httpx.AsyncClient, crew: Crew, member: Person, neighbour: Person
    ) -> None:
        fence(crew)
        crew.book.projects[str(crew.jetty)].fence_points.extend(area(100))
        body = {"projectFilter": [str(crew.jetty)]}
        answer = await Phone(client, member).call("POST", "Track/QueryTrackProjects", body)
        (shown,) = data(answer)["data"]
        assert (len(shown["fencePoints"]), shown["fenceRadiusMeters"]) == (4, None)
        crew.book.projects[str(crew.tower)].latitude = LATITUDE
        crew.book.projects[str(crew.tower)].longitude = LONGITUDE
        (tower,) = data(await Phone(client, neighbour).call("POST", "Track/QueryTrackProjects", {}))["data"]
        # Without one of its own, the company's.
        assert (tower["fencePoints"], tower["fenceRadiusMeters"]) == ([], 100)


async def test_the_company_s_radius_is_told_where_fences_are_drawn(
    client: httpx.AsyncClient, crew: Crew, member: Person
) -> None:
    fence(crew)
    options = data(await Phone(client, member).get("Track/GetTrackOptions"))
    assert options["companyRadiusMeters"] == 100
