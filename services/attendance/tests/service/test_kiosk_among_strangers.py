import asyncio
from uuid import uuid4

import httpx
import pytest
from attendance.kiosk.repo import KioskRepo
from attendance.tables.kiosk import Kiosk
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import as_heard, drain
from chassis.testing.mail import Inbox
from chassis.testing.people import COMPANY, Person
from chassis.testing.waiting import until_somebody_waits
from contracts.identity.v1 import identity_pb2
from contracts.identity.v1.events_pb2 import MemberRemoved
from identity_client.access import wire_role
from identity_client.projects import Projects
from identity_client.testing.crew import Crew

from services.attendance.tests.gate import PIN, Office, Tablet, choose
from services.attendance.tests.phone import IN, OUT, data


@pytest.fixture
def office(client: httpx.AsyncClient, crew: Crew, manager: Person) -> Office:
    crew.book.projects[str(crew.jetty)].manager_user_ids.append(str(manager.user_id))
    return Office(client, manager)


@pytest.fixture
def hands(crew: Crew) -> list[Person]:
    people = [crew.person(name, Role.MEMBER, projects=(crew.jetty,)) for name in ("Ana Cruz", "Chen Li")]
    crew.book.projects[str(crew.jetty)].member_user_ids.extend(str(each.user_id) for each in people)
    return people


@pytest.fixture
async def tablet(client: httpx.AsyncClient, crew: Crew, office: Office, hands: list[Person]) -> Tablet:
    assert hands  # who is in the project is remembered from the first call on
    made = Tablet(client)
    data(await made.pair(data(await office.add(crew.jetty))["code"]))
    return made


class TestATabletAmongStrangers:
    async def test_waits_for_nobody_s_guesses(
        self, client: httpx.AsyncClient, tablet: Tablet, hands: list[Person]
    ) -> None:
        await choose(client, hands[0])
        assert {(await Tablet(client).standing()).status_code for _ in range(30)} == {404, 429}
        assert (await tablet.press(hands[0], IN)).status_code == 201

    async def test_keeps_its_token_whoever_read_it(
        self, client: httpx.AsyncClient, crew: Crew, tablet: Tablet
    ) -> None:
        company = uuid4()
        theirs = crew.book.add_project("Elsewhere", company_id=company)
        mallory = Office(client, crew.person("Mo Mallory", Role.OWNER, company_id=company))
        code = data(await mallory.add(theirs))["code"]
        assert (await tablet.pair(code)).status_code == 409
        assert data(await tablet.standing())["projectName"] == "Jetty 4"

    async def test_is_one_company_s_where_two_pair_it_at_once(
        self,
        client: httpx.AsyncClient,
        crew: Crew,
        office: Office,
        runtime: Runtime,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        company = uuid4()
        theirs = crew.book.add_project("Elsewhere", company_id=company)
        mallory = Office(client, crew.person("Mo Mallory", Role.OWNER, company_id=company))
        codes = [data(await mallory.add(theirs))["code"], data(await office.add(crew.jetty))["code"]]
        made, find, looked = Tablet(client), KioskRepo.find_by_token, list[bytes]()

        async def find_while_the_other_waits(repo: KioskRepo, digest: bytes) -> Kiosk | None:
            found = await find(repo, digest)
            looked.append(digest)
            if len(looked) == 1:
                await until_somebody_waits(runtime)
            return found

        monkeypatch.setattr(KioskRepo, "find_by_token", find_while_the_other_waits)
        answers = await asyncio.gather(*map(made.pair, codes))
        assert sorted(each.status_code for each in answers) == [200, 409]
        assert (await made.standing()).status_code == 200

    async def test_is_told_nothing_for_who_is_signed_in_on_it_once_it_is_removed(
        self, client: httpx.AsyncClient, crew: Crew, manager: Person, office: Office, hands: list[Person]
    ) -> None:
        """A key that is repeated gets a member's own first answer back, and this one was a PIN's."""
        await choose(client, hands[0])
        added = data(await office.add(crew.jetty))
        tablet = Tablet(client)
        data(await tablet.pair(added["code"]))
        headers = {**manager.headers, "Idempotency-Key": str(uuid4())}
        body = {"token": tablet.token, "userId": str(hands[0].user_id), "pin": PIN}
        data(await client.post("/api/Kiosk/IdentifyAtKiosk", json=body, headers=headers))
        data(await office.revoke(added["kioskId"]))
        again = await client.post("/api/Kiosk/IdentifyAtKiosk", json=body, headers=headers)
        assert again.status_code == 404


class TestATabletOfAnArchivedProject:
    async def test_checks_nobody_in_and_everybody_out(
        self, client: httpx.AsyncClient, runtime: Runtime, crew: Crew, tablet: Tablet, hands: list[Person]
    ) -> None:
        for who in hands:
            await choose(client, who)
        data(await tablet.press(hands[0], IN))
        await crew.archive(crew.jetty, runtime)
        assert data(await tablet.standing())["isArchived"]
        assert (await tablet.press(hands[1], IN)).status_code == 409
        assert data(await tablet.press(hands[0], OUT))["day"]["state"] == "out"


class TestATabletOfACompanyThatEnded:
    async def test_says_so_and_checks_nobody_in(
        self, client: httpx.AsyncClient, runtime: Runtime, crew: Crew, tablet: Tablet, hands: list[Person]
    ) -> None:
        for who in hands:
            await choose(client, who)
        assert not data(await tablet.standing())["hasEnded"]
        data(await tablet.press(hands[0], IN))
        crew.book.companies[str(COMPANY)].state = identity_pb2.COMPANY_STATE_ENDED
        runtime.provide(Projects.of(runtime))  # as after the minute that it is remembered
        assert data(await tablet.standing())["hasEnded"]
        assert (await tablet.press(hands[1], IN)).status_code == 409
        assert data(await tablet.press(hands[0], OUT))["day"]["state"] == "out"


class TestACodeOfWhoIsGone:
    @pytest.mark.parametrize("left", ["the project", "the company"])
    async def test_sets_up_no_tablet(
        self, client: httpx.AsyncClient, crew: Crew, office: Office, manager: Person, left: str
    ) -> None:
        code = data(await office.add(crew.jetty))["code"]
        if left == "the project":
            crew.book.projects[str(crew.jetty)].manager_user_ids.remove(str(manager.user_id))
        else:
            crew.book.users[str(manager.user_id)].role = wire_role(None)
        assert (await Tablet(client).pair(code)).status_code == 404

    async def test_another_manager_s_new_one_does(
        self, client: httpx.AsyncClient, crew: Crew, office: Office, manager: Person, admin: Person
    ) -> None:
        kiosk_id = data(await office.add(crew.jetty))["kioskId"]
        crew.book.projects[str(crew.jetty)].manager_user_ids.remove(str(manager.user_id))
        code = data(await Office(client, admin).recode(kiosk_id))["code"]
        data(await Tablet(client).pair(code))


async def test_who_left_has_no_pin_any_more(
    client: httpx.AsyncClient,
    runtime: Runtime,
    service: ServiceDefinition,
    tablet: Tablet,
    hands: list[Person],
) -> None:
    for who in hands:
        await choose(client, who)
    left = MemberRemoved(company_id=str(COMPANY), user_id=str(hands[0].user_id))
    (feed,) = [
        each
        for projection in service.projections
        for each in projection.subscriptions
        if each.event is MemberRemoved
    ]
    async with runtime.database.unit_of_work() as uow:
        await feed.handle(uow, left, as_heard(left)._replace(revision=2), runtime)
    assert (await tablet.identify(hands[0])).status_code == 409
    assert (await tablet.identify(hands[1])).status_code == 200


async def test_who_was_given_a_pin_hears_of_it_by_mail(
    service: ServiceDefinition,
    runtime: Runtime,
    inbox: Inbox,
    crew: Crew,
    office: Office,
    hands: list[Person],
) -> None:
    """Whoever gave it could choose the next one at a tablet, and press for them."""
    data(await office.give(crew.jetty, hands[0]))
    await drain(service, runtime)
    (mail,) = inbox.mails
    assert mail["To"] == "ana.cruz@example.test"
    assert "Maya Ong gave you a PIN" in inbox.text()


async def test_who_has_no_pin_takes_nobody_s_tries_away(
    client: httpx.AsyncClient, tablet: Tablet, hands: list[Person]
) -> None:
    await choose(client, hands[0])
    assert {(await tablet.identify(hands[1], "2468")).status_code for _ in range(40)} == {409}
    assert (await tablet.identify(hands[0], PIN)).status_code == 200
