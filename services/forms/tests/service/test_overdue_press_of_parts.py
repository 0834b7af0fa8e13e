"""A button that is pressed by itself, of one of several steps that are open at once."""

from datetime import UTC, datetime, timedelta

import httpx
import pytest
from chassis.clock import now
from chassis.runtime import Runtime
from chassis.testing.people import Person
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.asking import Asking
from services.forms.tests.service.desk import data
from services.forms.tests.service.site_with_parallel_steps import SiteWithParallelSteps as Site
from services.forms.tests.service.test_due import set_back
from services.forms.tests.service.test_overdue_press import shown_for

A_DAY_AWAY = timedelta(hours=20)


@pytest.fixture
async def site(client: httpx.AsyncClient, crew: Crew, admin: Person) -> Site:
    return await Site.with_parts(client, crew, admin, is_quality_pressed_by_itself=True)


@pytest.mark.parametrize("is_known", [True, False])
async def test_a_press_beside_it_brings_it_no_nearer(
    site: Site, flow: Flow, asking: Asking, runtime: Runtime, is_known: bool
) -> None:
    """It was put off, or nobody could press and is back since."""
    submission_id, put_off_to = await site.opened(site.hand()), now() + A_DAY_AWAY
    await set_back(runtime, submission_id, waits=timedelta(hours=5), due_in=-timedelta(hours=1))
    await shown_for(runtime, submission_id, put_off_to if is_known else None)
    await site.press(site.checker(), submission_id, "safety", "safe")
    shown = data(await site.approver().get("GetSubmissionDetail", submissionId=submission_id))[
        "pressesItself"
    ]
    assert (shown and datetime.fromisoformat(shown["at"])) == (put_off_to if is_known else None)
    told = await asking.overdue_press(submission_id, site.ids["quality"], number=3)
    assert told.attempt_id == ""
    assert told.not_before.ToDatetime(UTC) - now() > A_DAY_AWAY - timedelta(hours=1)
