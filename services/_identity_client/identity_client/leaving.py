"""That somebody left may be heard late: when they are back, and have made something anew."""

from datetime import datetime, timedelta

from chassis.events.context import EventContext

# What began before they left may have ended a moment after.
_BEGUN_BEFORE = timedelta(seconds=5)


def until_they_left(context: EventContext) -> datetime:
    """What was made by then ends with their leaving; what is newer is of whom came back."""
    return context.occurred_at + _BEGUN_BEFORE
