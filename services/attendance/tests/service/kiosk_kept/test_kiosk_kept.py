"""Pressed at a tablet without a network: judged when it arrives, once, and never lost without a word."""

import asyncio
from datetime import timedelta
from uuid import uuid4

import httpx
from attendance.tables.kiosk import Kiosk
from chassis.clock import now
from chassis.db.statements import select
from chassis.runtime import Runtime
from chassis.testing.people import COMPANY, Person
from identity_client.projects import Projects
from identity_client.testing.crew import Crew
from sqlalchemy import update

from services.attendance.tests.gate import Office, Tablet, choose, have_waited
from services.attendance.tests.phone import IN, OUT, Phone, data
from services.attendance.tests.sealing import OfflineTablet


class TestAKeptPress:
    async def test_counts_as_its_person_s_own_at_the_time_it_was_pressed(
        self, client: httpx.AsyncClient, gate: OfflineTablet, hands: list[Person]
    ) -> None:
        pressed = now() - timedelta(hours=3)
        kept = gate.press(hands[0], IN, deviceTime=pressed.isoformat())
        answer = await gate.send(kept)
        assert answer.status_code == 201
        assert data(answer) == {
            "punchId": kept["punchId"],
            "verdict": "stored",
            "reason": None,
            "reasonByLanguage": {},
            "checkType": None,
            "photoRefused": None,
        }
        phone = Phone(client, hands[0])
        (record,) = await phone.own()
        (punch,) = data(await phone.detail(record))["punches"]
        assert (punch["source"], punch["kioskName"], punch["by"]) == (2, "Gate 1", None)
        assert "sentLate" in punch["marks"]
        assert abs((pressed - now()).total_seconds() + 3 * 3600) < 60

    async def test_counts_once_however_often_it_comes_also_after_its_pin_is_another(
        self, client: httpx.AsyncClient, gate: OfflineTablet, hands: list[Person]
    ) -> None:
        kept = gate.press(hands[0], IN)
        answers = await asyncio.gather(*(gate.send(kept) for _ in range(4)))
        assert sorted(data(each)["verdict"] for each in answers) == ["known", "known", "known", "stored"]
        data(await choose(client, hands[0], "8520"))
        assert data(await gate.send(kept))["verdict"] == "known"

    async def test_that_counts_is_not_said_not_to_by_what_comes_under_its_id_and_can_t_be_read(
        self, gate: OfflineTablet, hands: list[Person]
    ) -> None:
        kept = gate.press(hands[0], IN)
        for sealed, verdict in ((kept["sealed"], "stored"), ("AAAA", "known"), (kept["sealed"], "known")):
            assert data(await gate.send(kept | {"sealed": sealed}))["verdict"] == verdict

    async def test_whose_answer_was_lost_online_is_the_same_punch(
        self, gate: OfflineTablet, hands: list[Person]
    ) -> None:
        punch_id = str(uuid4())
        data(await gate.tablet.press(hands[0], IN, punchId=punch_id))
        assert data(await gate.bring(hands[0], IN, punchId=punch_id))["verdict"] == "known"

    async def test_counts_by_when_it_was_pressed_whatever_came_first(
        self, client: httpx.AsyncClient, gate: OfflineTablet, hands: list[Person]
    ) -> None:
        came = gate.press(hands[0], IN, deviceTime=(now() - timedelta(hours=4)).isoformat())
        left = gate.press(hands[0], OUT, deviceTime=(now() - timedelta(hours=1)).isoformat())
        for kept in (left, came):
            data(await gate.send(kept))
        (record,) = await Phone(client, hands[0]).own()
        assert record["workedSeconds"] in range(3 * 3600 - 60, 3 * 3600 + 1)

    async def test_of_a_clock_that_is_off_or_of_no_time_at_all_is_bounded_and_marked(
        self, client: httpx.AsyncClient, gate: OfflineTablet, hands: list[Person]
    ) -> None:
        for at in ("1970-01-01T00:00:00Z", "2150-01-01T00:00:00Z", "0001-01-01T00:00:00+23:00"):
            assert data(await gate.bring(hands[0], IN, deviceTime=at))["verdict"] == "stored"
        slow = gate.press(hands[1], IN, deviceTime=(now() - timedelta(days=1)).isoformat())
        data(await gate.send(slow, sentAt=(now() - timedelta(days=1)).isoformat()))
        phone = Phone(client, hands[1])
        (record,) = await phone.own()
        (punch,) = data(await phone.detail(record))["punches"]
        assert "clockOff" in punch["marks"]

    async def test_of_an_archived_project_counts_with_a_mark(
        self,
        client: httpx.AsyncClient,
        runtime: Runtime,
        crew: Crew,
        gate: OfflineTablet,
        hands: list[Person],
    ) -> None:
        crew.book.projects[str(crew.jetty)].is_archived = True
        runtime.of(Projects).forget(COMPANY, crew.jetty)
        assert data(await gate.bring(hands[0], IN))["verdict"] == "stored"
        (record,) = await Phone(client, hands[0]).own()
        assert "projectArchived" in record["marks"]


class TestTries:
    async def test_of_kept_presses_are_counted_as_all_others_and_hold_up_nobody_else(
        self, client: httpx.AsyncClient, runtime: Runtime, gate: OfflineTablet, hands: list[Person]
    ) -> None:
        wrong = [gate.press(hands[0], IN, pin=f"90{each:02}") for each in range(7)]
        statuses = [(await gate.send(each)).status_code for each in wrong]
        assert statuses == [201] * 5 + [429] * 2
        right = gate.press(hands[0], IN)
        waits = await gate.send(right)
        assert waits.status_code == 429
        assert int(waits.headers["retry-after"]) > 0
        assert data(await gate.bring(hands[1], IN))["verdict"] == "stored"
        await have_waited(runtime)
        assert data(await gate.send(right))["verdict"] == "stored"


class TestHostile:
    async def test_what_is_not_written_as_it_is_sealed_is_refused_in_plain_words(
        self, gate: OfflineTablet, hands: list[Person]
    ) -> None:
        refused = await gate.send(gate.press(hands[0], IN) | {"sealed": "abcde"})
        (field,) = refused.json()["data"]["fields"]
        assert (refused.status_code, field["field"]) == (422, "sealed")
        assert field["message"] == "This can't be read: it is not written as base64"

    async def test_what_is_garbled_or_made_for_another_is_not_read(
        self, client: httpx.AsyncClient, crew: Crew, office: Office, gate: OfflineTablet, hands: list[Person]
    ) -> None:
        other = Tablet(client)
        data(await other.pair(data(await office.add(crew.jetty, "Gate 2"))["code"]))
        kept = gate.press(hands[0], IN)
        foreign = (await OfflineTablet.of(other)).press(hands[0], IN)
        no_press = gate.press(hands[0], IN, pin="")
        for sent in (
            kept | {"sealed": ""},
            kept | {"sealed": "AQ==", "punchId": str(uuid4())},
            kept | {"sealed": "Ag" + kept["sealed"][2:], "punchId": str(uuid4())},
            kept | {"punchId": str(uuid4())},
            foreign,
            no_press,
        ):
            answer = await gate.send(sent)
            assert answer.status_code == 201
            assert "can't be read" in data(answer)["reason"]
        assert (await gate.send(kept | {"sealed": "A" * 2_000})).status_code == 422
        assert await Phone(client, hands[0]).own() == []
        # The id that was told of as unreadable stays so.
        assert data(await gate.send(kept))["verdict"] == "refused"

    async def test_a_tablet_that_was_removed_or_is_none_is_told_so(
        self,
        client: httpx.AsyncClient,
        runtime: Runtime,
        office: Office,
        gate: OfflineTablet,
        hands: list[Person],
    ) -> None:
        kept = gate.press(hands[0], IN)
        (listed,) = await office.kiosks()
        assert (await office.revoke(listed["kioskId"])).is_success
        answer = await gate.send(kept)
        assert (answer.status_code, "unknownKiosk" in answer.text) == (404, True)
        async with runtime.database.reading() as uow:
            assert (await uow.execute(select(Kiosk.sealing_key))).scalars().all() == [None]


class TestTheKey:
    async def test_stays_for_its_tablet_and_is_another_s_for_another(
        self, client: httpx.AsyncClient, office: Office, gate: OfflineTablet, hands: list[Person]
    ) -> None:
        assert (await OfflineTablet.of(gate.tablet)).public_key == gate.public_key
        kept = gate.press(hands[0], IN)
        (listed,) = await office.kiosks()
        code = data(await office.recode(listed["kioskId"]))["code"]
        other = Tablet(client)
        data(await other.pair(code))
        after = await OfflineTablet.of(other)
        assert after.public_key != gate.public_key
        # Its answer was lost: it is the same tablet.
        data(await other.pair(code))
        assert (await OfflineTablet.of(other)).public_key == after.public_key
        assert "set up anew" in data(await after.send(kept))["reason"]

    async def test_of_a_tablet_that_was_set_up_before_there_were_any_is_made_at_its_next_call(
        self, runtime: Runtime, gate: OfflineTablet, hands: list[Person]
    ) -> None:
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(update(Kiosk).values(sealing_key=None))
        answers = await asyncio.gather(*(gate.tablet.standing() for _ in range(4)))
        assert len({data(each)["sealing"]["publicKey"] for each in answers}) == 1
        after = await OfflineTablet.of(gate.tablet)
        assert data(await after.bring(hands[0], IN))["verdict"] == "stored"
