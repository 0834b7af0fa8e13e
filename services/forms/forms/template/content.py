"""What is drawn, judged by the library that knows what a form and a workflow are."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

import orjson
from chassis.errors import FieldError
from chassis.http.language import caller_language
from chassis.ids import new_id
from chassis.texts import Text
from formwork.body import UNNAMED
from formwork.body.temporary import without_temporary
from formwork.problems import Problem
from formwork.workflow import default_workflow as make_default_workflow
from formwork.workflow import name_returns

from forms.checker import Checker, DraftKey
from forms.template.errors import WrongStructure
from forms.template.names import make_names_readable
from forms.template.schemas import PublishProblem, TemplateDetail
from forms.wording import words_of


@dataclass(frozen=True, slots=True)
class Sound:
    """A body of which the structure is right, as text."""

    json: str
    fields_count: int
    template_files: Sequence[tuple[str, str]]
    """The ids of a field and of a file of the template that it shows."""


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


def default_workflow(team_ids: Sequence[str]) -> str:
    """Its step is called in the language of who makes it; a button in that of who reads it."""
    step_name = Text("Step 1").translated(caller_language())
    return _text(make_default_workflow(lambda: str(new_id()), team_ids, step_name).model_dump(mode="json"))


async def check_body(checker: Checker, company_id: UUID, pages: list[dict[str, Any]]) -> Sound:
    pages = without_temporary(pages, lambda: str(new_id()))
    checked = await checker.check_body(company_id, _sound_text(pages))
    if checked.problems:
        raise _wrong_structure(checked.problems)
    make_names_readable(pages)
    return Sound(_text(pages), checked.fields_count, checked.template_files)


async def files_shown_by(checker: Checker, company_id: UUID, body: str) -> Sequence[tuple[str, str]]:
    """By a body that was saved before, as text: the ids of a field and of a file of the template."""
    checked = await checker.check_body(company_id, body.encode())
    if checked.problems:
        raise _wrong_structure(checked.problems)
    return checked.template_files


async def check_drawn_workflow(
    checker: Checker,
    company_id: UUID,
    nodes: list[dict[str, Any]],
    edges: list[dict[str, Any]],
    direction: str | None = None,
) -> str:
    raw: dict[str, Any] = {"nodes": nodes, "edges": edges}
    if direction is not None:
        raw["direction"] = direction
    if problems := await checker.check_workflow(company_id, _sound_text(raw)):
        raise _wrong_structure(problems)
    make_names_readable(nodes)
    name_returns(nodes, edges)
    return _text(raw)


async def check_for_publishing(
    checker: Checker, company_id: UUID, key: DraftKey, body: str, workflow: str, detail: TemplateDetail
) -> tuple[list[PublishProblem], bool]:
    """All that keeps it from going live, and whether every case of its rules was looked at for that. Sound as
    saved, it is read again here: the rules may have become stricter since."""
    checked = await checker.check_draft(company_id, key, body, workflow)
    problems = [_public(problem) for problem in checked.problems]
    return [*problems, *_problems_of_detail(detail, checked.step_ids)], checked.is_whole


def start_team_ids(workflow: str) -> list[UUID]:
    """Of a workflow that was found fit to be published: read only as far as that takes."""
    steps = [node["data"] for node in orjson.loads(workflow)["nodes"] if node["type"] == "step"]
    (trigger,) = [data for data in steps if data.get("triggerStep")]
    return [UUID(team_id) for team_id in trigger.get("teamIds", ())]


def _problems_of_detail(detail: TemplateDetail, step_ids: frozenset[str]) -> Iterator[PublishProblem]:
    if not detail.is_valid_time_enabled:
        return
    if str(detail.valid_time_step_id) not in step_ids:
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


def _wrong_structure(problems: Sequence[Problem]) -> WrongStructure:
    # Of broken JSON the place is told; of a form that is too large the field that is too much.
    places = [str(each.params.get("path", each.subject_id)) for each in problems]
    fields = [
        FieldError(place, words_of(each), each.code) for place, each in zip(places, problems, strict=True)
    ]
    return WrongStructure(words_of(problems[0]), fields)


def _sound_text(drawn: Any) -> bytes:
    try:
        return orjson.dumps(drawn)
    except TypeError:
        # Nested too deeply, numbers or signs that nobody could store.
        raise _wrong_structure([Problem("structure")]) from None


def _text(value: Any) -> str:
    return orjson.dumps(value).decode()
