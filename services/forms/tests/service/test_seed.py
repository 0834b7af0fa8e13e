"""The demo's month."""

from datetime import datetime, timedelta
from uuid import UUID

from chassis.clock import now
from chassis.runtime import Runtime
from forms.submission.repo import SubmissionRepo
from forms_demo.month import tell_as_of_then
from forms_demo.stories import Pressed, Story, all_stories
from forms_demo.templates import SITE_INSPECTION

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import data
from services.forms.tests.service.site import Site

_SINGAPORE = timedelta(hours=8)


def test_its_stories_lie_behind_us_one_step_after_the_other() -> None:
    today = now()
    stories = [*all_stories(today)]
    for story in stories:
        moments = [pressed.at for pressed in story.steps]
        assert moments == sorted(set(moments))
        assert moments[-1] <= today
    began = sorted(story.steps[0].at for story in stories)
    assert began[-1] - began[0] > timedelta(days=18)
    assert len({at.date() for at in began}) > 12


async def test_what_was_lived_through_is_told_as_of_then(site: Site, flow: Flow, runtime: Runtime) -> None:
    hand, checker = site.hand(), site.checker()
    submission_id = await hand.submitted()
    data(await checker.approving(submission_id))
    then = now().replace(microsecond=0) - timedelta(days=9)
    ended = then + timedelta(hours=3)
    steps = [
        Pressed("tan.bo", {}, "Submit", then + _SINGAPORE),
        Pressed("chua.mei", {}, "Approve", ended + _SINGAPORE),
    ]
    async with runtime.database.unit_of_work() as uow:
        made = await SubmissionRepo(uow).find_any(UUID(submission_id))
        assert made is not None
        await tell_as_of_then(uow, made, Story(SITE_INSPECTION, "Jetty", steps), _SINGAPORE)
    shown = await hand.detail(submission_id)
    told = {
        name: datetime.fromisoformat(shown[name])
        for name in ("created", "submittedAt", "closedAt", "updated")
    }
    assert (told["submittedAt"], told["closedAt"], told["updated"]) == (then, ended, ended)
    assert told["created"] < then
    way = data(await hand.get("GetSubmissionProgress", submissionId=submission_id))
    assert [datetime.fromisoformat(step["submittedAt"]) for step in way["steps"]] == [then, ended]
