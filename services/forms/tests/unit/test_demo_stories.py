"""The demo's sixty days, before anybody lives through them."""

from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from uuid import NAMESPACE_OID, UUID, uuid4, uuid5

import pytest
from forms.starter.drawing import Drawing
from forms_demo.days import SITES, SiteDays
from forms_demo.entering import value_of
from forms_demo.stories import all_stories, one_of_each_way
from forms_demo.story import Photo, Signed, Story
from forms_demo.templates import TEMPLATES
from formwork.body import parse_body
from formwork.workflow import ButtonNode, StepNode, Ways, asks_for_reason, parse_workflow, ways_of

_SUNDAY = 6
_WEEK = [datetime(2026, 11, 30, 4, tzinfo=UTC) + timedelta(days=each) for each in range(7)]


class _AnyTeam(dict[str, str]):
    def __missing__(self, name: str) -> str:
        return str(uuid5(NAMESPACE_OID, name))


@pytest.fixture(scope="module")
def stories() -> list[Story]:
    return [*all_stories(SiteDays(_WEEK[0]))]


def test_there_are_three_hundred_of_ten_forms(stories: list[Story]) -> None:
    told = Counter(story.template.key for story in stories)
    assert len(TEMPLATES) == 10
    assert told.keys() == {template.key for template in TEMPLATES}
    assert told.total() == 300


def test_what_people_enter_fits_the_fields(stories: list[Story]) -> None:
    template_id = uuid4()
    for template in TEMPLATES:
        drawing = Drawing(template_id)
        template.draw(drawing, _AnyTeam())
        body = parse_body(drawing.pages)
        by_label = {body.setting_of(each.id).label: each for each in body.fields}
        steps = [step for story in stories if story.template is template for step in story.steps]
        for label, entered in ((*told,) for step in steps for told in step.entries.items()):
            field = by_label[label]
            if isinstance(entered, Photo | Signed):
                continue
            kind, value = body.kind_of(field.id), value_of(template_id, field, entered)
            assert kind.has_shape(value), (label, value)
            assert kind.check_value(body.setting_of(field.id), value) == [], (label, value)


def test_every_button_of_the_forms_is_pressed_by_somebody(stories: list[Story]) -> None:
    """Else nobody sees where it leads. Only a permit that nobody approved lapses by itself."""
    pressed = {(story.template.key, step.button) for story in stories for step in story.presses}
    drawn = {(key, button.data.name) for key, button, _ in _buttons()}
    assert drawn - pressed == {("permit", "Lapse"), ("question", "Send back"), ("incident", "Send back")}
    assert pressed <= drawn


def test_who_is_asked_why_says_so(stories: list[Story]) -> None:
    asked = {(key, button.data.name) for key, button, ways in _buttons() if asks_for_reason(button, ways)}
    presses = [(story.template.key, step) for story in stories for step in story.presses]
    assert [step for key, step in presses if (key, step.button) in asked and not step.reason] == []


def _buttons() -> Iterator[tuple[str, ButtonNode, Ways]]:
    for template in TEMPLATES:
        drawing = Drawing(UUID(int=1))
        template.draw(drawing, _AnyTeam())
        workflow = parse_workflow({"nodes": drawing.nodes, "edges": drawing.edges})
        for step in workflow.nodes:
            if isinstance(step, StepNode):
                for button, ways in ways_of(workflow, step.id):
                    yield template.key, button, ways


@pytest.mark.parametrize("today", _WEEK, ids="{:%A}".format)
def test_they_lie_behind_us_one_step_after_the_other(today: datetime) -> None:
    """On whichever day somebody starts the demo: what is put off over a Sunday comes after what was."""
    for story in all_stories(SiteDays(today)):
        moments = [step.at for step in story.steps]
        if story.voided is not None:
            moments.append(story.voided.at)
        assert moments == sorted(set(moments))
        assert moments[-1] <= today


def test_people_work_by_day_and_rest_on_sunday(stories: list[Story]) -> None:
    moments = [step.at.astimezone(SITES) for story in stories for step in story.steps]
    assert not [at for at in moments if at.weekday() == _SUNDAY or not 7 <= at.hour < 18]
    assert {at.weekday() for at in moments} == {0, 1, 2, 3, 4, 5}
    assert 55 <= (max(moments) - min(moments)).days <= 62


def test_they_come_out_in_all_ways(stories: list[Story]) -> None:
    assert sum(story.voided is not None for story in stories) >= 5
    assert sum(not story.presses for story in stories) >= 8
    assert sum(len(story.said) for story in stories) >= 20
    assert sum(any(step.reason for step in story.steps) for story in stories) >= 15
    assert len({step.login for story in stories for step in story.steps}) >= 15
    assert {story.project for story in stories} == {"Punggol", "Jurong", "Woodlands"}


def test_the_same_ones_are_told_at_each_start() -> None:
    """Each is known by its place, whatever day it is."""
    days = [SiteDays(_WEEK[0]), SiteDays(datetime(2027, 3, 1, 4, tzinfo=UTC))]
    told, again = ([(each.template.key, each.project) for each in all_stories(day)] for day in days)
    assert told == again


def test_in_short_one_came_out_in_each_way_and_is_known_by_the_same_place(stories: list[Story]) -> None:
    short = one_of_each_way(enumerate(stories))
    ways = Counter(story.way for _, story in short)
    assert {*ways} == {story.way for story in stories}
    assert ways.total() == len(ways) <= 50
    assert all(stories[place] is story for place, story in short)
    pressed = {(story.template.key, step.button) for story in stories for step in story.steps}
    assert {(story.template.key, step.button) for _, story in short for step in story.steps} == pressed
