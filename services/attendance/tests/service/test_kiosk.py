import asyncio
from uuid import uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.testing import published
from chassis.testing.people import Person
from contracts.attendance.v1 import events_pb2
from identity_client.testing.crew import Crew

from services.attendance.tests.gate import PIN, Office, Tablet, choose, have_waited
from services.attendance.tests.phone import BACK, BREAK, IN, OUT, Phone, data, fence


@pytest.fixture
def office(client: httpx.AsyncClient, crew: Crew, manager: Person) -> Office:
    crew.book.projects[str(crew.jetty)].manager_user_ids.append(str(manager.user_id))
    return Office(client, manager)


@pytest.fixture
def hands(crew: Crew) -> list[Person]:
    people = [
        crew.person(name, Role.MEMBER, projects=(crew.jetty,))
        for name in ("Ana Cruz", "Ana Castillo", "Chen Li", "Bo", "Di", "Eva", "Fu", "Gil")
    ]
    crew.book.projects[str(crew.jetty)].member_user_ids.extend(str(each.user_id) for each in people)
    return people


@pytest.fixture
async def tablet(client: httpx.AsyncClient, crew: Crew, office: Office, hands: list[Person]) -> Tablet:
    assert hands  # who is in the project is remembered from the first call on
    made = Tablet(client)
    data(await made.pair(data(await office.add(crew.jetty))["code"]))
    return made


class TestATablet:
    async def test_is_set_up_by_a_code_that_works_once(
        self, client: httpx.AsyncClient, crew: Crew, office: Office
    ) -> None:
        added = data(await office.add(crew.jetty, "North gate"))
        assert not added["isPaired"]
        tablet, other = Tablet(client), Tablet(client)
        standing = data(await tablet.pair(added["code"].lower()))
        assert (standing["name"], standing["projectName"]) == ("North gate", "Jetty 4")
        # Its answer may have been lost; another tablet is too late.
        assert (await tablet.pair(added["code"])).status_code == 200
        assert (await other.pair(added["code"])).status_code == 404
        (listed,) = await office.kiosks(projectId=str(crew.jetty))
        assert listed["isPaired"]
        assert listed["lastSeenAt"] is not None

    async def test_of_another_code_takes_the_place_of_the_one_before(
        self, client: httpx.AsyncClient, office: Office, tablet: Tablet
    ) -> None:
        (listed,) = await office.kiosks()
        code = data(await office.recode(listed["kioskId"]))["code"]
        assert (await tablet.standing()).status_code == 200
        other = Tablet(client)
        data(await other.pair(code))
        assert (await tablet.standing()).status_code == 404
        assert (await other.standing()).status_code == 200

    async def test_names_the_people_of_its_project_as_short_as_it_may(
        self, crew: Crew, tablet: Tablet, hands: list[Person]
    ) -> None:
        people = data(await tablet.standing())["people"]
        names = {each["name"] for each in people if each["userId"] in {str(one.user_id) for one in hands}}
        assert names >= {"Ana Cruz", "Ana Castillo", "Chen L.", "Bo"}
        (chen,) = [each for each in people if each["name"] == "Chen L."]
        assert chen.pop("nameBeginnings")[0] == "che"
        assert {*chen} == {"userId", "name", "photoUrl", "nameAbbreviation", "abbreviationBgColor"}

    async def test_is_removed_at_once(
        self, client: httpx.AsyncClient, office: Office, tablet: Tablet, hands: list[Person]
    ) -> None:
        await choose(client, hands[0])
        (listed,) = await office.kiosks()
        assert (await office.revoke(listed["kioskId"])).is_success
        assert (await tablet.standing()).status_code == 404
        assert (await tablet.press(hands[0], IN)).status_code == 404
        assert await office.kiosks() == []
        assert (await office.recode(listed["kioskId"])).status_code == 404

    async def test_s_token_opens_nothing_else(self, client: httpx.AsyncClient, tablet: Tablet) -> None:
        headers = {"Authorization": f"Bearer {tablet.token}"}
        for path in ("Kiosk/QueryKiosks", "Kiosk/GetOwnKioskPin", "TimeSheet/GetCrew"):
            assert (await client.get(f"/api/{path}", headers=headers)).status_code == 401

    async def test_is_its_project_s_managers_to_set_up(
        self, client: httpx.AsyncClient, crew: Crew, office: Office, tablet: Tablet
    ) -> None:
        (listed,) = await office.kiosks()
        elsewhere = Office(client, crew.person("Tom Tower", Role.MANAGER, manages=(crew.tower,)))
        worker = Office(client, crew.person("Wei Lim", Role.MEMBER, projects=(crew.jetty,)))
        assert (await elsewhere.add(crew.jetty)).status_code == 422
        assert await elsewhere.kiosks() == []
        assert (await elsewhere.revoke(listed["kioskId"])).status_code == 404
        assert (await elsewhere.recode(listed["kioskId"])).status_code == 404
        assert (await worker.add(crew.jetty)).status_code == 403
        assert (await worker.get("Kiosk/QueryKiosks")).status_code == 403


class TestAPress:
    async def test_is_its_person_s_own_punch_which_says_the_tablet(
        self, client: httpx.AsyncClient, runtime: Runtime, crew: Crew, tablet: Tablet, hands: list[Person]
    ) -> None:
        fence(crew)
        who = hands[0]
        await choose(client, who)
        assert data(await tablet.identify(who))["state"] == "out"
        pressed = data(await tablet.press(who, IN))
        assert (pressed["verdict"]["verdict"], pressed["day"]["state"]) == ("stored", "in")
        assert data(await tablet.press(who, BREAK))["day"]["state"] == "break"
        assert data(await tablet.press(who, BACK))["day"]["state"] == "in"
        phone = Phone(client, who)
        (record,) = await phone.own()
        assert record["marks"] == []
        punches = data(await phone.detail(record))["punches"]
        assert {(each["source"], each["kioskName"], each["by"]) for each in punches} == {(2, "Gate 1", None)}
        assert data(await tablet.press(who, OUT))["day"]["state"] == "out"
        told = await published(runtime, events_pb2.PunchRecorded)
        assert {each.owner_user_id for each in told} == {str(who.user_id)}

    async def test_sent_again_by_many_tries_counts_once(
        self, client: httpx.AsyncClient, tablet: Tablet, hands: list[Person]
    ) -> None:
        who, punch_id = hands[0], str(uuid4())
        await choose(client, who)
        answers = [await tablet.press(who, IN, punchId=punch_id) for _ in range(3)]
        verdicts = [data(each)["verdict"]["verdict"] for each in answers]
        assert verdicts == ["stored", "known", "known"]
        await choose(client, hands[1])
        other = data(await tablet.press(hands[1], IN, punchId=punch_id))
        assert other["verdict"]["verdict"] == "refused"

    async def test_is_of_the_tablet_s_project_and_company_alone(
        self, client: httpx.AsyncClient, crew: Crew, tablet: Tablet
    ) -> None:
        elsewhere = crew.person("Tia Tower", Role.MEMBER, projects=(crew.tower,))
        crew.book.projects[str(crew.tower)].member_user_ids.append(str(elsewhere.user_id))
        stranger = crew.person("Sol Strange", Role.MEMBER, company_id=uuid4())
        for who in (elsewhere, stranger):
            await choose(client, who)
            assert (await tablet.identify(who)).status_code == 404
            assert (await tablet.press(who, IN)).status_code == 404

    async def test_needs_a_token(self, client: httpx.AsyncClient, hands: list[Person]) -> None:
        await choose(client, hands[0])
        answers = [await Tablet(client).press(hands[0], IN) for _ in range(25)]
        assert [each.status_code for each in answers] == [404] * 20 + [429] * 5


class TestAPin:
    async def test_that_is_wrong_records_nothing_and_is_tried_few_times(
        self, client: httpx.AsyncClient, tablet: Tablet, hands: list[Person]
    ) -> None:
        who = hands[0]
        await choose(client, who)
        tries = [tablet.press(who, IN, pin=f"{each:04}") for each in range(12)]
        statuses = sorted(each.status_code for each in await asyncio.gather(*tries))
        assert statuses == [422] * 5 + [429] * 7
        assert (await tablet.press(who, IN)).status_code == 429
        assert await Phone(client, who).own() == []
        # Whoever is next is not held up.
        await choose(client, hands[1])
        assert (await tablet.press(hands[1], IN)).status_code == 201

    async def test_that_is_right_takes_no_tries_away_however_many_presses_come_at_once(
        self, client: httpx.AsyncClient, tablet: Tablet, hands: list[Person]
    ) -> None:
        who = hands[0]
        await choose(client, who)
        sent = [tablet.press(who, (IN, OUT)[each % 2], punchId=str(uuid4())) for each in range(20)]
        assert {each.status_code for each in await asyncio.gather(*sent)} == {201}
        assert data(await tablet.identify(who))["wrongTries"] == 0

    async def test_that_was_typed_wrong_is_said_to_its_person(
        self, client: httpx.AsyncClient, tablet: Tablet, hands: list[Person]
    ) -> None:
        await choose(client, hands[0])
        for _ in range(2):
            assert (await tablet.identify(hands[0], "9999")).status_code == 422
        assert data(await tablet.identify(hands[0]))["wrongTries"] == 2
        assert data(await tablet.identify(hands[0]))["wrongTries"] == 0

    async def test_is_over_after_many_wrong_ones(
        self, client: httpx.AsyncClient, runtime: Runtime, tablet: Tablet, hands: list[Person]
    ) -> None:
        who = hands[0]
        assert (await tablet.identify(who)).status_code == 409
        await choose(client, who)
        for refused in (429, 429, 429, 409):
            assert {(await tablet.identify(who, "9999")).status_code for _ in range(5)} == {422}
            assert (await tablet.identify(who)).status_code == refused
            await have_waited(runtime)
        assert (await tablet.identify(who)).status_code == 409
        assert data(await Phone(client, who).get("Kiosk/GetOwnKioskPin")) == {
            "hasPin": False,
            "updatedAt": None,
        }
        await choose(client, who)
        assert data(await tablet.identify(who))["state"] == "out"

    async def test_is_guessed_by_a_tablet_for_everybody_together(
        self, client: httpx.AsyncClient, tablet: Tablet, hands: list[Person]
    ) -> None:
        for who in hands:
            await choose(client, who)
        for who in hands[:6]:
            assert {(await tablet.identify(who, "9999")).status_code for _ in range(5)} == {422}
        assert (await tablet.identify(hands[6], "9999")).status_code == 429
        assert (await tablet.identify(hands[7])).status_code == 429

    async def test_that_others_guess_first_is_none(
        self, client: httpx.AsyncClient, hands: list[Person]
    ) -> None:
        for pin in ("1111", "1234", "9876", "12", "123456789", "12a4", "२५८०"):
            assert (await choose(client, hands[0], pin)).status_code == 422

    async def test_that_a_manager_gives_is_good_for_choosing_one(
        self, client: httpx.AsyncClient, crew: Crew, office: Office, tablet: Tablet, hands: list[Person]
    ) -> None:
        who = hands[2]
        given = data(await office.give(crew.jetty, who))["pin"]
        assert data(await tablet.identify(who, given))["mustChoosePin"]
        again = await tablet.call("ChooseKioskPin", userId=str(who.user_id), pin=given, newPin=given)
        assert again.status_code == 409
        assert (await tablet.press(who, IN, pin=given)).status_code == 409
        chosen = await tablet.call("ChooseKioskPin", userId=str(who.user_id), pin=given, newPin=PIN)
        assert not data(chosen)["mustChoosePin"]
        assert (await tablet.press(who, IN)).status_code == 201
        assert (await tablet.identify(who, given)).status_code == 422

    async def test_is_given_by_managers_to_their_people(
        self, client: httpx.AsyncClient, crew: Crew, office: Office, hands: list[Person]
    ) -> None:
        elsewhere = crew.person("Tia Tower", Role.MEMBER, projects=(crew.tower,))
        assert (await office.give(crew.jetty, elsewhere)).status_code == 404
        assert (await office.give(crew.tower, elsewhere)).status_code == 422
        assert (await Office(client, hands[0]).give(crew.jetty, hands[1])).status_code == 403

    async def test_and_tablets_are_in_the_company_s_log(
        self, client: httpx.AsyncClient, runtime: Runtime, crew: Crew, office: Office, hands: list[Person]
    ) -> None:
        added = data(await office.add(crew.jetty))
        given = data(await office.give(crew.jetty, hands[0]))["pin"]
        tablet = Tablet(client)
        data(await tablet.pair(added["code"]))
        chosen = {"userId": str(hands[0].user_id), "pin": given, "newPin": PIN}
        data(await tablet.call("ChooseKioskPin", **chosen))
        data(await tablet.call("ChooseKioskPin", **chosen | {"pin": PIN, "newPin": "8520"}))
        await office.revoke(added["kioskId"])
        acts = [each.act.action for each in await published(runtime, events_pb2.ActRecorded)]
        assert acts == [
            "attendance_kiosk.added",
            "attendance_pin.given",
            "attendance_pin.chosen",
            "attendance_kiosk.removed",
        ]
