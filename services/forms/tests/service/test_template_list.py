"""The list of templates in other orders, narrowed, and what is done with several of them."""

import asyncio
from typing import Any
from uuid import uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.testing import published
from chassis.testing.people import Person
from contracts.forms.v1 import events_pb2
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import TEMPLATE, Desk, data
from services.forms.tests.service.site import Site


class Lister(Desk):
    async def acting(self, act: dict[str, Any], ids: list[str]) -> httpx.Response:
        return await self.post(f"{TEMPLATE}/ActOnFormTemplates", {"act": act, "formTemplateIds": ids})

    async def act(self, act: dict[str, Any], *ids: str) -> list[bool]:
        verdicts = data(await self.acting(act, [*ids]))["verdicts"]
        assert [each["formTemplateId"] for each in verdicts] == [*ids]
        assert all(each["isDone"] == (each["message"] is None) for each in verdicts)
        return [each["isDone"] for each in verdicts]


@pytest.fixture
def desk(client: httpx.AsyncClient, admin: Person) -> Lister:
    return Lister(client, admin)


class TestTheOrder:
    async def test_is_by_name_change_or_publishing(self, desk: Lister) -> None:
        first, _ = await desk.published("Alpha"), await desk.published("Beta")
        await desk.create("Crane")
        data(await desk.save_detail(first, 1, name="Alpha 2"))
        assert await desk.names(sort="-name") == ["Crane", "Beta", "Alpha 2"]
        assert await desk.names(sort="-updatedAt") == ["Alpha 2", "Crane", "Beta"]
        assert await desk.names(sort="updatedAt") == ["Beta", "Crane", "Alpha 2"]
        assert await desk.names(sort="-publishedAt") == ["Beta", "Alpha 2", "Crane"]
        assert await desk.names(sort="publishedAt") == ["Alpha 2", "Beta", "Crane"]
        assert (await desk.get(f"{TEMPLATE}/QueryFormTemplates", sort="secret")).status_code == 422

    async def test_is_by_submissions_which_only_editors_are_told(
        self, site: Site, flow: Flow, admin: Person, client: httpx.AsyncClient, crew: Crew
    ) -> None:
        del flow
        desk, hand = Lister(client, admin), site.hand()
        await desk.published("Aaa without")
        await hand.start()
        by_count = {"sort": "-submissionsCount"}
        most, least = data(await desk.get(f"{TEMPLATE}/QueryFormTemplates", **by_count))["data"]
        assert (most["submissionsCount"], least["submissionsCount"]) == (1, 0)
        assert (await desk.names(sort="submissionsCount"))[0] == "Aaa without"
        member = Lister(client, crew.person("Mo", Role.MEMBER, projects=(crew.jetty,)))
        seen = data(await member.get(f"{TEMPLATE}/QueryFormTemplates", **by_count))["data"]
        assert [each["name"] for each in seen] == ["Aaa without", most["name"]], "by name: nothing is told"
        assert {each["submissionsCount"] for each in seen} == {None}

    async def test_is_by_what_the_reader_started_last(
        self, site: Site, flow: Flow, admin: Person, manager: Person, client: httpx.AsyncClient
    ) -> None:
        del flow
        desk, hand, other = Lister(client, admin), site.somebody(admin), site.somebody(manager)
        (own,) = await desk.names()
        alpha, beta = await desk.published("Aaa"), await desk.published("Aab")
        reader, newcomer = Lister(client, hand.person), Lister(client, other.person)
        started_last = {"sort": "-startedAt"}
        assert await reader.names(**started_last) == ["Aaa", "Aab", own], "none was: by name"
        await hand.start()
        assert await reader.names(**started_last) == [own, "Aaa", "Aab"]
        await hand.start(formTemplateId=beta)
        assert await reader.names(**started_last) == ["Aab", own, "Aaa"]
        await hand.start()
        assert await reader.names(**started_last) == [own, "Aab", "Aaa"]
        await other.start(formTemplateId=alpha)
        assert await reader.names(**started_last) == [own, "Aab", "Aaa"], "what others start is theirs"
        assert await newcomer.names(**started_last, pageCount=2) == ["Aaa", "Aab"]


class TestNarrowed:
    async def test_to_a_state_or_who_changed_it_last(
        self, desk: Lister, client: httpx.AsyncClient, manager: Person, crew: Crew
    ) -> None:
        await desk.create("Draft")
        await desk.published("Live")
        changed = await desk.published("Drawn on")
        data(await desk.save_detail(changed, 1, name="Drawn on since"))
        await Lister(client, manager).create("Theirs", projectId=crew.jetty)
        assert await desk.names(state="draft") == ["Draft", "Theirs"]
        assert await desk.names(state="published") == ["Live"]
        assert await desk.names(state="changed") == ["Drawn on since"]
        assert await desk.names(updatedBy=str(manager.user_id)) == ["Theirs"]


class TestSeveral:
    async def test_are_moved_archived_and_restored_and_each_is_answered(
        self, desk: Lister, runtime: Runtime
    ) -> None:
        one = (await desk.create("One", folderName="Site"))["formTemplateId"]
        two = await desk.published("Two")
        folder_id = (await desk.detail(one))["folderId"]
        move = {"kind": "move", "folderId": folder_id}
        assert await desk.act(move, one, str(uuid4()), two) == [True, False, True]
        assert await desk.act(move, one, two) == [True, True]
        assert len(await published(runtime, events_pb2.TemplateChanged)) == 1, "only what was moved is told"
        assert await desk.names(folderId=folder_id) == ["One", "Two"]
        assert not (await desk.detail(two))["hasUnpublishedChanges"]
        assert await desk.act({"kind": "move", "folderId": str(uuid4())}, one) == [False]
        for _ in range(2):
            assert await desk.act({"kind": "archive"}, one, two) == [True, True]
        assert await desk.names() == []
        assert await desk.act({"kind": "move", "folderId": None}, one) == [True]
        assert await desk.act({"kind": "unarchive"}, one, two) == [True, True]

    async def test_are_given_to_a_project_and_what_is_live_stays_so(self, desk: Lister, crew: Crew) -> None:
        live, draft = await desk.published("Live"), (await desk.create("Draft"))["formTemplateId"]
        give = {"kind": "give", "projectId": str(crew.jetty)}
        assert await desk.act(give, live, draft) == [True, True]
        detail = await desk.detail(live)
        assert (detail["projectId"], detail["hasUnpublishedChanges"]) == (str(crew.jetty), False)
        # Where it is used has a version of its own: nobody who changes its settings meanwhile is in the way.
        used = data(await desk.get(f"{TEMPLATE}/GetFormPermissions", formTemplateId=live))
        assert (used["version"], len(used["projects"])) == (2, 1)
        assert await desk.act(give, live) == [True]
        again = data(await desk.get(f"{TEMPLATE}/GetFormPermissions", formTemplateId=live))
        assert again["version"] == 2
        assert await desk.act({"kind": "give", "projectId": str(uuid4())}, live) == [False]
        assert await desk.act({"kind": "give", "projectId": None}, live) == [True]

    async def test_are_given_to_several_projects_at_once(
        self, desk: Lister, client: httpx.AsyncClient, manager: Person, crew: Crew
    ) -> None:
        one, two = await desk.published("One"), await desk.published("Two", projectId=crew.jetty)
        both = [str(crew.tower), str(crew.jetty)]
        give = {"kind": "giveToSeveral", "projectIds": both}
        for _ in range(2):
            assert await desk.act(give, one, two) == [True, True]
        for template_id in (one, two):
            used = data(await desk.get(f"{TEMPLATE}/GetFormPermissions", formTemplateId=template_id))
            assert [each["projectId"] for each in used["projects"]] == both
            assert used["version"] == 2
        # Who manages one of them gives away neither, and nothing is given halfway.
        theirs = Lister(client, manager)
        own = await desk.published("Own", projectId=crew.jetty)
        assert await theirs.act(give, one, own) == [False, False]
        assert (await desk.detail(own))["projectIds"] == [str(crew.jetty)]
        for wrong in ([], [str(uuid4()) for _ in range(51)]):
            refused = await desk.acting({"kind": "giveToSeveral", "projectIds": wrong}, [one])
            assert refused.status_code == 422

    async def test_only_where_each_may_be_edited(
        self, desk: Lister, client: httpx.AsyncClient, manager: Person, stranger: Person, crew: Crew
    ) -> None:
        everyones = await desk.published("Everyone's")
        theirs, jetty = Lister(client, manager), await desk.published("Jetty", projectId=crew.jetty)
        for act in ({"kind": "archive"}, {"kind": "move", "folderId": None}):
            assert await theirs.act(act, everyones, jetty) == [False, True]
        assert await theirs.act({"kind": "unarchive"}, jetty) == [True]
        assert await theirs.act({"kind": "give", "projectId": str(crew.tower)}, jetty) == [False]
        assert await theirs.act({"kind": "give", "projectId": None}, jetty) == [False]
        assert await Lister(client, stranger).act({"kind": "archive"}, jetty) == [False]
        member = Lister(client, crew.person("Mo", Role.MEMBER, projects=(crew.jetty,)))
        assert (await member.acting({"kind": "archive"}, [jetty])).status_code == 403

    async def test_are_a_hundred_at_most_and_twice_at_once_the_same(self, desk: Lister) -> None:
        ids = [str(uuid4()) for _ in range(101)]
        assert (await desk.acting({"kind": "archive"}, ids)).status_code == 422
        assert (await desk.acting({"kind": "archive"}, [])).status_code == 422
        one = (await desk.create("One"))["formTemplateId"]
        both = await asyncio.gather(*(desk.act({"kind": "archive"}, one) for _ in range(4)))
        assert both == [[True]] * 4
