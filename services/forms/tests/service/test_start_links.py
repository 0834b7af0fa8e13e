"""A form started by a link: who may make one, and what whoever has it does."""

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any

import httpx
import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.events import published
from chassis.testing.mail import Inbox
from chassis.testing.people import COMPANY, Person
from contracts.forms.v1 import events_pb2
from contracts.identity.v1 import identity_pb2
from forms.start_link.abandoned import delete_abandoned
from identity_client.projects import Projects
from identity_client.testing.crew import Crew
from sqlalchemy import text

from services.forms.tests.flow import Flow
from services.forms.tests.service.asking import Asking, named
from services.forms.tests.service.commenting import saying
from services.forms.tests.service.desk import data
from services.forms.tests.service.sharing import new_token
from services.forms.tests.service.site import Hand, Site
from services.forms.tests.service.site_with_a_way_back import SiteWithAWayBack
from services.forms.tests.service.starting import Passer, closing, opening, start_links


class Gate:
    """A form that hangs at the gate, and who passes it."""

    def __init__(self, site: Site, service: ServiceDefinition, runtime: Runtime, inbox: Inbox) -> None:
        self.site, self.rest = site, (service, runtime, inbox)
        crew = site.crew
        self.manager = Hand(site, crew.person("Maya Ong", Role.MANAGER, manages=(crew.jetty,)))

    async def link(self, **more: Any) -> tuple[str, str]:
        secret = new_token()
        made = data(await opening(self.manager, secret, **more), 201)
        return secret, made["startLinkId"]

    async def passer(self, name: str = "Ada Client", **more: Any) -> Passer:
        secret, _ = await self.link(**more)
        return await Passer(self.site, secret, name).start(*self.rest)

    async def another(self, passer: Passer, name: str) -> Passer:
        return await Passer(self.site, passer.secret, name).start(*self.rest)


@pytest.fixture
def gate(site: Site, flow: Flow, service: ServiceDefinition, runtime: Runtime, inbox: Inbox) -> Gate:
    del flow
    return Gate(site, service, runtime, inbox)


class TestAtTheGate:
    async def test_somebody_proves_their_address_fills_in_the_first_step_and_is_told_a_number(
        self, gate: Gate, site: Site, runtime: Runtime, asking: Asking
    ) -> None:
        ada = await gate.passer()
        shown = data(await ada.looking())
        assert (shown["templateName"], shown["projectName"]) == ("Site inspection", "Jetty 4")
        assert shown["whyClosed"] is None
        data(await ada.saving({site.width["id"]: "2"}))
        pressed = data(await ada.pressing())
        assert (pressed["state"], pressed["referenceNumberStr"]) == ("ongoing", "SI-0007")
        assert data(await ada.get("SubmissionDetail"))["mayAct"] is False
        told = await gate.manager.detail(ada.submission_id)
        assert (told["submitter"]["fullName"], told["submitter"]["email"]) == (
            "Ada Client (Client Ltd)",
            ada.email,
        )
        found = data(await gate.manager.get("QuerySubmissions"))["data"]
        assert [each["submitter"]["fullName"] for each in found] == ["Ada Client (Client Ltd)"]
        event = (await published(runtime, events_pb2.StepSubmitted))[-1]
        assert event.outsider.full_name == "Ada Client"
        acts = [each.act.action for each in await published(runtime, events_pb2.ActRecorded)]
        assert acts[-2:] == ["form.start_link_made", "submission.step_submitted"]
        printed = await asking.printout(ada.submission_id, named(gate.manager.person))
        assert f"Ada Client (Client Ltd), {ada.email}" in printed.printout.decode()
        assert data(await site.checker().approving(ada.submission_id))["state"] == "done"

    async def test_uses_are_told_and_one_that_was_taken_back_is_not(self, gate: Gate) -> None:
        ada = await gate.passer(mostUses=5)
        await gate.another(ada, "Ben Client")
        (told,) = await start_links(gate.manager)
        assert (told["name"], told["uses"], told["mostUses"], told["projectName"]) == (
            "Gate 1",
            2,
            5,
            "Jetty 4",
        )
        data(await closing(gate.manager, told["startLinkId"]))
        data(await closing(gate.manager, told["startLinkId"]))
        assert await start_links(gate.manager) == []

    async def test_nothing_is_started_before_the_address_is_proven(
        self, gate: Gate, site: Site, runtime: Runtime
    ) -> None:
        secret, _ = await gate.link()
        ada = Passer(site, secret)
        code = await ada.code(*gate.rest)
        wrong = "000000" if code != "000000" else "000001"
        assert "not the code" in (await ada.verifying(wrong)).text
        async with runtime.database.reading() as uow:
            kept = (await uow.execute(text("select email, code is null from start_visit"))).all()
            assert (await uow.execute(text("select count(*) from submission"))).scalar_one() == 0
        assert [tuple(each) for each in kept] == [(ada.email, False)]
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(text("update start_visit set codes_since = codes_since - interval '1 day'"))
        await delete_abandoned(runtime)
        async with runtime.database.reading() as uow:
            assert (await uow.execute(text("select count(*) from start_visit"))).scalar_one() == 0

    async def test_the_company_s_look_is_told_and_its_logo_remembered(
        self, gate: Gate, site: Site, runtime: Runtime
    ) -> None:
        book = site.crew.book
        book.companies[str(COMPANY)].color, book.companies[str(COMPANY)].logo = "#14634d", b"a picture"
        runtime.provide(Projects.of(runtime))
        secret, _ = await gate.link()
        told = data(await Passer(site, secret).looking())
        assert (told["companyColor"], told["companyLogo"]) == (
            "#14634d",
            "data:image/png;base64,YSBwaWN0dXJl",
        )
        asked = book.asked["GetCompany"]
        assert data(await Passer(site, secret).looking()) == told
        assert book.asked["GetCompany"] == asked


class TestWhoMakesOne:
    async def test_manages_the_project(self, gate: Gate, site: Site) -> None:
        crew = site.crew
        elsewhere = Hand(
            site, crew.person("Om Tower", Role.MANAGER, manages=(crew.tower,), projects=(crew.jetty,))
        )
        for hand, status in ((site.hand(), 403), (elsewhere, 403), (gate.manager, 201)):
            assert (await opening(hand, new_token())).status_code == status
        assert await start_links(elsewhere) == []
        assert (
            await closing(elsewhere, (await start_links(gate.manager))[0]["startLinkId"])
        ).status_code == 404
        assert len(await start_links(gate.manager)) == 1

    async def test_the_same_call_again_is_the_same_link_and_a_secret_is_nobody_elses(
        self, gate: Gate, site: Site
    ) -> None:
        secret, link_id = await gate.link()
        assert data(await opening(gate.manager, secret), 201)["startLinkId"] == link_id
        crew = site.crew
        other = Hand(site, crew.person("Ng Lee", Role.MANAGER, manages=(crew.jetty,)))
        assert (await opening(other, secret)).status_code == 409
        assert (await opening(gate.manager, secret, projectId=str(crew.tower))).status_code in (403, 404, 422)
        past = (datetime.now(UTC) - timedelta(minutes=1)).isoformat()
        assert (await opening(gate.manager, new_token(), expiresAt=past)).status_code == 422

    async def test_a_form_has_so_many_and_only_one_that_is_in_use(self, gate: Gate, runtime: Runtime) -> None:
        _, link_id = await gate.link()
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(
                text(
                    "insert into start_link (id, company_id, template_id, project_id, name, secret_digest,"
                    " most_a_day, created_by, created_at) select gen_random_uuid(), company_id, template_id,"
                    " project_id, name, uuid_send(gen_random_uuid()), 1, created_by, now()"
                    " from start_link, generate_series(1, 19)"
                )
            )
        assert (await opening(gate.manager, new_token())).status_code == 409
        data(await closing(gate.manager, link_id))
        assert (await opening(gate.manager, new_token())).status_code == 201
        assert (await opening(gate.manager, new_token())).status_code == 409
        async with runtime.database.unit_of_work() as uow:
            over = text("update start_link set expires_at = now() where most_a_day = 1")
            await uow.execute(over)
        assert (await opening(gate.manager, new_token())).status_code == 201


class TestWhenItIsClosed:
    async def test_of_an_archived_form_and_of_an_ended_subscription_it_says_so(
        self, gate: Gate, site: Site, runtime: Runtime
    ) -> None:
        secret, _ = await gate.link()
        ada = Passer(site, secret)
        code = await ada.code(*gate.rest)
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(text("update form_template set archived_at = now()"))
        assert data(await ada.looking())["whyClosed"] == "notInUse"
        assert ((await ada.verifying()).status_code, (await ada.verifying(code)).status_code) == (409, 409)
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(text("update form_template set archived_at = null"))
        await site.crew.archive(site.crew.jetty, runtime)
        assert data(await ada.looking())["whyClosed"] == "notInUse"
        assert (await ada.verifying(code)).status_code == 409
        await site.crew.archive(site.crew.jetty, runtime, is_archived=False)
        site.crew.book.companies[str(COMPANY)] = identity_pb2.GetCompanyResponse(
            company_id=str(COMPANY), name="Northbank", state=identity_pb2.COMPANY_STATE_ENDED
        )
        runtime.provide(Projects.of(runtime))
        assert data(await ada.looking())["whyClosed"] == "subscriptionEnded"
        assert (await ada.verifying(code)).status_code == 402

    async def test_that_expired_or_was_taken_back_it_says_so(
        self, gate: Gate, site: Site, runtime: Runtime
    ) -> None:
        secret, link_id = await gate.link(expiresAt=(datetime.now(UTC) + timedelta(days=1)).isoformat())
        ada = Passer(site, secret)
        assert (await ada.looking()).status_code == 200
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(text("update start_link set expires_at = now()"))
        assert "expired" in (await ada.looking()).text
        data(await closing(gate.manager, link_id))
        assert "taken back" in (await ada.verifying()).text
        assert (await Passer(site, new_token()).looking()).status_code == 404

    async def test_so_many_are_started_in_all_and_a_day(
        self, gate: Gate, site: Site, runtime: Runtime
    ) -> None:
        ada = await gate.passer(mostADay=1, mostUses=2)
        ben = Passer(site, ada.secret, "Ben Client")
        assert data(await ben.looking())["whyClosed"] == "fullForToday"
        assert (await ben.verifying()).status_code == 409
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(text("update start_link set used_on = used_on - 1"))
        await ben.start(*gate.rest)
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(text("update start_link set used_on = used_on - 1"))
        assert data(await ben.looking())["whyClosed"] == "usedUp"
        assert (await ben.verifying()).status_code == 409


class TestWhatVisitorsLeft:
    async def test_goes_with_their_pass_and_gives_its_use_back(
        self, gate: Gate, site: Site, runtime: Runtime
    ) -> None:
        ada = await gate.passer()
        ben, eve = await gate.another(ada, "Ben Client"), await gate.another(ada, "Eve Client")
        cy = await gate.another(ada, "Cy Client")
        data(await ada.saving({site.area["id"]: "Begun and left"}))
        data(await ben.pressing())
        data(await gate.manager.saving(eve.submission_id, {site.area["id"]: "A manager went on"}))
        data(await saying(gate.manager, cy.submission_id, "Who was that?"), 201)
        await delete_abandoned(runtime)
        assert (await gate.manager.detail(ada.submission_id))["state"] == "draft"
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(text("update share_visit set pass_ends_at = now()"))
        await asyncio.gather(delete_abandoned(runtime), delete_abandoned(runtime))
        gone = await gate.manager.get("GetSubmissionDetail", submissionId=ada.submission_id)
        assert gone.status_code == 404
        for kept in (ben, eve, cy):
            assert (await gate.manager.detail(kept.submission_id))["submissionId"] == kept.submission_id
        assert (await start_links(gate.manager))[0]["uses"] == 3
        discarded = await published(runtime, events_pb2.SubmissionDiscarded)
        assert [each.submission.submission_id for each in discarded] == [ada.submission_id]

    @pytest.mark.parametrize(("days_ago", "why"), [(0, None), (2, "fullForToday")])
    async def test_gives_back_a_use_of_the_day_they_began_on(
        self, gate: Gate, site: Site, runtime: Runtime, days_ago: int, why: str | None
    ) -> None:
        """Of another day than the newest there is nothing to give back."""
        ada = await gate.passer(mostADay=1)
        assert data(await ada.looking())["whyClosed"] == "fullForToday"
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(text("update share_visit set pass_ends_at = now()"))
            began = text("update submission set created_at = created_at - make_interval(days => :days)")
            await uow.execute(began, {"days": days_ago})
        await delete_abandoned(runtime)
        assert data(await ada.looking())["whyClosed"] == why


class TestSentBack:
    async def test_to_a_visitor_it_is_for_the_projects_managers(
        self,
        client: httpx.AsyncClient,
        crew: Crew,
        admin: Person,
        flow: Flow,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
    ) -> None:
        """Their link had one press: else it waited for somebody who has no account."""
        site = await SiteWithAWayBack.drawn(client, crew, admin)
        gate = Gate(site, service, runtime, inbox)
        ada = await gate.passer()
        data(await ada.pressing(step_id=site.ids["fill"], action_id=site.ids["submit"]))
        await site.press(site.checker(), ada.submission_id, "check", "checked")
        await site.press(site.approver(), ada.submission_id, "approval", "return", reason="Where is it?")
        shown = await gate.manager.detail(ada.submission_id)
        assert (shown["needsAttention"], shown["attentionReason"]) == (True, "visitorPressed")
        assert (await gate.manager.counts())["myTurn"] == 1
        again = await ada.pressing(step_id=site.ids["fill"], action_id=site.ids["submit"])
        assert again.status_code == 409
