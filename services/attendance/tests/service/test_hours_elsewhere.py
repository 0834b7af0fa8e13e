"""Who speaks for somebody takes hours only from projects that they manage (decision 222)."""

from datetime import datetime, timedelta
from typing import Any

import httpx
import pytest
from chassis.access import Role
from chassis.clock import now
from chassis.testing.people import Person
from identity_client.testing.crew import Crew

from services.attendance.tests.asker import APPROVED, Asker
from services.attendance.tests.foreman import Foreman, of
from services.attendance.tests.phone import BREAK, IN, OUT, a_day, data, noon
from services.attendance.tests.service.test_absences import setting
from services.attendance.tests.service.test_corrections import Desk, hours
from services.attendance.tests.service.test_sheets import day as day_at_work
from services.attendance.tests.service.test_sheets import own_sheets, sheets, signing
from services.attendance.tests.service.test_signed_sheets import MONDAY, WEEK, spans

HOUR = timedelta(hours=1)
ELSEWHERE = "is clocked in elsewhere"


@pytest.fixture
def both(client: httpx.AsyncClient, crew: Crew) -> Asker:
    """Works in both projects; the desk manages the jetty alone."""
    person = crew.person("Ana Cruz", Role.MEMBER, projects=(crew.jetty, crew.tower))
    for each in (crew.jetty, crew.tower):
        crew.book.projects[str(each)].member_user_ids.append(str(person.user_id))
    return Asker(client, person)


@pytest.fixture
def desk(client: httpx.AsyncClient, manager: Person) -> Desk:
    return Desk(client, manager)


@pytest.fixture
def of_both(client: httpx.AsyncClient, crew: Crew) -> Desk:
    return Desk(client, crew.person("Noor Ali", Role.MANAGER, manages=(crew.jetty, crew.tower)))


@pytest.fixture
async def in_tower(crew: Crew, both: Asker) -> Asker:
    """From eight to four."""
    await both.work(crew.tower, *a_day())
    return both


async def seconds_in(crew: Crew, who: Asker) -> dict[str, int]:
    names = {str(crew.jetty): "jetty", str(crew.tower): "tower"}
    return {names[each["projectId"]]: each["workedSeconds"] for each in await who.own()}


def must_say_elsewhere(refused: httpx.Response) -> None:
    message = refused.json()["message"]
    assert (refused.status_code, ELSEWHERE in message, "Tower" in message) == (409, True, False), message


class TestACorrection:
    async def test_that_makes_a_day_takes_no_hours_of_another_s_project(
        self, crew: Crew, desk: Desk, in_tower: Asker
    ) -> None:
        refused = await desk.adding(in_tower.who, crew.jetty, intervals=hours(-6, -1))
        must_say_elsewhere(refused)
        # No more than was asked about, on the project's clock.
        day = noon().date().isoformat()
        assert f"from {day} 08:00 to {day} 11:00" in refused.json()["message"]
        assert await seconds_in(crew, in_tower) == {"tower": 8 * 3600}
        assert (await desk.adding(in_tower.who, crew.jetty, intervals=hours(4, 6))).is_success
        assert await seconds_in(crew, in_tower) == {"tower": 8 * 3600, "jetty": 2 * 3600}

    async def test_that_changes_a_day_takes_none_either(
        self, crew: Crew, desk: Desk, in_tower: Asker
    ) -> None:
        made = data(await desk.adding(in_tower.who, crew.jetty, intervals=hours(4, 6)))
        must_say_elsewhere(await desk.changing(made, intervals=hours(3, 6)))
        assert await seconds_in(crew, in_tower) == {"tower": 8 * 3600, "jetty": 2 * 3600}
        assert (await desk.changing(made, intervals=hours(5, 6))).is_success

    async def test_that_takes_a_day_out_lowers_no_other(
        self, crew: Crew, desk: Desk, of_both: Desk, in_tower: Asker
    ) -> None:
        made = data(await of_both.adding(in_tower.who, crew.jetty, intervals=hours(2, 6)))
        assert await seconds_in(crew, in_tower) == {"tower": 6 * 3600, "jetty": 4 * 3600}
        assert (await desk.deleting(made)).is_success
        assert await seconds_in(crew, in_tower) == {"tower": 8 * 3600, "jetty": 0}

    async def test_takes_none_from_a_correction_of_the_other_manager(
        self, client: httpx.AsyncClient, crew: Crew, desk: Desk, neighbour: Person, both: Asker
    ) -> None:
        assert (await Desk(client, neighbour).adding(both.who, crew.tower, intervals=hours(-4, 4))).is_success
        must_say_elsewhere(await desk.adding(both.who, crew.jetty, intervals=hours(0, 5)))

    @pytest.mark.parametrize("presses", [(IN,), (IN, BREAK)])
    async def test_takes_none_of_who_has_not_checked_out_there_yet(
        self, crew: Crew, desk: Desk, both: Asker, presses: tuple[int, ...]
    ) -> None:
        begun = noon() - 4 * HOUR
        await both.work(crew.tower, *((check, begun + step * HOUR) for step, check in enumerate(presses)))
        must_say_elsewhere(await desk.adding(both.who, crew.jetty, intervals=hours(-2, 2)))
        assert (await desk.adding(both.who, crew.jetty, intervals=hours(-6, -4))).is_success

    async def test_is_free_from_when_they_checked_in_here_though_they_never_checked_out_there(
        self, crew: Crew, desk: Desk, both: Asker
    ) -> None:
        await both.work(crew.tower, (IN, noon() - 4 * HOUR))
        await both.work(crew.jetty, (IN, noon()))
        (record,) = [each for each in await both.own() if each["projectId"] == str(crew.jetty)]
        must_say_elsewhere(await desk.changing(record, intervals=hours(-1, 4)))
        assert (await desk.changing(record, intervals=hours(0, 4))).is_success

    async def test_may_take_hours_by_who_manages_both_and_by_admins(
        self, client: httpx.AsyncClient, crew: Crew, of_both: Desk, admin: Person, in_tower: Asker
    ) -> None:
        made = data(await of_both.adding(in_tower.who, crew.jetty, intervals=hours(0, 4)))
        assert await seconds_in(crew, in_tower) == {"tower": 4 * 3600, "jetty": 4 * 3600}
        assert (await Desk(client, admin).changing(made, intervals=hours(-2, 4))).is_success
        assert await seconds_in(crew, in_tower) == {"tower": 2 * 3600, "jetty": 6 * 3600}


class TestAnApproval:
    async def test_takes_no_hours_of_another_s_project(
        self, client: httpx.AsyncClient, crew: Crew, desk: Desk, of_both: Desk, in_tower: Asker
    ) -> None:
        """Their worker may say so."""
        asked = data(await in_tower.asking(crew.jetty))
        answer = data(await Asker(client, desk.who).replying(asked, status=APPROVED))
        assert (answer["repliedRequestIds"], ELSEWHERE in answer["notReplied"][0]["reason"]) == ([], True)
        assert await seconds_in(crew, in_tower) == {"tower": 8 * 3600}
        answer = data(await Asker(client, of_both.who).replying(asked, status=APPROVED))
        assert answer["notReplied"] == []
        assert await seconds_in(crew, in_tower) == {"tower": 0, "jetty": 8 * 3600}

    async def test_of_one_that_can_t_be_holds_up_no_others(
        self, client: httpx.AsyncClient, crew: Crew, desk: Desk, in_tower: Asker
    ) -> None:
        earlier = {"date": noon(3).date().isoformat(), "intervals": hours(-4, 4, ago=3)}
        asked = [data(await in_tower.asking(crew.jetty, **each)) for each in ({}, earlier)]
        answer = data(await Asker(client, desk.who).replying(*asked, status=APPROVED))
        assert [len(answer[name]) for name in ("repliedRequestIds", "notReplied")] == [1, 1]

    async def test_by_a_stand_in_is_by_the_rights_of_who_is_away(
        self, client: httpx.AsyncClient, crew: Crew, desk: Desk, neighbour: Person, in_tower: Asker
    ) -> None:
        crew.book.projects[str(crew.tower)].manager_user_ids.append(str(neighbour.user_id))
        away, stand_in = Asker(client, neighbour), Asker(client, desk.who)
        assert (await setting(away, stand_in)).is_success
        asked = data(await in_tower.asking(crew.jetty))
        assert data(await stand_in.replying(asked, status=APPROVED))["notReplied"] == []

    async def test_of_hours_of_who_is_away_is_by_one_s_own_rights(
        self, client: httpx.AsyncClient, crew: Crew, desk: Desk
    ) -> None:
        person = crew.person("Iris Lee", Role.MANAGER, projects=(crew.jetty,), manages=(crew.tower,))
        crew.book.projects[str(crew.tower)].manager_user_ids.append(str(person.user_id))
        away, stand_in = Asker(client, person), Asker(client, desk.who)
        assert (await setting(away, stand_in)).is_success
        await away.work(crew.tower, *a_day())
        asked = data(await away.asking(crew.jetty))
        answer = data(await stand_in.replying(asked, status=APPROVED))
        assert ELSEWHERE in answer["notReplied"][0]["reason"]


class TestASignedWeek:
    async def test_loses_no_hours_to_another_s_project(
        self, client: httpx.AsyncClient, crew: Crew, both: Asker, desk: Desk, of_both: Desk
    ) -> None:
        await both.work(crew.tower, *day_at_work(MONDAY))
        await signing(both, *await own_sheets(both))
        add = {"date": WEEK, "intervals": spans((0, 4))}
        must_say_elsewhere(await desk.adding(both.who, crew.jetty, **add))
        # Of who manages both it stands beside what was signed, as any correction does.
        assert (await of_both.adding(both.who, crew.jetty, **add)).is_success
        signed = {each["projectId"]: each for each in await sheets(Asker(client, of_both.who))}
        tower = signed[str(crew.tower)]
        assert (tower["signedSeconds"], tower["workedSeconds"]) == (8 * 3600, 4 * 3600)


class TestAForeman:
    @pytest.fixture
    def foreman(self, client: httpx.AsyncClient, manager: Person) -> Foreman:
        return Foreman(client, manager)

    @pytest.mark.parametrize("check", [IN, OUT, BREAK])
    async def test_presses_nothing_into_hours_elsewhere_however_late_it_comes(
        self, crew: Crew, foreman: Foreman, in_tower: Asker, check: int
    ) -> None:
        (verdict,) = await foreman.clock(of(in_tower.who, crew.jetty, check, noon()))
        assert (verdict["verdict"], ELSEWHERE in verdict["reason"]) == ("refused", True)
        assert await seconds_in(crew, in_tower) == {"tower": 8 * 3600}

    async def test_takes_over_who_comes_now_and_nobody_before_that(
        self, crew: Crew, foreman: Foreman, both: Asker
    ) -> None:
        await both.work(crew.tower, (IN, now() - 2 * HOUR))
        ago = (now() - HOUR).isoformat()
        verdicts = await foreman.clock(
            of(both.who, crew.jetty, OUT, now()),
            of(both.who, crew.jetty, IN, now(), statedTime=ago),
            of(both.who, crew.jetty, IN, now() - HOUR),
            of(both.who, crew.jetty, IN, now()),
        )
        assert [each["verdict"] for each in verdicts] == ["refused"] * 3 + ["stored"]
        issues = {each["projectId"]: each["issues"] for each in await both.own()}
        assert issues[str(crew.tower)] == ["missingCheckOut"]

    async def test_of_both_projects_says_when_they_came_over(
        self, client: httpx.AsyncClient, crew: Crew, of_both: Desk, both: Asker
    ) -> None:
        await both.work(crew.tower, (IN, now() - 2 * HOUR))
        ago = now() - HOUR
        (verdict,) = await Foreman(client, of_both.who).clock(
            of(both.who, crew.jetty, IN, now(), statedTime=ago.isoformat())
        )
        assert verdict["verdict"] == "stored"
        assert abs(datetime.fromisoformat(verdict["at"]) - ago) < timedelta(seconds=5)

    async def test_is_refused_for_one_alone(
        self, client: httpx.AsyncClient, crew: Crew, foreman: Foreman, in_tower: Asker
    ) -> None:
        other: Any = crew.person("Bo Tan", Role.MEMBER, projects=(crew.jetty,))
        crew.book.projects[str(crew.jetty)].member_user_ids.append(str(other.user_id))
        verdicts = await foreman.clock(
            of(in_tower.who, crew.jetty, IN, noon()), of(other, crew.jetty, IN, noon())
        )
        assert [each["verdict"] for each in verdicts] == ["refused", "stored"]

    async def test_that_is_refused_is_kept_under_no_id_of_somebody_else_s(
        self, client: httpx.AsyncClient, crew: Crew, foreman: Foreman, in_tower: Asker
    ) -> None:
        other: Any = crew.person("Bo Tan", Role.MEMBER, projects=(crew.jetty,))
        crew.book.projects[str(crew.jetty)].member_user_ids.append(str(other.user_id))
        first = of(in_tower.who, crew.jetty, IN, noon())
        second = of(other, crew.jetty, IN, noon()) | {"punchId": first["punchId"]}
        assert [each["verdict"] for each in await foreman.clock(first, second)] == ["refused", "stored"]
        assert await seconds_in(crew, in_tower) == {"tower": 8 * 3600}
        (record,) = await Asker(client, other).own()
        assert len(data(await Asker(client, other).detail(record))["punches"]) == 1


class TestTheirOwnPress:
    async def test_is_a_fact_wherever_they_were_before(self, crew: Crew, in_tower: Asker) -> None:
        """A phone that was offline: nobody else spoke for them."""
        await in_tower.work(crew.jetty, (IN, noon()))
        assert {each["projectId"] for each in await in_tower.own()} == {str(crew.jetty), str(crew.tower)}
