from collections.abc import Sequence
from datetime import timedelta
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork

from forms.rights.reader import Reader
from forms.submission.timing.repo import TimeRepo
from forms.submission.timing.schemas import LongestWaiting, StepTimes, TemplateTimes, Within
from forms.template.access import get_visible

# More would say the same, and take longer each time somebody looks.
MOST_COUNTED = 5_000


async def get_template_times(uow: UnitOfWork, actor: Actor, template_id: UUID, days: int) -> TemplateTimes:
    """Of the submissions that the caller may read: a manager's of their projects, an admin's of all."""
    template = await get_visible(uow, actor, template_id)
    at = now()
    since = at - timedelta(days=days)
    repo = TimeRepo(uow, Reader.of(actor), template.id, since, MOST_COUNTED)
    whole = await repo.whole()
    return TemplateTimes(
        submitted=whole.submitted,
        is_cut=whole.submitted == MOST_COUNTED,
        closed=whole.closed,
        within=_within(whole.within),
        steps=_steps(await repo.steps(), await repo.waiting(at)),
    )


def _steps(submitted: Sequence[Any], waiting: Sequence[Any]) -> list[StepTimes]:
    pressed = {row.step_id: row for row in submitted}
    waits = {row.step_id: row for row in waiting}
    # What nobody pressed lately has the name of what waits there, which may be at an older version.
    known = sorted({**waits, **pressed}.items(), key=lambda each: each[1].place)
    return [_step(step_id, row.name, pressed.get(step_id), waits.get(step_id)) for step_id, row in known]


def _step(step_id: UUID, name: str, pressed: Any | None, waits: Any | None) -> StepTimes:
    return StepTimes(
        step_id=step_id,
        step_name=name,
        submitted=pressed.submitted if pressed else 0,
        within=_within(pressed.within) if pressed else None,
        waiting=waits.waiting if waits else 0,
        overdue=waits.overdue if waits else 0,
        longest_waiting=LongestWaiting(
            submission_id=waits.oldest_id, reference_number=waits.oldest_number, since=waits.since
        )
        if waits
        else None,
    )


def _within(seconds: Sequence[float] | None) -> Within | None:
    if seconds is None:
        return None
    half, most = map(round, seconds)
    return Within(half=half, most=most)
