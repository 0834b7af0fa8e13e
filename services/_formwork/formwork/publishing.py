"""What a template needs before it can be published."""

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from typing import Any

from formwork.blank import is_blank
from formwork.body import Body, Field
from formwork.cascade import check_levels
from formwork.conditions.branches import check_branches
from formwork.conditions.check import check_conditions
from formwork.conditions.prove import Trial, prove
from formwork.fields import FieldKind, FieldSetting, kind_of
from formwork.ownership import owners
from formwork.problems import Problem
from formwork.workflow import Graph, Workflow, check_workflow

_MOST_STEPS_NAMED = 3


def check_for_publishing(body: Body, workflow: Workflow, trial: Trial | None = None) -> list[Problem]:
    """Everything at once, each problem with the id of the field, step, button or edge it lies at. `trial` is
    told whether all that rules and branches come to was looked at."""
    of_body = check_body(body, workflow, trial)
    # Of a form that is too large nothing else is looked at.
    of_branches = [] if body.calculations.too_large else check_branches(body, workflow, trial)
    return [*of_body, *check_workflow(workflow), *of_branches, *_that_nobody_fills(body, workflow)]


def _that_nobody_fills(body: Body, workflow: Workflow) -> Iterator[Problem]:
    """Fields of steps that no path leads to: nobody would ever be asked for them, and no paper tells why. Of
    fields that are their page's, the page."""
    reached = Graph(workflow).reached
    names = {step.id: f"“{step.data.step_name}”" for step in workflow.steps}
    if body.calculations.too_large or not reached:
        return
    owned = owners(body, workflow)
    told: set[str] = set()
    for field in body.fields:
        steps = [each for each in names if each in owned[field.id]]
        if not steps or not reached.keys().isdisjoint(steps) or not _may_be_asked(body, field):
            continue
        is_own = bool(body.setting_of(field.id).steps) or field.id in body.holder_of
        said = ", ".join(names[each] for each in steps[:_MOST_STEPS_NAMED])
        params: dict[str, str | int] = {"count": len(steps), "steps": said}
        page_id = body.page_of[field.id].id
        if is_own:
            yield Problem("fieldNobodyFills", field.id, params)
        elif page_id not in told:
            told.add(page_id)
            yield Problem("pageNobodyFills", page_id, params)


def check_body(body: Body, workflow: Workflow, trial: Trial | None = None) -> list[Problem]:
    plan = body.calculations
    if plan.too_large:
        # Nothing else is looked at: that would be what takes long.
        return [plan.too_large]
    problems: list[Problem] = []
    problems += _of_pages(body)
    problems += check_levels(body)
    step_ids = {step.id for step in workflow.steps}
    button_ids = {node.id for node in workflow.nodes if node.type == "button"}
    for field in body.fields:
        problems += (
            problem if problem.subject_id else problem.about(field.id)
            for problem in _problems_of(body, field)
        )
        if not step_ids.issuperset(body.setting_of(field.id).steps):
            problems.append(Problem("unknownStep", field.id))
        if not button_ids.issuperset(body.kind_of(field.id).button_ids(body.setting_of(field.id))):
            problems.append(Problem("unknownButton", field.id))
    for column in body.columns:
        problems += (problem.about(column.id) for problem in _problems_of_column(column))
    problems += (
        Problem("unknownPage", step.id)
        for step in workflow.steps
        if not body.page_ids.issuperset(step.data.page_ids)
    )
    problems += plan.unknown_references(_nameable(body))
    problems += (Problem("cycle", field_id) for field_id in plan.endless)
    problems += _of_conditions(body, workflow, trial)
    return problems


def _of_conditions(body: Body, workflow: Workflow, trial: Trial | None) -> list[Problem]:
    """Cases are tried only where every rule can be understood."""
    if not body.rules.conditions:
        return []
    found = list(check_conditions(body, {step.id for step in workflow.steps}))
    return found or prove(body, workflow, trial)


def _of_pages(body: Body) -> Iterator[Problem]:
    """A form that asks nothing is no form: who starts it finds nothing to do, and its record says nothing."""
    first_page_id = body.pages[0].id if body.pages else ""
    if not body.fields:
        yield Problem("emptyForm", first_page_id)
        return
    if not any(_may_be_asked(body, field) for field in body.fields):
        yield Problem("nothingToFillIn", first_page_id)
    filled_page_ids = {page.id for page in body.page_of.values()}
    yield from (Problem("emptyPage", page.id) for page in body.pages if page.id not in filled_page_ids)


def _may_be_asked(body: Body, field: Field) -> bool:
    """As it is drawn, or by a rule."""
    is_visible = field.visible or body.rules.may_show(field.id)
    is_editable = not field.readonly or body.rules.may_unlock(field.id)
    return is_visible and is_editable and body.is_entered(field.id)


def _nameable(body: Body) -> AbstractSet[str]:
    """What formulas may name."""
    return {
        *(field.id for field in body.fields if body.holds_value(field.id)),
        *(column.id for column in body.columns),
    }


def _problems_of_column(column: Field) -> Iterator[Problem]:
    kind = kind_of(column.type)
    setting = kind.read_setting(column.setting)
    if is_blank(setting.label):
        yield Problem("labelMissing")
    yield from kind.check_setting(setting)


def _problems_of(body: Body, field: Field) -> Iterator[Problem]:
    kind = body.kind_of(field.id)
    setting = body.setting_of(field.id)
    yield from kind.check_setting(setting)
    if field.value is not None and not (
        body.is_entered(field.id) and _may_begin_with(kind, setting, field.value)
    ):
        yield Problem("defaultValue")


def _may_begin_with(kind: FieldKind[Any], setting: FieldSetting, value: Any) -> bool:
    if not kind.has_shape(value) or kind.is_gathered or kind.is_looked_up:
        return False
    # A file belongs to one submission: none can begin with it.
    return kind.is_empty(value) or not (kind.check_value(setting, value) or kind.file_ids(value))
