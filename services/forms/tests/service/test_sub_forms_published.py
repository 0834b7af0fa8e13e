"""Which sub-forms a form may be published with."""

from collections.abc import Callable
from typing import Any
from uuid import uuid4

import httpx
import pytest
from chassis.testing.people import Person
from identity_client.testing.crew import Crew

from services.forms.tests.service.desk import data
from services.forms.tests.service.drawing import page, short_text, two_steps, with_teams
from services.forms.tests.service.punch_list import PunchList, in_panel, sub_form

Placing = Callable[[dict[str, Any]], dict[str, Any]]


@pytest.fixture
async def lists(client: httpx.AsyncClient, crew: Crew, admin: Person) -> PunchList:
    return await PunchList.open(client, crew, admin)


async def problems(lists: PunchList, template_id: str, *fields: dict[str, Any]) -> set[str]:
    version = (await lists.desk.body(template_id))["version"]
    data(await lists.desk.save_body(template_id, version, page(short_text("Weather"), *fields)))
    query = {"formTemplateId": template_id}
    found = data(await lists.desk.get("/api/FormTemplate/GetPublishProblems", **query))["problems"]
    return {each["code"] for each in found}


@pytest.fixture(params=["in a row", "in a panel"])
def placed(request: pytest.FixtureRequest) -> Placing:
    return in_panel if request.param == "in a panel" else lambda drawn: drawn


async def test_refuses_forms_in_themselves(lists: PunchList, placed: Placing) -> None:
    inner, outer = lists.site.template_id, lists.handover.template_id
    assert await problems(lists, inner, placed(sub_form("Itself", inner))) == {"subFormOfItself"}
    assert await problems(lists, inner, placed(sub_form("Back", outer))) == {"subFormCycle"}
    assert await problems(lists, inner, placed(sub_form("Nobody's", str(uuid4())))) == {"subFormNotInUse"}


async def test_refuses_a_circle_through_the_panel_of_another(
    client: httpx.AsyncClient, crew: Crew, admin: Person
) -> None:
    lists = await PunchList.in_three_steps(client, crew, admin, panel={})
    inner, outer = lists.site.template_id, lists.handover.template_id
    assert await problems(lists, inner, sub_form("Back", outer)) == {"subFormCycle"}


async def test_refuses_what_is_used_elsewhere(lists: PunchList, crew: Crew, placed: Placing) -> None:
    elsewhere = (await lists.desk.create("Tower", projectId=crew.tower))["formTemplateId"]
    data(await lists.desk.save_workflow(elsewhere, 1, with_teams(two_steps(), str(lists.site.checkers))))
    data(await lists.desk.save_body(elsewhere, 1, page(short_text("Floor"))))
    data(await lists.desk.publish(elsewhere))
    found = await problems(lists, lists.handover.template_id, placed(sub_form("Tower", elsewhere)))
    assert found == {"subFormElsewhere"}


@pytest.mark.parametrize("call", ["its settings", "its permissions", "several at once", "all projects"])
async def test_a_form_goes_where_its_sub_forms_are(
    client: httpx.AsyncClient, crew: Crew, admin: Person, call: str
) -> None:
    lists = await PunchList.open(client, crew, admin)
    desk, inner, outer = lists.desk, lists.site.template_id, lists.handover.template_id
    jetty, tower = str(crew.jetty), str(crew.tower)

    async def give(template_id: str, *project_ids: str) -> httpx.Response:
        version = data(await desk.get("/api/FormTemplate/GetFormPermissions", formTemplateId=template_id))
        body = {"formTemplateId": template_id, "version": version["version"], "projectIds": [*project_ids]}
        return await desk.put("/api/FormTemplate/UpdateFormPermissions", body)

    async def give_away() -> tuple[bool, str]:
        if call == "several at once":
            act = {"kind": "giveToSeveral", "projectIds": [jetty, tower]}
            body = {"act": act, "formTemplateIds": [outer]}
            (verdict,) = data(await desk.post("/api/FormTemplate/ActOnFormTemplates", body))["verdicts"]
            return verdict["isDone"], verdict["message"] or ""
        if call == "its permissions":
            answer = await give(outer, jetty, tower)
        else:
            version = (await desk.detail(outer))["version"]
            answer = await desk.save_detail(
                outer, version, projectId=tower if call == "its settings" else None
            )
        return answer.status_code == 200, answer.json()["message"]

    for template_id in (outer, inner):
        data(await give(template_id, jetty))
    is_done, message = await give_away()
    assert not is_done
    assert message == (
        "“Handover” has the form “Site inspection” in it, which is not used there. Give that one to the same "
        "projects first."
    )
    everywhere = (await desk.detail(inner))["version"]
    data(await desk.save_detail(inner, everywhere, projectId=None))
    assert (await give_away())[0]


async def test_refuses_what_is_archived_and_says_so_where_it_is_filled_in(lists: PunchList) -> None:
    hand = lists.hand()
    parent_id = await hand.handover.start()
    archive = {"formTemplateId": lists.site.template_id}
    data(await lists.desk.put("/api/FormTemplate/ArchiveFormTemplate", archive))
    assert (await hand.sub_form(parent_id))["notAdding"] == "notInUse"
    assert (await hand.beginning(parent_id)).status_code == 409
    found = await problems(lists, lists.handover.template_id, sub_form("Gone", lists.site.template_id))
    assert found == {"subFormNotInUse"}
