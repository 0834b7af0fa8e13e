"""Any field of a form as a column of the list of its submissions, and as a filter."""

import json
from typing import Any
from uuid import UUID, uuid4

import pytest
from chassis.runtime import Runtime
from chassis.testing import counted_statements
from chassis.testing.people import Person
from forms.submission.listing.schemas import SubmissionSort
from formwork.fields.kind import MOST_LISTED

from services.forms.tests.service.desk import Desk, data, refusal
from services.forms.tests.service.drawing import field, page, short_text
from services.forms.tests.service.site import Hand, Site

AREA = short_text("Area")
WIDTH = field("number", {"label": "Width", "unit": "m"})
DAY = field("dateTime", {"label": "Poured on"})
DAYS = field("dateTime", {"label": "Closed", "isRange": True})
WEATHER = field(
    "dropdown", {"label": "Weather", "options": [{"id": 1, "label": "Dry"}, {"id": 2, "label": "Rain"}]}
)
CHECKS = field(
    "multipleSelection",
    {"label": "Checked", "options": [{"id": 1, "label": "Shoring"}, {"id": 2, "label": "Ladder"}]},
)
SAFE = field("yesNo", {"label": "Safe", "yesLabel": "Safe"})
STARS = field("rating", {"label": "Tidy"})
SIZE = field("calculation", {"label": "Size", "formula": f"{{{WIDTH['id']}}}*2", "decimalPlaces": 1})


class Filled:
    """Two submissions of a form with a field of each sort, and one in which nothing is entered."""

    def __init__(self, hand: Hand, one: str, other: str, empty: str) -> None:
        self.hand, self.one, self.other, self.empty = hand, one, other, empty

    async def found(self, *asked: dict[str, Any], **query: Any) -> set[str]:
        told = data(await self.asking(*asked, **query))
        assert told["totalCount"] == len(told["data"])
        return {each["submissionId"] for each in told["data"]}

    async def asking(self, *asked: dict[str, Any], **query: Any) -> Any:
        own = {"formTemplateId": self.hand.site.template_id, "fieldFilters": json.dumps(asked)}
        return await self.hand.get("QuerySubmissions", **(own | query))


def says(of: dict[str, Any], **what: Any) -> dict[str, Any]:
    return {"fieldId": of["id"], **what}


@pytest.fixture
async def filled(site: Site, admin: Person) -> Filled:
    desk = Desk(site.client, admin)
    seen = data(
        await site.client.get(
            f"/api/FormTemplateSetting/GetFormBody/{site.template_id}", headers=admin.headers
        )
    )
    shown = page(AREA, WIDTH, DAY, DAYS, WEATHER, CHECKS, SAFE, STARS, SIZE)
    data(await desk.save_body(site.template_id, seen["version"], shown))
    data(await desk.publish(site.template_id))
    hand = site.hand()
    one, other, empty = [await hand.start() for _ in range(3)]
    data(
        await hand.saving(
            one,
            {
                AREA["id"]: "Roof 50% _done_",
                WIDTH["id"]: "12.5",
                DAY["id"]: {"date": "2026-11-21"},
                DAYS["id"]: {"startsDate": "2026-11-20", "endsDate": "2026-11-25"},
                WEATHER["id"]: {"selected": [2]},
                CHECKS["id"]: {"selected": [1, 2]},
                SAFE["id"]: {"answer": "no", "note": "A step is loose", "photos": []},
                STARS["id"]: 4,
            },
        )
    )
    data(
        await hand.saving(
            other,
            {
                AREA["id"]: "Cellar",
                WIDTH["id"]: "-3",
                DAY["id"]: {"date": "2026-12-01"},
                WEATHER["id"]: {"selected": [1]},
                CHECKS["id"]: {"selected": [2]},
                SAFE["id"]: {"answer": "yes"},
                STARS["id"]: 2,
            },
        )
    )
    return Filled(hand, one, other, empty)


class TestColumns:
    async def test_are_offered_with_what_each_can_be_asked(self, site: Site, filled: Filled) -> None:
        told = data(await filled.hand.get("GetSubmissionFields", formTemplateId=site.template_id))
        found = {each["name"]: (each["compared"], [one["label"] for one in each["options"]]) for each in told}
        assert found == {
            "Area": ("text", []),
            "Width (m)": ("number", []),
            "Poured on": ("day", []),
            "Closed": ("day", []),
            "Weather": ("options", ["Dry", "Rain"]),
            "Checked": ("options", ["Shoring", "Ladder"]),
            "Safe": ("answer", ["Safe", "No", "N/A"]),
            "Tidy": ("number", []),
        }

    async def test_say_what_is_entered_and_nothing_else(self, site: Site, filled: Filled) -> None:
        ids = [each["id"] for each in (AREA, WIDTH, DAY, CHECKS, SAFE, STARS)]
        told = data(await filled.asking(fields=",".join(ids)))
        rows = {each["submissionId"]: each["values"] for each in told["data"]}
        assert [rows[filled.one][each] for each in ids] == [
            "Roof 50% _done_",
            "12.5 m",
            "2026-11-21",
            "Shoring, Ladder",
            "No: A step is loose",
            "4 / 5",
        ]
        assert rows[filled.empty] == {}
        assert set(rows[filled.other]) == set(ids)
        only = data(await filled.asking(fields=UUID(AREA["id"]).hex))
        assert {each["submissionId"]: each["values"] for each in only["data"]}[filled.one] == {
            AREA["id"]: "Roof 50% _done_"
        }

    async def test_say_no_more_than_a_cell_shows(self, filled: Filled) -> None:
        data(await filled.hand.saving(filled.empty, {AREA["id"]: "North " * 50}))
        told = data(await filled.asking(fields=AREA["id"]))
        said = {each["submissionId"]: each["values"] for each in told["data"]}[filled.empty]
        assert said == {AREA["id"]: ("North " * 50)[:MOST_LISTED]}

    async def test_cost_one_statement_however_many_rows_there_are(
        self, filled: Filled, runtime: Runtime
    ) -> None:
        async def cost(**query: Any) -> int:
            data(await filled.asking(**query))
            with counted_statements(runtime.database) as statements:
                data(await filled.asking(**query))
            return len(statements)

        assert await cost(fields=AREA["id"]) == await cost() + 1

    async def test_of_older_versions_are_shown_as_these_were_drawn(
        self, site: Site, filled: Filled, admin: Person
    ) -> None:
        desk = Desk(site.client, admin)
        seen = data(
            await site.client.get(
                f"/api/FormTemplateSetting/GetFormBody/{site.template_id}", headers=admin.headers
            )
        )
        data(await desk.save_body(site.template_id, seen["version"], page(AREA)))
        data(await desk.publish(site.template_id))
        await filled.hand.start()
        told = data(await filled.asking(fields=f"{WIDTH['id']},{AREA['id']}"))
        assert [each["values"].get(WIDTH["id"]) for each in told["data"]] == [None, None, "-3 m", "12.5 m"]
        names = data(await filled.hand.get("GetSubmissionFields", formTemplateId=site.template_id))
        assert "Width (m)" in [each["name"] for each in names]

    async def test_are_those_of_submissions_that_one_sees(
        self, site: Site, filled: Filled, stranger: Person
    ) -> None:
        other = site.somebody(stranger)
        assert data(await other.get("GetSubmissionFields", formTemplateId=site.template_id)) == []
        told = await other.get("QuerySubmissions", formTemplateId=site.template_id, fields=AREA["id"])
        assert data(told)["data"] == []


class TestFilters:
    async def test_find_what_says_so(self, filled: Filled) -> None:
        for asked, names in (
            (says(AREA, contains="roof"), "one"),
            (says(AREA, contains="50%"), "one"),
            (says(AREA, contains="l_r"), ""),
            (says(AREA, contains="'; drop table submission; --"), ""),
            (says(WIDTH, atLeast="12.5"), "one"),
            (says(WIDTH, atLeast="-3", atMost="0"), "other"),
            (says(WIDTH, atMost="100"), "one other"),
            (says(WIDTH, contains="12.5"), "one"),
            (says(STARS, atLeast="3"), "one"),
            (says(DAY, atLeast="2026-11-21", atMost="2026-11-21"), "one"),
            (says(DAY, atLeast="2026-11-22"), "other"),
            (says(DAYS, atLeast="2026-11-23", atMost="2026-11-23"), "one"),
            (says(DAYS, atLeast="2026-11-26"), ""),
            (says(WEATHER, anyOf=[2]), "one"),
            (says(WEATHER, anyOf=[1, 2]), "one other"),
            (says(CHECKS, anyOf=[2]), "one other"),
            (says(CHECKS, anyOf=[1]), "one"),
            (says(SAFE, anyOf=["no", "na"]), "one"),
            (says(SAFE, anyOf=["yes"]), "other"),
            # Of another sort, or of no form at all: nothing says it.
            (says(WEATHER, contains="selected"), ""),
            (says(AREA, atLeast="1"), ""),
            (says(AREA, atLeast="2026-11-21"), ""),
            ({"fieldId": str(uuid4()), "contains": "roof"}, ""),
        ):
            expected = {getattr(filled, each) for each in names.split()}
            assert await filled.found(asked) == expected, asked

    async def test_of_several_all_must_hold_in_every_order(self, filled: Filled) -> None:
        asked = (says(AREA, contains="o"), says(WIDTH, atLeast="1"), says(SAFE, anyOf=["no"]))
        for sort in SubmissionSort:
            assert await filled.found(*asked, sort=sort.value) == {filled.one}
        assert await filled.found(*asked, says(WEATHER, anyOf=[1])) == set()
        assert await filled.found(*asked, state="draft", search="Site") == {filled.one}

    async def test_page_by_page(self, filled: Filled) -> None:
        pages = [
            data(await filled.asking(says(WIDTH, atMost="100"), pageCount=1, pageNumber=at)) for at in (1, 2)
        ]
        assert [each["totalCount"] for each in pages] == [2, 2]
        assert [each["data"][0]["submissionId"] for each in pages] == [filled.other, filled.one]

    async def test_show_nobody_what_they_may_not_read(
        self, site: Site, filled: Filled, stranger: Person
    ) -> None:
        for other in (site.somebody(stranger), site.checker()):
            assert await Filled(other, "", "", "").found(says(AREA, contains="Roof")) == set()

    async def test_that_are_none_are_refused(self, filled: Filled) -> None:
        for written in (
            "{",
            "[1]",
            '[{"fieldId": "x", "contains": "y"}]',
            json.dumps([says(AREA)]),
            json.dumps([says(AREA, atLeast="1", atMost="2026-11-21")]),
            json.dumps([says(AREA, atLeast="1e5")]),
            json.dumps([says(AREA, anyOf=[1, "no"])]),
            json.dumps([says(AREA, contains="a", sql="1=1")]),
            json.dumps([says(AREA, contains="a")] * 6),
        ):
            assert (await filled.asking(fieldFilters=written)).status_code == 422, written

    async def test_are_of_one_template(self, filled: Filled) -> None:
        for query in ({"fields": AREA["id"]}, {"fieldFilters": json.dumps([says(AREA, contains="a")])}):
            assert refusal(await filled.hand.get("QuerySubmissions", **query)) == (
                422,
                "Fields are those of one template. Choose a template first.",
            )
        many = ",".join(str(uuid4()) for _ in range(7))
        (refused,) = (await filled.asking(fields=many)).json()["data"]["fields"]
        assert (refused["field"], refused["message"]) == ("fields", "Choose at most 6 fields.")
        assert (await filled.asking(fields="name")).status_code == 422
