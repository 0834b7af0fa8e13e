"""Links with a PIN: nothing is told before it, and it is not guessed."""

import asyncio
from datetime import timedelta

import httpx
import pytest
from chassis.clock import now
from chassis.guessing import Guesses
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.events import published
from chassis.testing.mail import Inbox
from chassis.testing.people import COMPANY
from contracts.forms.v1 import events_pb2
from contracts.identity.v1 import identity_pb2
from forms.start_link.abandoned import delete_abandoned
from identity_client.projects import Projects
from sqlalchemy import text

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import data
from services.forms.tests.service.sharing import Visitor, new_token, sharing
from services.forms.tests.service.site import Site
from services.forms.tests.service.starting import Passer
from services.forms.tests.service.test_share_links import Shared
from services.forms.tests.service.test_start_links import Gate


@pytest.fixture
def shared(site: Site, flow: Flow, service: ServiceDefinition, runtime: Runtime, inbox: Inbox) -> Shared:
    del flow
    return Shared(site, service, runtime, inbox)


@pytest.fixture
def gate(site: Site, flow: Flow, service: ServiceDefinition, runtime: Runtime, inbox: Inbox) -> Gate:
    del flow
    return Gate(site, service, runtime, inbox)


@pytest.fixture
def rest(
    service: ServiceDefinition, runtime: Runtime, inbox: Inbox
) -> tuple[ServiceDefinition, Runtime, Inbox]:
    return service, runtime, inbox


async def _from_another_network(runtime: Runtime) -> None:
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(text("update pin_try set network = gen_random_uuid()::text"))


def _at_another_process(runtime: Runtime) -> None:
    runtime.provide(Guesses())


def _statuses(answers: list[httpx.Response]) -> list[int]:
    return sorted(each.status_code for each in answers)


class TestBeforeThePin:
    async def test_a_share_link_tells_nothing_but_that_it_has_one(
        self, shared: Shared, site: Site, rest: tuple[ServiceDefinition, Runtime, Inbox]
    ) -> None:
        submission_id, secret, _ = await shared.link(pin="471147")
        ada = Visitor(site, submission_id, secret)
        told = data(await ada.looking())
        assert told == {
            "submissionId": submission_id,
            "templateName": "",
            "stepName": "",
            "companyName": "",
            "projectName": "",
            "sharedBy": "",
            "needsPin": True,
            "isOpen": True,
        }
        assert "has a PIN" in (await ada.verifying()).text
        opened = data(await ada.opening("471147"))
        assert (opened["templateName"], opened["needsPin"]) == ("Site inspection", False)
        assert data(await ada.looking())["templateName"] == "", "nothing is kept of who gave it"
        await ada.prove(*rest, pin="471147")
        assert data(await ada.looking())["templateName"] == "Site inspection", "by their pass"

    async def test_a_pass_of_another_link_opens_none(self, shared: Shared, site: Site) -> None:
        ada = await shared.visitor()
        secret = new_token()
        data(await sharing(shared.checker, ada.submission_id, secret, pin="471147"), 201)
        ada.secret = secret
        assert data(await ada.looking())["needsPin"] is True

    async def test_a_start_link_tells_nothing_also_where_it_is_closed(
        self, gate: Gate, site: Site, runtime: Runtime, rest: tuple[ServiceDefinition, Runtime, Inbox]
    ) -> None:
        secret, _ = await gate.link(pin="471147", mostUses=1)
        ada, ben = Passer(site, secret), Passer(site, secret, "Ben Client")
        locked = data(await ada.looking())
        assert locked["needsPin"] is True
        assert {value for key, value in locked.items() if key != "needsPin"} == {"", None}
        assert "has a PIN" in (await ada.verifying()).text
        assert data(await ada.opening("471147"))["templateName"] == "Site inspection"
        await ada.start(*rest, pin="471147")
        assert data(await ada.looking(**ada.headers))["templateName"] == "Site inspection"
        assert data(await ben.looking()) == locked
        assert "PIN" in (await ben.verifying(pin="471148")).text
        assert data(await ben.opening("471147"))["whyClosed"] == "usedUp"
        book = site.crew.book
        book.companies[str(COMPANY)] = identity_pb2.GetCompanyResponse(
            company_id=str(COMPANY), name="Northbank", state=identity_pb2.COMPANY_STATE_ENDED
        )
        runtime.provide(Projects.of(runtime))
        assert data(await ben.looking()) == locked
        assert (await ben.verifying()).status_code == 422

    async def test_a_code_is_no_use_to_who_does_not_know_the_pin(self, gate: Gate, site: Site) -> None:
        """Nor is the same call again, once it was proven."""
        secret, _ = await gate.link(pin="471147")
        ada = Passer(site, secret)
        code = await ada.code(*gate.rest, pin="471147")
        assert (await ada.verifying(code)).status_code == 422
        data(await ada.verifying(code, pin="471147"))
        assert (await ada.verifying(code)).status_code == 422
        assert data(await ada.verifying(code, pin="471147"))["isVerified"] is True


class TestGuessing:
    async def test_a_share_link_is_locked_for_good_after_twenty(
        self, shared: Shared, site: Site, runtime: Runtime
    ) -> None:
        submission_id, secret, _ = await shared.link(pin="471147")
        eve = Visitor(site, submission_id, secret)
        for _ in range(2):
            many = await asyncio.gather(*(eve.opening(f"{number:06d}") for number in range(15)))
            assert _statuses([*many]) == [422] * 10 + [429] * 5
            _at_another_process(runtime)
            assert (await eve.opening("471147")).status_code == 429
            await _from_another_network(runtime)
        locked = await eve.opening("471147")
        assert (locked.status_code, "opens no more" in locked.text) == (429, True)
        assert (await eve.verifying(pin="471147")).status_code == 429

    async def test_who_guesses_at_a_gate_closes_it_for_their_own_network_alone(
        self, gate: Gate, site: Site, runtime: Runtime
    ) -> None:
        secret, _ = await gate.link(pin="471147")
        eve = Passer(site, secret)
        tries = [
            await each for _ in range(6) for each in (eve.opening("000000"), eve.verifying(pin="000000"))
        ]
        assert [each.status_code for each in tries] == [422] * 10 + [429] * 2
        assert (await eve.opening("471147")).status_code == 429
        _at_another_process(runtime)
        waits = await eve.opening("471147")
        assert (waits.status_code, waits.headers["Retry-After"] > "3500") == (429, True)
        await _from_another_network(runtime)
        data(await Passer(site, secret, "Ada Client").opening("471147"))

    async def test_of_a_start_link_so_many_an_hour(self, gate: Gate, site: Site, runtime: Runtime) -> None:
        secret, _ = await gate.link(pin="471147")
        ada = Passer(site, secret)
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(text("update start_link set tries = 99, tries_since = :at"), {"at": now()})
        data(await ada.opening("471147"))
        assert (await ada.opening("000000")).status_code == 422
        async with runtime.database.unit_of_work() as uow:
            at = now() - timedelta(minutes=47)
            await uow.execute(text("update start_link set tries_since = :at"), {"at": at})
        waits = await ada.opening("471147")
        assert (waits.status_code, "Wait 13 minutes" in waits.text) == (429, True)
        assert 770 < int(waits.headers["Retry-After"]) <= 780
        async with runtime.database.unit_of_work() as uow:
            at = now() - timedelta(hours=1)
            await uow.execute(text("update start_link set tries_since = :at"), {"at": at})
        data(await ada.opening("471147"))

    async def test_where_somebody_came_by_today_no_others_close_it(
        self, gate: Gate, site: Site, runtime: Runtime
    ) -> None:
        secret, _ = await gate.link(pin="471147")
        ada, ben = Passer(site, secret), Passer(site, secret, "Ben Client")
        await ada.code(*gate.rest, pin="471147")
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(text("update start_link set tries = 100, tries_since = :at"), {"at": now()})
        data(await ben.opening("471147"))
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(text("update start_link set tries = 100"))
            await uow.execute(text("update start_visit set network = '203.0.113.7'"))
        assert (await ben.opening("471147")).status_code == 429

    async def test_of_who_tried_nothing_is_kept_once_it_does_not_count(
        self, gate: Gate, site: Site, runtime: Runtime
    ) -> None:
        secret, _ = await gate.link(pin="471147")
        eve = Passer(site, secret)
        assert {(await eve.opening("000000")).status_code for _ in range(10)} == {422}
        await delete_abandoned(runtime)
        assert (await eve.opening("471147")).status_code == 429
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(text("update pin_try set counts_until = :at"), {"at": now()})
        data(await eve.opening("471147"))
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(text("update pin_try set counts_until = :at"), {"at": now()})
        await delete_abandoned(runtime)
        async with runtime.database.reading() as uow:
            assert (await uow.execute(text("select count(*) from pin_try"))).scalar_one() == 0

    async def test_of_who_tried_nothing_is_kept_while_drafts_that_visitors_left_wait_for_identity(
        self, gate: Gate, site: Site, runtime: Runtime
    ) -> None:
        secret, _ = await gate.link(pin="471147")
        ada = await Passer(site, secret).start(*gate.rest, pin="471147")
        assert (await ada.opening("000000")).status_code == 422
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(text("update share_visit set pass_ends_at = now()"))
            await uow.execute(text("update pin_try set counts_until = :at"), {"at": now()})
        runtime.provide(Projects.of(runtime))  # nobody has asked for it of late
        site.crew.book.is_away = True
        await delete_abandoned(runtime)
        site.crew.book.is_away = False
        async with runtime.database.reading() as uow:
            assert (await uow.execute(text("select count(*) from pin_try"))).scalar_one() == 0
        assert (await gate.manager.detail(ada.submission_id))["state"] == "draft"
        await delete_abandoned(runtime)
        assert len(await published(runtime, events_pb2.SubmissionDiscarded)) == 1

    async def test_the_right_one_takes_nobodys_tries_away(self, gate: Gate, site: Site) -> None:
        secret, _ = await gate.link(pin="471147")
        ada = Passer(site, secret)
        assert [(await ada.opening("471147")).status_code for _ in range(15)] == [200] * 15

    @pytest.mark.parametrize("kind", ["share", "start"])
    async def test_right_ones_that_come_at_once_are_no_wrong_ones(
        self, shared: Shared, gate: Gate, site: Site, runtime: Runtime, kind: str
    ) -> None:
        """A shift at the gate behind one address, also where a single try is left, and one who mistypes."""
        submission_id, at_step, _ = await shared.link(pin="471147")
        at_gate, _ = await gate.link(pin="471147")
        ada = Visitor(site, submission_id, at_step) if kind == "share" else Passer(site, at_gate)
        most = {"share": 20, "start": 100}[kind]
        many = await asyncio.gather(*(ada.opening("471147") for _ in range(15)))
        assert _statuses([*many]) == [200] * 15
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(text(f"update {kind}_link set tries = :tries"), {"tries": most - 1})
            if kind == "start":
                await uow.execute(text("update start_link set tries_since = :at"), {"at": now()})
        many = await asyncio.gather(*(ada.opening("471147") for _ in range(15)))
        assert _statuses([*many]) == [200] * 15
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(text(f"update {kind}_link set tries = 0"))
        both = await asyncio.gather(
            *(ada.opening("471147" if number % 2 else "000000") for number in range(18))
        )
        assert [each.status_code for each in both] == [422, 200] * 9
