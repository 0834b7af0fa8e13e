"""Until when it is valid where several steps were open at once."""

import httpx
from chassis.testing.people import Person
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.site_with_parallel_steps import SiteWithParallelSteps
from services.forms.tests.service.test_parallel import recall
from services.forms.tests.service.test_valid_time import valid_from


async def test_a_part_that_is_taken_back_leaves_valid_what_another_made_valid(
    client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow
) -> None:
    site = await SiteWithParallelSteps.with_parts(client, crew, admin, has_works=True)
    await valid_from(site, admin, "safety")
    safety, works = site.checker(), site.checker("Tan Works")
    submission_id = await site.opened(site.hand())
    await site.press(safety, submission_id, "safety", "safe")
    until = (await safety.detail(submission_id))["validTimeEnd"]
    assert until is not None
    await site.press(works, submission_id, "works", "done")
    await recall(works, submission_id)
    assert (await safety.detail(submission_id))["validTimeEnd"] == until
    await site.press(works, submission_id, "works", "done")
    shown = await safety.detail(submission_id)
    assert (len(shown["openSteps"]), shown["validTimeEnd"]) == (0, until)
