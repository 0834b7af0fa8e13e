"""What is chosen from a list of the company, in a form that is filled in."""

from typing import Any, Self
from uuid import UUID, uuid4

import httpx
import pytest
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.mail import Inbox
from chassis.testing.people import Person
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import Desk, data
from services.forms.tests.service.drawing import page, two_steps
from services.forms.tests.service.listing import Lists, chosen, listed
from services.forms.tests.service.sharing import Visitor, new_token, sharing
from services.forms.tests.service.site import Hand, Site


class Rooms:
    """A form that asks for the building, and for the room in it."""

    def __init__(self, lists: Lists, site: Site) -> None:
        self.lists, self.site = lists, site

    @classmethod
    async def open(cls, client: httpx.AsyncClient, crew: Crew, admin: Person) -> Self:
        site = Site()
        site.client, site.crew, site.project_id = client, crew, str(crew.jetty)
        rooms = cls(Lists(Desk(client, admin)), site)
        rooms.buildings = await rooms.lists.make("Buildings")
        rooms.rooms = await rooms.lists.make("Rooms", above=rooms.buildings)
        rooms.tower, rooms.annex = [
            await rooms.lists.add(rooms.buildings, each) for each in ("Tower", "Annex")
        ]
        rooms.plant = await rooms.lists.add(rooms.rooms, "Plant room", parentId=rooms.tower)
        rooms.office = await rooms.lists.add(rooms.rooms, "Office", parentId=rooms.annex)
        rooms.building = listed("Building", rooms.buildings, required=True)
        rooms.room = listed("Room", rooms.rooms, under=rooms.building)
        await rooms.draw()
        data(await rooms.lists.desk.publish(site.template_id))
        return rooms

    async def draw(self) -> None:
        desk, site = self.lists.desk, self.site
        site.template_id = (await desk.create("Defect"))["formTemplateId"]
        drawn = two_steps()
        site.first, site.second = (each["id"] for each in drawn["nodes"] if each["type"] == "step")
        site.submit, site.approve = (each["id"] for each in drawn["nodes"] if each["type"] == "button")
        site.checkers = self.site.crew.book.add_team("Checkers", company_id=desk.person.company_id)
        for node in drawn["nodes"]:
            if node["id"] == site.second:
                node["data"]["teamIds"] = [str(site.checkers)]
        data(await desk.save_workflow(site.template_id, 1, drawn))
        data(await desk.save_body(site.template_id, 1, page(*self.fields())))

    def fields(self) -> list[dict[str, Any]]:
        return [self.building, self.room]

    async def problems(self) -> set[tuple[str, str]]:
        query = {"formTemplateId": self.site.template_id}
        found = data(await self.lists.desk.get("/api/FormTemplate/GetPublishProblems", **query))["problems"]
        return {(each["code"], each["subjectId"]) for each in found}

    def values(self, building: dict[str, Any] | None, room: dict[str, Any] | None = None) -> dict[str, Any]:
        sent = {self.building["id"]: building, self.room["id"]: room}
        return {key: value for key, value in sent.items() if value is not None}

    buildings: str
    rooms: str
    tower: str
    annex: str
    plant: str
    office: str
    building: dict[str, Any]
    room: dict[str, Any]


@pytest.fixture
async def rooms(client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow) -> Rooms:
    del flow  # who presses is led on by it
    return await Rooms.open(client, crew, admin)


@pytest.fixture
def hand(rooms: Rooms) -> Hand:
    return rooms.site.hand()


def refused(answer: httpx.Response) -> set[tuple[str, str]]:
    assert answer.status_code == 422, answer.text
    return {(each["field"], each["code"]) for each in answer.json()["data"]["fields"]}


class TestChoosing:
    async def test_an_item_is_kept_with_what_the_list_calls_it(self, rooms: Rooms, hand: Hand) -> None:
        submission_id = await hand.start()
        tower = chosen(rooms.tower, "whatever was sent")
        plant = chosen(rooms.plant, "", rooms.tower)
        data(await hand.saving(submission_id, rooms.values(tower, plant)))
        kept = await hand.values(submission_id)
        assert kept[rooms.building["id"]]["listed"] == chosen(rooms.tower, "Tower")["listed"]
        assert kept[rooms.room["id"]]["listed"] == chosen(rooms.plant, "Plant room", rooms.tower)["listed"]
        data(await hand.submitting(submission_id, {}))

    async def test_a_renamed_or_archived_item_is_read_as_it_was_called(
        self, rooms: Rooms, hand: Hand
    ) -> None:
        submission_id = await hand.start()
        data(await hand.saving(submission_id, rooms.values(chosen(rooms.tower, "Tower"))))
        data(await rooms.lists.changing(rooms.buildings, rooms.tower, label="Tower A", isArchived=True))
        kept = await hand.values(submission_id)
        assert kept[rooms.building["id"]]["listed"][0]["label"] == "Tower"
        # It stays where it was, and is chosen nowhere else.
        data(await hand.submitting(submission_id, rooms.values(chosen(rooms.tower, "Tower"))))
        other = await hand.start()
        late = await hand.submitting(other, rooms.values(chosen(rooms.tower, "Tower")))
        assert refused(late) == {(rooms.building["id"], "noLongerListed")}

    async def test_what_lies_elsewhere_is_refused(self, rooms: Rooms, hand: Hand) -> None:
        submission_id = await hand.start()
        tower, office = chosen(rooms.tower, "Tower"), chosen(rooms.office, "Office", rooms.tower)
        saved = data(await hand.saving(submission_id, rooms.values(tower, office)))
        # What it lies under is the list's to say.
        assert [(each["field"], each["code"]) for each in saved["refused"]] == [
            (rooms.room["id"], "notUnderAbove")
        ]
        pressed = await hand.submitting(submission_id, rooms.values(None, office))
        assert refused(pressed) == {(rooms.room["id"], "notUnderAbove")}

    async def test_another_choice_above_is_told_below(self, rooms: Rooms, hand: Hand) -> None:
        submission_id = await hand.start()
        both = rooms.values(chosen(rooms.tower, "Tower"), chosen(rooms.plant, "Plant room", rooms.tower))
        data(await hand.saving(submission_id, both))
        data(await hand.saving(submission_id, rooms.values(chosen(rooms.annex, "Annex"))))
        assert refused(await hand.submitting(submission_id, {})) == {(rooms.room["id"], "notUnderAbove")}
        data(await hand.submitting(submission_id, {rooms.room["id"]: None}))

    async def test_only_items_of_that_list_of_that_company_are_taken(
        self, rooms: Rooms, hand: Hand, client: httpx.AsyncClient, stranger: Person
    ) -> None:
        theirs = Lists(Desk(client, stranger))
        their_list = await theirs.make("Buildings")
        their_item = await theirs.add(their_list, "Secret HQ")
        submission_id = await hand.start()
        for choice_id in (their_item, rooms.plant, str(uuid4())):
            answer = await hand.saving(submission_id, rooms.values(chosen(choice_id, "Tower")))
            assert refused(answer) == {(rooms.building["id"], "unknownOption")}
            assert "Secret" not in answer.text
        assert await hand.values(submission_id) == {}

    async def test_a_form_that_names_a_list_of_another_company_offers_nothing(
        self, rooms: Rooms, hand: Hand, client: httpx.AsyncClient, stranger: Person
    ) -> None:
        theirs = Lists(Desk(client, stranger))
        their_list = await theirs.make("Clients")
        await theirs.add(their_list, "Secret client")
        rooms.building = listed("Client", their_list)
        rooms.room = listed("Room", rooms.rooms)
        await rooms.draw()
        assert await rooms.problems() == {("choiceListGone", rooms.building["id"])}
        assert (await rooms.lists.desk.publish(rooms.site.template_id)).status_code == 422


class TestPublishing:
    async def test_an_archived_list_is_told_with_words(self, rooms: Rooms) -> None:
        await rooms.lists.archive(rooms.buildings)
        await rooms.draw()
        answer = await rooms.lists.desk.publish(rooms.site.template_id)
        (problem,) = answer.json()["data"]["fields"]
        assert (problem["field"], problem["code"]) == (rooms.building["id"], "choiceListArchived")
        assert "“Buildings” is archived" in problem["message"]

    async def test_a_form_in_use_goes_on_with_an_archived_list(self, rooms: Rooms, hand: Hand) -> None:
        await rooms.lists.archive(rooms.buildings)
        submission_id = await hand.start()
        data(await hand.submitting(submission_id, rooms.values(chosen(rooms.annex, "Annex"))))

    async def test_what_stands_above_offers_what_the_items_lie_under(self, rooms: Rooms) -> None:
        rooms.building, rooms.room = listed("A", rooms.rooms), listed("B", rooms.buildings)
        rooms.room["setting"]["withinFieldId"] = rooms.building["id"]
        await rooms.draw()
        assert await rooms.problems() == {("choiceListNotUnder", rooms.room["id"])}

    async def test_no_list_and_no_field_above(self, rooms: Rooms) -> None:
        rooms.building["setting"]["listId"] = None
        rooms.room["setting"]["withinFieldId"] = str(UUID(int=1))
        await rooms.draw()
        assert await rooms.problems() == {
            ("choiceListMissing", rooms.building["id"]),
            ("noFieldAbove", rooms.room["id"]),
        }


class TestReading:
    async def test_exports_and_lists_say_what_it_is_called(self, rooms: Rooms, hand: Hand) -> None:
        submission_id = await hand.start()
        data(await hand.submitting(submission_id, rooms.values(chosen(rooms.tower, ""))))
        query = {"formTemplateId": rooms.site.template_id}
        answer = await hand.get("ExportSubmissions", **query, format="json")
        (told,) = answer.json()
        assert told["Building"] == "Tower"
        shown = data(await hand.get("QuerySubmissions", **query, fields=rooms.building["id"]))
        assert "Tower" in str(shown["data"][0]["values"])


async def test_who_came_by_a_link_is_offered_the_lists_of_that_form_alone(
    rooms: Rooms, hand: Hand, service: ServiceDefinition, runtime: Runtime, inbox: Inbox
) -> None:
    submission_id, secret = await hand.start(), new_token()
    data(await sharing(hand, submission_id, secret), 201)
    visitor = await Visitor(rooms.site, submission_id, secret).prove(service, runtime, inbox)

    async def offered(field_id: str, **query: Any) -> list[str]:
        answer = await visitor.get(f"Choices/{submission_id}", fieldId=field_id, **query)
        return [each["label"] for each in data(answer)["data"]]

    assert await offered(rooms.building["id"]) == ["Tower", "Annex"]
    assert await offered(rooms.room["id"], parentIds=rooms.annex) == ["Office"]
    assert await offered(rooms.building["id"], search="ann") == ["Annex"]
    strange = await visitor.get(f"Choices/{submission_id}", fieldId=str(uuid4()))
    assert strange.status_code == 404
    other = await visitor.get(f"Choices/{await hand.start()}", fieldId=rooms.building["id"])
    assert other.status_code == 404
    by_list = await rooms.site.client.get(
        "/api/ChoiceList/QueryChoices", params={"choiceListId": rooms.buildings}, headers=visitor.headers
    )
    assert by_list.status_code == 401
    chose = {rooms.building["id"]: chosen(rooms.annex, "")}
    data(await visitor.saving(chose, rooms.site.first))
    assert (await hand.values(submission_id))[rooms.building["id"]]["listed"][0]["label"] == "Annex"
