"""A button that is pressed by itself, of one of several steps that are open at once."""

from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

import httpx
import pytest
from chassis.clock import now
from chassis.runtime import Runtime
from chassis.testing.people import Person
from forms.submission.repo import SubmissionRepo
from forms.tables.submission_value import SubmissionValue
from identity_client.testing.crew import Crew
from sqlalchemy import text, update

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


@pytest.fixture
async def site_of_two(client: httpx.AsyncClient, crew: Crew, admin: Person, hours: tuple[int, int]) -> Site:
    """Both have a button that is pressed by itself once it is due, after so many hours."""
    return await Site.with_parts(
        client,
        crew,
        admin,
        is_safety_pressed_by_itself=True,
        is_quality_pressed_by_itself=True,
        safety={"dueInHours": hours[0]},
        quality={"dueInHours": hours[1]},
    )


@pytest.mark.parametrize("hours", [(30, 60)])
async def test_taken_back_it_is_pressed_at_its_own_time_not_at_that_of_the_one_beside_it(
    site_of_two: Site, flow: Flow, asking: Asking
) -> None:
    site = site_of_two
    submission_id, safety = await site.opened(site.hand()), site.checker()
    drawn = await shown_to(safety, submission_id)
    await site.press(safety, submission_id, "safety", "safe")
    await recall(safety, submission_id)
    assert await shown_to(safety, submission_id) == drawn
    told = await asking.overdue_press(submission_id, site.ids["safety"], number=4)
    assert (told.attempt_id, told.not_before.ToDatetime(UTC)) == ("", drawn)


@pytest.mark.parametrize("hours", [(2, 4)])
async def test_who_takes_their_own_back_puts_off_nobody_elses(
    site_of_two: Site, flow: Flow, asking: Asking, runtime: Runtime
) -> None:
    site = site_of_two
    submission_id, safety = await site.opened(site.hand()), site.checker()
    await wait_for_long(runtime, submission_id, timedelta(hours=5))
    await site.press(safety, submission_id, "safety", "safe")
    await recall(safety, submission_id)
    assert is_in_a_day(await shown_to(safety, submission_id))
    assert (await asking.overdue_press(submission_id, site.ids["quality"], number=4)).attempt_id
    told = await asking.overdue_press(submission_id, site.ids["safety"], number=4)
    assert (told.attempt_id, is_in_a_day(told.not_before.ToDatetime(UTC))) == ("", True)


@pytest.mark.parametrize("hours", [(2, 4)])
async def test_what_does_not_fit_puts_off_its_own_step_alone(
    site_of_two: Site, flow: Flow, asking: Asking, runtime: Runtime
) -> None:
    site = site_of_two
    submission_id, safety = await site.opened(site.hand()), site.checker()
    says = site.safety_says["id"]
    data(await safety.saving(submission_id, {says: "Fits."}, site.ids["safety"]))
    async with runtime.database.unit_of_work() as uow:
        is_safetys = SubmissionValue.field_id == UUID(says)
        of_another_kind = {"value": ["fits", "not"], "saved_at": now() - timedelta(hours=6)}
        await uow.execute(update(SubmissionValue).where(is_safetys).values(of_another_kind))  # pyright: ignore[reportArgumentType]
    await wait_for_long(runtime, submission_id, timedelta(hours=5))
    told = await asking.overdue_press(submission_id, site.ids["safety"], number=2)
    until = told.not_before.ToDatetime(UTC)
    assert (told.attempt_id, is_in_a_day(until)) == ("", True)
    assert await shown_to(safety, submission_id) == until
    # Again it is no nearer, also once somebody has done the one beside it.
    assert await asking.overdue_press(submission_id, site.ids["safety"], number=2) == told
    assert (await asking.overdue_press(submission_id, site.ids["quality"], number=2)).attempt_id
    await site.press(site.approver(), submission_id, "quality", "good")
    assert await asking.overdue_press(submission_id, site.ids["safety"], number=3) == told
    assert await shown_to(safety, submission_id) == until


async def wait_for_long(runtime: Runtime, submission_id: str, time: timedelta) -> None:
    """As if it had been opened so much earlier."""
    async with runtime.database.unit_of_work() as uow:
        submission = await SubmissionRepo(uow).find_any(UUID(submission_id), lock=True)
        assert submission is not None
        assert submission.presses_itself_at is not None
        submission.step_entered_at -= time
        submission.presses_itself_at -= time
        submission.open_parts = [
            part | {"pressesItself": [(datetime.fromisoformat(at) - time).isoformat(), name]}
            for part in submission.open_parts
            for at, name in [part["pressesItself"]]
        ]


async def shown_to(hand: Hand, submission_id: str) -> datetime:
    shown = data(await hand.get("GetSubmissionDetail", submissionId=submission_id))
    return datetime.fromisoformat(shown["pressesItself"]["at"])


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
