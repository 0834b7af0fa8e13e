"""What is drawn, judged by the library that knows what a form and a workflow are."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import orjson
from chassis.errors import FieldError
from chassis.ids import new_id
from chassis.texts import Text
from formwork.body import UNNAMED, parse_body
from formwork.problems import Invalid, Problem
from formwork.publishing import check_for_publishing as check_drawing
from formwork.workflow import Workflow, parse_workflow
from formwork.workflow import default_workflow as make_default_workflow

from forms.template.errors import WrongStructure
from forms.template.names import make_names_readable
from forms.template.schemas import PublishProblem, TemplateDetail
from forms.wording import words_of


@dataclass(frozen=True, slots=True)
class Sound:
    """A body of which the structure is right, as text."""

    json: str
    fields_count: int


def empty_body() -> str:
    page: dict[str, Any] = {
        "id": str(new_id()),
        "name": UNNAMED,
        "class": "",
        "type": "page",
        "childSetting": {},
        "components": [],
    }
    return _text([page])


def default_workflow() -> str:
    return _text(make_default_workflow(lambda: str(new_id())).model_dump(mode="json"))


def check_body(pages: list[dict[str, Any]]) -> Sound:
    try:
        body = parse_body(pages)
    except Invalid as invalid:
        raise _wrong_structure(invalid) from None
    make_names_readable(pages)
    return Sound(_text(pages), len(body.fields))


def check_drawn_workflow(nodes: list[dict[str, Any]], edges: list[dict[str, Any]]) -> str:
    raw = {"nodes": nodes, "edges": edges}
    try:
        parse_workflow(raw)
    except Invalid as invalid:
        raise _wrong_structure(invalid) from None
    make_names_readable(nodes)
    return _text(raw)


def check_for_publishing(body: str, workflow: str, detail: TemplateDetail) -> list[PublishProblem]:
    """All that keeps it from going live. Sound as saved, it is read again here: the rules may have become
    stricter since."""
    try:
        pages, drawn = parse_body(orjson.loads(body)), parse_workflow(orjson.loads(workflow))
    except Invalid as invalid:
        return [_public(problem) for problem in invalid.problems]
    problems = [_public(problem) for problem in check_drawing(pages, drawn)]
    return [*problems, *_problems_of_detail(detail, drawn)]


def _problems_of_detail(detail: TemplateDetail, workflow: Workflow) -> Iterator[PublishProblem]:
    if not detail.is_valid_time_enabled:
        return
    if detail.valid_time_step_id is None or workflow.find_step(str(detail.valid_time_step_id)) is None:
        message = Text("Choose the step that the valid time starts with.")
        yield PublishProblem(
            code="validTimeStepMissing", subject_id="validTimeStepId", params={}, message=message
        )
    if detail.valid_time_days is None:
        message = Text("Say for how many days it is valid.")
        yield PublishProblem(
            code="validTimeDaysMissing", subject_id="validTimeDays", params={}, message=message
        )


def _public(problem: Problem) -> PublishProblem:
    return PublishProblem(
        code=problem.code,
        subject_id=problem.subject_id,
        params=dict(problem.params),
        message=words_of(problem),
    )


def _wrong_structure(invalid: Invalid) -> WrongStructure:
    fields = [FieldError(each.subject_id, words_of(each), each.code) for each in invalid.problems]
    return WrongStructure(words_of(invalid.problems[0]), fields)


def _text(value: Any) -> str:
    return orjson.dumps(value).decode()
