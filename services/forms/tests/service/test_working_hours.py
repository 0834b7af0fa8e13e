"""A step whose time counts the working hours of its project alone."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import httpx
import pytest
from chassis.testing.people import Person
from contracts.identity.v1 import identity_pb2
from formwork.working_time import USUAL_WEEK, WorkingHours, WorkingSpan
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.asking import Asking
from services.forms.tests.service.desk import data
from services.forms.tests.service.site import SECOND_DUE_IN_HOURS, Site
from services.forms.tests.service.site_with_parallel_steps import SiteWithParallelSteps

DUE_IN = timedelta(hours=SECOND_DUE_IN_HOURS)
PRESSED_IN = DUE_IN + timedelta(hours=1)
MONDAYS = [WorkingSpan(1, 8 * 60, 12 * 60)]


@pytest.fixture
async def site(client: httpx.AsyncClient, crew: Crew, admin: Person) -> Site:
    asks_nothing = {"checksRequiredFields": False, "asksForReason": False}
    counts = {"countsWorkingHours": True}
    return await Site.open(client, crew, admin, buttons=asks_nothing, approval=counts, overdue_press="refuse")


def work(crew: Crew, week: list[WorkingSpan]) -> None:
    del crew.book.projects[str(crew.jetty)].working_week[:]
    crew.book.projects[str(crew.jetty)].working_week.extend(
        identity_pb2.WorkingSpan(
            weekday=each.weekday, from_minute=each.from_minute, until_minute=each.until_minute
        )
        for each in week
    )


def zone(crew: Crew) -> ZoneInfo:
    return ZoneInfo(crew.book.projects[str(crew.jetty)].time_zone)


async def test_it_is_due_by_the_hours_of_its_project(
    site: Site, flow: Flow, crew: Crew, asking: Asking
) -> None:
    work(crew, MONDAYS)
    submission_id = await site.hand().submitted()
    route = await asking.route(submission_id)
    entered_at = route.step_entered_at.ToDatetime(UTC)
    (times,) = route.step_times
    hours = WorkingHours(zone(crew), MONDAYS)
    due_at, presses_at = (hours.end_of(entered_at, each) for each in (DUE_IN, PRESSED_IN))
    assert times.step_id == site.second
    assert (times.due_at.ToDatetime(UTC), times.presses_at.ToDatetime(UTC)) == (due_at, presses_at)
    (todo,) = data(await site.checker().get("QueryTodos", type=2))["data"]
    assert datetime.fromisoformat(todo["dueAt"]) == due_at
    shown = await site.checker().detail(submission_id)
    assert datetime.fromisoformat(shown["pressesItself"]["at"]) == presses_at


async def test_where_nobody_said_otherwise_work_is_from_monday_to_friday(
    site: Site, flow: Flow, crew: Crew, asking: Asking
) -> None:
    route = await asking.route(await site.hand().submitted())
    hours = WorkingHours(zone(crew), USUAL_WEEK)
    due_at = hours.end_of(route.step_entered_at.ToDatetime(UTC), DUE_IN)
    assert route.step_times[0].due_at.ToDatetime(UTC) == due_at


async def test_what_is_running_keeps_its_time_whatever_becomes_of_the_hours(
    site: Site, flow: Flow, crew: Crew, asking: Asking
) -> None:
    submission_id = await site.hand().submitted()
    before = (await asking.route(submission_id)).step_times[0]
    work(crew, MONDAYS)
    assert (await asking.route(submission_id)).step_times[0] == before
    told = await asking.overdue_press(submission_id, site.second)
    assert (told.attempt_id, told.not_before) == ("", before.presses_at)


async def test_a_step_that_stays_open_beside_another_keeps_its_time(
    client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow, asking: Asking
) -> None:
    counts = {"countsWorkingHours": True}
    parts = await SiteWithParallelSteps.with_parts(client, crew, admin, quality=counts)
    submission_id = await parts.opened(parts.hand())
    (before,) = (await asking.route(submission_id)).step_times
    assert before.step_id == parts.ids["quality"]
    work(crew, MONDAYS)
    await parts.press(parts.checker(), submission_id, "safety", "safe")
    route = await asking.route(submission_id)
    assert [*route.step_times] == [before]
    (todo,) = data(await parts.approver().get("QueryTodos", type=2))["data"]
    assert datetime.fromisoformat(todo["dueAt"]) == before.due_at.ToDatetime(UTC)


async def test_what_is_told_again_after_it_has_moved_on_says_no_times(
    site: Site, flow: Flow, crew: Crew, asking: Asking
) -> None:
    del crew
    submission_id = await site.hand().submitted()
    attempt_id = await asking.last_attempt(submission_id)
    said: dict[str, object] = {
        "submission_id": submission_id,
        "number": 1,
        "attempt_id": attempt_id,
        "from_step_id": site.first,
        "action_id": site.submit,
        "to_step_id": site.second,
    }
    told = await asking.record(**said)
    assert [*told.step_times] == [*(await asking.route(submission_id)).step_times]
    data(await site.checker().approving(submission_id))
    assert not (await asking.record(**said)).step_times
