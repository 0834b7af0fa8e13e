"""An XLSForm whose choices lie below each other, and the lists of the company that it becomes."""

from typing import Any
from uuid import UUID

import httpx
import pytest
from chassis.runtime import Runtime
from chassis.testing.people import Person
from forms.checker import Checker

from services._formwork.tests.unit.portable.workbooks import write_workbook
from services.forms.tests.service.connections import held_now
from services.forms.tests.service.desk import data
from services.forms.tests.service.listing import LISTS, Lists
from services.forms.tests.service.test_template_portable import Mover

FORM = write_workbook(
    {
        "survey": [
            ("type", "name", "label", "choice_filter"),
            ("select_one buildings", "building", "Building", ""),
            ("select_one floors", "floor", "Floor", "building = ${building}"),
        ],
        "choices": [
            ("list_name", "name", "label", "building"),
            ("buildings", "a", "Block A", ""),
            ("buildings", "b", "Block B", ""),
            ("floors", "1", "First", "a"),
            ("floors", "2", "Second", "b"),
        ],
    }
)


@pytest.fixture
def mover(client: httpx.AsyncClient, admin: Person) -> Mover:
    return Mover(client, admin)


async def settings(mover: Mover, made: dict[str, Any]) -> list[dict[str, Any]]:
    rows = (await mover.body(made["formTemplateId"]))["pages"][0]["components"]
    return [row["components"][0]["setting"] for row in rows]


async def names(mover: Mover) -> list[str]:
    return [each["name"] for each in data(await mover.get(f"{LISTS}/QueryChoiceLists"))["data"]]


async def items(mover: Mover, list_id: str) -> list[tuple[str, str]]:
    return [(each["label"], each["parentLabel"]) for each in await Lists(mover).items(list_id)]


async def test_lists_are_told_and_made_with_the_form(mover: Mover) -> None:
    told = data(await mover.look(FORM, "places.xlsx"))
    assert (told["listNames"], told["notes"], await names(mover)) == (["Buildings", "Floors"], [], [])
    building, floor = await settings(mover, data(await mover.bring_in(FORM), 201))
    assert await names(mover) == ["Buildings", "Floors"]
    assert await items(mover, building["listId"]) == [("Block A", ""), ("Block B", "")]
    assert await items(mover, floor["listId"]) == [("First", "Block A"), ("Second", "Block B")]
    assert (building["listName"], floor["listName"]) == ("Buildings", "Floors")


async def test_brought_in_again_it_takes_those_and_tells_what_they_lack(mover: Mover) -> None:
    first = await settings(mover, data(await mover.bring_in(FORM), 201))
    lists = Lists(mover)
    (second,) = [each for each in await lists.items(first[1]["listId"]) if each["label"] == "Second"]
    await lists.changing(first[1]["listId"], second["choiceId"], label="Roof")
    told = data(await mover.look(FORM, "places.xlsx"))
    assert (told["listNames"], told["notesCount"]) == ([], 1)
    assert told["notes"][0]["message"] == (
        "Your company's list “Floors” is taken as it is. In the file, but not in it: 1."
    )
    again = await settings(mover, data(await mover.bring_in(FORM), 201))
    assert [each["listId"] for each in again] == [each["listId"] for each in first]
    assert await names(mover) == ["Buildings", "Floors"]


async def test_a_list_that_lies_elsewhere_is_left_alone(mover: Mover) -> None:
    own = await Lists(mover).make("Floors")
    assert data(await mover.look(FORM, "places.xlsx"))["listNames"] == ["Buildings", "Floors 2"]
    _, floor = await settings(mover, data(await mover.bring_in(FORM), 201))
    assert floor["listId"] != own
    assert await names(mover) == ["Buildings", "Floors", "Floors 2"]


async def test_what_was_made_beside_one_of_its_name_is_taken_when_it_is_brought_in_again(
    mover: Mover,
) -> None:
    for name in ("Floors", "Buildings"):
        await Lists(mover).make(name)
    first = await settings(mover, data(await mover.bring_in(FORM), 201))
    made = await names(mover)
    assert data(await mover.look(FORM, "places.xlsx"))["listNames"] == []
    again = await settings(mover, data(await mover.bring_in(FORM), 201))
    assert [each["listId"] for each in again] == [each["listId"] for each in first]
    assert await names(mover) == made


async def test_one_with_a_number_of_its_own_is_another_list(mover: Mover) -> None:
    """“Buildings 2” stands for “Buildings” only where that name was taken when it was brought in."""
    own = await Lists(mover).make("Buildings 2")
    building, _ = await settings(mover, data(await mover.bring_in(FORM), 201))
    assert building["listId"] != own
    assert await names(mover) == ["Buildings", "Buildings 2", "Floors"]


async def test_what_no_question_offers_becomes_no_list(mover: Mover) -> None:
    """The floors lie in no building of the list: the filter is told, and both stay as they were written."""
    lost = write_workbook(
        {
            "survey": [
                ("type", "name", "label", "choice_filter"),
                ("select_one buildings", "building", "Building", ""),
                ("select_one floors", "floor", "Floor", "building = ${building}"),
            ],
            "choices": [
                ("list_name", "name", "label", "building"),
                ("buildings", "a", "Block A", ""),
                ("floors", "1", "First", "z"),
            ],
        }
    )
    told = data(await mover.look(lost, "places.xlsx"))
    assert told["listNames"] == []
    assert [each["code"] for each in told["notes"]] == ["columnNotCarried"]
    building, _ = await settings(mover, data(await mover.bring_in(lost), 201))
    assert [each["label"] for each in building["options"]] == ["Block A"]
    assert await names(mover) == []


async def test_no_connection_is_held_while_the_form_is_checked(
    mover: Mover, runtime: Runtime, monkeypatch: pytest.MonkeyPatch
) -> None:
    held, check = list[int](), Checker.check_body

    async def counted(self: Checker, company_id: UUID, body: bytes) -> Any:
        held.append(held_now(runtime))
        return await check(self, company_id, body)

    monkeypatch.setattr(Checker, "check_body", counted)
    data(await mover.bring_in(FORM), 201)
    assert held == [0]


async def test_the_same_file_is_another_companys_lists(
    client: httpx.AsyncClient, mover: Mover, stranger: Person
) -> None:
    there = Mover(client, stranger)
    here, theirs = [await settings(each, data(await each.bring_in(FORM), 201)) for each in (mover, there)]
    assert not {each["listId"] for each in here} & {each["listId"] for each in theirs}


async def test_a_form_that_is_refused_makes_no_list(mover: Mover) -> None:
    refused = await mover.bring_in(FORM, projectId="00000000-0000-4000-8000-00000000dead")
    assert refused.status_code >= 400
    assert await names(mover) == []


async def test_taken_out_as_an_xlsform_and_brought_in_elsewhere_it_is_the_same(
    client: httpx.AsyncClient, mover: Mover, stranger: Person
) -> None:
    made = data(await mover.bring_in(FORM), 201)
    building, _ = await settings(mover, made)
    lists = Lists(mover)
    (block,) = [each for each in await lists.items(building["listId"]) if each["label"] == "Block B"]
    # What lies under an archived item is offered nowhere, and comes along to nowhere.
    await lists.changing(building["listId"], block["choiceId"], isArchived=True)
    content = await mover.export(made["formTemplateId"], format="xlsform")
    there = Mover(client, stranger)
    told = data(await there.look(content, "places.xlsx"))
    assert (told["listNames"], told["notes"]) == (["Buildings", "Floors"], [])
    _, floor = await settings(there, data(await there.bring_in(content), 201))
    assert await items(there, floor["listId"]) == [("First", "Block A")]
    assert floor["withinFieldId"]
