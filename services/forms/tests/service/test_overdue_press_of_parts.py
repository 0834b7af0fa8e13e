"""A button that is pressed by itself, of one of several steps that are open at once."""

from datetime import UTC, datetime, timedelta
from typing import Any

import httpx
import pytest
from chassis.clock import now
from chassis.runtime import Runtime
from chassis.testing.people import Person
from identity_client.testing.crew import Crew
from sqlalchemy import text

from services.forms.tests.flow import Flow
from services.forms.tests.service.asking import Asking
from services.forms.tests.service.desk import data
from services.forms.tests.service.site import Hand
from services.forms.tests.service.site_with_parallel_steps import SiteWithParallelSteps as Site
from services.forms.tests.service.test_due import set_back
from services.forms.tests.service.test_overdue_press import is_in_a_day, shown_for

A_DAY_AWAY = timedelta(hours=20)


@pytest.fixture
async def site(client: httpx.AsyncClient, crew: Crew, admin: Person) -> Site:
    return await Site.with_parts(client, crew, admin, is_quality_pressed_by_itself=True)


@pytest.mark.parametrize("is_known", [True, False])
async def test_a_press_beside_it_brings_it_no_nearer(
    site: Site, flow: Flow, asking: Asking, runtime: Runtime, is_known: bool
) -> None:
    """It was put off, or nobody could press and is back since."""
    submission_id, put_off_to = await site.opened(site.hand()), now() + A_DAY_AWAY
    await set_back(runtime, submission_id, waits=timedelta(hours=5), due_in=-timedelta(hours=1))
    await shown_for(runtime, submission_id, put_off_to if is_known else None)
    await site.press(site.checker(), submission_id, "safety", "safe")
    shown = data(await site.approver().get("GetSubmissionDetail", submissionId=submission_id))[
        "pressesItself"
    ]
    assert (shown and datetime.fromisoformat(shown["at"])) == (put_off_to if is_known else None)
    told = await asking.overdue_press(submission_id, site.ids["quality"], number=3)
    assert told.attempt_id == ""
    assert told.not_before.ToDatetime(UTC) - now() > A_DAY_AWAY - timedelta(hours=1)


async def test_taken_back_beside_it_brings_it_no_nearer_and_puts_it_off_no_further(
    site: Site, flow: Flow, asking: Asking, runtime: Runtime
) -> None:
    submission_id, safety = await site.opened(site.hand()), site.checker()
    put_off_to = now() + A_DAY_AWAY
    await set_back(runtime, submission_id, waits=timedelta(hours=5), due_in=-timedelta(hours=1))
    await shown_for(runtime, submission_id, put_off_to)
    await site.press(safety, submission_id, "safety", "safe")
    await recall(safety, submission_id)
    told = await asking.overdue_press(submission_id, site.ids["quality"], number=4)
    assert (told.attempt_id, told.not_before.ToDatetime(UTC)) == ("", put_off_to)


async def test_who_takes_their_own_back_has_their_time_to_change_it(
    site: Site, flow: Flow, asking: Asking, runtime: Runtime
) -> None:
    """It was pressed in time, and that time is over by now."""
    submission_id, quality = await site.opened(site.hand()), site.approver()
    await set_back(runtime, submission_id, waits=timedelta(hours=5), due_in=-timedelta(hours=1))
    await site.press(quality, submission_id, "quality", "good")
    await recall(quality, submission_id)
    told = await asking.overdue_press(submission_id, site.ids["quality"], number=4)
    assert (told.attempt_id, is_in_a_day(told.not_before.ToDatetime(UTC))) == ("", True)


async def recall(hand: Hand, submission_id: str) -> None:
    body = {"submissionId": submission_id, "number": 2}
    data(await hand.site.client.post("/api/Submission/RecallStep", json=body, headers=hand.person.headers))


async def test_each_is_told_of_its_own_step(site: Site, flow: Flow, runtime: Runtime) -> None:
    """Whoever may do Safety is not told that Quality's button is pressed."""
    del flow
    submission_id = await site.opened(site.hand())

    async def told(hand: Hand) -> tuple[dict[str, Any] | None, dict[str, Any] | None]:
        shown = data(await hand.get("GetSubmissionDetail", submissionId=submission_id))
        (row,) = data(await hand.get("QuerySubmissions", myTurn="true"))["data"]
        open_steps = {each["stepName"]: each["pressesItself"] for each in shown["openSteps"]}
        assert (open_steps["Safety"], open_steps["Quality"]["name"]) == (None, "Approve")
        return shown["pressesItself"], row["pressesItself"]

    assert await told(site.checker()) == (None, None)
    page, todo = await told(site.approver())
    assert page == todo
    assert page is not None
    drawn_at = datetime.fromisoformat(page["at"])
    assert timedelta(hours=3) < drawn_at - now() < timedelta(hours=5)
    # What puts it off is told with it, and what an older release wrote is told as it was.
    await shown_for(runtime, submission_id, drawn_at + A_DAY_AWAY)
    page, todo = await told(site.approver())
    assert page == todo
    assert page is not None
    assert datetime.fromisoformat(page["at"]) == drawn_at + A_DAY_AWAY
    async with runtime.database.unit_of_work() as uow:
        older = "(select jsonb_agg(part - 'pressesItself') from jsonb_array_elements(open_parts) part)"
        await uow.execute(text(f"update submission set open_parts = {older}"))
    shown = data(await site.checker().get("GetSubmissionDetail", submissionId=submission_id))
    assert shown["pressesItself"] == page
