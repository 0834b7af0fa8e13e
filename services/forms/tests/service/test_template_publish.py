"""A draft goes live as its publisher saw it, without a problem, and never changes again."""

import asyncio
from uuid import uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.testing import published
from chassis.testing.people import Person
from contracts.forms.v1 import events_pb2
from identity_client.testing.crew import Crew
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from services.forms.tests.service.desk import TEMPLATE, Desk, data, refusal
from services.forms.tests.service.drawing import page, short_text, two_steps


@pytest.fixture
def desk(client: httpx.AsyncClient, admin: Person) -> Desk:
    return Desk(client, admin)


@pytest.fixture
def colleague(client: httpx.AsyncClient, crew: Crew) -> Desk:
    return Desk(client, crew.person("Ana Cruz", Role.ADMIN))


async def problems_of(desk: Desk, template_id: str) -> set[tuple[str, str]]:
    told = data(await desk.get(f"{TEMPLATE}/GetPublishProblems", formTemplateId=template_id))
    return {(each["code"], each["subjectId"]) for each in told["problems"]}


class TestPublishing:
    async def test_numbers_the_versions_and_announces_them(self, desk: Desk, runtime: Runtime) -> None:
        made = await desk.complete("Diary")
        template_id = made["formTemplateId"]
        assert data(await desk.publish(template_id))["publishedVersion"] == 1
        detail = await desk.detail(template_id)
        assert (detail["publishedVersion"], detail["hasUnpublishedChanges"]) == (1, False)
        data(await desk.save_detail(template_id, 1, name="Site diary"))
        assert (await desk.detail(template_id))["hasUnpublishedChanges"]
        assert data(await desk.publish(template_id))["publishedVersion"] == 2
        versions = data(await desk.get(f"{TEMPLATE}/GetFormTemplateVersions", formTemplateId=template_id))
        assert [(each["number"], each["name"]) for each in versions["data"]] == [
            (2, "Site diary"),
            (1, "Diary"),
        ]
        assert versions["data"][0]["publishedBy"]["fullName"] == "Lim Wei"
        told = await published(runtime, events_pb2.TemplatePublished)
        assert [(each.version, each.template.name) for each in told] == [(1, "Diary"), (2, "Site diary")]
        assert told[0].published_by == str(desk.person.user_id)

    async def test_a_team_that_is_not_the_companys_is_told_of(self, desk: Desk, crew: Crew) -> None:
        theirs = crew.book.add_team("Inspectors", company_id=uuid4())
        template_id = (await desk.complete("Diary", teams=[theirs]))["formTemplateId"]
        nodes = (await desk.workflow(template_id))["nodes"]
        first = next(each["id"] for each in nodes if each["data"].get("triggerStep"))
        assert await problems_of(desk, template_id) == {("teamMissing", first)}
        assert (await desk.publish(template_id)).status_code == 422
        assert (await desk.detail(template_id))["publishedVersion"] is None

    async def test_without_changes_makes_no_version(self, desk: Desk, runtime: Runtime) -> None:
        template_id = await desk.published()
        assert data(await desk.publish(template_id))["publishedVersion"] == 1
        assert len(await published(runtime, events_pb2.TemplatePublished)) == 1

    async def test_ten_times_at_once_makes_one_version(self, desk: Desk) -> None:
        template_id = (await desk.complete())["formTemplateId"]
        answers = await asyncio.gather(*(desk.publish(template_id) for _ in range(10)))
        assert {data(answer)["publishedVersion"] for answer in answers} == {1}


class TestSomebodysUnseenDraft:
    @pytest.mark.parametrize("part", ["body", "workflow", "detail"])
    async def test_never_goes_live_with_mine(self, desk: Desk, colleague: Desk, part: str) -> None:
        template_id = (await desk.complete())["formTemplateId"]
        seen = await desk.detail(template_id)
        if part == "body":
            data(await colleague.save_body(template_id, seen["bodyVersion"], page(short_text("Unseen"))))
        elif part == "workflow":
            drawn = await colleague.workflow(template_id)
            data(await colleague.save_workflow(template_id, seen["workflowVersion"], drawn))
        else:
            data(await colleague.save_detail(template_id, seen["version"], name="Unseen"))
        refused = await desk.publish(
            template_id,
            bodyVersion=seen["bodyVersion"],
            workflowVersion=seen["workflowVersion"],
            detailVersion=seen["version"],
        )
        assert refusal(refused) == (409, "Saved by Ana Cruz just now. Take over or merge.")
        assert (await desk.detail(template_id))["publishedVersion"] is None


class TestWhatIsMissing:
    async def test_is_told_by_what_it_concerns(self, desk: Desk) -> None:
        template_id = (await desk.create())["formTemplateId"]
        [first_page] = (await desk.body(template_id))["pages"]
        assert ("emptyForm", first_page["id"]) in await problems_of(desk, template_id)
        # That it has no label is fine: it is called by its kind.
        crossed = short_text("")
        crossed["setting"] |= {"minLength": 9, "maxLength": 5}
        data(await desk.save_body(template_id, 1, page(crossed)))
        drawn = two_steps()
        later_step = drawn["nodes"][2]["id"]
        data(await desk.save_workflow(template_id, 1, drawn))
        assert await problems_of(desk, template_id) == {
            ("boundsCrossed", crossed["id"]),
            ("stepWithoutTeam", later_step),
        }
        refused = await desk.publish(template_id)
        assert refused.status_code == 422
        assert {(each["code"], each["field"]) for each in refused.json()["data"]["fields"]} == {
            ("boundsCrossed", crossed["id"]),
            ("stepWithoutTeam", later_step),
        }
        assert "2 problems" in refused.json()["message"]
        assert (await desk.detail(template_id))["publishedVersion"] is None

    async def test_of_the_valid_time_is_a_step_and_days(self, desk: Desk) -> None:
        template_id = (await desk.complete())["formTemplateId"]
        data(await desk.save_detail(template_id, 1, isValidTimeEnabled=True, validTimeStepId=uuid4()))
        assert await problems_of(desk, template_id) == {
            ("validTimeStepMissing", "validTimeStepId"),
            ("validTimeDaysMissing", "validTimeDays"),
        }
        step_id = (await desk.workflow(template_id))["nodes"][0]["id"]
        data(await desk.save_detail(template_id, 2, validTimeStepId=step_id, validTimeDays=14))
        assert await problems_of(desk, template_id) == set()


class TestAPublishedVersion:
    async def test_stays_as_it_was_whatever_becomes_of_the_draft(
        self, desk: Desk, client: httpx.AsyncClient, member: Person
    ) -> None:
        template_id = await desk.published("Diary")
        live = await Desk(client, member).body(template_id)
        data(await desk.save_body(template_id, live["version"], page(short_text("Other"))))
        assert await Desk(client, member).body(template_id) == live

    async def test_is_refused_a_change_by_the_database_itself(self, desk: Desk, runtime: Runtime) -> None:
        await desk.published("Diary")
        for change in ("body = '[]'", "published_by = gen_random_uuid()", "number = 7"):
            with pytest.raises(DBAPIError, match="a published version never changes"):
                async with runtime.database.unit_of_work() as uow:
                    await uow.execute(text(f"update form_version set {change}"))
