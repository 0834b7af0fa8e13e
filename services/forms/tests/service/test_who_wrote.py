"""A step that is for somebody else than who did an earlier one: whoever entered something there did it, too,
whoever pressed."""

from dataclasses import dataclass
from typing import Any
from uuid import UUID, uuid4

import httpx
import pytest
from chassis.access import Access, Role
from chassis.db.statements import col
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.mail import Inbox
from chassis.testing.people import Person
from contracts.identity.v1 import events_pb2 as identity_events
from forms.tables.step_writer import StepWriter
from formwork.printout import Printout
from identity_client.testing.crew import Crew
from sqlalchemy import delete

from services.forms.tests.flow import Flow
from services.forms.tests.service.asking import Asking, named
from services.forms.tests.service.desk import data, refusal
from services.forms.tests.service.hearing import hear
from services.forms.tests.service.pictures import picture, with_photos
from services.forms.tests.service.sharing import Visitor, new_token, sharing
from services.forms.tests.service.site import Hand, Site
from services.forms.tests.service.site_with_a_way_back import SiteWithAWayBack
from services.forms.tests.service.test_assigning import assigning, claiming
from services.forms.tests.service.test_copying import copying
from services.forms.tests.service.test_stand_ins import Away, stranger_to_it
from services.forms.tests.service.test_whose_turn import of_both, saying, told

_BARRED = saying(turn=False, may_act=False, did=True)


@dataclass(frozen=True)
class Parted:
    """Tan presses what Lee, who is of the checkers too, has written."""

    site: Site
    lee: Hand
    tan: Hand

    async def submitted(self, submission_id: str) -> str:
        data(await self.tan.submitting(submission_id, {self.site.length["id"]: "4"}))
        return submission_id

    async def lee_wrote(self) -> str:
        submission_id = await self.tan.start()
        data(await self.lee.saving(submission_id, {self.site.area["id"]: "Roof"}))
        return submission_id


@pytest.fixture
async def parted(client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow) -> Parted:
    del flow
    site = await Site.open(client, crew, admin, approval={"needsAnotherPerson": True})
    return Parted(site, of_both(site, crew), site.hand())


class TestIsKeptOut:
    async def test_who_filled_in_what_another_pressed(self, parted: Parted) -> None:
        other = parted.site.checker()
        submission_id = await parted.submitted(await parted.lee_wrote())
        assert await told(parted.lee, submission_id) == _BARRED
        assert refusal(await parted.lee.approving(submission_id))[0] == 403
        assert refusal(await claiming(parted.lee, submission_id))[0] == 403
        assert await told(other, submission_id) == saying(turn=True, may_act=True)
        assert data(await other.approving(submission_id))["state"] == "done"

    async def test_also_where_another_has_overwritten_it(self, parted: Parted) -> None:
        submission_id = await parted.lee_wrote()
        data(await parted.tan.saving(submission_id, {parted.site.area["id"]: "Roofs"}))
        await parted.submitted(submission_id)
        assert await told(parted.lee, submission_id) == _BARRED

    async def test_who_began_it_for_another_to_fill_in(self, parted: Parted) -> None:
        submission_id = await parted.lee.start()
        data(await parted.tan.submitting(submission_id))
        assert await told(parted.lee, submission_id) == _BARRED

    async def test_who_copied_it_from_elsewhere(self, parted: Parted) -> None:
        source, submission_id = await parted.tan.submitted(), await parted.tan.start()
        data(await parted.site.checker().approving(source))
        data(await copying(parted.lee, submission_id, source))
        await parted.submitted(submission_id)
        assert await told(parted.lee, submission_id) == _BARRED

    async def test_whose_photo_another_put_in(self, parted: Parted) -> None:
        submission_id = await parted.tan.start()
        photo = data(await parted.lee.upload(submission_id, "roof.jpg", picture(40, 30)), 201)
        filled = {parted.site.area["id"]: "Roof", parted.site.photos["id"]: with_photos(photo)}
        data(await parted.tan.submitting(submission_id, filled))
        assert await told(parted.lee, submission_id) == _BARRED

    async def test_not_who_only_looked(self, parted: Parted) -> None:
        submission_id = await parted.tan.start()
        await parted.lee.detail(submission_id)
        data(await parted.lee.saving(submission_id, {}))
        await parted.submitted(await _with_area(parted, submission_id))
        assert await told(parted.lee, submission_id) == saying(turn=True, may_act=True)

    async def test_who_takes_it_back_presses_it_again_and_the_writer_stays_out(self, parted: Parted) -> None:
        submission_id = await parted.submitted(await parted.lee_wrote())
        body = {"submissionId": submission_id, "number": 1, "reason": ""}
        back = await parted.site.client.post(
            "/api/Submission/RecallStep", json=body, headers=parted.tan.person.headers
        )
        assert data(back)["currentStepId"] == parted.site.first
        await parted.submitted(submission_id)
        assert await told(parted.lee, submission_id) == _BARRED


class TestWhoIsAsked:
    async def test_nobody_hands_it_to_who_wrote(self, parted: Parted, manager: Person) -> None:
        boss, ong = parted.site.somebody(manager), parted.site.checker("Ong Li")
        submission_id = await parted.submitted(await parted.lee_wrote())
        people = data(await boss.get("GetAssignablePeople", submissionId=submission_id))
        assert [each["fullName"] for each in people] == ["Ong Li"]
        assert (await assigning(boss, submission_id, parted.lee)).status_code == 422
        data(await assigning(boss, submission_id, ong))

    async def test_nobody_reminds_who_wrote(self, parted: Parted, asking: Asking) -> None:
        submission_id = await parted.submitted(await parted.lee_wrote())
        route = await asking.route(submission_id)
        assert str(parted.lee.person.user_id) in route.barred_user_ids

    async def test_managers_are_told_where_nobody_is_left(
        self, parted: Parted, manager: Person, service: ServiceDefinition, runtime: Runtime
    ) -> None:
        site, boss = parted.site, parted.site.somebody(manager)
        submission_id = await parted.submitted(await parted.lee_wrote())
        assert (await boss.detail(submission_id))["attentionReason"] == "approversMissing"
        assert (await boss.counts())["myTurn"] == 1
        ong = site.checker("Ong Li")
        await _team_changed(service, runtime, site)
        assert (await boss.detail(submission_id))["attentionReason"] == ""
        assert (await boss.counts())["myTurn"] == 0
        site.crew.book.leave_team(site.checkers, ong.person.user_id)
        await _team_changed(service, runtime, site)
        assert (await boss.detail(submission_id))["attentionReason"] == "approversMissing"

    async def test_a_press_does_not_wait_for_whom_to_tell(self, parted: Parted) -> None:
        submission_id = await parted.lee_wrote()
        parted.site.crew.book.is_away = True
        await parted.submitted(submission_id)
        parted.site.crew.book.is_away = False
        assert (await parted.lee.detail(submission_id))["attentionReason"] == ""
        assert await told(parted.lee, submission_id) == _BARRED


class TestInSomebodysPlace:
    async def test_nobody_stands_in_for_who_wrote(self, parted: Parted, crew: Crew, away: Away) -> None:
        ong = parted.site.somebody(stranger_to_it(crew, "Ong Li"))
        submission_id = await parted.submitted(await parted.lee_wrote())
        away.goes(parted.lee.person, ong.person)
        assert (await ong.detail(submission_id))["mayAct"] is False
        assert (await ong.counts())["myTurn"] == 0
        assert refusal(await ong.approving(submission_id))[0] == 403

    async def test_what_was_written_in_their_place_is_theirs_too(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow, away: Away
    ) -> None:
        site = await SiteWithAWayBack.drawn(client, crew, admin)
        lim, sam = site.checker("Lim Wei"), site.somebody(stranger_to_it(crew, "Sam Ho"))
        crew.book.join_team(site.approvers, lim.person.user_id)
        lim.person.set(Access(True, Role.MEMBER, team_ids=frozenset({site.checkers, site.approvers})))
        submission_id = await site.hand().start()
        await site.press(site.hand(), submission_id, "fill", "submit", values={site.area["id"]: "Roof"})
        away.goes(lim.person, sam.person)
        data(await sam.saving(submission_id, {site.remark["id"]: "Wet"}, site.second))
        away.is_back(lim.person, sam.person)
        await site.press(site.checker(), submission_id, "check", "checked")
        assert (await lim.detail(submission_id))["didAnotherStep"] is True


@pytest.fixture
def away(crew: Crew) -> Away:
    return Away(crew.memberships)


class TestWhoHasALink:
    async def test_does_not_press_after_what_they_wrote_by_another(
        self,
        client: httpx.AsyncClient,
        crew: Crew,
        admin: Person,
        flow: Flow,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
    ) -> None:
        site = await SiteWithAWayBack.drawn(client, crew, admin)
        submission_id = await site.hand().start()
        await site.press(site.hand(), submission_id, "fill", "submit", values={site.area["id"]: "Roof"})
        checker, approver = site.checker(), site.approver()
        secrets = new_token(), new_token()
        data(await sharing(checker, submission_id, secrets[0]), 201)
        ada = await Visitor(site, submission_id, secrets[0]).prove(service, runtime, inbox)
        data(await ada.saving({site.remark["id"]: "Wet"}))
        await site.press(checker, submission_id, "check", "checked")
        data(await sharing(approver, submission_id, secrets[1]), 201)
        again = await Visitor(site, submission_id, secrets[1]).prove(service, runtime, inbox)
        step, button = site.ids["approval"], site.ids["approve"]
        assert refusal(await again.pressing(step_id=step, action_id=button))[0] == 403
        assert data(await approver.pressing(submission_id, step, button, {}, str(uuid4())))["state"] == "done"


class TestIsTold:
    async def test_who_pressed_and_who_entered_on_the_page_and_on_paper(
        self, parted: Parted, asking: Asking
    ) -> None:
        submission_id = await parted.submitted(await parted.lee_wrote())
        (first, now_at) = data(await parted.tan.get("GetSubmissionProgress", submissionId=submission_id))[
            "steps"
        ]
        assert first["submitter"]["fullName"] == "Tan Bo"
        assert [each["fullName"] for each in first["enteredBy"]] == ["Lee An"]
        assert now_at["enteredBy"] == []
        process = {"submissionProcessId": first["submissionProcessId"]}
        shown = data(await parted.tan.get("GetSubmissionProcessDetail", **process))
        assert [each["fullName"] for each in shown["enteredBy"]] == ["Lee An"]
        answer = await asking.printout(submission_id, named(parted.tan.person))
        (printed,) = Printout.model_validate_json(answer.printout).steps
        assert (printed.by, printed.entered_by) == ("Tan Bo", ["Lee An"])

    async def test_nobody_else_where_one_did_all(self, parted: Parted) -> None:
        submission_id = await parted.tan.submitted()
        first, _ = await _way(parted, submission_id)
        assert first["enteredBy"] == []

    async def test_who_saves_that_another_writes_there_and_the_other_way_round(self, parted: Parted) -> None:
        site, submission_id = parted.site, await parted.tan.start()
        first = data(await parted.tan.saving(submission_id, {site.area["id"]: "Roof"}))
        assert first["others"] == []
        over = data(await parted.lee.saving(submission_id, {site.area["id"]: "Cellar"}))
        assert [each["by"]["fullName"] for each in over["others"]] == ["Tan Bo"]
        back = data(await parted.tan.saving(submission_id, {site.width["id"]: "4"}))
        assert [each["by"]["fullName"] for each in back["others"]] == ["Lee An"]


class TestBeforeItWasNoted:
    async def test_whose_entries_stand_there_did_the_step(self, parted: Parted, runtime: Runtime) -> None:
        submission_id = await parted.lee_wrote()
        await _as_an_older_release_left(runtime, submission_id)
        await parted.submitted(submission_id)
        assert await told(parted.lee, submission_id) == _BARRED

    async def test_what_was_entered_at_this_very_step_is_no_earlier_one(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow, runtime: Runtime
    ) -> None:
        site = await SiteWithAWayBack.drawn(client, crew, admin, kind="backToPrevious")
        ong = site.approver()
        submission_id = await site.at_approval(site.hand(), site.checker())
        findings = {site.findings["id"]: "A gap"}
        await site.press(ong, submission_id, "approval", "return", values=findings, reason="A gap.")
        await _as_an_older_release_left(runtime, submission_id)
        await site.press(site.hand(), submission_id, "fill", "submit")
        await site.press(site.checker(), submission_id, "check", "checked")
        assert (await ong.detail(submission_id))["mayAct"] is True


async def _way(parted: Parted, submission_id: str) -> list[dict[str, Any]]:
    return data(await parted.tan.get("GetSubmissionProgress", submissionId=submission_id))["steps"]


async def _with_area(parted: Parted, submission_id: str) -> str:
    data(await parted.tan.saving(submission_id, {parted.site.area["id"]: "Roof"}))
    return submission_id


async def _team_changed(service: ServiceDefinition, runtime: Runtime, site: Site) -> None:
    team = site.crew.book.teams[str(site.checkers)]
    event = identity_events.TeamChanged()
    event.team.team_id, event.team.company_id = team.team_id, team.company_id
    await hear(service, runtime, event)


async def _as_an_older_release_left(runtime: Runtime, submission_id: str) -> None:
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(delete(StepWriter).where(col(StepWriter.submission_id) == UUID(submission_id)))
