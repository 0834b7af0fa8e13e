"""Lists of choices that a company's forms share: kept, filled from files, taken out."""

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

from services.forms.tests.service.desk import Desk, data, refusal
from services.forms.tests.service.listing import LISTS, Lists


@pytest.fixture
def lists(client: httpx.AsyncClient, admin: Person) -> Lists:
    return Lists(Desk(client, admin))


class TestKeeping:
    async def test_a_list_has_items_in_the_order_they_came(self, lists: Lists, runtime: Runtime) -> None:
        list_id = await lists.make("Suppliers")
        for label, code in (("Tiong Seng", "TS"), ("Acme", "AC"), ("Bauer", "")):
            await lists.add(list_id, label, code=code)
        assert await lists.labels(list_id) == ["Tiong Seng", "Acme", "Bauer"]
        assert await lists.labels(list_id, search="ac") == ["Acme"]
        assert await lists.labels(list_id, pageCount=2, pageNumber=2) == ["Bauer"]
        (kept,) = data(await lists.desk.get(f"{LISTS}/QueryChoiceLists", search="supp"))["data"]
        assert (kept["name"], kept["itemsCount"], kept["isArchived"]) == ("Suppliers", 3, False)
        acts = [each.act.action for each in await published(runtime, events_pb2.ActRecorded)]
        assert acts == ["choice_list.created", *(["choice_list.changed"] * 3)]

    async def test_the_same_call_twice_makes_one(self, lists: Lists) -> None:
        list_id = str(uuid4())
        first = data(await lists.making("Trades", list_id=list_id), 201)
        assert data(await lists.making("Trades", list_id=list_id), 201) == first
        body = {"choiceListId": list_id, "choiceId": str(uuid4()), "label": "Steel"}
        made = [data(await lists.desk.post(f"{LISTS}/CreateChoice", body), 201) for _ in range(2)]
        assert made[0] == made[1]
        assert await lists.labels(list_id) == ["Steel"]

    async def test_nothing_is_called_alike(self, lists: Lists) -> None:
        list_id = await lists.make("Trades")
        assert refusal(await lists.making("trades"))[0] == 409
        await lists.add(list_id, "Steel", code="05")
        assert refusal(await lists.adding(list_id, "STEEL"))[0] == 409
        code = refusal(await lists.adding(list_id, "Timber", code="05"))
        assert code == (409, "The code “05” belongs to another item of this list.")

    async def test_a_renamed_item_keeps_its_id_and_who_saw_the_old_one_is_told(self, lists: Lists) -> None:
        list_id = await lists.make("Trades")
        steel = await lists.add(list_id, "Steel")
        renamed = data(await lists.changing(list_id, steel, label="Structural steel"))
        assert (renamed["choiceId"], renamed["label"], renamed["revision"]) == (steel, "Structural steel", 2)
        late = await lists.changing(list_id, steel, label="Iron", revision=1)
        assert late.status_code == 409
        data(await lists.changing(list_id, steel, isArchived=True))
        assert await lists.labels(list_id, isArchived=False) == []
        assert await lists.labels(list_id) == ["Structural steel"]
        kept = data(await lists.desk.get(f"{LISTS}/GetChoiceList", choiceListId=list_id))
        assert kept["itemsCount"] == 0

    async def test_items_lie_under_those_of_the_list_above(self, lists: Lists) -> None:
        buildings = await lists.make("Buildings")
        floors = await lists.make("Floors", above=buildings)
        tower, annex = await lists.add(buildings, "Tower"), await lists.add(buildings, "Annex")
        await lists.add(floors, "Level 1", parentId=tower)
        await lists.add(floors, "Level 1", parentId=annex)
        (shown,) = await lists.items(floors, parentIds=annex)
        assert (shown["label"], shown["parentLabel"]) == ("Level 1", "Annex")
        assert refusal(await lists.adding(floors, "Level 2"))[0] == 422
        assert refusal(await lists.adding(floors, "Level 2", parentId=str(uuid4())))[0] == 422
        assert refusal(await lists.adding(buildings, "Shed", parentId=tower))[0] == 422

    async def test_an_archived_list_is_not_changed(self, lists: Lists) -> None:
        list_id = await lists.make("Trades")
        assert (await lists.archive(list_id))["isArchived"]
        assert refusal(await lists.adding(list_id, "Steel"))[0] == 409
        assert data(await lists.desk.get(f"{LISTS}/QueryChoiceLists"))["data"] == []
        assert not (await lists.archive(list_id, back=True))["isArchived"]
        await lists.add(list_id, "Steel")


class TestFiles:
    async def test_a_dry_run_says_what_would_become_of_each_line(self, lists: Lists) -> None:
        list_id = await lists.make("Suppliers")
        await lists.add(list_id, "Acme", code="AC")
        file = b"Name,code\nAcme,\nBauer,B1\nBAUER,\nCity Gas,ac\n,X\nDelta,"
        checked = data(await lists.sending(list_id, file, dry=True))
        verdicts = [each["verdict"] for each in checked["rows"]]
        assert verdicts == ["exists", "create", "duplicate", "exists", "invalid", "create"]
        assert (checked["dryRun"], checked["createCount"], checked["rowCount"]) == (True, 2, 6)
        assert await lists.labels(list_id) == ["Acme"]
        done = data(await lists.sending(list_id, file))
        assert (done["dryRun"], done["createCount"]) == (False, 2)
        assert await lists.labels(list_id) == ["Acme", "Bauer", "Delta"]
        assert data(await lists.sending(list_id, file))["createCount"] == 0

    async def test_columns_that_a_list_has_none_of_are_named_and_left_out(self, lists: Lists) -> None:
        list_id = await lists.make("Suppliers")
        file = b"Name,Phone,,code\nAcme,+86 10,Tan,AC\n"
        for dry in (True, False):
            done = data(await lists.sending(list_id, file, dry=dry))
            left_out = ["Phone", "column C, without a heading"]
            assert (done["columnsLeftOut"], done["createCount"]) == (left_out, 1)
        assert await lists.labels(list_id) == ["Acme"]
        status, said = refusal(await lists.sending(list_id, b"Firm,Phone\nAcme,1\n"))
        assert status == 422
        assert "“Phone”" in said

    async def test_a_parent_is_named_by_code_or_label(self, lists: Lists) -> None:
        buildings = await lists.make("Buildings")
        await lists.add(buildings, "Tower", code="T")
        await lists.add(buildings, "Annex")
        floors = await lists.make("Floors", above=buildings)
        file = b"label,parent\nLevel 1,t\nLevel 1,annex\nLevel 2,Shed\nLevel 3,"
        rows = data(await lists.sending(floors, file))["rows"]
        assert [each["verdict"] for each in rows] == ["create", "create", "invalid", "invalid"]
        assert rows[2]["message"] == "There is no “Shed” in the list above."
        answer = await lists.sending(floors, b"label,code\nLevel 4,L4")
        assert (answer.status_code, "label, parent" in answer.text) == (422, True), (
            "each lies under something"
        )
        answer = await lists.desk.get(f"{LISTS}/ExportChoices", choiceListId=floors)
        taken_out = answer.content.decode("utf-8-sig")
        lines = taken_out.replace('"', "").splitlines()
        assert lines == ["label,code,parent,archived", "Level 1,,T,", "Level 1,,Annex,"]
        again = data(await lists.sending(floors, taken_out.encode()))
        assert [each["verdict"] for each in again["rows"]] == ["exists", "exists"]

    async def test_a_column_may_be_called_as_the_list_is(self, lists: Lists) -> None:
        suppliers = await lists.make("Suppliers")
        data(await lists.sending(suppliers, b"Supplier\nAcme\nBauer"))
        products = await lists.make("Products", above=suppliers)
        done = data(await lists.sending(products, b"Product,Supplier\nC25 mix,Acme\nPump,bauer\nMesh,Nobody"))
        assert [each["verdict"] for each in done["rows"]] == ["create", "create", "invalid"]
        (mix, pump) = await lists.items(products)
        assert (mix["label"], mix["parentLabel"], pump["parentLabel"]) == ("C25 mix", "Acme", "Bauer")

    async def test_ten_thousand_lines_are_one_list_and_no_more(self, lists: Lists) -> None:
        list_id = await lists.make("Rooms")
        file = "label\n" + "\n".join(f"Room {number:05}" for number in range(10_000))
        done = data(await lists.sending(list_id, file.encode()))
        assert (done["createCount"], len(done["rows"])) == (10_000, 2_000)
        found = await lists.labels(list_id, search="room 0999", pageCount=2, pageNumber=2)
        assert found == ["Room 09992", "Room 09993"]
        assert refusal(await lists.adding(list_id, "One more"))[0] == 409
        assert refusal(await lists.sending(list_id, b"label\nOne more"))[0] == 409


class TestRights:
    async def test_members_read_items_and_keep_no_lists(
        self, lists: Lists, client: httpx.AsyncClient, crew: Crew
    ) -> None:
        list_id = await lists.make("Trades")
        await lists.add(list_id, "Steel")
        member = Lists(Desk(client, crew.person("Tan Bo", Role.MEMBER, projects=(crew.jetty,))))
        assert await member.labels(list_id) == ["Steel"]
        assert (await member.making("Mine")).status_code == 403
        assert (await member.adding(list_id, "Timber")).status_code == 403
        assert (await member.sending(list_id, b"label\nTimber")).status_code == 403

    async def test_a_list_of_another_company_is_not_there(
        self, lists: Lists, client: httpx.AsyncClient, stranger: Person
    ) -> None:
        list_id = await lists.make("Trades")
        item = await lists.add(list_id, "Steel")
        theirs = Lists(Desk(client, stranger))
        answers = [
            await theirs.desk.get(f"{LISTS}/QueryChoices", choiceListId=list_id),
            await theirs.desk.get(f"{LISTS}/GetChoiceList", choiceListId=list_id),
            await theirs.desk.get(f"{LISTS}/ExportChoices", choiceListId=list_id),
            await theirs.adding(list_id, "Timber"),
            await theirs.sending(list_id, b"label\nTimber"),
            await theirs.sending(list_id, b"label\nTimber", dry=True),
            await theirs.making("Floors", above=list_id),
            await theirs.desk.put(f"{LISTS}/ArchiveChoiceList", {"choiceListId": list_id}),
        ]
        assert {each.status_code for each in answers} == {404}
        own = await theirs.make("Floors")
        body = {"choiceListId": own, "choiceId": item, "revision": 1, "label": "Mine"}
        assert (await theirs.desk.put(f"{LISTS}/UpdateChoice", body)).status_code == 404
        assert (await theirs.making("Mine", list_id=list_id)).status_code == 409


class TestKeepers:
    """Admins and who made it; other managers once one of those lets them."""

    @pytest.fixture
    def maker(self, client: httpx.AsyncClient, crew: Crew) -> Lists:
        return Lists(Desk(client, crew.person("Maya Ong", Role.MANAGER, manages=(crew.jetty,))))

    @pytest.fixture
    def other(self, client: httpx.AsyncClient, crew: Crew) -> Lists:
        return Lists(Desk(client, crew.person("Noor Aziz", Role.MANAGER, manages=(crew.jetty,))))

    async def test_a_member_reads_it_and_is_not_told_to_change_it(
        self, maker: Lists, client: httpx.AsyncClient, member: Person
    ) -> None:
        list_id = await maker.make("Suppliers")
        data(await maker.saving(list_id, "Suppliers", byManagers=True))
        (shown,) = data(await Desk(client, member).get(f"{LISTS}/QueryChoiceLists"))["data"]
        assert (shown["choiceListId"], shown["mayChange"]) == (list_id, False)

    async def test_another_manager_uses_a_list_and_changes_nothing(self, maker: Lists, other: Lists) -> None:
        list_id = await maker.make("Suppliers")
        item = await maker.add(list_id, "Acme")
        assert await other.labels(list_id) == ["Acme"]
        (shown,) = data(await other.desk.get(f"{LISTS}/QueryChoiceLists"))["data"]
        assert (shown["mayChange"], shown["maySayWho"]) == (False, False)
        assert shown["createdBy"]["fullName"] == "Maya Ong"
        refused = [
            await other.adding(list_id, "Bauer"),
            await other.changing(list_id, item, label="Gone"),
            await other.sending(list_id, b"label\nBauer", dry=True),
            await other.sending(list_id, b"label\nBauer"),
            await other.saving(list_id, "Mine now", byManagers=True),
            await other.desk.put(f"{LISTS}/ArchiveChoiceList", {"choiceListId": list_id}),
            await other.desk.put(f"{LISTS}/UnarchiveChoiceList", {"choiceListId": list_id}),
        ]
        assert [each.status_code for each in refused] == [403] * len(refused)
        assert await maker.labels(list_id) == ["Acme"]

    async def test_managers_are_let_by_who_made_it_and_say_nothing_of_it_themselves(
        self, maker: Lists, other: Lists
    ) -> None:
        list_id = await maker.make("Suppliers")
        data(await maker.saving(list_id, "Suppliers", byManagers=True))
        await other.add(list_id, "Bauer")
        assert (await other.saving(list_id, "Suppliers", byManagers=False)).status_code == 403
        renamed = data(await other.saving(list_id, "Suppliers 2"))
        assert (renamed["name"], renamed["byManagers"], renamed["maySayWho"]) == ("Suppliers 2", True, False)
        data(await maker.saving(list_id, "Suppliers 2", byManagers=False))
        assert refusal(await other.adding(list_id, "Late"))[0] == 403

    async def test_an_admin_changes_every_list(self, maker: Lists, lists: Lists) -> None:
        list_id = await maker.make("Suppliers")
        await lists.add(list_id, "Bauer")
        assert data(await lists.saving(list_id, "Suppliers", byManagers=True))["byManagers"] is True

    async def test_lists_of_before_are_every_managers_until_they_are_closed(
        self, maker: Lists, other: Lists, runtime: Runtime
    ) -> None:
        list_id = await maker.make("Suppliers")
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(text("update choice_list set by_managers = null"))
        await other.add(list_id, "Bauer")
        data(await maker.saving(list_id, "Suppliers", byManagers=False))
        assert refusal(await other.adding(list_id, "Late"))[0] == 403
