"""A draft is saved by who has seen the newest save, and by nobody over another's head."""

import asyncio
from typing import Any
from uuid import UUID, uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.testing import published
from chassis.testing.people import Person
from contracts.forms.v1 import events_pb2
from identity_client.testing.crew import Crew

from services.forms.tests.service.desk import SETTING, Desk, data, refusal
from services.forms.tests.service.drawing import field, page, short_text


@pytest.fixture
def desk(client: httpx.AsyncClient, admin: Person) -> Desk:
    return Desk(client, admin)


@pytest.fixture
def colleague(client: httpx.AsyncClient, crew: Crew) -> Desk:
    return Desk(client, crew.person("Ana Cruz", Role.ADMIN))


class TestABody:
    async def test_comes_back_as_it_was_saved(self, desk: Desk) -> None:
        template_id = (await desk.create())["formTemplateId"]
        pages = [page(short_text("Weather"), short_text("‘Quotes’ \\u0000 & <tags> 𓀀")), page(name="Crew")]
        saved = data(await desk.save_body(template_id, 1, *pages))
        assert (saved["version"], saved["hasUnpublishedChanges"]) == (2, True)
        body = await desk.body(template_id)
        assert (body["version"], body["pages"]) == (2, pages)

    async def test_is_kept_with_its_names_as_readers_see_them(self, desk: Desk) -> None:
        template_id = (await desk.create())["formTemplateId"]
        drawn = short_text("Wea\u200bther")
        data(await desk.save_body(template_id, 1, page(drawn, name="Cr\u2060ew")))
        [kept] = (await desk.body(template_id))["pages"]
        assert kept["name"] == "Crew"
        assert kept["components"][0]["components"][0]["setting"]["label"] == "Weather"
        status, message = refusal(await desk.save_body(template_id, 2, page(short_text("We\u202eather"))))
        assert (status, "direction of writing" in message) == (422, True)
        workflow = await desk.workflow(template_id)
        for node in workflow["nodes"]:
            if node["type"] == "button":
                node["data"]["name"] = "Re\u200bject"
        data(await desk.save_workflow(template_id, 1, workflow))
        names = [each["data"].get("name") for each in (await desk.workflow(template_id))["nodes"]]
        assert "Reject" in names

    async def test_keeps_no_temporary_places(self, desk: Desk) -> None:
        template_id = (await desk.create())["formTemplateId"]
        drawn = page(short_text("Weather"))
        drawn["components"][0]["id"] = "tempRow"
        drawn["components"].append({"id": "tempRow", "type": "row", "components": []})
        free: dict[str, Any] = {"id": "tempPage", "type": "page", "components": []}
        data(await desk.save_body(template_id, 1, drawn, free))
        [kept] = (await desk.body(template_id))["pages"]
        [row] = kept["components"]
        assert UUID(row["id"])
        assert row["components"] == drawn["components"][0]["components"]

    async def test_may_be_incomplete(self, desk: Desk) -> None:
        template_id = (await desk.create())["formTemplateId"]
        data(await desk.save_body(template_id, 1, page(short_text(""))))

    async def test_of_a_thousand_fields_is_taken(self, desk: Desk) -> None:
        template_id = (await desk.create())["formTemplateId"]
        pages = [page(*(short_text(f"Field {n}") for n in range(10))) for _ in range(100)]
        data(await desk.save_body(template_id, 1, *pages))
        assert (await desk.body(template_id))["pages"] == pages
        too_many = [*pages[:-1], page(*(short_text(f"Field {n}") for n in range(11)))]
        refused = await desk.save_body(template_id, 2, *too_many)
        assert refusal(refused) == (422, "A form has at most 1000 fields.")

    @pytest.mark.parametrize(
        "pages",
        [
            pytest.param([{"type": "page"}], id="no id"),
            pytest.param([page(field("teleport", {"label": "Beam"}))], id="unknown kind"),
            pytest.param([page(short_text("Half a pair: \ud800"))], id="half a surrogate pair"),
            pytest.param([page(short_text("NUL: \x00"))], id="a NUL"),
            pytest.param([page(short_text("Same"))] * 2, id="ids twice"),
            pytest.param([page(short_text("X", colour="red"))], id="unknown key"),
        ],
    )
    async def test_that_is_none_is_refused(self, desk: Desk, pages: list[dict[str, Any]]) -> None:
        template_id = (await desk.create())["formTemplateId"]
        refused = await desk.save_body(template_id, 1, *pages)
        status, message = refusal(refused)
        assert status == 422
        assert message in ("Data structure error.", "The data structure is incorrect.")
        assert (await desk.body(template_id))["version"] == 1

    async def test_that_is_none_is_told_where(self, desk: Desk) -> None:
        template_id = (await desk.create())["formTemplateId"]
        refused = await desk.save_body(template_id, 1, page(short_text("X", colour="red")))
        (fault,) = refused.json()["data"]["fields"]
        assert fault["field"] == "0/components/0/components/0/colour"


class TestAWorkflow:
    async def test_comes_back_as_it_was_saved(self, desk: Desk) -> None:
        template_id = (await desk.create())["formTemplateId"]
        drawn = await desk.workflow(template_id)
        drawn["nodes"][0]["data"]["stepName"] = "Foreman"
        drawn["direction"] = "down"
        assert data(await desk.save_workflow(template_id, 1, drawn))["version"] == 2
        again = await desk.workflow(template_id)
        assert (again["nodes"], again["edges"]) == (drawn["nodes"], drawn["edges"])
        assert again["direction"] == "down"

    async def test_that_is_none_is_refused(self, desk: Desk) -> None:
        template_id = (await desk.create())["formTemplateId"]
        drawn = await desk.workflow(template_id)
        drawn["edges"][0]["target"] = str(uuid4())
        assert refusal(await desk.save_workflow(template_id, 1, drawn)) == (422, "Data structure error.")

    @pytest.mark.parametrize(
        ("language", "message"),
        [
            (
                "en",
                "Names and subjects stand on one line, without control characters. Type this one again.",
            ),
            ("zh-CN", "名称和主题只能写成一行，且不含控制字符。请重新输入。"),
        ],
    )
    async def test_whose_names_have_lines_of_their_own_is_refused(
        self, desk: Desk, language: str, message: str
    ) -> None:
        desk.client.headers["Accept-Language"] = language
        template_id = (await desk.create())["formTemplateId"]
        drawn = await desk.workflow(template_id)
        step = next(each for each in drawn["nodes"] if each["type"] == "step")
        step["data"]["stepName"] = "Approval\nYour seat expires today"
        refused = await desk.save_workflow(template_id, 1, drawn)
        assert refusal(refused) == (422, message)
        (field,) = refused.json()["data"]["fields"]
        assert (field["field"], field["code"]) == (step["id"], "nameOfManyLines")


class TestTheDetail:
    async def test_keeps_what_is_not_sent(self, desk: Desk, runtime: Runtime) -> None:
        template_id = (await desk.create("Diary", folderName="Daily"))["formTemplateId"]
        changed = data(
            await desk.save_detail(
                template_id, 1, referenceNumberPrefix="SD-", referenceNumberStartsFrom="007"
            )
        )
        assert (changed["name"], changed["folderName"], changed["version"]) == ("Diary", "Daily", 2)
        assert changed["nextReferenceNumber"] == "SD-007"
        moved = data(await desk.save_detail(template_id, 2, folderName="", name="Site diary"))
        assert (moved["name"], moved["folderId"], moved["version"]) == ("Site diary", None, 3)
        told = await published(runtime, events_pb2.TemplateChanged)
        assert [each.template.name for each in told] == ["Diary", "Site diary"]

    async def test_that_changes_nothing_is_no_save(self, desk: Desk, runtime: Runtime) -> None:
        template_id = (await desk.create("Diary"))["formTemplateId"]
        assert data(await desk.save_detail(template_id, 1, name="Diary"))["version"] == 1
        assert await published(runtime, events_pb2.TemplateChanged) == []

    async def test_of_one_folder_is_told_by_one_id(self, desk: Desk) -> None:
        ids = {
            (await desk.create(name, folderName=folder))["folderId"]
            for name, folder in (("A", "Safety"), ("B", "SAFETY"), ("C", "Quality"))
        }
        assert len(ids) == 2

    @pytest.mark.parametrize(
        "change",
        [
            {"referenceNumberStartsFrom": "1a"},
            {"referenceNumberStartsFrom": "1234567890"},
            {"validTimeDays": 0},
            {"name": " "},
            {"colour": "red"},
        ],
    )
    async def test_takes_no_nonsense(self, desk: Desk, change: dict[str, Any]) -> None:
        template_id = (await desk.create("Diary"))["formTemplateId"]
        assert (await desk.save_detail(template_id, 1, **change)).status_code == 422


class TestTwoPeople:
    async def test_the_second_save_does_not_overwrite_the_first(self, desk: Desk, colleague: Desk) -> None:
        template_id = (await desk.create())["formTemplateId"]
        data(await desk.save_body(template_id, 1, page(short_text("Mine"))))
        late = await colleague.save_body(template_id, 1, page(short_text("Theirs")))
        assert refusal(late) == (409, "Saved by Lim Wei just now. Take over or merge.")
        assert (await desk.body(template_id))["pages"][0]["components"][0]["components"][0]["setting"][
            "label"
        ] == "Mine"

    async def test_one_person_in_two_windows_is_told_so(self, desk: Desk) -> None:
        template_id = (await desk.create())["formTemplateId"]
        data(await desk.save_body(template_id, 1, page()))
        late = await desk.save_body(template_id, 1, page())
        assert refusal(late) == (409, "You saved this in another window just now. Take over or merge.")

    async def test_at_different_parts_do_not_disturb_each_other(self, desk: Desk, colleague: Desk) -> None:
        template_id = (await desk.create())["formTemplateId"]
        drawn = await colleague.workflow(template_id)
        data(await desk.save_body(template_id, 1, page(short_text("Weather"))))
        data(await colleague.save_workflow(template_id, 1, drawn))
        data(await desk.save_detail(template_id, 1, name="Diary"))

    async def test_at_the_same_moment_one_is_first(self, desk: Desk, colleague: Desk) -> None:
        template_id = (await desk.create())["formTemplateId"]
        answers = await asyncio.gather(
            *(each.save_body(template_id, 1, page(short_text("X"))) for each in (desk, colleague) * 5)
        )
        assert sorted(answer.status_code for answer in answers) == [200, *[409] * 9]
        assert (await desk.body(template_id))["version"] == 2

    async def test_who_takes_over_saves_upon_what_is_there(self, desk: Desk, colleague: Desk) -> None:
        template_id = (await desk.create())["formTemplateId"]
        data(await desk.save_body(template_id, 1, page()))
        seen = (await colleague.body(template_id))["version"]
        assert data(await colleague.save_body(template_id, seen, page()))["version"] == 3

    async def test_a_repeated_save_is_answered_as_the_first(
        self, desk: Desk, client: httpx.AsyncClient
    ) -> None:
        template_id = (await desk.create())["formTemplateId"]
        body = {"formTemplateId": template_id, "version": 1, "pages": [page()]}
        headers = {**desk.person.headers, "Idempotency-Key": "save-1"}
        first = await client.put(f"{SETTING}/UpdateFormBody", json=body, headers=headers)
        again = await client.put(f"{SETTING}/UpdateFormBody", json=body, headers=headers)
        assert data(first) == data(again)
