"""What holders of share links, and members among them, tried by hand."""

import json
from datetime import timedelta
from typing import Any
from uuid import UUID, uuid4

import pytest
from chassis.clock import now
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.events import drain
from chassis.testing.mail import Inbox
from chassis.testing.people import COMPANY
from contracts.identity.v1 import identity_pb2
from contracts.identity.v1.events_pb2 import MemberRemoved
from forms.outsider import outsider_id
from forms.submission.gone_repo import GoneRepo
from sqlalchemy import text

from services.forms.tests.flow import Flow
from services.forms.tests.service.asking import Asking, named
from services.forms.tests.service.desk import data
from services.forms.tests.service.hearing import hear
from services.forms.tests.service.sharing import SHARE, Visitor, new_token, sharing
from services.forms.tests.service.site import Site
from services.forms.tests.service.test_share_links import Shared


@pytest.fixture
def shared(site: Site, flow: Flow, service: ServiceDefinition, runtime: Runtime, inbox: Inbox) -> Shared:
    del flow
    return Shared(site, service, runtime, inbox)


class TestWhoIsAMember:
    async def test_gets_no_code_but_is_led_to_where_members_press(
        self, shared: Shared, site: Site, service: ServiceDefinition, runtime: Runtime, inbox: Inbox
    ) -> None:
        """Else who did one step by their session did the next, for somebody else, by a link."""
        submission_id, secret, _ = await shared.link()
        member = Visitor(site, submission_id, secret)
        member.said["email"] = site.crew.book.users[str(site.hand().person.user_id)].email
        assert data(await member.verifying())["isVerified"] is False
        await drain(service, runtime)
        mailed = inbox.text()
        assert f"/forms/submissions/{submission_id}" in mailed
        async with runtime.database.reading() as uow:
            code = (await uow.execute(text("select code from share_visit"))).scalar_one()
        assert code not in mailed

    def test_one_mailbox_is_one_person_whatever_its_tag(self) -> None:
        """Four eyes are two people's."""
        ids = {outsider_id(COMPANY, f"ada{tag}@client.test") for tag in ("", "+site", "+2")}
        assert len(ids) == 1
        assert outsider_id(COMPANY, "ben@client.test") not in ids


class TestWhoLeaves:
    async def test_makes_no_link_while_their_access_is_still_remembered(
        self, shared: Shared, site: Site
    ) -> None:
        submission_id = await site.hand().submitted()
        gone = site.crew.book.users[str(shared.checker.person.user_id)]
        gone.role = identity_pb2.ROLE_UNSPECIFIED
        assert (await sharing(shared.checker, submission_id, new_token())).status_code == 403

    async def test_loses_what_they_made_in_that_moment_and_nothing_after_coming_back(
        self, shared: Shared, service: ServiceDefinition, runtime: Runtime
    ) -> None:
        ada, ben = await shared.visitor(), await shared.visitor("Ben Client")
        for visitor, later in ((ada, timedelta(seconds=2)), (ben, timedelta(minutes=1))):
            async with runtime.database.unit_of_work() as uow:
                await uow.execute(
                    text("update share_link set created_at = :at where submission_id = :id"),
                    {"at": now() + later, "id": UUID(visitor.submission_id)},
                )
        await hear(service, runtime, MemberRemoved(user_id=str(shared.checker.person.user_id)))
        async with runtime.database.unit_of_work() as uow:
            await GoneRepo(uow).forget_gone_member(COMPANY, shared.checker.person.user_id)
        assert (await ada.looking()).status_code == 403
        assert (await ben.looking()).status_code == 200

    async def test_is_gone_for_links_that_were_not_seen_when_the_others_were_taken_back(
        self, shared: Shared, runtime: Runtime
    ) -> None:
        """Made by a call that began before they left and ended after: a second or less."""
        ada, ben = (
            await shared.visitor(),
            await shared.visitor("Ben Client", by=shared.site.checker("Lee An")),
        )
        async with runtime.database.unit_of_work() as uow:
            await GoneRepo(uow).add_gone_member(COMPANY, shared.checker.person.user_id)
        assert (await ada.looking()).status_code == 403
        assert (await ada.get(f"SubmissionDetail/{ada.submission_id}")).status_code == 403
        assert (await ada.pressing()).status_code == 403
        data(await ben.looking())


class TestALinkThatWasUsedUp:
    async def test_enters_nothing_any_more_and_still_reads(
        self, shared: Shared, site: Site, runtime: Runtime
    ) -> None:
        """The step may come back: what its people then enter is no outsider's to change."""
        ada = await shared.visitor(mostUses=1)
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(text("update share_link set uses = most_uses"))
        assert (await ada.saving({site.remark["id"]: "After the use."})).status_code == 409
        form = {"submissionId": ada.submission_id, "fieldId": site.photos["id"], "fileId": str(uuid4())}
        uploaded = await site.client.post(
            f"{SHARE}/UploadResources", data=form, files={"file": ("a.csv", b"a,b")}, headers=ada.headers
        )
        assert uploaded.status_code == 409
        told = data(await ada.get(f"SubmissionPrerequisites/{ada.submission_id}"))
        assert (told["mayAct"], (await ada.detail())["mayAct"]) == (False, False)


class TestCodes:
    async def test_of_one_address_are_few_so_that_nobody_guesses_day_after_day(
        self, shared: Shared, site: Site, runtime: Runtime
    ) -> None:
        submission_id, secret, _ = await shared.link()
        ada, ben = (Visitor(site, submission_id, secret, name) for name in ("Ada", "Ben"))
        asked = [(await ada.verifying()).status_code for _ in range(9)]
        assert asked == [200] * 8 + [429]
        assert (await ben.verifying()).status_code == 200
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(text("update share_visit set codes_since = codes_since - interval '1 day'"))
        assert (await ada.verifying()).status_code == 200


class TestAName:
    async def test_of_somebody_outside_stands_on_paper_with_their_proven_address(
        self, shared: Shared, asking: Asking
    ) -> None:
        """Whoever calls themselves as the foreman is called must not have signed as the foreman."""
        ada = await shared.visitor("Chua Mei")
        data(await ada.pressing())
        printed = await asking.printout(ada.submission_id, named(shared.checker.person))
        steps = json.loads(printed.printout)["steps"]
        assert steps[-1]["by"] == f"Chua Mei (Client Ltd), {ada.email}"


class TestAMemberInTheSameBrowser:
    async def test_keeps_no_answer_of_a_guest(self, shared: Shared, site: Site) -> None:
        ada = await shared.visitor()
        key = str(uuid4())
        body: dict[str, Any] = {"submissionId": ada.submission_id, "stepId": site.second, "values": {}}
        headers = {**shared.checker.person.headers, **ada.headers, "Idempotency-Key": key}
        answers = [await site.client.put(f"{SHARE}/SaveStep", json=body, headers=headers) for _ in range(2)]
        assert [each.status_code for each in answers] == [200, 200]
        assert not any("Idempotency-Replayed" in each.headers for each in answers)
