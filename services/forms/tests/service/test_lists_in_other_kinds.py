"""Lists of the company in single and multiple selections, and in columns of tables."""

import json
from typing import Any
from uuid import uuid4

import httpx
import pytest
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.mail import Inbox
from chassis.testing.people import Person
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import data
from services.forms.tests.service.listing import Lists, chosen, listed, table
from services.forms.tests.service.sharing import Visitor, new_token, sharing
from services.forms.tests.service.site import Hand
from services.forms.tests.service.test_listed_choices import Rooms, refused
from services.forms.tests.service.test_template_portable import Mover


class Snags(Rooms):
    """A building, chosen as one of a list; the rooms in it, several of them; and a table of defects, each in
    a building and a room of it."""

    async def draw_kinds(self) -> None:
        self.building = listed("Building", self.buildings, kind="singleSelection")
        self.room = listed("Rooms", self.rooms, kind="multipleSelection", under=self.building)
        self.where = listed("Where", self.buildings, kind="singleSelection")
        self.spot = listed("Spot", self.rooms, under=self.where)
        self.defects = table("Defects", self.where, self.spot, isCanDuplication=True)
        await self.draw()
        data(await self.lists.desk.publish(self.site.template_id))

    def fields(self) -> list[dict[str, Any]]:
        return [self.building, self.room, self.defects] if hasattr(self, "defects") else super().fields()

    def row(self, where: dict[str, Any] | None, spot: dict[str, Any] | None, **more: Any) -> dict[str, Any]:
        cells = {self.where["id"]: where, self.spot["id"]: spot}
        own = self.defects["components"][1][0]["id"]
        return {"id": own, "cells": cells, **more}

    def rows(self, *rows: dict[str, Any], **more: Any) -> dict[str, Any]:
        return {self.defects["id"]: {"rows": [*rows], **more}}

    where: dict[str, Any]
    spot: dict[str, Any]
    defects: dict[str, Any]


@pytest.fixture
async def snags(client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow) -> Snags:
    del flow  # who presses is led on by it
    made = await Snags.open(client, crew, admin)
    await made.draw_kinds()
    return made


@pytest.fixture
def hand(snags: Snags) -> Hand:
    return snags.site.hand()


class TestSelections:
    async def test_an_item_is_kept_with_what_the_list_calls_it(self, snags: Snags, hand: Hand) -> None:
        submission_id = await hand.start()
        tower, plant = chosen(snags.tower, "sent"), chosen(snags.plant, "sent", snags.annex)
        data(await hand.saving(submission_id, snags.values(tower, plant)))
        kept = await hand.values(submission_id)
        assert kept[snags.building["id"]]["listed"] == chosen(snags.tower, "Tower")["listed"]
        assert kept[snags.room["id"]]["listed"] == chosen(snags.plant, "Plant room", snags.tower)["listed"]
        data(await hand.submitting(submission_id, {}))

    async def test_what_lies_elsewhere_or_is_of_another_list_is_refused(
        self, snags: Snags, hand: Hand
    ) -> None:
        submission_id = await hand.start()
        both = chosen(snags.plant, "")["listed"] + chosen(snags.office, "")["listed"]
        saved = data(
            await hand.saving(submission_id, snags.values(chosen(snags.tower, ""), {"listed": both}))
        )
        assert [(each["field"], each["code"]) for each in saved["refused"]] == [
            (snags.room["id"], "notUnderAbove")
        ]
        for choice_id in (snags.plant, str(uuid4())):
            answer = await hand.saving(submission_id, snags.values(chosen(choice_id, "Tower")))
            assert refused(answer) == {(snags.building["id"], "unknownOption")}

    async def test_exports_lists_and_search_say_what_it_is_called(self, snags: Snags, hand: Hand) -> None:
        submission_id = await hand.start()
        sent = snags.values(chosen(snags.tower, "")) | snags.rows(
            snags.row(chosen(snags.annex, ""), chosen(snags.office, ""))
        )
        data(await hand.submitting(submission_id, sent))
        query = {"formTemplateId": snags.site.template_id}
        (told,) = (await hand.get("ExportSubmissions", **query, format="json")).json()
        assert told["Building"] == "Tower"
        shown = data(await hand.get("QuerySubmissions", **query, fields=snags.defects["id"]))
        assert shown["data"][0]["values"][snags.defects["id"]] == "Row 1, Annex, Office"

    async def test_a_list_of_submissions_is_asked_by_what_was_chosen(self, snags: Snags, hand: Hand) -> None:
        tower, annex = await hand.start(), await hand.start()
        data(await hand.submitting(tower, snags.values(chosen(snags.tower, ""))))
        data(await hand.submitting(annex, snags.values(chosen(snags.annex, ""))))
        query = {"formTemplateId": snags.site.template_id}
        columns = data(await hand.get("GetSubmissionFields", **query))
        (asked,) = [each for each in columns if each["fieldId"] == snags.building["id"]]
        assert (asked["compared"], asked["options"]) == ("text", [])

        async def found(contains: str) -> list[str]:
            filters = json.dumps([{"fieldId": snags.building["id"], "contains": contains}])
            told = data(await hand.get("QuerySubmissions", **query, fieldFilters=filters))
            return [each["submissionId"] for each in told["data"]]

        assert await found("TOW") == [tower]
        assert await found("annex") == [annex]
        # How it is kept is nothing that anybody chose.
        assert await found(snags.tower[:8]) == await found("[") == await found("label") == []


class TestColumns:
    async def test_each_row_is_looked_up_for_itself(self, snags: Snags, hand: Hand) -> None:
        submission_id = await hand.start()
        first = snags.row(chosen(snags.tower, "x"), chosen(snags.plant, "x", snags.annex))
        second = snags.row(chosen(snags.annex, "x"), chosen(snags.office, "x"), id=str(uuid4()), title="2")
        copy = {"id": str(uuid4()), "rows": [snags.row(chosen(snags.annex, "x"), None)]}
        data(await hand.saving(submission_id, snags.rows(first, second, copies=[copy])))
        kept = (await hand.values(submission_id))[snags.defects["id"]]
        told = [
            [each["cells"][column["id"]]["listed"] for column in (snags.where, snags.spot)]
            for each in kept["rows"]
        ]
        assert told == [
            [
                chosen(snags.tower, "Tower")["listed"],
                chosen(snags.plant, "Plant room", snags.tower)["listed"],
            ],
            [chosen(snags.annex, "Annex")["listed"], chosen(snags.office, "Office", snags.annex)["listed"]],
        ]
        in_copy = kept["copies"][0]["rows"][0]["cells"]
        assert in_copy[snags.where["id"]]["listed"][0]["label"] == "Annex"

    async def test_a_cell_is_refused_with_its_place(self, snags: Snags, hand: Hand) -> None:
        submission_id = await hand.start()
        well = snags.row(chosen(snags.tower, ""), None)
        wrong = snags.row(chosen(snags.tower, ""), chosen(snags.office, "", snags.tower), id=str(uuid4()))
        strange = snags.row(chosen(snags.plant, ""), None, id=str(uuid4()))
        # What it lies under is the list's to say.
        for row, code in ((wrong, "notUnderAbove"), (strange, "unknownOption")):
            answer = await hand.saving(submission_id, snags.rows(well, row))
            assert refused(answer) == {(snags.defects["id"], code)}
            assert "2" in answer.json()["data"]["fields"][0]["message"]
        assert await hand.values(submission_id) == {}

    async def test_an_archived_item_stays_in_its_row_alone(self, snags: Snags, hand: Hand) -> None:
        submission_id = await hand.start()
        row = snags.row(chosen(snags.tower, ""), None)
        data(await hand.saving(submission_id, snags.rows(row)))
        data(await snags.lists.changing(snags.buildings, snags.tower, label="Tower A", isArchived=True))
        another = snags.row(chosen(snags.tower, ""), None, id=str(uuid4()))
        answer = await hand.saving(submission_id, snags.rows(row, another))
        assert refused(answer) == {(snags.defects["id"], "noLongerListed")}
        data(await hand.submitting(submission_id, snags.rows(row)))

    async def test_who_came_by_a_link_is_offered_the_lists_of_columns(
        self, snags: Snags, hand: Hand, service: ServiceDefinition, runtime: Runtime, inbox: Inbox
    ) -> None:
        submission_id, secret = await hand.start(), new_token()
        data(await sharing(hand, submission_id, secret), 201)
        visitor = await Visitor(snags.site, submission_id, secret).prove(service, runtime, inbox)
        query = {"fieldId": snags.spot["id"], "parentIds": snags.annex}
        offered = data(await visitor.get(f"Choices/{submission_id}", **query))["data"]
        assert [each["label"] for each in offered] == ["Office"]
        table_id = snags.defects["id"]
        assert (await visitor.get(f"Choices/{submission_id}", fieldId=table_id)).status_code == 404


class TestForms:
    async def test_lists_of_selections_and_columns_are_looked_at_before_publishing(
        self, snags: Snags
    ) -> None:
        await snags.lists.archive(snags.rooms)
        snags.where["setting"]["listId"] = str(uuid4())
        await snags.draw()
        assert await snags.problems() == {
            ("choiceListArchived", snags.room["id"]),
            ("choiceListGone", snags.where["id"]),
            ("choiceListArchived", snags.spot["id"]),
        }

    async def test_a_column_lies_below_one_of_its_own_table_alone(self, snags: Snags) -> None:
        snags.spot["setting"]["withinFieldId"] = snags.building["id"]
        snags.room["setting"]["withinFieldId"] = snags.where["id"]
        await snags.draw()
        assert await snags.problems() == {
            ("noFieldAbove", snags.spot["id"]),
            ("noFieldAbove", snags.room["id"]),
        }

    async def test_a_file_finds_the_lists_of_selections_and_columns_by_name(
        self, snags: Snags, client: httpx.AsyncClient, stranger: Person, admin: Person
    ) -> None:
        content = await Mover(client, admin).export(snags.site.template_id)
        there = Mover(client, stranger)
        for each in (snags.building, snags.room, snags.where, snags.spot):
            assert each["setting"]["label"].encode() in content
        own = await Lists(there).make("where")
        told = data(await there.look(content))
        missing = {each["subject"] for each in told["notes"] if each["code"] == "choiceListMissing"}
        assert missing == {"Building", "Rooms", "Spot"}
        made = data(await there.bring_in(content), 201)
        fields = (await there.body(made["formTemplateId"]))["pages"][0]["components"]
        heads = fields[2]["components"][0]["components"][0][1:]
        assert heads[0]["components"][0]["setting"]["listId"] == own
