"""Submissions that belong to another one: begun in its sub-form, listed there, and their own all the same."""

import asyncio
import json
from uuid import uuid4

import httpx
import pytest
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.mail import Inbox
from chassis.testing.people import Person
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.asking import Asking, named
from services.forms.tests.service.desk import data
from services.forms.tests.service.punch_list import PunchList
from services.forms.tests.service.sharing import Visitor, new_token, sharing
from services.forms.tests.service.test_export import exported
from services.forms.tests.service.test_listed_choices import refused


@pytest.fixture
async def lists(client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow) -> PunchList:
    del flow  # who presses is led on by it
    return await PunchList.open(client, crew, admin)


@pytest.fixture
async def required(client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow) -> PunchList:
    del flow
    return await PunchList.open(client, crew, admin, is_required=True, most=2)


class TestEntries:
    async def test_are_submissions_of_their_own_and_remember_where_they_were_begun(
        self, lists: PunchList
    ) -> None:
        hand = lists.hand()
        parent_id = await hand.handover.start()
        entry_id = await hand.begin_and_submit(parent_id)
        draft_id = await hand.begin(parent_id)
        assert await hand.entries(parent_id) == [
            {"submissionId": entry_id, "number": "SI-0007", "title": "Site inspection", "state": "ongoing"},
            {"submissionId": draft_id, "number": "", "title": "Site inspection", "state": "draft"},
        ]
        detail = await hand.handover.detail(parent_id)
        assert detail["subformSubmissions"] == [entry_id, draft_id]
        assert detail["parent"] is None
        entry = await hand.defects.detail(entry_id)
        assert entry["parent"] == {
            "submissionId": parent_id,
            "fieldId": lists.sub_form["id"],
            "templateName": "Handover",
            "referenceNumberStr": "",
            "version": "A",
        }
        assert (entry["referenceNumberStr"], entry["templateName"]) == ("SI-0007", "Site inspection")

    async def test_are_listed_with_who_began_them_and_how_far_they_are(self, lists: PunchList) -> None:
        hand = lists.hand()
        parent_id = await hand.handover.start()
        empty = await hand.sub_form(parent_id)
        assert (empty["entries"], empty["notAdding"], empty["most"]) == ([], None, 50)
        assert (empty["templateName"], empty["formTemplateId"]) == ("Site inspection", lists.site.template_id)
        entry_id = await hand.begin_and_submit(parent_id)
        (entry,) = (await hand.sub_form(parent_id))["entries"]
        assert (entry["submissionId"], entry["state"]) == (entry_id, "ongoing")
        assert (entry["referenceNumberStr"], entry["submitter"]["fullName"]) == ("SI-0007", "Tan Bo")
        checker = lists.site.checker()
        data(await checker.approving(entry_id))
        assert [each["state"] for each in (await hand.sub_form(parent_id))["entries"]] == ["done"]

    async def test_begun_twice_with_one_id_are_one(self, lists: PunchList) -> None:
        hand = lists.hand()
        parent_id, entry_id = await hand.handover.start(), str(uuid4())
        answers = await asyncio.gather(*(hand.beginning(parent_id, entry_id) for _ in range(4)))
        assert {data(each, 201)["submissionId"] for each in answers} == {entry_id}
        assert len(await hand.entries(parent_id)) == 1
        elsewhere = await hand.handover.start()
        assert (await hand.beginning(elsewhere, entry_id)).status_code == 409
        assert (await hand.defects.starting(entry_id)).status_code == 409

    async def test_of_a_form_that_is_opened_to_look_at_are_not_handed_out_elsewhere(
        self, lists: PunchList
    ) -> None:
        hand = lists.hand()
        entry_id = await hand.begin(await hand.handover.start())
        looked_at = data(await hand.defects.starting(reopenUntouched=True), 201)["submissionId"]
        assert looked_at != entry_id

    async def test_are_no_more_than_the_form_says_however_many_are_begun_at_once(
        self, required: PunchList
    ) -> None:
        hand = required.hand()
        parent_id = await hand.handover.start()
        answers = await asyncio.gather(*(hand.beginning(parent_id) for _ in range(5)))
        assert sorted(each.status_code for each in answers) == [201, 201, 409, 409, 409]
        assert (await hand.sub_form(parent_id))["notAdding"] == "full"
        data(await hand.defects.discarding((await hand.entries(parent_id))[0]["submissionId"]))
        assert (await hand.sub_form(parent_id))["notAdding"] is None

    async def test_stay_when_their_parent_is_discarded(self, lists: PunchList) -> None:
        hand = lists.hand()
        parent_id = await hand.handover.start()
        entry_id = await hand.begin(parent_id)
        data(await hand.handover.discarding(parent_id))
        assert (await hand.defects.detail(entry_id))["parent"] is None
        data(await hand.defects.submitting(entry_id))
        data(await hand.handover.restoring(parent_id))
        assert [each["state"] for each in await hand.entries(parent_id)] == ["ongoing"]

    async def test_are_not_copied(self, lists: PunchList) -> None:
        hand = lists.hand()
        parent_id = await hand.handover.start()
        await hand.begin_and_submit(parent_id)
        data(await hand.press(parent_id))
        other_id = await hand.handover.start()
        body = {
            "submissionId": other_id,
            "stepId": lists.handover.first,
            "fromSubmissionId": parent_id,
            "replaces": True,
        }
        copied = data(await hand.copying(body))
        assert [(each["fieldId"], each["why"]) for each in copied["notCopied"]] == [
            (lists.sub_form["id"], "stays")
        ]
        assert await hand.entries(other_id) == []

    async def test_change_the_paper(self, lists: PunchList, asking: Asking) -> None:
        hand = lists.hand()
        parent_id, reader = await hand.handover.start(), named(hand.handover.person)
        before = await asking.printout(parent_id, reader, revision_only=True)
        entry_id = await hand.begin_and_submit(parent_id)
        after = await asking.printout(parent_id, reader)
        assert before.revision != after.revision
        values = json.loads(after.printout)["values"]
        assert values[lists.sub_form["id"]]["entries"][0]["submissionId"] == entry_id


class TestPressing:
    async def test_needs_an_entry_that_is_submitted(self, required: PunchList) -> None:
        hand, field_id = required.hand(), required.sub_form["id"]
        parent_id = await hand.handover.start()
        assert refused(await hand.press(parent_id)) == {(field_id, "required")}
        forged = {
            field_id: {"entries": [{"state": "done", "number": "SI-1", "title": "", "submissionId": None}]}
        }
        assert refused(await hand.handover.submitting(parent_id, forged)) == {(field_id, "required")}
        data(await hand.handover.saving(parent_id, forged))
        assert await hand.entries(parent_id) == []
        entry_id = await hand.begin(parent_id)
        told = refused(await hand.press(parent_id))
        assert told == {(field_id, "required"), (field_id, "subFormDrafts")}
        data(await hand.defects.submitting(entry_id))
        data(await hand.press(parent_id))

    async def test_tells_of_drafts_where_none_is_needed(self, lists: PunchList) -> None:
        hand = lists.hand()
        parent_id = await hand.handover.start()
        draft_id = await hand.begin(parent_id)
        assert refused(await hand.press(parent_id)) == {(lists.sub_form["id"], "subFormDrafts")}
        data(await hand.defects.discarding(draft_id))
        data(await hand.press(parent_id))

    async def test_keeps_what_there_was_and_shows_what_there_is(self, lists: PunchList) -> None:
        hand = lists.hand()
        parent_id = await hand.handover.start()
        entry_id = await hand.begin_and_submit(parent_id)
        data(await hand.press(parent_id))
        data(await lists.site.checker().approving(entry_id))
        assert [each["state"] for each in await hand.entries(parent_id)] == ["done"]
        progress = data(await hand.handover.get("GetSubmissionProgress", submissionId=parent_id))
        process_id = progress["steps"][0]["submissionProcessId"]
        process = data(await hand.handover.get("GetSubmissionProcessDetail", submissionProcessId=process_id))
        kept = process["values"][lists.sub_form["id"]]["entries"]
        assert [each["state"] for each in kept] == ["ongoing"]

    async def test_a_file_has_what_there_is_and_of_what_is_done_what_there_was(
        self, lists: PunchList, admin: Person
    ) -> None:
        hand = lists.hand()

        async def told() -> str:
            (only,) = await exported(hand.handover, formTemplateId=lists.handover.template_id)
            return only["Defects"]

        parent_id = await hand.handover.start()
        gone_id = await hand.begin_and_submit(parent_id)
        assert await told() == "SI-0007"
        data(await hand.press(parent_id))
        data(await lists.somebody(admin).defects.deleting(gone_id))
        assert await told() == ""
        other_id = await hand.handover.start()
        done_id = await hand.begin_and_submit(other_id)
        data(await hand.press(other_id))
        data(await lists.client().handover.approving(other_id))
        data(await lists.somebody(admin).defects.deleting(done_id))
        files = await exported(hand.handover, formTemplateId=lists.handover.template_id)
        assert [each["Defects"] for each in files] == ["", "SI-0008"]

    async def test_is_the_end_of_adding(self, lists: PunchList) -> None:
        hand = lists.hand()
        parent_id, entry_id = await hand.handover.start(), str(uuid4())
        data(await hand.beginning(parent_id, entry_id), 201)
        data(await hand.defects.submitting(entry_id))
        data(await hand.press(parent_id))
        assert (await hand.sub_form(parent_id))["notAdding"] == "notOpen"
        assert (await hand.beginning(parent_id)).status_code == 409
        # Asked again, what was begun before is the answer.
        assert data(await hand.beginning(parent_id, entry_id), 201)["submissionId"] == entry_id


class TestRights:
    async def test_who_reads_the_parent_alone_knows_how_far_its_entries_are(self, lists: PunchList) -> None:
        hand, client = lists.hand(), lists.client()
        parent_id = await hand.handover.start()
        entry_id = await hand.begin_and_submit(parent_id)
        data(await hand.press(parent_id))
        shown = await client.sub_form(parent_id)
        assert shown["notAdding"] == "notOpen"
        assert shown["entries"] == [
            {
                "submissionId": None,
                "referenceNumberStr": "SI-0007",
                "templateName": "Site inspection",
                "state": "ongoing",
                "submitter": None,
                "created": None,
                "submittedAt": None,
            }
        ]
        assert (await client.handover.detail(parent_id))["subformSubmissions"] == []
        assert (await client.defects.get("GetSubmissionDetail", submissionId=entry_id)).status_code == 404
        assert (await client.beginning(parent_id, at={"stepId": lists.handover.second})).status_code == 422

    async def test_who_reads_an_entry_alone_is_told_nothing_of_its_parent(self, lists: PunchList) -> None:
        hand, checker = lists.hand(), lists.somebody(lists.site.checker().person)
        entry_id = await hand.begin_and_submit(await hand.handover.start())
        assert (await checker.defects.detail(entry_id))["parent"] is None

    async def test_a_visitor_is_told_how_many_there_are(
        self, lists: PunchList, service: ServiceDefinition, runtime: Runtime, inbox: Inbox
    ) -> None:
        hand = lists.hand()
        parent_id = await hand.handover.start()
        await hand.begin_and_submit(parent_id)
        data(await hand.press(parent_id))
        secret = new_token()
        data(await sharing(lists.client().handover, parent_id, secret), 201)
        visitor = await Visitor(lists.handover, parent_id, secret).prove(service, runtime, inbox)
        detail = await visitor.detail()
        assert (detail["subformSubmissions"], detail["parent"]) == ([], None)
        fields = [
            each for page in detail["pages"] for row in page["components"] for each in row["components"]
        ]
        (shown,) = (each["value"] for each in fields if each["id"] == lists.sub_form["id"])
        assert shown == {"entries": [{"state": "ongoing"}]}
        progress = data(await visitor.get(f"SubmissionProgress/{parent_id}"))
        process_id = progress["steps"][0]["submissionProcessId"]
        process = data(
            await visitor.get(f"SubmissionProcessDetail/{parent_id}", submissionProcessId=process_id)
        )
        assert process["values"][lists.sub_form["id"]] == {"entries": [{"state": "ongoing"}]}

    async def test_nothing_is_offered_to_who_may_not_begin_the_form(self, lists: PunchList) -> None:
        hand = lists.hand()
        parent_id = await hand.handover.start()
        await lists.begun_by_checkers()
        assert (await hand.sub_form(parent_id))["notAdding"] == "notYours"
        assert (await hand.beginning(parent_id)).status_code == 403

    async def test_an_id_is_no_key(self, lists: PunchList, stranger: Person) -> None:
        hand = lists.hand()
        parent_id = await hand.handover.start()
        await hand.begin(parent_id)
        other = lists.somebody(stranger)
        assert (await other.handover.get("GetSubForms", submissionId=parent_id)).status_code == 404
        assert (await other.beginning(parent_id)).status_code == 404
        for at in (
            {"submissionId": str(uuid4())},
            {"fieldId": lists.handover.area["id"]},
            {"fieldId": str(uuid4())},
        ):
            assert (await hand.beginning(parent_id, at=at)).status_code in (404, 422)
        of_another_form = await hand.handover.starting(str(uuid4()), parent=hand.place(parent_id))
        assert of_another_form.status_code == 422
        assert len(await hand.entries(parent_id)) == 1
