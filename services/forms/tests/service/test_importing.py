"""Drafts from the lines of a spreadsheet."""

import csv
import io
from typing import Any
from uuid import uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.testing.people import Person
from identity_client.testing.crew import Crew
from workbook import Sheet, WorkbookWriter

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import data, refusal
from services.forms.tests.service.site import SUBMISSION, Hand, Site
from services.forms.tests.service.test_lists_in_other_kinds import Snags


def as_csv(*rows: list[str]) -> bytes:
    file = io.StringIO()
    csv.writer(file).writerows(rows)
    return file.getvalue().encode()


async def sending(
    hand: Hand, content: bytes, *, dry: bool = False, key: str | None = None, project_id: str | None = None
) -> httpx.Response:
    call = "CheckSubmissionsFile" if dry else "ImportSubmissionsFile"
    form = {"formTemplateId": hand.site.template_id, "projectId": project_id or hand.site.project_id}
    headers = hand.person.headers | ({"Idempotency-Key": key} if key else {})
    return await hand.site.client.post(
        f"{SUBMISSION}/{call}", data=form, files={"file": ("rows.csv", content)}, headers=headers
    )


async def drafts(hand: Hand) -> list[dict[str, Any]]:
    return data(await hand.get("QuerySubmissions", formTemplateId=hand.site.template_id))["data"]


def verdicts(read: dict[str, Any]) -> list[tuple[int, str]]:
    return [(each["line"], each["verdict"]) for each in read["rows"]]


AREAS = as_csv(["Area", "width", "Ours"], ["Roof", "12", "x"], ["Gate", "", ""])


class TestLines:
    async def test_what_stands_below_no_heading_is_told_of(self, site: Site, flow: Flow) -> None:
        del flow
        file = as_csv(["Area", "", "", "Ours"], ["Roof", "", "Tan", "x"])
        told = data(await sending(site.hand(), file, dry=True))
        headings = [each["heading"] for each in told["columns"]]
        assert headings == ["Area", "", "column C, without a heading", "Ours"]

    async def test_each_becomes_a_draft_of_who_sent_them(self, site: Site, flow: Flow) -> None:
        del flow
        hand = site.hand()
        told = data(await sending(hand, AREAS, dry=True))
        assert (told["dryRun"], told["createCount"], await drafts(hand)) == (True, 2, [])
        assert [each["fieldName"] for each in told["columns"]] == ["Area", "Width", None]
        read = data(await sending(hand, AREAS), 201)
        assert verdicts(read) == [(2, "create"), (3, "create")]
        kept = [await hand.values(each["submissionId"]) for each in await drafts(hand)]
        assert sorted(each[site.area["id"]] for each in kept) == ["Gate", "Roof"]
        roof = next(each for each in kept if each[site.area["id"]] == "Roof")
        assert roof[site.width["id"]] == "12"
        # They are as if somebody had begun them by hand.
        data(await hand.submitting((await drafts(hand))[0]["submissionId"], {}))

    async def test_what_does_not_fit_is_said_and_left_out(self, site: Site) -> None:
        hand = site.hand()
        much = "x" * 600
        content = as_csv(["Area", "Width"], ["Roof", "12", "more"], [much, "12"], ["Gate", "3"])
        read = data(await sending(hand, content), 201)
        assert verdicts(read) == [(2, "invalid"), (3, "invalid"), (4, "create")]
        assert "can't be taken as “Area”" in read["rows"][1]["message"]
        assert len(await drafts(hand)) == 1

    async def test_what_columns_may_be_called_is_told(self, site: Site) -> None:
        asked = {"formTemplateId": site.template_id, "projectId": site.project_id}
        told = data(await site.hand().get("GetSubmissionsFileColumns", **asked))
        assert told == ["Area", "Width", "Length"]

    async def test_sent_again_with_its_key_there_are_no_more(self, site: Site) -> None:
        hand, key = site.hand(), str(uuid4())
        first = data(await sending(hand, AREAS, key=key), 201)
        assert data(await sending(hand, AREAS, key=key), 201) == first
        assert len(await drafts(hand)) == 2

    async def test_of_a_workbook(self, site: Site) -> None:
        hand = site.hand()
        writer = WorkbookWriter(Sheet("areas", ["Area", "Width"]))
        sheet = writer.begin() + writer.add([["Roof", "12"]]) + writer.end()
        assert data(await sending(hand, sheet, dry=True))["createCount"] == 1

    async def test_no_column_of_the_form_is_no_file_of_it(self, site: Site) -> None:
        # The remark is another step's, and what is computed nobody enters.
        for heading in (["Remark"], ["Size"], ["Photos"], ["Weather"]):
            status, message = refusal(await sending(site.hand(), as_csv(heading, ["3"])))
            assert (status, "None of its columns" in message) == (422, True), message

    async def test_wider_than_a_form_can_be_is_none(self, site: Site) -> None:
        content = as_csv(["Area", *([""] * 2_000), "x"], ["Roof"])
        status, message = refusal(await sending(site.hand(), content, dry=True))
        assert (status, "columns" in message) == (422, True)

    async def test_more_than_a_file_may_have_are_none(self, site: Site) -> None:
        content = as_csv(["Area"], *(["Roof"] for _ in range(501)))
        assert refusal(await sending(site.hand(), content))[0] == 422


class TestLists:
    @pytest.fixture
    async def snags(self, client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow) -> Snags:
        del flow
        made = await Snags.open(client, crew, admin)
        await made.draw_kinds()
        return made

    async def test_items_are_found_by_their_names_and_below_what_the_line_says(self, snags: Snags) -> None:
        hand = snags.site.hand()
        content = as_csv(
            ["Rooms", "Building"], ["plant ROOM", "tower"], ["Plant room", "Annex"], ["Lost", "Tower"]
        )
        read = data(await sending(hand, content), 201)
        assert verdicts(read) == [(2, "create"), (3, "invalid"), (4, "invalid")]
        (draft,) = await drafts(hand)
        kept = await hand.values(draft["submissionId"])
        assert [each["id"] for each in kept[snags.building["id"]]["listed"]] == [snags.tower]
        assert [each["id"] for each in kept[snags.room["id"]]["listed"]] == [snags.plant]


class TestWho:
    async def test_may_not_start_it_may_not_send_it(self, site: Site, crew: Crew, stranger: Person) -> None:
        for person, status in (
            (crew.person("Ng Xi", Role.MEMBER), 422),  # of no project
            (site.checker().person, 422),
            (stranger, 404),
        ):
            for dry in (True, False):
                answer = await sending(Hand(site, person), AREAS, dry=dry)
                assert answer.status_code == status, answer.text
        assert (await sending(site.hand(), AREAS, project_id=str(uuid4()))).status_code == 422
