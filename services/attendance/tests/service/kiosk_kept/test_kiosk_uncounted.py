"""What a tablet brings that does not count: told once to all whom it concerns, and to nobody else."""

import asyncio
from datetime import UTC, datetime, time, timedelta
from uuid import uuid4
from zoneinfo import ZoneInfo

import httpx
from attendance.punch.making import MOST_ON_A_DAY
from attendance.tables.kiosk import UncountedKioskPress
from chassis.access import Role
from chassis.clock import now
from chassis.db.statements import select
from chassis.runtime import Runtime
from chassis.testing import published
from chassis.testing.people import COMPANY, Person
from contracts.attendance.v1 import events_pb2
from contracts.identity.v1 import identity_pb2
from identity_client.projects import Projects
from identity_client.testing.crew import Crew
from sqlalchemy import update

from services.attendance.tests.gate import Office, Tablet
from services.attendance.tests.phone import IN, OUT, Phone, data
from services.attendance.tests.sealing import OfflineTablet


async def uncounted(office: Office) -> list[tuple[str, str]]:
    rows = data(await office.get("Kiosk/QueryUncountedKioskPresses"))["data"]
    return [(each["ownerName"], each["reason"]) for each in rows]


async def acts(runtime: Runtime) -> list[str]:
    """That tell of what did not count."""
    told = [each.act.action for each in await published(runtime, events_pb2.ActRecorded)]
    others = ("attendance_kiosk.added", "attendance_kiosk.removed", "attendance_pin.given")
    return [each for each in told if each not in others]


class TestWhatDoesNotCount:
    async def test_is_told_on_the_tablet_to_the_manager_and_in_the_log_once(
        self,
        client: httpx.AsyncClient,
        runtime: Runtime,
        office: Office,
        gate: OfflineTablet,
        hands: list[Person],
    ) -> None:
        kept = gate.press(hands[0], IN, pin="9999")
        answers = [data(await gate.send(kept)) for _ in range(3)]
        assert {each["verdict"] for each in answers} == {"refused"}
        assert all("PIN was wrong" in each["reason"] for each in answers)
        for each in answers:
            said = each["reasonByLanguage"]
            assert (each["checkType"], said["en"], "PIN" in said["zh-CN"]) == (IN, each["reason"], True)
        assert await Phone(client, hands[0]).own() == []
        ((name, reason),) = await uncounted(office)
        assert (name, "PIN was wrong" in reason) == ("Ana Cruz", True)
        assert await acts(runtime) == ["attendance_kiosk.wrong_pin"]
        # It was one try, however often it came.
        assert data(await gate.tablet.identify(hands[0]))["wrongTries"] == 1

    async def test_is_of_the_day_on_which_its_shift_began(
        self, crew: Crew, runtime: Runtime, office: Office, gate: OfflineTablet, hands: list[Person]
    ) -> None:
        """That of the site."""
        crew.book.projects[str(crew.jetty)].time_zone = "Asia/Singapore"
        runtime.of(Projects).forget(COMPANY, crew.jetty)
        day = datetime.combine(now().date() - timedelta(days=5), time(), ZoneInfo("Asia/Singapore"))
        night, morning = day - timedelta(hours=4), day + timedelta(hours=2)
        data(await gate.bring(hands[0], IN, deviceTime=night.isoformat()))
        for who, name, check, at, off in (
            (hands[0], "Ana Cruz", OUT, morning, 1),
            # Nobody works that long.
            (hands[0], "Ana Cruz", OUT, day + timedelta(hours=13), 0),
            (hands[0], "Ana Cruz", IN, morning, 0),
            (hands[1], "Chen Li", OUT, morning, 0),
            (hands[1], "Chen Li", IN, night, 1),
            (hands[1], "Chen Li", OUT, morning + timedelta(hours=1), 1),
        ):
            data(await gate.bring(who, check, pin="9999", deviceTime=at.isoformat()))
            rows = data(await office.get("Kiosk/QueryUncountedKioskPresses"))["data"]
            told = {(each["ownerName"], each["checkType"], each["at"][:13]): each["day"] for each in rows}
            assert told[name, check, at.astimezone(UTC).isoformat()[:13]] == str(
                day.date() - timedelta(days=off)
            )

    async def test_twice_at_once_is_told_once(
        self, runtime: Runtime, office: Office, gate: OfflineTablet, hands: list[Person]
    ) -> None:
        kept = gate.press(hands[0], IN, pin="9999")
        answers = await asyncio.gather(*(gate.send(kept) for _ in range(4)))
        assert {data(each)["verdict"] for each in answers} == {"refused"}
        assert len(await uncounted(office)) == 1
        assert await acts(runtime) == ["attendance_kiosk.wrong_pin"]

    async def test_is_of_who_has_no_pin_or_one_that_a_manager_knows(
        self,
        crew: Crew,
        office: Office,
        gate: OfflineTablet,
        hands: list[Person],
        runtime: Runtime,
        newcomer: Person,
    ) -> None:
        given = data(await office.give(crew.jetty, hands[0]))["pin"]
        assert "no PIN" in data(await gate.bring(newcomer, IN))["reason"]
        assert "knows this PIN" in data(await gate.bring(hands[0], IN, pin=given))["reason"]
        assert await acts(runtime) == ["attendance_kiosk.no_pin"] * 2

    async def test_is_of_who_is_not_in_the_project_any_more(
        self, crew: Crew, gate: OfflineTablet, hands: list[Person], runtime: Runtime
    ) -> None:
        crew.book.projects[str(crew.jetty)].member_user_ids.remove(str(hands[0].user_id))
        runtime.of(Projects).forget(COMPANY, crew.jetty)
        elsewhere = crew.person("Tia Tower", Role.MEMBER, projects=(crew.tower,))
        stranger = crew.person("Sol Strange", Role.MEMBER, company_id=uuid4())
        for who in (hands[0], elsewhere, stranger):
            assert "not in the project" in data(await gate.bring(who, IN))["reason"]
        assert await acts(runtime) == ["attendance_kiosk.not_in_project"] * 3

    async def test_is_a_check_in_of_a_company_that_ended_where_a_check_out_counts(
        self, runtime: Runtime, crew: Crew, gate: OfflineTablet, hands: list[Person]
    ) -> None:
        data(await gate.bring(hands[0], IN))
        crew.book.companies[str(COMPANY)].state = identity_pb2.COMPANY_STATE_ENDED
        runtime.provide(Projects.of(runtime))  # as after the minute that it is remembered
        assert "subscription" in data(await gate.bring(hands[1], IN))["reason"]
        assert data(await gate.bring(hands[0], OUT))["verdict"] == "stored"
        assert await acts(runtime) == ["attendance_kiosk.not_counted"]

    async def test_is_more_on_a_day_than_anybody_presses(
        self, runtime: Runtime, gate: OfflineTablet, hands: list[Person]
    ) -> None:
        for index in range(MOST_ON_A_DAY):
            data(await gate.tablet.press(hands[0], IN if index % 2 == 0 else OUT))
        assert "More was pressed" in data(await gate.bring(hands[0], IN))["reason"]
        assert await acts(runtime) == ["attendance_kiosk.not_counted"]

    async def test_is_forgotten_after_sixty_days_also_of_a_tablet_that_was_removed(
        self,
        runtime: Runtime,
        crew: Crew,
        office: Office,
        gate: OfflineTablet,
        hands: list[Person],
        client: httpx.AsyncClient,
    ) -> None:
        data(await gate.bring(hands[0], IN, pin="9999"))
        (listed,) = await office.kiosks()
        await office.revoke(listed["kioskId"])
        assert len(await uncounted(office)) == 1
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(update(UncountedKioskPress).values(created_at=now() - timedelta(days=61)))
        assert await uncounted(office) == []
        other = Tablet(client)
        data(await other.pair(data(await office.add(crew.jetty))["code"]))
        data(await (await OfflineTablet.of(other)).bring(hands[1], IN, pin="9999"))
        async with runtime.database.reading() as uow:
            kept = (await uow.execute(select(UncountedKioskPress.owner_user_id))).scalars().all()
        assert kept == [hands[1].user_id]

    async def test_is_an_id_that_somebody_else_s_punch_has(
        self, gate: OfflineTablet, hands: list[Person], office: Office
    ) -> None:
        punch_id = str(uuid4())
        data(await gate.bring(hands[0], IN, punchId=punch_id))
        taken = data(await gate.bring(hands[1], IN, punchId=punch_id))
        assert (taken["verdict"], "not made on this device" in taken["reason"]) == ("refused", True)
        assert [name for name, _ in await uncounted(office)] == ["Chen Li"]

    async def test_is_shown_to_who_manages_the_project_alone(
        self, client: httpx.AsyncClient, crew: Crew, gate: OfflineTablet, hands: list[Person]
    ) -> None:
        data(await gate.bring(hands[0], IN, pin="9999"))
        elsewhere = Office(client, crew.person("Tom Tower", Role.MANAGER, manages=(crew.tower,)))
        assert await uncounted(elsewhere) == []
        answer = await Office(client, hands[0]).get("Kiosk/QueryUncountedKioskPresses")
        assert answer.status_code == 403

    async def test_fills_no_log(
        self, gate: OfflineTablet, hands: list[Person], runtime: Runtime, newcomer: Person
    ) -> None:
        statuses = [(await gate.bring(newcomer, IN)).status_code for _ in range(70)]
        assert statuses == [201] * 60 + [429] * 10
        assert len(await acts(runtime)) == 60
        # Whoever's counts does not wait for it, with a network or without.
        assert data(await gate.bring(hands[0], IN))["verdict"] == "stored"
        assert (await gate.tablet.press(hands[1], IN)).status_code == 201
