"""A step by a share link: who gets in, and who does not."""

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import uuid4

import pytest
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.events import published
from chassis.testing.mail import Inbox
from chassis.testing.people import COMPANY
from contracts.forms.v1 import events_pb2
from contracts.identity.v1 import identity_pb2
from contracts.identity.v1.events_pb2 import MemberRemoved
from identity_client.projects import Projects
from sqlalchemy import text

from services.forms.tests.flow import Flow
from services.forms.tests.service.asking import Asking
from services.forms.tests.service.desk import data, refusal
from services.forms.tests.service.hearing import hear
from services.forms.tests.service.sharing import (
    SHARE,
    Visitor,
    code_in,
    links,
    new_token,
    revoking,
    sharing,
)
from services.forms.tests.service.site import Hand, Site


class Shared:
    """A submission that waits for the checkers, whose step is shared."""

    def __init__(self, site: Site, service: ServiceDefinition, runtime: Runtime, inbox: Inbox) -> None:
        self.site, self._rest = site, (service, runtime, inbox)
        self.checker = site.checker()

    async def link(
        self, submission_id: str | None = None, by: Hand | None = None, **more: Any
    ) -> tuple[str, str, str]:
        submission_id = submission_id or await self.site.hand().submitted()
        secret = new_token()
        made = data(await sharing(by or self.checker, submission_id, secret, **more), 201)
        return submission_id, secret, made["shareLinkId"]

    async def visitor(self, name: str = "Ada Client", **more: Any) -> Visitor:
        submission_id, secret, _ = await self.link(**more)
        return await Visitor(self.site, submission_id, secret, name).prove(*self._rest)

    async def another(self, visitor: Visitor, name: str) -> Visitor:
        return await Visitor(self.site, visitor.submission_id, visitor.secret, name).prove(*self._rest)


@pytest.fixture
def shared(site: Site, flow: Flow, service: ServiceDefinition, runtime: Runtime, inbox: Inbox) -> Shared:
    del flow
    return Shared(site, service, runtime, inbox)


class TestSigning:
    async def test_an_outsider_fills_in_and_presses_and_is_told_to_everybody(
        self, shared: Shared, site: Site, runtime: Runtime
    ) -> None:
        ada = await shared.visitor()
        shown = data(await ada.looking())
        assert (shown["stepName"], shown["needsPin"], shown["isOpen"]) == ("Approval", False, True)
        data(await ada.saving({site.remark["id"]: "Looks right."}))
        before = data(await ada.get(f"SubmissionPrerequisites/{ada.submission_id}"))
        assert (before["mayAct"], before["missingFieldIds"]) == (True, [])
        assert data(await ada.pressing())["state"] == "done"
        progress = data(await shared.checker.get("GetSubmissionProgress", submissionId=ada.submission_id))
        last = progress["steps"][-1]
        assert last["submitter"] is None
        told = last["shareLinkSubmitter"]
        assert (told["email"], told["fullName"], told["company"]) == (ada.email, "Ada Client", "Client Ltd")
        event = (await published(runtime, events_pb2.StepSubmitted))[-1]
        assert (event.outsider.full_name, event.outsider.company) == ("Ada Client", "Client Ltd")
        acts = [each.act for each in await published(runtime, events_pb2.ActRecorded)]
        assert [each.action for each in acts][-2:] == ["submission.shared", "submission.step_submitted"]
        said = {each.field: each.after for each in acts[-1].changes}
        assert said["outsider"] == f"Ada Client (Client Ltd), {ada.email}"
        assert (await links(shared.checker, ada.submission_id))[0]["uses"] == 1

    async def test_an_outsider_s_press_is_told_the_run_as_nobody_s(
        self, shared: Shared, site: Site, asking: Asking
    ) -> None:
        """Who made the link did not press: they are mailed as everybody else."""
        ada = await shared.visitor()
        data(await ada.saving({site.remark["id"]: "Looks right."}))
        data(await ada.pressing())
        again = await asking.record(
            submission_id=ada.submission_id,
            number=2,
            attempt_id=await asking.last_attempt(ada.submission_id),
            from_step_id=site.second,
            action_id=site.approve,
            closes=True,
        )
        assert (again.number, again.pressed_by_user_id) == (2, "")

    async def test_reads_no_addresses_and_not_whom_the_workflow_mails(
        self, shared: Shared, site: Site
    ) -> None:
        ada = await shared.visitor()
        answers = [
            await ada.get(f"{call}/{ada.submission_id}")
            for call in ("SubmissionDetail", "SubmissionProgress", "FormWorkflow")
        ]
        assert [each.status_code for each in answers] == [200, 200, 200]
        assert not any("@example.test" in each.text for each in answers)
        process = data(answers[1])["steps"][0]["submissionProcessId"]
        one = await ada.get(f"SubmissionProcessDetail/{ada.submission_id}", submissionProcessId=process)
        assert data(one)["values"][site.area["id"]] == "Roof"

    async def test_reads_no_address_of_who_saved_meanwhile(self, shared: Shared, site: Site) -> None:
        ada = await shared.visitor()
        remark = site.remark["id"]
        data(await shared.checker.saving(ada.submission_id, {remark: "As drawn."}, step_id=site.second))
        late = await ada.saving({remark: "Not as drawn."}, revisions={remark: 0})
        (conflict,) = data(late)["conflicts"]
        assert (conflict["value"], conflict["savedBy"]["email"]) == ("As drawn.", "")
        assert "@example.test" not in late.text

    async def test_the_same_press_twice_is_one(self, shared: Shared) -> None:
        ada = await shared.visitor(mostUses=1)
        key = str(uuid4())
        both = await asyncio.gather(ada.pressing(key=key), ada.pressing(key=key))
        assert [each.status_code for each in both] == [200, 200]
        assert (await links(shared.checker, ada.submission_id))[0]["uses"] == 1

    async def test_of_two_who_may_use_it_once_one_gets_through(self, shared: Shared) -> None:
        ada = await shared.visitor(mostUses=1)
        ben = await shared.another(ada, "Ben Client")
        both = await asyncio.gather(ada.pressing(), ben.pressing())
        assert sorted(each.status_code for each in both) == [200, 409]
        assert (await links(shared.checker, ada.submission_id))[0]["uses"] == 1
        late = Visitor(shared.site, ada.submission_id, ada.secret, "Eve Late")
        assert data(await late.verifying())["isVerified"] is False, "no code is mailed, and nobody told why"
        assert (await late.pressing()).status_code == 401


class TestWhoDoesNotGetIn:
    async def test_without_a_pass_or_with_anothers_secret_nothing_is_told(
        self, shared: Shared, site: Site
    ) -> None:
        ada = await shared.visitor()
        other, *_ = await shared.link()
        assert (await ada.looking(other)).status_code == 404
        for call in ("SubmissionDetail", "SubmissionProgress", "FormWorkflow", "SubmissionPrerequisites"):
            assert (await ada.get(f"{call}/{other}")).status_code == 404
        ada.submission_id = other
        assert (await ada.saving({site.remark["id"]: "Not mine."})).status_code == 404
        assert (await ada.pressing()).status_code == 404
        nobody = Visitor(site, other, new_token())
        assert (await nobody.looking()).status_code == 404
        assert (await nobody.get(f"SubmissionDetail/{other}")).status_code == 401

    async def test_a_pass_is_for_its_step_and_no_members_call(self, shared: Shared, site: Site) -> None:
        ada = await shared.visitor()
        assert (await ada.saving({site.area["id"]: "Cellar"}, site.first)).status_code == 409
        assert (await ada.pressing(step_id=site.first, action_id=site.submit)).status_code == 409
        answer = await site.client.get(
            "/api/Submission/GetSubmissionDetail",
            params={"submissionId": ada.submission_id},
            headers=ada.headers,
        )
        assert answer.status_code == 401

    async def test_a_code_is_guessed_five_times_and_no_more(
        self, shared: Shared, site: Site, inbox: Inbox, service: ServiceDefinition, runtime: Runtime
    ) -> None:
        submission_id, secret, _ = await shared.link()
        eve = Visitor(site, submission_id, secret)
        data(await eve.verifying())
        many = await asyncio.gather(*(eve.verifying(f"{each:06d}") for each in range(20)))
        said = [each.json()["message"] for each in many]
        assert {each.status_code for each in many} == {422}
        assert sum("not the code" in each for each in said) <= 5
        assert (await eve.get(f"SubmissionDetail/{submission_id}")).status_code == 401
        ada = await Visitor(site, submission_id, secret).prove(service, runtime, inbox)
        assert (await ada.verifying(code_in(inbox))).status_code == 200  # the same call, sent again
        ada.token = new_token()
        assert (await ada.verifying(code_in(inbox))).status_code == 422

    async def test_a_submission_has_so_many_that_open_anything(
        self, shared: Shared, runtime: Runtime
    ) -> None:
        submission_id, _, _ = await shared.link()
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(
                text(
                    "insert into share_link (id, company_id, submission_id, step_id, step_name,"
                    " secret_digest, created_by, created_at) select gen_random_uuid(), company_id,"
                    " submission_id, step_id, step_name, uuid_send(gen_random_uuid()), created_by, now()"
                    " from share_link, generate_series(1, 19)"
                )
            )
        assert (await sharing(shared.checker, submission_id, new_token())).status_code == 409
        for over in ("most_uses = 1, uses = 1", "most_uses = null, expires_at = now()"):
            async with runtime.database.unit_of_work() as uow:
                await uow.execute(text(f"update share_link set {over}"))
            assert (await sharing(shared.checker, submission_id, new_token())).status_code == 201

    async def test_revoked_expired_and_of_a_step_that_is_over(
        self, shared: Shared, site: Site, runtime: Runtime
    ) -> None:
        submission_id, secret, link_id = await shared.link()
        ada = await shared.visitor()
        data(await revoking(shared.checker, link_id))
        assert (await Visitor(site, submission_id, secret).looking()).status_code == 403
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(text("update share_link set expires_at = now() - interval '1 second'"))
        assert (await ada.looking()).status_code == 403
        assert (await ada.get(f"SubmissionDetail/{ada.submission_id}")).status_code == 403
        assert (await ada.pressing()).status_code == 403
        ben = await shared.visitor("Ben Client")
        data(await shared.checker.approving(ben.submission_id))
        assert data(await ben.looking())["isOpen"] is False
        status, message = refusal(await ben.pressing())
        assert (status, "Chua Mei" in message) == (409, True)

    async def test_of_who_left_the_company_it_opens_nothing_any_more(
        self, shared: Shared, site: Site, service: ServiceDefinition, runtime: Runtime
    ) -> None:
        ada, somebody_elses = await shared.visitor(), await shared.visitor("Ben Client", by=site.checker())
        left = MemberRemoved(user_id=str(shared.checker.person.user_id))
        await hear(service, runtime, left)
        assert (await ada.looking()).status_code == 403
        assert (await ada.get(f"SubmissionDetail/{ada.submission_id}")).status_code == 403
        assert (await ada.pressing()).status_code == 403
        data(await somebody_elses.looking())

    async def test_of_a_company_whose_subscription_ended_it_is_read_only(
        self, shared: Shared, site: Site, runtime: Runtime
    ) -> None:
        ada = await shared.visitor()
        book = site.crew.book
        book.companies[str(COMPANY)] = identity_pb2.GetCompanyResponse(
            company_id=str(COMPANY), name="Northbank", state=identity_pb2.COMPANY_STATE_ENDED
        )
        runtime.provide(Projects.of(runtime))
        assert (await ada.pressing()).status_code == 402
        assert (await ada.verifying()).status_code == 402
        assert (await ada.get(f"SubmissionDetail/{ada.submission_id}")).status_code == 200


class TestMaking:
    async def test_is_for_who_may_act_on_the_step(self, shared: Shared, site: Site) -> None:
        hand = site.hand()
        submission_id = await hand.submitted()
        assert (await sharing(hand, submission_id, new_token())).status_code == 403
        secret = new_token()
        first = data(await sharing(shared.checker, submission_id, secret), 201)
        assert data(await sharing(shared.checker, submission_id, secret), 201) == first
        assert len(await links(hand, submission_id)) == 1
        assert (await revoking(hand, first["shareLinkId"])).status_code == 403
        data(await revoking(site.checker("Lee An"), first["shareLinkId"]))
        assert [each["isRevoked"] for each in await links(hand, submission_id)] == [True]

    async def test_needs_a_time_to_come(self, shared: Shared, site: Site) -> None:
        submission_id = await site.hand().submitted()
        past = (datetime.now(UTC) - timedelta(hours=1)).isoformat()
        answer = await sharing(shared.checker, submission_id, new_token(), expiresAt=past)
        assert answer.status_code == 422

    async def test_what_is_kept_opens_nothing(self, shared: Shared, runtime: Runtime) -> None:
        _, secret, _ = await shared.link()
        async with runtime.database.reading() as uow:
            (row,) = (await uow.execute(text("select share_link::text as kept from share_link"))).all()
        assert secret not in row.kept

    async def test_a_secret_opens_one_link_also_where_two_are_made_of_it_at_once(
        self, shared: Shared, site: Site
    ) -> None:
        submissions = [await site.hand().submitted() for _ in range(2)]
        secret = new_token()
        made = await asyncio.gather(*(sharing(shared.checker, each, secret) for each in submissions))
        assert sorted(each.status_code for each in made) == [201, 409]
        looked = [await Visitor(site, each, secret).looking() for each in submissions]
        assert sorted(each.status_code for each in looked) == [200, 404]

    async def test_many_guesses_wait_and_a_sound_link_does_not(self, shared: Shared, site: Site) -> None:
        submission_id, secret, _ = await shared.link()
        told = [
            await site.client.get(f"{SHARE}/{submission_id}", headers={"X-Share-Link": new_token()})
            for _ in range(25)
        ]
        assert {each.status_code for each in told} == {404, 429}
        assert (await Visitor(site, submission_id, secret).looking()).status_code == 200
