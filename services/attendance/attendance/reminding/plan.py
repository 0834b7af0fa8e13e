"""What is done when about a request that nobody answers. Pure."""

from collections.abc import Sequence
from datetime import datetime

from attendance.reminding.calls import Step, StepKind

Plan = tuple[tuple[StepKind, int], ...]
"""After how many working days which step."""


def plan_of(days: int) -> Plan:
    """A reminder a day before others hear of it, where there is such a day; those who stand in, or admins;
    admins in any case; and twice more."""
    before = ((StepKind.REMIND, days - 1),) if days > 1 else ()
    return (
        *before,
        (StepKind.ESCALATE, days),
        (StepKind.ESCALATE, 2 * days),
        (StepKind.REMIND, 3 * days),
        (StepKind.REMIND, 4 * days),
    )


def step_at(plan: Plan, dates: Sequence[datetime], done: int, at: datetime, *, is_passed_on: bool) -> Step:
    """The next one. Of several that are overdue one is taken, or there would be mails about each at once: the
    last, but that it is passed on first."""
    left = range(done, len(plan))
    due = [each for each in left if dates[each] <= at]
    passing_on = [] if is_passed_on else [each for each in due if plan[each][0] is StepKind.ESCALATE]
    number = (passing_on or due or left)[-1 if due else 0]
    return Step(
        number=number, kind=plan[number][0], at=dates[number], then_done=(due[-1] if due else number) + 1
    )
