"""Folders of templates: made, named, moved, deleted; and a template's way into them."""

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
from forms.template.folders import placing
from identity_client.testing.crew import Crew

from services.forms.tests.service.desk import TEMPLATE, Desk, data, refusal


class Shelf(Desk):
    async def make(self, name: str, parent: str | None = None) -> str:
        folder_id = str(uuid4())
        data(await self.making(name, parent, folder_id), 201)
        return folder_id

    async def making(
        self, name: str, parent: str | None = None, folder_id: str | None = None
    ) -> httpx.Response:
        body = {"folderId": folder_id or str(uuid4()), "name": name, "parentFolderId": parent}
        return await self.post(f"{TEMPLATE}/CreateFormFolder", body)

    async def change(self, folder_id: str, **more: Any) -> httpx.Response:
        return await self.put(f"{TEMPLATE}/UpdateFormFolder", {"folderId": folder_id, **more})

    async def delete(self, folder_id: str, *, moves_up: bool = False) -> httpx.Response:
        body = {"folderId": folder_id, "movesUp": moves_up}
        return await self.client.request(
            "DELETE", f"{TEMPLATE}/DeleteFormFolder", json=body, headers=self.person.headers
        )

    async def folders(self) -> dict[str, dict[str, Any]]:
        found = data(await self.get(f"{TEMPLATE}/GetFormFolders"))
        return {each["name"]: each for each in found}


@pytest.fixture
def shelf(client: httpx.AsyncClient, admin: Person) -> Shelf:
    return Shelf(client, admin)


class TestAFolder:
    async def test_may_be_empty_and_lies_three_deep_at_most(self, shelf: Shelf) -> None:
        site = await shelf.make("Site")
        safety = await shelf.make("Safety", site)
        permits = await shelf.make("Permits", safety)
        status, message = refusal(await shelf.making("Hot work", permits))
        assert (status, "3 deep" in message) == (409, True)
        other = await shelf.make("Other")
        status, _ = refusal(await shelf.change(site, parentFolderId=other))
        assert status == 409, "with what is in it, it would be too deep"
        found = await shelf.folders()
        assert found["Permits"]["parentFolderId"] == safety
        assert found["Site"]["templatesCount"] == 0

    async def test_counts_what_lies_below_it(self, shelf: Shelf) -> None:
        site = await shelf.make("Site")
        safety = await shelf.make("Safety", site)
        await shelf.create("Diary", folderId=site)
        permit = await shelf.create("Permit", folderId=safety)
        assert (permit["folderId"], permit["folderName"]) == (safety, "Safety")
        found = await shelf.folders()
        assert (found["Site"]["templatesCount"], found["Safety"]["templatesCount"]) == (2, 1)
        assert await shelf.names(folderId=site) == ["Diary", "Permit"]
        assert await shelf.names(folderId=safety) == ["Permit"]
        assert await shelf.names(folderId=str(uuid4())) == []

    async def test_is_called_as_no_other_beside_it(self, shelf: Shelf) -> None:
        site = await shelf.make("Site")
        assert (await shelf.making("SITE")).status_code == 409
        inside = await shelf.make("Site", site)
        assert (await shelf.change(inside, parentFolderId=None)).status_code == 409
        assert (await shelf.making("‮")).status_code == 422

    async def test_is_made_once_by_its_id(
        self, shelf: Shelf, client: httpx.AsyncClient, stranger: Person
    ) -> None:
        folder_id = str(uuid4())
        made = await asyncio.gather(*(shelf.making("Site", None, folder_id) for _ in range(4)))
        assert {each.status_code for each in made} == {201}
        assert len(await shelf.folders()) == 1
        taken = await Shelf(client, stranger).making("Site", None, folder_id)
        assert refusal(taken)[0] == 409

    async def test_of_one_name_is_made_once_however_many_ask_at_once(self, shelf: Shelf) -> None:
        made = await asyncio.gather(*(shelf.making("Site") for _ in range(5)))
        assert sorted(each.status_code for each in made) == [201, 409, 409, 409, 409]

    async def test_never_lies_in_itself_also_when_two_are_moved_at_once(self, shelf: Shelf) -> None:
        one, two = await shelf.make("One"), await shelf.make("Two")
        assert (await shelf.change(one, parentFolderId=one)).status_code == 409
        moved = await asyncio.gather(
            shelf.change(one, parentFolderId=two), shelf.change(two, parentFolderId=one)
        )
        assert sorted(each.status_code for each in moved) == [200, 409]

    async def test_has_its_new_name_in_all_that_lies_in_it(self, shelf: Shelf, runtime: Runtime) -> None:
        site = await shelf.make("Site")
        made = await shelf.published("Diary", folderId=site)
        data(await shelf.change(site, name="On site"))
        data(await shelf.change(site, name="On site"))
        detail = await shelf.detail(made)
        assert (detail["folderName"], detail["hasUnpublishedChanges"]) == ("On site", False)
        told = await published(runtime, events_pb2.TemplateChanged)
        assert [each.template.folder_name for each in told] == ["On site"]

    async def test_is_no_more_than_there_may_be(self, shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(placing, "MOST_FOLDERS", 1)
        await shelf.create("Diary", folderName="Site")
        body = {"name": "Permit", "folderName": "Safety"}
        assert refusal(await shelf.post(f"{TEMPLATE}/CreateFormTemplate", body))[0] == 409


class TestDeletingOne:
    async def test_needs_it_to_be_empty_or_moves_up_what_is_in_it(self, shelf: Shelf) -> None:
        site = await shelf.make("Site")
        safety = await shelf.make("Safety", site)
        await shelf.make("Permits", safety)
        made = await shelf.create("Diary", folderId=safety)
        data(await shelf.put(f"{TEMPLATE}/ArchiveFormTemplate", {"formTemplateId": made["formTemplateId"]}))
        assert refusal(await shelf.delete(safety))[0] == 409
        data(await shelf.delete(safety, moves_up=True))
        found = await shelf.folders()
        assert set(found) == {"Site", "Permits"}
        assert found["Permits"]["parentFolderId"] == site
        assert (await shelf.detail(made["formTemplateId"]))["folderId"] == site
        assert refusal(await shelf.delete(safety))[0] == 404
        data(await shelf.delete(site, moves_up=True))
        detail = await shelf.detail(made["formTemplateId"])
        assert (detail["folderId"], detail["folderName"]) == (None, "")

    async def test_merges_no_folders_of_one_name(self, shelf: Shelf) -> None:
        site = await shelf.make("Site")
        await shelf.make("Safety", site)
        await shelf.make("Safety")
        assert refusal(await shelf.delete(site, moves_up=True))[0] == 409
        assert len(data(await shelf.get(f"{TEMPLATE}/GetFormFolders"))) == 3


class TestWho:
    async def test_reads_and_changes_none_of_another_company(
        self, shelf: Shelf, client: httpx.AsyncClient, stranger: Person
    ) -> None:
        site, theirs = await shelf.make("Site"), Shelf(client, stranger)
        assert await theirs.folders() == {}
        assert (await theirs.change(site, name="Mine")).status_code == 404
        assert (await theirs.delete(site)).status_code == 404
        assert (await theirs.making("In yours", site)).status_code == 404
        body = {"name": "Diary", "folderId": site}
        assert (await theirs.post(f"{TEMPLATE}/CreateFormTemplate", body)).status_code == 404
        mine = await theirs.create("Diary")
        saving = await theirs.save_detail(mine["formTemplateId"], 1, folderId=site)
        assert saving.status_code == 404

    async def test_may_not_change_one_that_another_made(
        self, shelf: Shelf, client: httpx.AsyncClient, manager: Person
    ) -> None:
        site, theirs = await shelf.make("Site"), Shelf(client, manager)
        assert refusal(await theirs.change(site, name="Mine"))[0] == 403
        assert refusal(await theirs.delete(site))[0] == 403
        own = await theirs.make("Own")
        data(await theirs.change(own, name="Own still"))
        found = await theirs.folders()
        assert [found[name]["mayChange"] for name in ("Own still", "Site")] == [True, False]
        data(await shelf.delete(own))

    async def test_sees_no_folder_in_which_all_is_anothers(
        self, shelf: Shelf, client: httpx.AsyncClient, manager: Person, crew: Crew
    ) -> None:
        theirs = Shelf(client, manager)
        await shelf.make("Empty")
        secret = await shelf.make("Secret")
        await shelf.published("Tower only", projectId=crew.tower, folderId=secret)
        assert {*await theirs.folders()} == {"Empty"}
        assert {*await shelf.folders()} == {"Empty", "Secret"}

    async def test_is_told_nothing_of_one_they_do_not_see(
        self, shelf: Shelf, client: httpx.AsyncClient, manager: Person, crew: Crew
    ) -> None:
        theirs = Shelf(client, manager)
        mine = await theirs.make("Mine")
        secret, inside = await shelf.make("Layoffs 2027"), await shelf.make("Site", mine)
        await theirs.make("Site")
        for folder_id in (secret, inside):
            await shelf.published("Tower only", projectId=crew.tower, folderId=folder_id)
        # Neither by its id …
        diary = await theirs.create("Diary", projectId=str(crew.jetty))
        template_id = diary["formTemplateId"]
        moving = {"act": {"kind": "move", "folderId": secret}, "formTemplateIds": [template_id]}
        moved = data(await theirs.post(f"{TEMPLATE}/ActOnFormTemplates", moving))["verdicts"]
        refused = [await theirs.change(secret, name="Mine too"), await theirs.delete(secret)]
        refused.append(await theirs.making("Below it", secret))
        refused.append(await theirs.save_detail(template_id, 1, folderId=secret))
        assert [refusal(each)[0] for each in refused] == [404] * 4
        assert "Layoffs" not in "".join([*(each.text for each in refused), str(moved)])
        assert not moved[0]["isDone"]
        # … nor by its name, nor by what lies beside it then.
        made = await theirs.create("Permit", projectId=str(crew.jetty), folderName="layoffs 2027")
        assert made["folderId"] != secret
        assert {*await theirs.folders()} == {"Mine", "Site", "layoffs 2027"}
        renamed = await theirs.change(await theirs.make("Other"), name="LAYOFFS 2027")
        assert refusal(renamed)[0] == 409, "of their own they are told"
        data(await theirs.delete(mine, moves_up=True))
        assert len(data(await shelf.get(f"{TEMPLATE}/GetFormFolders"))) == 5

    async def test_makes_none_as_a_member_and_sees_where_there_is_something(
        self, shelf: Shelf, client: httpx.AsyncClient, crew: Crew
    ) -> None:
        member = Shelf(client, crew.person("Mo", Role.MEMBER, projects=(crew.jetty,)))
        assert (await member.making("Mine")).status_code == 403
        site = await shelf.make("Site")
        inside = await shelf.make("Inside", site)
        await shelf.make("Empty")
        secret = await shelf.make("Secret")
        await shelf.published("Tower only", projectId=crew.tower, folderId=secret)
        await shelf.create("Draft", folderId=secret)
        await shelf.published("Jetty only", projectId=crew.jetty, folderId=inside)
        assert set(await member.folders()) == {"Site", "Inside"}
        assert await member.names(folderId=secret) == []


class TestSettings:
    @pytest.mark.parametrize("by", ["settings", "list"])
    async def test_another_folder_is_the_same_from_wherever_it_is_chosen(
        self, shelf: Shelf, client: httpx.AsyncClient, crew: Crew, runtime: Runtime, by: str
    ) -> None:
        site = await shelf.make("Site")
        template_id = await shelf.published("Diary")
        version = (await shelf.detail(template_id))["version"]
        ana = Shelf(client, crew.person("Ana Cruz", Role.ADMIN))
        if by == "settings":
            data(await ana.save_detail(template_id, version, folderId=site))
        else:
            act = {"act": {"kind": "move", "folderId": site}, "formTemplateIds": [template_id]}
            assert data(await ana.post(f"{TEMPLATE}/ActOnFormTemplates", act))["verdicts"][0]["isDone"]
        (row,) = data(await shelf.get(f"{TEMPLATE}/QueryFormTemplates"))["data"]
        assert (row["folderId"], row["hasUnpublishedChanges"]) == (site, False)
        assert row["updatedBy"]["fullName"] == "Ana Cruz"
        assert (await published(runtime, events_pb2.TemplateChanged))[-1].template.folder_name == "Site"
        status, said = refusal(await shelf.save_detail(template_id, version, folderId=None))
        assert (status, "Ana Cruz" in said) == (409, True), "settings that were open are told"


class TestByName:
    async def test_it_is_found_wherever_it_lies_else_made(self, shelf: Shelf) -> None:
        site = await shelf.make("Site")
        safety = await shelf.make("Safety", site)
        assert (await shelf.create("Permit", folderName="SAFETY"))["folderId"] == safety
        made = await shelf.create("Diary", folderName="Daily")
        assert (await shelf.folders())["Daily"]["folderId"] == made["folderId"]
        saved = data(await shelf.save_detail(made["formTemplateId"], 1, folderId=None))
        assert (saved["folderId"], saved["folderName"]) == (None, "")

    async def test_a_copy_lies_beside_its_original(self, shelf: Shelf) -> None:
        site = await shelf.make("Site")
        made = await shelf.create("Diary", folderId=site)
        body = {"formTemplateId": made["formTemplateId"]}
        copy = data(await shelf.post(f"{TEMPLATE}/DuplicateFormTemplate", body), 201)
        assert (copy["folderId"], copy["folderName"]) == (site, "Site")
