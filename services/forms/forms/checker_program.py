"""The program of `forms.checker` (`chassis.processes`): the rules of formwork and nothing else."""

import os
from collections.abc import Callable, Mapping
from typing import Any

import orjson
from chassis.processes.wire import Message
from formwork.body import Body, Page, parse_body
from formwork.conditions.apply import apply_conditions
from formwork.conditions.prove import Trial
from formwork.conditions.situation import Situation
from formwork.exporting import columns_of
from formwork.portable import ImportedForm, Note, Unreadable, read_file, teams_of
from formwork.problems import Invalid, Problem
from formwork.publishing import check_for_publishing
from formwork.rehearsal import rehearse
from formwork.values import recompute
from formwork.workflow import parse_workflow
from pydantic import TypeAdapter

MOST_PROBLEMS = 500
"""Told of a draft at once: nobody mends more in one go."""

MOST_CHARACTERS = 200
"""Of a value that is told of in a rehearsal: what it was is seen by them."""

MOST_FILE_BYTES = 16 * 1024 * 1024
"""Of a form as a file, its pictures among it."""

_PAGES = TypeAdapter(list[Page])


def prepare() -> None:
    """All that it needs is imported by now."""


def work(order: Message) -> Message:
    if order.file is not None:
        return _file(order.file)
    parts = [orjson.loads(each) for each in order.blobs]
    try:
        return Message(_TASKS[order.said["task"]](*parts))
    except Invalid as invalid:
        return Message({"problems": packed(invalid.problems)})


def packed(problems: Any) -> list[Any]:
    return [[each.code, each.subject_id, dict(each.params)] for each in problems]


def unpacked(problems: list[Any]) -> tuple[Problem, ...]:
    return tuple(Problem(code, subject_id, params) for code, subject_id, params in problems)


def _body(raw: Any) -> dict[str, Any]:
    body = parse_body(raw)
    # Said at once: whoever draws on would have more to take back.
    problems = [body.calculations.too_large] if body.calculations.too_large else []
    return {
        "problems": packed(problems),
        "fieldsCount": len(body.fields),
        "templateFiles": [*body.template_files],
    }


def _workflow(raw: Any) -> dict[str, Any]:
    parse_workflow(raw)
    return {"problems": []}


def _draft(raw_body: Any, raw_workflow: Any) -> dict[str, Any]:
    body, workflow = parse_body(raw_body), parse_workflow(raw_workflow)
    trial = Trial()
    problems = packed(check_for_publishing(body, workflow, trial)[:MOST_PROBLEMS])
    steps = [step.id for step in workflow.steps]
    return {"problems": problems, "stepIds": steps, "isWhole": trial.is_whole}


def _calculations(raw_body: Any, asked: Any) -> dict[str, Any]:
    """Of a published form: its structure was checked, by the rules of its time."""
    body, situation = Body(_PAGES.validate_python(raw_body)), Situation.read(asked["situation"])
    found = recompute(body, asked["values"], situation)
    waits = {field_id: sorted(fields) for field_id, fields in found.named_by_failed.items()}
    return {"values": dict(found.values), "problems": packed(found.problems), "namedByFailed": waits}


def _counted(raw_body: Any, asked: Any) -> dict[str, Any]:
    body = Body(_PAGES.validate_python(raw_body))
    return {
        "values": [_as_it_counts(body, each["values"], Situation.read(each["situation"])) for each in asked]
    }


def _as_it_counts(body: Body, entered: Mapping[str, Any], situation: Situation) -> dict[str, Any]:
    counted = apply_conditions(body, entered, situation).counted(entered)
    results = recompute(body, counted, situation).values
    return {**counted, **{field_id: each for field_id, each in results.items() if each is not None}}


def _rehearsal(raw_before: Any, raw_after: Any, asked: Any) -> dict[str, Any]:
    before, after = Body(_PAGES.validate_python(raw_before)), parse_body(raw_after)
    found = [
        (at, each)
        for at, submission in enumerate(asked["submissions"])
        for each in rehearse(
            before,
            after,
            submission["entered"],
            Situation.read(submission["situation"]),
            is_done=submission["isDone"],
        )
    ]
    told_of = {each.field_id for _, each in found}
    headings = columns_of((after, before), asked["language"]).values
    return {
        "differences": [
            [at, each.matter, each.field_id, _cut(each.before), _cut(each.after)] for at, each in found
        ],
        "names": {each.id: each.heading for each in headings if each.id in told_of},
    }


def _cut(text: str) -> str:
    return text if len(text) <= MOST_CHARACTERS else f"{text[: MOST_CHARACTERS - 1]}…"


def _file(descriptor: int) -> Message:
    """Of a stranger: it is opened here and nowhere else."""
    try:
        content = os.pread(descriptor, MOST_FILE_BYTES + 1, 0)
    finally:
        os.close(descriptor)
    try:
        if len(content) > MOST_FILE_BYTES:
            raise Unreadable("fileTooLarge", most=MOST_FILE_BYTES // (1024 * 1024))
        format_, form = read_file(content)
    except Unreadable as unreadable:
        return Message({"unreadable": _packed_note(unreadable.note)})
    body = parse_body(form.pages)
    said = {
        "format": format_,
        "name": form.name,
        "settings": dict(form.settings),
        "teams": teams_of(form.workflow),
        "steps": _step_names(form),
        "fieldsCount": len(body.fields),
        "rulesCount": len(body.rules.conditions),
        "pictures": [[each.file_id, each.name] for each in form.pictures],
        "notes": [_packed_note(each) for each in form.notes],
    }
    drawn = [orjson.dumps(form.pages), orjson.dumps(form.workflow), orjson.dumps(form.lists)]
    return Message(said, [*drawn, *(each.content for each in form.pictures)])


def _step_names(form: ImportedForm) -> list[str]:
    nodes = form.workflow["nodes"] if form.workflow else ()
    return [node["data"].get("stepName", "") for node in nodes if node["type"] == "step"]


def _packed_note(note: Note) -> list[Any]:
    return [note.code, note.place, dict(note.params), note.subject]


_TASKS: Mapping[str, Callable[..., dict[str, Any]]] = {
    "body": _body,
    "workflow": _workflow,
    "draft": _draft,
    "calculations": _calculations,
    "counted": _counted,
    "rehearsal": _rehearsal,
}
