"""A template begins with a form of the trade, and can be published as it is."""

from pathlib import Path
from uuid import UUID, uuid4

import forms
import httpx
import pytest
from chassis.testing.people import COMPANY, Person
from chassis.texts import read_catalogues
from forms.starter.catalogue import StarterKey, draw
from forms.starter.drawing import Drawing
from identity_client.testing import AddressBook

from services.forms.tests.service.desk import Desk, data
from services.forms.tests.service.drawing import page, short_text

CHINESE = {"Accept-Language": "zh-CN,zh;q=0.9"}


@pytest.fixture
def everyone(book: AddressBook) -> UUID:
    team_id = book.add_team("Everyone", company_id=COMPANY)
    book.companies[str(COMPANY)].everyone_team_id = str(team_id)
    return team_id


@pytest.fixture
def desk(client: httpx.AsyncClient, admin: Person) -> Desk:
    return Desk(client, admin)


class TestTheShelf:
    async def test_shows_each_starter_with_its_pages_and_steps(self, desk: Desk) -> None:
        shelf = data(await desk.get("/api/FormTemplate/GetStarterTemplates"))
        assert [each["key"] for each in shelf] == [key.value for key in StarterKey]
        assert all(each["pages"] and each["stepNames"] and each["about"] for each in shelf)

    async def test_speaks_the_readers_language(self, desk: Desk) -> None:
        desk.client.headers.update(CHINESE)
        inspection = data(await desk.get("/api/FormTemplate/GetStarterTemplates"))[0]
        assert (inspection["name"], inspection["stepNames"]) == ("现场安全检查", ["检查"])

    def test_is_translated_whole_and_nothing_is_left_over(self, monkeypatch: pytest.MonkeyPatch) -> None:
        said: set[str] = set()
        say = Drawing.say

        def listening(drawing: Drawing, words: str) -> str:
            said.add(words)
            return say(drawing, words)

        monkeypatch.setattr(Drawing, "say", listening)
        for key in StarterKey:
            draw(key, uuid4(), "en", [])
        catalogue = read_catalogues(Path(str(forms.__file__)).parent / "texts" / "starter")
        assert {words for words in said if words} == set(catalogue["zh-CN"])


class TestATemplateOfAStarter:
    @pytest.mark.parametrize("key", StarterKey)
    async def test_is_published_as_it_is(self, desk: Desk, everyone: UUID, key: StarterKey) -> None:
        made = await desk.create("Ours", starter=key.value)
        template_id = made["formTemplateId"]
        assert made["referenceNumberPrefix"]
        workflow = await desk.workflow(template_id)
        steps = [node["data"] for node in workflow["nodes"] if node["type"] == "step"]
        assert all(step["teamIds"] == [str(everyone)] for step in steps)
        published = data(await desk.publish(template_id))
        assert published["publishedVersion"] == 1

    async def test_is_drawn_in_the_makers_language(self, desk: Desk) -> None:
        desk.client.headers.update(CHINESE)
        made = await desk.create("日志", starter="dailyLog")
        pages = (await desk.body(made["formTemplateId"]))["pages"]
        assert [each["name"] for each in pages] == ["当日情况"]


class TestAnEmptyTemplate:
    async def test_is_everyones_and_needs_no_more_than_a_field(self, desk: Desk, everyone: UUID) -> None:
        template_id = (await desk.create("Blank"))["formTemplateId"]
        workflow = await desk.workflow(template_id)
        assert [node["type"] for node in workflow["nodes"]] == ["step", "button", "close"]
        assert workflow["nodes"][0]["data"]["teamIds"] == [str(everyone)]
        data(await desk.save_body(template_id, 1, page(short_text("Area"))))
        assert data(await desk.publish(template_id))["publishedVersion"] == 1

    async def test_is_anybodys_of_the_project_where_there_is_no_such_team(self, desk: Desk) -> None:
        template_id = (await desk.create("Blank"))["formTemplateId"]
        workflow = await desk.workflow(template_id)
        assert workflow["nodes"][0]["data"]["teamIds"] == []
        data(await desk.save_body(template_id, 1, page(short_text("Area"))))
        assert data(await desk.publish(template_id))["publishedVersion"] == 1
