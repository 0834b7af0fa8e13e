"""Whatever way an item of a list gets into a submission, it is one of that list, called as the list calls it;
and what was chosen stays as it was then."""

from typing import Any
from uuid import uuid4

import httpx
import pytest
from chassis.testing.people import Person
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import Desk, data
from services.forms.tests.service.drawing import page
from services.forms.tests.service.listing import Lists, chosen
from services.forms.tests.service.site import Hand
from services.forms.tests.service.test_conditions import rule
from services.forms.tests.service.test_copying import copying, whys
from services.forms.tests.service.test_listed_choices import refused
from services.forms.tests.service.test_lists_in_other_kinds import Snags


@pytest.fixture
async def snags(client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow) -> Snags:
    del flow  # who presses is led on by it
    made = await Snags.open(client, crew, admin)
    await made.draw_kinds()
    return made


@pytest.fixture
def hand(snags: Snags) -> Hand:
    return snags.site.hand()


async def of_another_company(client: httpx.AsyncClient, stranger: Person) -> str:
    theirs = Lists(Desk(client, stranger))
    return await theirs.add(await theirs.make("Buildings"), "Secret HQ")


async def draw_again(snags: Snags, *conditions: dict[str, Any]) -> None:
    desk, site = snags.lists.desk, snags.site
    await snags.draw()
    data(await desk.save_body(site.template_id, 2, page(*snags.fields()) | {"conditions": [*conditions]}))
    data(await desk.publish(site.template_id))


class TestStarting:
    async def test_only_items_of_the_list_are_begun_with(
        self, snags: Snags, hand: Hand, client: httpx.AsyncClient, stranger: Person
    ) -> None:
        for choice_id in (await of_another_company(client, stranger), snags.plant, str(uuid4())):
            forged = chosen(choice_id, "Tower")
            for values, field in (
                (snags.values(forged), snags.building),
                (snags.rows(snags.row(forged, None)), snags.defects),
            ):
                answer = await hand.starting(values=values)
                assert refused(answer) == {(field["id"], "unknownOption")}
                assert "Secret" not in answer.text

    async def test_what_is_begun_with_is_called_as_the_list_calls_it(self, snags: Snags, hand: Hand) -> None:
        forged = chosen(snags.tower, "Palace"), chosen(snags.plant, "Throne room", snags.annex)
        sent = snags.values(*forged) | snags.rows(snags.row(*forged))
        kept = await hand.values(await hand.start(values=sent))
        tower, plant = chosen(snags.tower, "Tower"), chosen(snags.plant, "Plant room", snags.tower)
        assert kept[snags.building["id"]]["listed"] == tower["listed"]
        assert kept[snags.room["id"]]["listed"] == plant["listed"]
        cells = kept[snags.defects["id"]]["rows"][0]["cells"]
        assert cells[snags.where["id"]]["listed"] == tower["listed"]
        assert cells[snags.spot["id"]]["listed"] == plant["listed"]

    async def test_a_default_that_the_list_does_not_offer_is_none(
        self, snags: Snags, hand: Hand, client: httpx.AsyncClient, stranger: Person
    ) -> None:
        snags.building["value"] = chosen(snags.tower, "as it was drawn")
        await draw_again(snags)
        kept = await hand.values(await hand.start())
        assert kept[snags.building["id"]]["listed"] == chosen(snags.tower, "Tower")["listed"]
        data(await snags.lists.changing(snags.buildings, snags.tower, isArchived=True))
        assert await hand.values(await hand.start()) == {}
        snags.building["value"] = chosen(await of_another_company(client, stranger), "Secret HQ")
        await draw_again(snags)
        assert await hand.values(await hand.start()) == {}


async def test_a_rule_fills_in_items_of_the_list_alone(snags: Snags, hand: Hand) -> None:
    async def pressed(choice_id: str) -> httpx.Response:
        fills = {"fieldIds": [snags.building["id"]], "value": chosen(choice_id, "Tower")}
        await draw_again(snags, rule(snags.defects, "notEmpty", value=fills))
        sent = snags.rows(snags.row(chosen(snags.annex, ""), None))
        return await hand.submitting(await hand.start(), sent)

    data(await pressed(snags.tower))
    data(await snags.lists.changing(snags.buildings, snags.tower, label="Tower A", isArchived=True))
    data(await pressed(snags.tower))
    assert refused(await pressed(str(uuid4()))) == {(snags.building["id"], "unknownOption")}


class TestWhatWasChosenStays:
    async def test_another_row_is_entered_after_an_item_was_moved_and_renamed(
        self, snags: Snags, hand: Hand
    ) -> None:
        submission_id = await hand.start()
        data(
            await hand.saving(
                submission_id, snags.rows(snags.row(chosen(snags.tower, ""), chosen(snags.plant, "")))
            )
        )
        before = (await hand.values(submission_id))[snags.defects["id"]]["rows"][0]
        data(await snags.lists.changing(snags.rooms, snags.plant, label="Pump room", parentId=snags.annex))
        # The page sends the whole table, with what it was told before in the rows that nobody touched.
        another = snags.row(chosen(snags.annex, ""), chosen(snags.plant, "Pump room"), id=str(uuid4()))
        saved = data(await hand.saving(submission_id, snags.rows(before, another)))
        assert saved["refused"] == []
        first, second = (await hand.values(submission_id))[snags.defects["id"]]["rows"]
        assert first == before
        anew = chosen(snags.plant, "Pump room", snags.annex)
        assert second["cells"][snags.spot["id"]]["listed"] == anew["listed"]
        data(await hand.submitting(submission_id, snags.values(chosen(snags.tower, ""))))

    async def test_what_is_chosen_anew_lies_where_it_lies_today(self, snags: Snags, hand: Hand) -> None:
        submission_id = await hand.start()
        row = snags.row(chosen(snags.tower, ""), chosen(snags.plant, ""))
        data(await hand.saving(submission_id, snags.rows(row)))
        data(await snags.lists.changing(snags.rooms, snags.plant, parentId=snags.annex))
        anew = chosen(snags.plant, "Plant room", snags.annex)
        row = snags.row(chosen(snags.annex, "Annex"), anew)
        data(await hand.saving(submission_id, snags.rows(row)))
        kept = (await hand.values(submission_id))[snags.defects["id"]]["rows"][0]["cells"]
        assert kept[snags.spot["id"]]["listed"] == anew["listed"]

    async def test_what_it_was_called_is_nobodys_to_send(self, snags: Snags, hand: Hand) -> None:
        submission_id = await hand.start()
        data(await hand.saving(submission_id, snags.values(chosen(snags.tower, ""))))
        data(await hand.saving(submission_id, snags.values(chosen(snags.tower, "Palace"))))
        kept = await hand.values(submission_id)
        assert kept[snags.building["id"]]["listed"] == chosen(snags.tower, "Tower")["listed"]


class TestCopying:
    async def test_a_table_comes_along_without_what_is_offered_no_more(
        self, snags: Snags, hand: Hand
    ) -> None:
        source, target = await hand.start(), await hand.start()
        boiler = await snags.lists.add(snags.rooms, "Boiler room", parentId=snags.tower)
        cells = [
            (chosen(snags.annex, ""), chosen(snags.office, "")),
            # This room is moved to the other building, and the next one archived.
            (chosen(snags.tower, ""), chosen(snags.plant, "")),
            (chosen(snags.tower, ""), chosen(boiler, "")),
        ]
        rows = [snags.row(*each, **({"id": str(uuid4())} if at else {})) for at, each in enumerate(cells)]
        data(await hand.saving(source, snags.rows(*rows)))
        data(await snags.lists.changing(snags.rooms, snags.plant, parentId=snags.annex))
        data(await snags.lists.changing(snags.rooms, boiler, isArchived=True))
        told = data(await copying(hand, target, source))
        assert [(each["label"], each["isWhole"]) for each in told["copied"]] == [("Defects", False)]
        assert told["notCopied"] == []
        assert await told_by_row(snags, hand, target) == [
            ("Annex", "Office"),
            ("Tower", None),
            ("Tower", None),
        ]

    async def test_what_lies_under_an_archived_item_goes_with_it(self, snags: Snags, hand: Hand) -> None:
        source, target = await hand.start(), await hand.start()
        first = snags.row(chosen(snags.tower, ""), chosen(snags.plant, ""))
        second = snags.row(chosen(snags.annex, ""), None, id=str(uuid4()))
        data(await hand.saving(source, snags.rows(first, second)))
        data(await snags.lists.changing(snags.buildings, snags.tower, isArchived=True))
        told = data(await copying(hand, target, source))
        assert [(each["label"], each["isWhole"]) for each in told["copied"]] == [("Defects", False)]
        assert await told_by_row(snags, hand, target) == [(None, None), ("Annex", None)]
        # Where nothing is left, it is told as a field is.
        other, none = await hand.start(), await hand.start()
        data(await hand.saving(other, snags.rows(snags.row(chosen(snags.annex, ""), None))))
        data(await snags.lists.changing(snags.buildings, snags.annex, isArchived=True))
        told = data(await copying(hand, none, other))
        assert (told["copied"], whys(told)) == ([], {"Defects": "unfit"})


async def told_by_row(snags: Snags, hand: Hand, submission_id: str) -> list[tuple[str | None, ...]]:
    def label(cell: dict[str, Any] | None) -> str | None:
        return cell["listed"][0]["label"] if cell and cell["listed"] else None

    rows = (await hand.values(submission_id))[snags.defects["id"]]["rows"]
    return [tuple(label(row["cells"].get(each["id"])) for each in (snags.where, snags.spot)) for row in rows]
