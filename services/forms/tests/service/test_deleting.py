"""What is deleted is hidden from everybody, can be restored for thirty days, and is gone for good then."""

from datetime import timedelta
from uuid import uuid4

import pytest
from chassis.access import Role
from chassis.clock import now
from chassis.db.statements import col
from chassis.errors import NotFound
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.events import delete_company, published, told_anew
from chassis.testing.mail import Inbox
from chassis.testing.people import COMPANY, Person
from contracts.forms.v1 import events_pb2
from contracts.identity.v1 import events_pb2 as identity_events
from forms.tables.submission import Submission
from identity_client.testing.crew import Crew
from sqlalchemy import update

from services.forms.tests.service.asking import Asking, named
from services.forms.tests.service.deleting import GONE, acts, listed
from services.forms.tests.service.desk import data, refusal
from services.forms.tests.service.hearing import hear
from services.forms.tests.service.sharing import Visitor, new_token, sharing
from services.forms.tests.service.site import Hand, Site
from services.forms.tests.service.test_deleted_company import rows


class TestDeleted:
    async def test_is_hidden_wherever_somebody_looks(
        self, site: Site, boss: Hand, submitted: str, asking: Asking, runtime: Runtime
    ) -> None:
        hand, checker = site.hand(), site.checker()
        (photo,) = (await hand.detail(submitted))["photos"]
        secret = new_token()
        data(await sharing(checker, submitted, secret), 201)
        data(await boss.deleting(submitted))
        for one in (hand, checker, boss):
            assert await listed(one) == []
            assert await listed(one, search="SI-0007", sort="oldest") == []
            counts = await one.counts()
            assert set(counts.values()) == {0}
            assert data(await one.get("QueryTodos"))["data"] == []
            assert data(await one.get("GetProjectCounts")) == []
            for call in ("Detail", "Brief", "Progress", "FormBody", "Workflow", "Versions"):
                answer = await one.get(f"GetSubmission{call}", submissionId=submitted)
                assert refusal(answer) == (404, GONE), call
            pictures = await site.client.get(
                "/api/FormFiles/Photos", params={"photoIds": photo["fileId"]}, headers=one.person.headers
            )
            assert data(pictures) == []
            exported = await one.get("ExportSubmissions", formTemplateId=site.template_id)
            assert submitted not in exported.text
            links = await site.client.get(
                "/api/SubmissionShareLink/QueryShareLinks",
                params={"submissionId": submitted},
                headers=one.person.headers,
            )
            assert data(links)["data"] == []
        versions = await site.client.get(
            "/api/FormTemplate/GetFormTemplateVersions",
            params={"formTemplateId": site.template_id},
            headers=boss.person.headers,
        )
        assert [each["submissionsCount"] for each in data(versions)["data"]] == [0]
        for asked in (
            asking.route(submitted),
            asking.valid_time(submitted),
            asking.printout(submitted, named(boss.person)),
            asking.image(submitted, photo["fileId"], named(boss.person)),
        ):
            with pytest.raises(NotFound):
                await asked
        assert (await Visitor(site, submitted, secret).looking()).status_code == 404

    async def test_is_not_there_for_whoever_acts_on_it(self, site: Site, boss: Hand, submitted: str) -> None:
        checker = site.checker()
        data(await boss.deleting(submitted))
        body = {"submissionId": submitted, "number": 1}
        for answer in (
            await checker.approving(submitted, key=str(uuid4())),
            await checker.saving(submitted, {site.remark["id"]: "Dry"}, site.second),
            await checker.upload(submitted, "plan.csv", b"a,b"),
            await sharing(checker, submitted, new_token()),
            *[
                await site.client.request(
                    method, f"/api/Submission/{call}", json=body | more, headers=boss.person.headers
                )
                for method, call, more in (
                    ("POST", "VoidSubmission", {"reason": "Why."}),
                    ("POST", "RecallStep", {}),
                    ("POST", "ClaimStep", {}),
                    ("PUT", "AssignStep", {"userId": str(checker.person.user_id)}),
                )
            ],
        ):
            assert answer.status_code == 404, answer.text

    async def test_by_a_link_nobody_gets_further(
        self,
        site: Site,
        boss: Hand,
        submitted: str,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
    ) -> None:
        secret = new_token()
        data(await sharing(site.checker(), submitted, secret), 201)
        visitor = await Visitor(site, submitted, secret).prove(service, runtime, inbox)
        data(await boss.deleting(submitted))
        assert (await visitor.get(f"SubmissionDetail/{submitted}")).status_code == 404
        assert (await visitor.pressing()).status_code == 404
        assert (await visitor.saving({site.remark["id"]: "Dry"})).status_code == 404
        data(await boss.restoring(submitted))
        assert data(await visitor.pressing())["state"] == "done"

    async def test_is_told_of_to_nobody_anew(
        self, boss: Hand, submitted: str, service: ServiceDefinition, runtime: Runtime
    ) -> None:
        kept = await boss.start()
        data(await boss.deleting(submitted))
        told = await told_anew(service, runtime, events_pb2.SubmissionStands)
        assert [*told] == [kept]

    async def test_with_its_company_is_gone_at_once(
        self, boss: Hand, submitted: str, service: ServiceDefinition, runtime: Runtime
    ) -> None:
        data(await boss.deleting(submitted))
        await delete_company(service, runtime, COMPANY)
        assert set(await rows(runtime)) == {0}


class TestWhoMay:
    async def test_what_was_submitted_is_deleted_by_admins_alone(
        self, site: Site, boss: Hand, submitted: str, manager: Person
    ) -> None:
        for one in (site.hand(), site.checker(), site.somebody(manager)):
            assert (await one.detail(submitted))["mayDelete"] is False
            assert (await one.deleting(submitted)).status_code == 403
            assert (await one.discarding(submitted)).status_code == 409
        assert (await boss.detail(submitted))["mayDelete"] is True
        data(await boss.deleting(submitted))
        for one in (site.hand(), site.checker(), site.somebody(manager)):
            assert await one.deleted() == []
            assert refusal(await one.restoring(submitted)) == (404, GONE)

    async def test_a_draft_is_restored_by_who_may_discard_it(
        self, site: Site, manager: Person, admin: Person, crew: Crew
    ) -> None:
        hand, colleague = site.hand(), site.hand("Goh")
        of_tower = site.somebody(
            crew.person("Nora", Role.MANAGER, manages=(crew.tower,), projects=(crew.jetty,))
        )
        submission_id = await hand.start()
        for boss in (hand, site.somebody(manager), site.somebody(admin)):
            data(await boss.discarding(submission_id))
            for other in (colleague, of_tower):
                assert await other.deleted() == []
                assert refusal(await other.restoring(submission_id)) == (404, GONE)
            assert [each["submissionId"] for each in await boss.deleted()] == [submission_id]
            data(await boss.restoring(submission_id))

    async def test_another_company_learns_nothing_of_it(
        self, site: Site, boss: Hand, submitted: str, stranger: Person
    ) -> None:
        other = site.somebody(stranger)
        for _ in range(2):
            assert (await other.deleting(submitted)).status_code == 404
            assert (await other.restoring(submitted)).status_code == 404
            assert await other.deleted() == []
            data(await boss.deleting(submitted))
        assert (await boss.restoring(submitted)).status_code == 200


class TestRestoring:
    async def test_brings_it_back_as_it_was(
        self, site: Site, boss: Hand, submitted: str, runtime: Runtime
    ) -> None:
        hand, checker = site.hand(), site.checker()
        before, turn = await hand.detail(submitted), await checker.counts()
        gone_at = data(await boss.deleting(submitted))["goneAt"]
        (shown,) = await boss.deleted()
        assert (shown["templateName"], shown["referenceNumberStr"], shown["projectName"]) == (
            "Site inspection",
            "SI-0007",
            "Jetty 4",
        )
        assert (shown["state"], shown["goneAt"]) == ("ongoing", gone_at)
        assert (shown["submitter"]["fullName"], shown["deletedBy"]["userId"]) == (
            "Tan Bo",
            str(boss.person.user_id),
        )
        stands = data(await boss.restoring(submitted))
        assert (stands["state"], stands["currentStepId"], stands["number"]) == ("ongoing", site.second, 1)
        after = await hand.detail(submitted)
        for files in ("files", "photos"):  # their links are signed anew
            for each in [*before[files], *after[files]]:
                each["url"] = each["thumbnailUrl"] = ""
        assert after == before
        assert await checker.counts() == turn
        assert await boss.deleted() == []
        assert data(await checker.approving(submitted))["state"] == "done"
        assert await acts(runtime) == [
            ("submission.step_submitted", "Site inspection · SI-0007"),
            ("submission.deleted", "Site inspection · SI-0007"),
            ("submission.restored", "Site inspection · SI-0007"),
            ("submission.step_submitted", "Site inspection · SI-0007"),
        ]
        (told,) = await published(runtime, events_pb2.SubmissionRestored)
        assert (told.submission.submission_id, [*told.current_team_ids], told.HasField("due_at")) == (
            submitted,
            [str(site.checkers)],
            True,
        )

    async def test_a_press_that_came_in_vain_counts_once_it_is_back(
        self, site: Site, boss: Hand, submitted: str
    ) -> None:
        checker, key = site.checker(), str(uuid4())
        data(await boss.deleting(submitted))
        assert (await checker.approving(submitted, key=key)).status_code == 404
        data(await boss.restoring(submitted))
        assert data(await checker.approving(submitted, key=str(uuid4())))["number"] == 2

    async def test_starts_the_clock_of_its_valid_time_again(
        self, boss: Hand, submitted: str, runtime: Runtime
    ) -> None:
        ends = {col(Submission.valid_time_end): now() + timedelta(days=3)}
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(update(Submission).values(ends))
        data(await boss.deleting(submitted))
        data(await boss.restoring(submitted))
        (told,) = await published(runtime, events_pb2.SubmissionValidTimeChanged)
        assert told.submission.submission_id == submitted

    async def test_finds_what_became_of_it_meanwhile(
        self, site: Site, boss: Hand, submitted: str, runtime: Runtime, service: ServiceDefinition
    ) -> None:
        """Its team was deleted: nobody is told of what is deleted, and it is not forgotten."""
        data(await boss.deleting(submitted))
        await hear(service, runtime, identity_events.TeamDeleted(team_id=str(site.checkers)))
        assert await published(runtime, events_pb2.SubmissionStands) == []
        data(await boss.restoring(submitted))
        assert (await boss.detail(submitted))["attentionReason"] == "teamDeleted"
        assert (await boss.counts())["myTurn"] == 1

    async def test_not_into_an_archived_project(
        self, boss: Hand, submitted: str, crew: Crew, runtime: Runtime
    ) -> None:
        data(await boss.deleting(submitted))
        await crew.archive(crew.jetty, runtime)
        assert (await boss.restoring(submitted)).status_code == 409
