"""How the list of submissions finds its rows. Of thousands a sort of all costs a tenth of a second."""

from typing import Any

import asyncpg
import pytest
from chassis.db import containing
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.testing.people import COMPANY, Person
from forms.rights.reader import Reader
from forms.submission.listing import hot
from forms.submission.listing.hot import PAGES
from forms.submission.listing.schemas import SubmissionSort

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import data
from services.forms.tests.service.many_done import done_like
from services.forms.tests.service.site import Site


@pytest.mark.parametrize("sort", SubmissionSort)
async def test_every_order_has_its_index(runtime: Runtime, sort: SubmissionSort) -> None:
    steps = await planned(runtime, sort, "", "enable_sort", "enable_seqscan")
    # An incremental sort is one of a few rows, which the index tells apart no further.
    assert not [step for step in steps if "->  Sort" in step], "\n".join(steps)


_FILLED_IN = """
insert into submission
    (id, company_id, project_id, template_id, template_version, template_name, state, current_step_name,
     current_team_ids, involved_team_ids, transitions, reference_number, submitter_id, attention,
     step_entered_at, created_at, updated_at)
select gen_random_uuid(), $1, project_id, template_id, template_version, 'Hot-work permit', 'done', '',
       '{}', '{}', 1, 'PTW-HW-' || lpad(n::text, 6, '0'), submitter_id, '',
       now(), now(), now()
from submission, generate_series(1, 20000) n
"""


async def fill_in_for_years(driver: "asyncpg.Connection[Any]") -> None:
    """Of each that is there, thousands more that are done. That is no statement of the service's, and may
    take as long as it does."""
    await driver.execute("set local statement_timeout = 0")
    await driver.execute(_FILLED_IN, COMPANY)
    await driver.execute("analyze submission")


async def test_a_part_of_a_number_has_its_index(site: Site, runtime: Runtime) -> None:
    """Asked while one types, over all that a company ever filled in."""
    await site.hand().start()
    async with runtime.database.unit_of_work() as uow:
        await fill_in_for_years(await uow.driver())
    steps = "\n".join(await planned(runtime, SubmissionSort.NEWEST, "W-019283"))
    assert "Bitmap Index Scan on ix_submission_text" in steps, steps
    assert "Seq Scan on submission" not in steps, steps
    found = data(await site.hand().get("QuerySubmissions", search="W-019283"))
    assert [each["referenceNumberStr"] for each in found["data"]] == ["PTW-HW-019283"]


async def test_of_a_company_with_few_is_as_of_one_with_many(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It goes a way of its own, which must tell the same, page by page."""
    hand = site.hand()
    started = [await hand.start() for _ in range(3)]
    pages = [{"pageCount": 2, "pageNumber": number} for number in (1, 2, 3)]

    async def told() -> list[Any]:
        return [data(await hand.get("QuerySubmissions", **page)) for page in pages]

    short = await told()
    monkeypatch.setattr(hot, "FEW", -1)
    assert await told() == short
    assert [[row["submissionId"] for row in page["data"]] for page in short] == [
        [started[2], started[1]],
        [started[0]],
        [],
    ]
    assert {page["totalCount"] for page in short} == {3}


@pytest.mark.parametrize("many", [3, 1100], ids=["few", "thousands"])
async def test_pages_are_counted_of_what_the_reader_may_see_and_asked_for(
    site: Site, flow: Flow, admin: Person, runtime: Runtime, many: int
) -> None:
    """Also of what is counted beside the page, and was counted for somebody else a moment before."""
    hand, checker = site.hand(), site.checker()
    await done_like(runtime, await hand.start(), many)
    waiting = await hand.submitted()
    boss, seen = site.somebody(admin), {"pageCount": 100}
    for who in (boss, hand):
        everything = data(await who.get("QuerySubmissions", **seen))
        assert (everything["totalCount"], everything["totalPageCount"]) == (many + 2, -(-(many + 2) // 100))
        done = data(await who.get("QuerySubmissions", state="done", **seen))
        assert (done["totalCount"], done["totalPageCount"]) == (many, -(-many // 100))
    theirs = data(await checker.get("QuerySubmissions", **seen))
    assert [each["submissionId"] for each in theirs["data"]] == [waiting]
    assert (theirs["totalCount"], theirs["totalPageCount"]) == (1, 1)


async def planned(runtime: Runtime, sort: SubmissionSort, text: str, *without: str) -> list[str]:
    """How PostgreSQL finds the first page."""
    reader = Reader(new_id(), COMPANY, sees_all_projects=True, project_ids=[], team_ids=[])
    filters = ("project_id", "template_id", "state", "needs_attention", "overdue")
    anything = dict.fromkeys((*filters, "expiration_state", "submission_ids"))
    given = {**reader.binds, **anything, "pattern": containing(text)}
    page = PAGES[sort].page.plan(page_limit=50, page_offset=0, **given)
    async with runtime.database.unit_of_work() as uow:
        driver = await uow.driver()
        for each in without:
            await driver.execute(f"set local {each} = off")
        return [row[0] for row in await driver.fetch(f"explain {page.sql}", *page.values)]


async def test_says_of_which_project_also_where_the_reader_is_not_in_it(site: Site, flow: Flow) -> None:
    submission_id, checker = await site.hand().submitted(), site.checker()
    for call, query in (
        ("QueryTodos", {"type": 2}),
        ("QuerySubmissions", {}),
        ("GetSubmissionBrief", {"submissionId": submission_id}),
    ):
        told = data(await checker.get(call, **query))
        (row,) = told.get("data", [told])
        assert row["projectName"] == "Jetty 4", call


async def test_says_what_may_be_voided_or_handed_on_and_as_which_step_it_was_seen(
    site: Site, flow: Flow, manager: Person
) -> None:
    submission_id, draft_id = await site.hand().submitted(), await site.hand().start()
    for who, may in ((site.somebody(manager), True), (site.checker(), False)):
        rows = {each["submissionId"]: each for each in data(await who.get("QuerySubmissions"))["data"]}
        told = [rows[submission_id][each] for each in ("number", "mayVoid", "mayAssign")]
        assert told == [1, may, may]
        assert draft_id not in rows or not rows[draft_id]["mayVoid"]


async def test_an_export_is_noted_of_a_project_of_ones_own(site: Site) -> None:
    hand = site.hand()
    for project_id, status in ((site.project_id, 200), (str(new_id()), 422)):
        answer = await hand.noting_export(projectId=project_id)
        assert answer.status_code == status, answer.text
