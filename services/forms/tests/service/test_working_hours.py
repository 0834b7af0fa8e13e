"""A step whose time counts the working hours of its project alone."""

from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import httpx
import pytest
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.people import COMPANY, Person
from contracts.attendance.v1.events_pb2 import FreeDay, HolidayCalendarChanged, HolidayCalendarDeleted
from contracts.identity.v1 import identity_pb2
from formwork.working_time import USUAL_WEEK, WorkingHours, WorkingSpan
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.asking import Asking
from services.forms.tests.service.desk import data
from services.forms.tests.service.hearing import hear
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


def calendar(calendar_id: object, days: Mapping[date, bool], *projects: object) -> HolidayCalendarChanged:
    return HolidayCalendarChanged(
        calendar_id=str(calendar_id),
        project_ids=map(str, projects),
        days=[FreeDay(date=day.isoformat(), is_half=is_half) for day, is_half in days.items()],
    )


async def test_it_does_not_run_on_holidays_of_the_company_and_of_its_region(
    service: ServiceDefinition, runtime: Runtime, site: Site, flow: Flow, crew: Crew, asking: Asking
) -> None:
    today = datetime.now(zone(crew)).date()
    first, second, third, fourth = (today + timedelta(days=each) for each in range(4))
    region = new_id()
    whole_and_half = {first: False, second: True, third: True}
    await hear(service, runtime, calendar(COMPANY, whole_and_half))
    await hear(service, runtime, calendar(region, {third: False, fourth: True}, new_id(), crew.jetty))
    await hear(service, runtime, calendar(new_id(), {fourth: False}, new_id()))
    week = [WorkingSpan(weekday, 10 * 60, 14 * 60) for weekday in range(1, 8)]
    work(crew, week)
    count = {first: False, second: True, third: False, fourth: True}

    route = await asking.route(await site.hand().submitted())
    entered_at = route.step_entered_at.ToDatetime(UTC)
    with_both = WorkingHours(zone(crew), week, count).end_of(entered_at, DUE_IN)
    assert route.step_times[0].due_at.ToDatetime(UTC) == with_both

    await hear(service, runtime, HolidayCalendarDeleted(calendar_id=str(region)), revision=2)
    again = await asking.route(route.submission_id)
    assert [*again.step_times] == [*route.step_times], "what is open keeps its time"
    route = await asking.route(await site.hand().submitted())
    entered_at = route.step_entered_at.ToDatetime(UTC)
    of_company = WorkingHours(zone(crew), week, whole_and_half).end_of(entered_at, DUE_IN)
    assert route.step_times[0].due_at.ToDatetime(UTC) == of_company != with_both


async def test_holidays_of_another_company_are_none(
    service: ServiceDefinition, runtime: Runtime, site: Site, flow: Flow, crew: Crew, asking: Asking
) -> None:
    others, today = new_id(), datetime.now(zone(crew)).date()
    days = {today + timedelta(days=each): False for each in range(10)}
    await hear(service, runtime, calendar(others, days), company_id=others)
    await hear(service, runtime, calendar(new_id(), days, crew.jetty), company_id=others)
    route = await asking.route(await site.hand().submitted())
    due_at = WorkingHours(zone(crew)).end_of(route.step_entered_at.ToDatetime(UTC), DUE_IN)
    assert route.step_times[0].due_at.ToDatetime(UTC) == due_at


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
