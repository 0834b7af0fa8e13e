"""What a template needs before it can be published."""

from collections.abc import Iterator

from formwork.blank import is_blank
from formwork.body import Body, Field
from formwork.problems import Problem
from formwork.workflow import Workflow, check_workflow


def check_for_publishing(body: Body, workflow: Workflow) -> list[Problem]:
    """Everything at once, each problem with the id of the field, step, button or edge it lies at."""
    return [*check_body(body, workflow), *check_workflow(workflow)]


def check_body(body: Body, workflow: Workflow) -> list[Problem]:
    plan = body.calculations
    if plan.too_large:
        # Nothing else is looked at: that would be what takes long.
        return [plan.too_large]
    problems: list[Problem] = []
    if not body.fields:
        problems.append(Problem("emptyForm"))
    step_ids = {step.id for step in workflow.steps}
    for field in body.fields:
        problems += (problem.about(field.id) for problem in _problems_of(body, field))
        if not step_ids.issuperset(body.setting_of(field.id).steps):
            problems.append(Problem("unknownStep", field.id))
    problems += (
        Problem("unknownPage", step.id)
        for step in workflow.steps
        if not body.page_ids.issuperset(step.data.page_ids)
    )
    problems += plan.unknown_references()
    problems += (Problem("cycle", field_id) for field_id in plan.endless)
    return problems


def _problems_of(body: Body, field: Field) -> Iterator[Problem]:
    kind = body.kind_of(field.id)
    setting = body.setting_of(field.id)
    if kind.needs_label and is_blank(setting.label):
        yield Problem("labelMissing")
    yield from kind.check_setting(setting)
    if field.value is not None:
        fits = kind.is_entered and kind.has_shape(field.value)
        if not fits or (not kind.is_empty(field.value) and kind.check_value(setting, field.value)):
            yield Problem("defaultValue")
