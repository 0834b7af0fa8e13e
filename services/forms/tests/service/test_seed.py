"""The demo's month."""

from datetime import datetime, timedelta
from typing import Any
from uuid import NAMESPACE_OID, UUID, uuid4, uuid5

from chassis.clock import now
from chassis.runtime import Runtime
from forms.starter.drawing import Drawing
from forms.submission.repo import SubmissionRepo
from forms_demo.month import date_back, is_dated_back
from forms_demo.returned import returned_stories
from forms_demo.stories import Option, Photo, Pressed, Signed, Story, all_stories
from forms_demo.templates import SITE_INSPECTION
from formwork.body import Field, parse_body

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import data
from services.forms.tests.service.site import Site

_SINGAPORE = timedelta(hours=8)


class _AnyTeam(dict[str, str]):
    def __missing__(self, name: str) -> str:
        return str(uuid5(NAMESPACE_OID, name))


def _entered(field: Field, entered: Any) -> Any:
    match entered:
        case Option(number=number):
            return {"selected": [number], "other": None}
        case str() if field.type == "dateTime":
            return {"date": entered}
        case (str() as starts, str() as ends):
            return {"startsDate": starts, "endsDate": ends}
        case _:
            return entered


def test_what_its_people_enter_fits_the_fields() -> None:
    for story in (*all_stories(now()), *returned_stories(now())):
        drawing = Drawing(uuid4())
        story.template.draw(drawing, _AnyTeam())
        body = parse_body(drawing.pages)
        by_label = {body.setting_of(each.id).label: each for each in body.fields}
        for label, entered in ((*told,) for step in story.steps for told in step.entries.items()):
            field = by_label[label]
            if isinstance(entered, Photo | Signed):
                continue
            kind, value = body.kind_of(field.id), _entered(field, entered)
            assert kind.has_shape(value), (label, value)
            assert kind.check_value(body.setting_of(field.id), value) == [], (label, value)


def test_its_stories_lie_behind_us_one_step_after_the_other() -> None:
    today = now()
    stories = [*all_stories(today), *returned_stories(today)]
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
    story = Story(SITE_INSPECTION, "Jetty", steps)
    # Cut off after its last press: the next start still tells it as of then, and the one after that does not.
    for is_dated in (False, True):
        async with runtime.database.unit_of_work() as uow:
            made = await SubmissionRepo(uow).find_any(UUID(submission_id))
            assert made is not None
            assert await is_dated_back(uow, made, story) is is_dated
            if not is_dated:
                await date_back(uow, made, story, _SINGAPORE)
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
    at = now().replace(microsecond=0) - timedelta(days=2) + _SINGAPORE
    story = Story(SITE_INSPECTION, "Jetty", [Pressed("tan.bo", {}, None, at)])
    for is_dated in (False, True):
        async with runtime.database.unit_of_work() as uow:
            made = await SubmissionRepo(uow).find_any(UUID(submission_id))
            assert made is not None
            assert await is_dated_back(uow, made, story) is is_dated
            await date_back(uow, made, story, _SINGAPORE)
