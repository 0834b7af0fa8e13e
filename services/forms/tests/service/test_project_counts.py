"""What is open in each project, as its page and the home page count it."""

from datetime import timedelta
from typing import Any
from uuid import uuid4

from chassis.access import Role
from chassis.clock import now
from chassis.runtime import Runtime
from chassis.testing.people import COMPANY
from forms.rights.reader import Reader
from forms.submission.counting.repo import COUNTS
from sqlalchemy import text

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import data
from services.forms.tests.service.site import SECOND_DUE_IN_HOURS, Hand, Site
from services.forms.tests.service.test_submission_list import fill_in_for_years


async def counts_of(hand: Hand) -> list[dict[str, Any]]:
    return data(await hand.get("GetProjectCounts"))


async def enter_earlier(runtime: Runtime, submission_id: str, by: timedelta) -> None:
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(
            text(
                "update submission set step_entered_at = step_entered_at - cast(:by as interval),"
                " due_at = due_at - cast(:by as interval) where id = :id"
            ),
            {"by": by, "id": submission_id},
        )


async def test_counts_what_is_open_late_and_ones_own(site: Site, flow: Flow, runtime: Runtime) -> None:
    hand, checker = site.hand(), site.checker()
    assert await counts_of(hand) == []
    await hand.start()
    waiting, late = await hand.submitted(), await hand.submitted()
    data(await checker.approving(await hand.submitted()))
    due = timedelta(hours=SECOND_DUE_IN_HOURS)
    await enter_earlier(runtime, waiting, due - timedelta(minutes=5))
    await enter_earlier(runtime, late, due + timedelta(minutes=5))

    project = {"projectId": site.project_id}
    # Theirs is the draft; the two that were submitted wait for the checkers, the fourth is done.
    assert await counts_of(hand) == [project | {"open": 2, "overdue": 1, "myTurn": 1}]
    assert await counts_of(checker) == [project | {"open": 2, "overdue": 1, "myTurn": 2}]


async def test_counts_nothing_that_one_may_not_read(site: Site, flow: Flow) -> None:
    await site.hand().submitted()
    stranger = site.somebody(site.crew.person("Ng Li", Role.MEMBER))
    assert await counts_of(stranger) == []


async def test_done_submissions_cost_nothing(site: Site, runtime: Runtime) -> None:
    """Most of a company's submissions are done: an index holds the others alone."""
    await site.hand().start()
    reader = Reader(uuid4(), COMPANY, sees_all_projects=True, project_ids=[], team_ids=[])
    plan = COUNTS.plan(**reader.binds, at=now())
    async with runtime.database.unit_of_work() as uow:
        driver = await uow.driver()
        await fill_in_for_years(driver)
        steps = "\n".join(row[0] for row in await driver.fetch(f"explain {plan.sql}", *plan.values))
    assert "ix_submission_open" in steps, steps
