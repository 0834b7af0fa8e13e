from datetime import datetime
from uuid import UUID

from chassis.http import WireOut


class Within(WireOut):
    """How long it took, in seconds around the clock."""

    half: int
    """Half of them took no longer."""
    most: int
    """Nine in ten took no longer."""


class LongestWaiting(WireOut):
    submission_id: UUID
    reference_number: str
    since: datetime


class StepTimes(WireOut):
    step_id: UUID
    step_name: str
    submitted: int
    within: Within | None
    """From when a submission came to the step until its button was pressed; none where none was yet."""
    waiting: int
    """As of now, whenever they began."""
    overdue: int
    longest_waiting: LongestWaiting | None


class TemplateTimes(WireOut):
    """Of the submissions of a template that were begun lately and submitted; and what waits now."""

    submitted: int
    is_cut: bool
    """There were more: these are the newest."""
    closed: int
    """Of those, whose last step was submitted too."""
    within: Within | None
    """From the first press until the last; none where none is closed."""
    steps: list[StepTimes]
    """In the order in which submissions come to them."""
