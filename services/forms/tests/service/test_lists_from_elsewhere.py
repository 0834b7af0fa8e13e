"""A form from another company's file, and its lists."""

import httpx
from chassis.testing.people import Person

from services.forms.tests.service.desk import data
from services.forms.tests.service.drawing import page
from services.forms.tests.service.listing import Lists, listed
from services.forms.tests.service.test_template_portable import Mover


async def test_a_list_of_the_same_name_is_taken_and_a_missing_one_told(
    client: httpx.AsyncClient, admin: Person, stranger: Person
) -> None:
    here, there = Mover(client, admin), Mover(client, stranger)
    template_id = (await here.create("Defect"))["formTemplateId"]
    fields = [listed(name, await Lists(here).make(name)) for name in ("Buildings", "Rooms")]
    data(await here.save_body(template_id, 1, page(*fields)))
    content = await here.export(template_id)
    own = await Lists(there).make("BUILDINGS")
    told = data(await there.look(content))
    assert [(each["code"], each["subject"]) for each in told["notes"]] == [("choiceListMissing", "Rooms")]
    assert "no list “Rooms”" in told["notes"][0]["message"]
    made = data(await there.bring_in(content), 201)
    drawn = (await there.body(made["formTemplateId"]))["pages"][0]["components"]
    lists = [row["components"][0]["setting"]["listId"] for row in drawn]
    assert lists == [own, fields[1]["setting"]["listId"]]
    query = {"formTemplateId": made["formTemplateId"]}
    problems = data(await there.get("/api/FormTemplate/GetPublishProblems", **query))["problems"]
    assert ("choiceListGone", fields[1]["id"]) in {(each["code"], each["subjectId"]) for each in problems}
    # At home nothing is missing.
    assert data(await here.look(content))["notes"] == []
