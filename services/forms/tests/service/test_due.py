"""When a step is due, and what is to be done first."""

from datetime import datetime, timedelta

from chassis.clock import now
from chassis.runtime import Runtime
from forms.tables.submission import Submission
from sqlalchemy import update

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import data
from services.forms.tests.service.site import SECOND_DUE_IN_HOURS, Hand, Site


async def set_back(
    runtime: Runtime, submission_id: str, *, waits: timedelta, due_in: timedelta | None
) -> None:
    moment = now()
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(
            update(Submission)
            .where(Submission.id == submission_id)  # pyright: ignore[reportArgumentType]
            .values(step_entered_at=moment - waits, due_at=None if due_in is None else moment + due_in)
        )


async def listed(hand: Hand, call: str, **query: object) -> list[str]:
    return [each["submissionId"] for each in data(await hand.get(call, **query))["data"]]


async def test_every_list_tells_when_the_current_step_is_due(site: Site, flow: Flow) -> None:
    submission_id, checker = await site.hand().submitted(), site.checker()
    (todo,) = data(await checker.get("QueryTodos", type=2))["data"]
    entered_at, due_at = (datetime.fromisoformat(todo[each]) for each in ("stepEnteredAt", "dueAt"))
    assert due_at - entered_at == timedelta(hours=SECOND_DUE_IN_HOURS)
    data(await checker.approving(submission_id))
    (row,) = data(await checker.get("QuerySubmissions"))["data"]
    assert row["dueAt"] is None


async def test_to_dos_come_by_urgency(site: Site, flow: Flow, runtime: Runtime) -> None:
    hand, checker = site.hand(), site.checker()
    hour, day = timedelta(hours=1), timedelta(days=1)
    ways = {
        "far away": (8 * day, 30 * day),
        "new": (hour, None),
        "soon": (hour, 5 * hour),
        "old": (9 * day, None),
        "overdue": (hour, -hour),
        "long overdue": (hour, -3 * day),
    }
    ids: dict[str, str] = {}
    for name, (waits, due_in) in ways.items():
        submission_id = await hand.submitted()
        ids[submission_id] = name
        await set_back(runtime, submission_id, waits=waits, due_in=due_in)
    order = ["long overdue", "overdue", "soon", "old", "far away", "new"]
    assert [ids[each] for each in await listed(checker, "QueryTodos", type=2)] == order
    assert [ids[each] for each in await listed(hand, "QueryTodos", type=3)] == order
    late = await listed(hand, "QuerySubmissions", overdue=True, sort="due")
    assert [ids[each] for each in late] == order[:2]
    assert len(await listed(hand, "QuerySubmissions", overdue=False)) == 4


async def test_what_is_done_comes_last(site: Site, flow: Flow) -> None:
    hand, checker = site.hand(), site.checker()
    done = await hand.submitted()
    data(await checker.approving(done))
    waits = await hand.submitted()
    assert await listed(checker, "QueryTodos", type=1) == [waits, done]
