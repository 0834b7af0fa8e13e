"""Starting, filling in and seeing submissions; nothing here needs the workflow."""

import asyncio
from datetime import UTC, datetime, timedelta
from uuid import uuid4

from chassis.access import Role
from chassis.runtime import Runtime
from chassis.testing.events import published
from chassis.testing.people import Person
from contracts.forms.v1 import events_pb2
from identity_client.testing.crew import Crew

from services.forms.tests.service.desk import Desk, data, refusal
from services.forms.tests.service.site import FIRST_DUE_IN_HOURS, Site


class TestStarting:
    async def test_makes_a_draft_at_the_first_step(self, site: Site, runtime: Runtime) -> None:
        made = data(await site.hand().starting(), 201)
        assert (made["state"], made["currentStepId"], made["number"]) == ("draft", site.first, 0)
        assert (made["referenceNumberStr"], made["templateVersion"]) == ("", 1)
        (event,) = await published(runtime, events_pb2.SubmissionCreated)
        assert event.submission.submission_id == made["submissionId"]
        # The runner needs no run for it before that moment.
        way = data(await site.hand().get("GetSubmissionProgress", submissionId=made["submissionId"]))
        due_at = datetime.fromisoformat(way["stepEnteredAt"]) + timedelta(hours=FIRST_DUE_IN_HOURS)
        assert event.first_step.due_at.ToDatetime(UTC) == due_at == datetime.fromisoformat(way["dueAt"])

    async def test_twice_with_one_id_is_one(self, site: Site, runtime: Runtime) -> None:
        hand, submission_id = site.hand(), str(uuid4())
        first = data(await hand.starting(submission_id), 201)
        assert data(await hand.starting(submission_id), 201) == first
        assert len(await published(runtime, events_pb2.SubmissionCreated)) == 1

    async def test_refuses_an_id_of_somebody_else(self, site: Site) -> None:
        submission_id = await site.hand().start()
        assert (await site.hand("Ng Ah").starting(submission_id)).status_code == 409

    async def test_twenty_times_with_one_key_is_one(self, site: Site, runtime: Runtime) -> None:
        hand, submission_id, at_once = site.hand(), str(uuid4()), asyncio.Semaphore(8)

        async def start() -> tuple[int, str]:
            async with at_once:
                answer = await hand.starting(submission_id, key="start")
            return answer.status_code, answer.text

        answers = await asyncio.gather(*(start() for _ in range(20)))
        assert len(set(answers)) == 1, answers
        assert answers[0][0] == 201
        assert len(await published(runtime, events_pb2.SubmissionCreated)) == 1

    async def test_twenty_times_at_once_with_one_id_is_one_whatever_the_keys(
        self, site: Site, runtime: Runtime
    ) -> None:
        hand, submission_id = site.hand(), str(uuid4())
        answers = await asyncio.gather(
            *(hand.starting(submission_id, key=f"start {number}") for number in range(20))
        )
        assert {each.status_code for each in answers} == {201}, [each.text for each in answers]
        assert {data(each, 201)["submissionId"] for each in answers} == {submission_id}
        assert len(await published(runtime, events_pb2.SubmissionCreated)) == 1

    async def test_of_two_people_at_once_with_one_id_one_is_refused(self, site: Site) -> None:
        submission_id = str(uuid4())
        answers = await asyncio.gather(
            *(site.hand(name).starting(submission_id) for name in ("Tan Bo", "Ng Ah"))
        )
        assert sorted(each.status_code for each in answers) == [201, 409]
        (refused,) = (each for each in answers if each.status_code == 409)
        assert "belongs to another submission" in refusal(refused)[1]

    async def test_keeps_the_version_it_began_with(self, site: Site, admin: Person) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        desk = Desk(site.client, admin)
        data(await desk.save_detail(site.template_id, 2, name="Renamed"))
        data(await desk.publish(site.template_id))
        shown = await hand.detail(submission_id)
        assert (shown["templateName"], shown["templateVersion"]) == ("Site inspection", 1)
        assert data(await hand.starting(), 201)["templateVersion"] == 2

    async def test_needs_a_project_of_the_caller(self, site: Site, crew: Crew, admin: Person) -> None:
        answer = await site.hand().starting(projectId=str(crew.tower))
        assert answer.status_code == 422
        nowhere = await site.somebody(admin).starting(projectId=str(uuid4()))
        assert [each["field"] for each in nowhere.json()["data"]["fields"]] == ["projectId"]

    async def test_refuses_values_that_do_not_fit(self, site: Site) -> None:
        answer = await site.hand().starting(values={site.area["id"]: 5})
        assert answer.status_code == 422
        assert answer.json()["data"]["fields"][0]["field"] == site.area["id"]


class TestSeeing:
    async def test_is_for_the_project_the_admins_and_the_teams_of_its_steps(
        self, site: Site, admin: Person, stranger: Person, crew: Crew
    ) -> None:
        submission_id = await site.hand().start()
        for person in (site.hand("Colleague").person, admin):
            await site.somebody(person).detail(submission_id)
        of_tower = crew.person("Tower", Role.MANAGER, manages=(crew.tower,))
        for person in (stranger, of_tower, site.checker().person):
            theirs = site.somebody(person)
            for call in (
                "GetSubmissionDetail",
                "GetSubmissionProgress",
                "GetSubmissionBrief",
                "GetSubmissionFormBody",
                "GetSubmissionWorkflow",
            ):
                assert (await theirs.get(call, submissionId=submission_id)).status_code == 404
            assert (await theirs.saving(submission_id, {})).status_code == 404
            assert data(await theirs.get("QuerySubmissions"))["totalCount"] == 0

    async def test_lists_by_what_is_asked(self, site: Site, crew: Crew) -> None:
        hand = site.hand()
        for _ in range(3):
            await hand.start()
        listed = data(await hand.get("QuerySubmissions", pageCount=2, search="inspec"))
        assert (listed["totalCount"], len(listed["data"])) == (3, 2)
        assert listed["data"][0]["submitter"]["fullName"] == "Tan Bo"
        assert listed["data"][0]["isMyTurn"]
        for query in (
            {"state": "done"},
            {"search": "permit"},
            {"formTemplateId": str(uuid4())},
            {"projectId": str(crew.tower)},
        ):
            assert data(await hand.get("QuerySubmissions", **query))["totalCount"] == 0
        for sort in ("oldest", "updated", "referenceNumber"):
            assert data(await hand.get("QuerySubmissions", sort=sort))["totalCount"] == 3

    async def test_shows_what_is_entered_and_computed(self, site: Site) -> None:
        hand = site.hand()
        submission_id = await hand.start(values={site.width["id"]: "3", site.length["id"]: "2.5"})
        assert (await hand.values(submission_id))[site.size["id"]] == "7.50"
        shown = await hand.detail(submission_id)
        assert shown["mayAct"]
        assert not shown["isLastStep"]
        assert [each["name"] for each in shown["currentStepActions"]] == ["Submit"]
        assert shown["project"]["name"] == "Jetty 4"
        assert site.remark["id"] not in shown["currentFieldIds"]


class TestSaving:
    async def test_keeps_and_counts_each_field(self, site: Site, runtime: Runtime) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        area, width = site.area["id"], site.width["id"]
        saved = data(await hand.saving(submission_id, {area: "Roof", width: "3"}))
        assert saved["revisions"] == {area: 1, width: 1}
        saved = data(await hand.saving(submission_id, {area: "Cellar"}))
        assert saved["revisions"] == {area: 2}
        values = await hand.values(submission_id)
        assert (values[area], values[width]) == ("Cellar", "3")
        assert len(await published(runtime, events_pb2.StepSaved)) == 2

    async def test_two_people_lose_nothing_to_each_other(self, site: Site) -> None:
        one, other = site.hand("One"), site.hand("Other")
        submission_id = await one.start()
        area, width = site.area["id"], site.width["id"]
        data(await one.saving(submission_id, {area: "Roof"}, revisions={area: 0}))
        saved = data(
            await other.saving(submission_id, {area: "Cellar", width: "3"}, revisions={area: 0, width: 0})
        )
        assert saved["revisions"] == {width: 1}
        (conflict,) = saved["conflicts"]
        assert (conflict["fieldId"], conflict["value"], conflict["sentValue"]) == (area, "Roof", "Cellar")
        assert conflict["savedBy"]["fullName"] == "One"
        taken_over = data(await other.saving(submission_id, {area: "Cellar"}, revisions={area: 1}))
        assert (taken_over["revisions"], taken_over["conflicts"]) == ({area: 2}, [])

    async def test_many_at_once_keep_every_field(self, site: Site) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        fields = [site.area["id"], site.width["id"], site.length["id"]]
        answers = await asyncio.gather(
            *(
                hand.saving(submission_id, {fields[n % 3]: str(n), fields[(n + 1) % 3]: "1"})
                for n in range(12)
            )
        )
        assert {answer.status_code for answer in answers} == {200}
        assert set(fields) <= set(await hand.values(submission_id))

    async def test_is_for_the_current_step_and_its_people(self, site: Site, crew: Crew) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        late = await hand.saving(submission_id, {site.remark["id"]: "x"}, site.second)
        assert late.status_code == 409
        foreign = await hand.saving(submission_id, {site.remark["id"]: "x"})
        assert foreign.json()["data"]["fields"][0] | {"message": ""} == {
            "field": site.remark["id"],
            "message": "",
            "code": "notOfStep",
        }

    async def test_loses_no_good_value_for_a_bad_one(self, site: Site, runtime: Runtime) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        area, width, length = site.area["id"], site.width["id"], site.length["id"]
        made_up = {"fileId": str(uuid4()), "name": "a.jpg", "size": 1, "contentType": "image/jpeg"}
        photos = {"files": [], "photos": [made_up], "description": ""}
        sent = {area: "Roof", width: 5, length: "2", site.photos["id"]: photos, site.remark["id"]: "x"}
        saved = data(await hand.saving(submission_id, sent))
        assert saved["revisions"] == {area: 1, length: 1}
        assert {each["field"]: each["code"] for each in saved["refused"]} == {
            width: "wrongShape",
            site.photos["id"]: "fileMissing",
            site.remark["id"]: "notOfStep",
        }
        assert all(each["message"] for each in saved["refused"])
        assert {area, length} <= set(await hand.values(submission_id))
        (event,) = await published(runtime, events_pb2.StepSaved)
        assert set(event.field_ids) == {area, length}
        mended = data(await hand.saving(submission_id, {width: "5"}))
        assert (mended["revisions"], mended["refused"]) == ({width: 1}, [])

    async def test_refuses_files_that_are_not_there(self, site: Site) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        made_up = {"fileId": str(uuid4()), "name": "a.jpg", "size": 1, "contentType": "image/jpeg"}
        value = {"files": [], "photos": [made_up], "description": ""}
        answer = await hand.saving(submission_id, {site.photos["id"]: value})
        assert refusal(answer)[0] == 422
        assert answer.json()["data"]["fields"][0]["code"] == "fileMissing"
