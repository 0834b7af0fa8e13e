"""Steps that are open at once, of which each is due at a time of its own."""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from itertools import pairwise

from formwork.workflow import next_reminder
from workflow_runner.run.workflows.part_reminders import PartTimes, next_of_parts, parts_reminded

OPENED = datetime(2026, 11, 2, 9, tzinfo=UTC)
A_MOMENT = timedelta(seconds=2)


def mails_of(due_in_hours: Mapping[str, float], *, days: int) -> list[tuple[float, str]]:
    """After how many hours which are reminded of."""
    due = {name: OPENED + timedelta(hours=hours) for name, hours in due_in_hours.items()}
    last: dict[str, datetime] = {}
    mails: list[tuple[float, str]] = []
    while True:
        parts = {name: PartTimes(due[name], last.get(name)) for name in due}
        at = next_of_parts(parts, lambda: True)
        if at is None or at > OPENED + timedelta(days=days):
            return mails
        step_ids = parts_reminded(parts, at + A_MOMENT, lambda: True)
        last |= dict.fromkeys(step_ids, at)
        hours = (at - OPENED) / timedelta(hours=1)
        mails.append((hours, " ".join(step_ids)))


def test_each_is_told_of_when_it_is_due_and_then_with_the_others() -> None:
    assert mails_of({"a": 4, "b": 8}, days=3) == [
        (4, "a"),
        (8, "b"),
        (28, "a b"),
        (52, "a b"),
    ]


def test_those_that_are_due_together_come_in_one_mail() -> None:
    assert mails_of({"a": 4, "b": 4}, days=2) == [(4, "a b"), (28, "a b")]


def test_what_was_told_of_a_moment_ago_is_not_told_again_with_the_others() -> None:
    assert mails_of({"a": 4, "b": 26}, days=3)[:4] == [
        (4, "a"),
        (26, "b"),
        (28, "a"),
        (50, "a b"),
    ]


def test_one_that_is_due_while_another_is_told_of_weekly_waits_for_no_week() -> None:
    week = 7 * 24
    mails = mails_of({"a": 4, "b": week + 30}, days=21)
    of_b = [hours for hours, names in mails if "b" in names]
    assert of_b[:2] == [week + 30, week + 54]
    assert [hours for hours, names in mails if "a" in names] == [
        *range(4, week + 5, 24),
        4 + 2 * week,
    ]


def test_one_that_is_due_after_the_other_is_told_of_no_more_is_told_of_as_any() -> None:
    year = 365 * 24
    mails = mails_of({"a": 4, "b": year}, days=2 * 365)
    assert [names for _, names in mails] == ["a"] * 19 + ["b"] * 19
    assert mails[19] == (year, "b")


def test_each_is_told_of_in_time_at_first_and_as_often_as_if_it_were_open_alone() -> None:
    due = {"a": 4.0, "b": 31.0, "c": 200.0, "d": 1500.0}
    mails = mails_of(due, days=300)
    for name, hours in due.items():
        told = [at for at, names in mails if name in names.split()]
        assert told[0] == hours
        alone = _alone(hours)
        assert len(alone) - 1 <= len(told) <= len(alone) + 1
        assert all(after - before <= 7 * 24 for before, after in pairwise(told))


def _alone(due_in_hours: float) -> list[float]:
    due_at = OPENED + timedelta(hours=due_in_hours)
    told, last_at = list[float](), None
    while (at := next_reminder(due_at, last_at, lambda: True)) is not None:
        told.append((at - OPENED) / timedelta(hours=1))
        last_at = at
    return told


def test_no_two_of_a_day_are_about_the_same_steps() -> None:
    """Whoever had one about them that day gets no second: it would be told to nobody."""
    for hours in range(1, 48):
        mails = mails_of({"a": 13, "b": 13 + hours / 2, "c": 30}, days=8)
        told = [((OPENED + timedelta(hours=at)).date(), names) for at, names in mails]
        assert len({*told}) == len(told)
