"""How often a paper is tried: three times where it fails, and for as long as a part is away."""

from dataclasses import replace

import pytest
from chassis.errors import Unavailable
from pdf.render.activities import LargeRenderActivities
from pdf.render.order import RenderOrder
from pdf.render.printing import Printing
from temporalio.exceptions import ApplicationError
from temporalio.testing import ActivityEnvironment

ORDER = RenderOrder(company_id="", submission_id="", revision="1", language="en", user_id="")


class Failing(Printing):
    def __init__(self, error: Exception) -> None:
        self._error = error

    async def render(self, order: RenderOrder) -> None:
        raise self._error


async def _is_last(error: Exception, *, attempt: int, away: int | None) -> tuple[bool, int | None]:
    """And how many tries found a part away, as the next one is told."""
    trying = ActivityEnvironment()
    details = [] if away is None else [away]
    trying.info = replace(trying.info, attempt=attempt, heartbeat_details=details)
    told = away

    def hear(*beat: int) -> None:
        nonlocal told
        (told,) = beat

    trying.on_heartbeat = hear
    with pytest.raises(ApplicationError) as failed:
        await trying.run(LargeRenderActivities(Failing(error)).render_large, ORDER)
    return failed.value.non_retryable, told


class TestAPaperThatFails:
    @pytest.mark.parametrize(("attempt", "is_last"), [(1, False), (2, False), (3, True)])
    async def test_has_three_tries(self, attempt: int, is_last: bool) -> None:
        assert (await _is_last(ValueError("x"), attempt=attempt, away=None))[0] is is_last

    @pytest.mark.parametrize(("attempt", "is_last"), [(11, False), (12, False), (13, True)])
    async def test_has_three_tries_also_after_ten_that_found_a_part_away(
        self, attempt: int, is_last: bool
    ) -> None:
        assert await _is_last(ValueError("x"), attempt=attempt, away=10) == (is_last, 10)


class TestAPartThatIsAway:
    async def test_is_counted_by_itself(self) -> None:
        assert await _is_last(Unavailable(), attempt=1, away=None) == (False, 1)
        assert await _is_last(Unavailable(), attempt=5, away=2) == (False, 3)

    async def test_is_waited_for_fifty_times(self) -> None:
        assert (await _is_last(Unavailable(), attempt=51, away=48))[0] is False
        assert (await _is_last(Unavailable(), attempt=52, away=49))[0] is True
