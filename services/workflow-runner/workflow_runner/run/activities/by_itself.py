"""What a reminder says of the button that is pressed by itself, if nobody presses one before."""

from collections.abc import Sequence
from functools import partial

from chassis.clock import now
from chassis.texts import say
from chassis.wall_clock import WallClock
from formwork.first_words import button_name

from workflow_runner.run.workflows.drawn import Late, next_by_itself
from workflow_runner.run.workflows.state import Route


def told_of_next_press(route: Route, late: Sequence[Late], clock: WallClock, language: str) -> dict[str, str]:
    """Its name, and when; both empty where these steps have none."""
    found = next_by_itself(route, [each.step.id for each in late], now())
    if found is None:
        return {"by_itself": "", "by_itself_at": ""}
    name, at = found
    return {"by_itself": button_name(partial(say, language), name), "by_itself_at": clock.instant(at)}
