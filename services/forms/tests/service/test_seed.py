"""The demo's sixty days, told as of then."""

from datetime import datetime, timedelta
from uuid import UUID

from chassis.clock import now
from chassis.runtime import Runtime
from forms.submission.repo import SubmissionRepo
from forms_demo.month import date_back, is_dated_back
from forms_demo.story import Pressed, Story
from forms_demo.templates import SITE_INSPECTION

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import data
from services.forms.tests.service.site import Site


async def test_what_was_lived_through_is_told_as_of_then(site: Site, flow: Flow, runtime: Runtime) -> None:
    hand, checker = site.hand(), site.checker()
    submission_id = await hand.submitted()
    data(await checker.approving(submission_id))
    then = now().replace(microsecond=0) - timedelta(days=9)
    ended = then + timedelta(hours=3)
    steps = [
        Pressed("tan.bo", {}, "Submit", then),
        Pressed("chua.mei", {}, "Approve", ended),
    ]
    story = Story(SITE_INSPECTION, "Jetty", steps)
    # Cut off after its last press: the next start still tells it as of then, and the one after that does not.
    for is_dated in (False, True):
        async with runtime.database.unit_of_work() as uow:
            made = await SubmissionRepo(uow).find_any(UUID(submission_id))
            assert made is not None
            assert await is_dated_back(uow, made, story) is is_dated
            if not is_dated:
                await date_back(uow, made, story)
    shown = await hand.detail(submission_id)
    told = {
        name: datetime.fromisoformat(shown[name])
        for name in ("created", "submittedAt", "closedAt", "updated")
    }
    assert (told["submittedAt"], told["closedAt"], told["updated"]) == (then, ended, ended)
    assert told["created"] < then
    way = data(await hand.get("GetSubmissionProgress", submissionId=submission_id))
    assert [datetime.fromisoformat(step["submittedAt"]) for step in way["steps"]] == [then, ended]


async def test_a_draft_is_told_as_of_then_once(site: Site, runtime: Runtime) -> None:
    submission_id = await site.hand().start()
    at = now().replace(microsecond=0) - timedelta(days=2)
    story = Story(SITE_INSPECTION, "Jetty", [Pressed("tan.bo", {}, None, at)])
    for is_dated in (False, True):
        async with runtime.database.unit_of_work() as uow:
            made = await SubmissionRepo(uow).find_any(UUID(submission_id))
            assert made is not None
            assert await is_dated_back(uow, made, story) is is_dated
            await date_back(uow, made, story)
