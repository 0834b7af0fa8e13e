"""Which steps of the workflow fill in a field."""

from collections.abc import Mapping, Sequence

from formwork.body import Body, Field
from formwork.workflow import Workflow


def owners(body: Body, workflow: Workflow) -> Mapping[str, frozenset[str]]:
    """A field's own steps; else those of what it stands in; else the steps that hold its page; else the step
    that the workflow starts from."""
    trigger = workflow.trigger
    start: frozenset[str] = frozenset() if trigger is None else frozenset({trigger.id})
    by_page: dict[str, set[str]] = {}
    for step in workflow.steps:
        for page_id in step.data.page_ids:
            by_page.setdefault(page_id, set()).add(step.id)
    return {
        field.id: frozenset(_own_steps(body, field.id) or by_page.get(body.page_of[field.id].id, ()) or start)
        for field in body.fields
    }


def _own_steps(body: Body, field_id: str) -> Sequence[str]:
    holder = body.holder_of.get(field_id)
    return body.setting_of(field_id).steps or ([] if holder is None else _own_steps(body, holder))


def fields_of_step(body: Body, workflow: Workflow, step_id: str) -> tuple[Field, ...]:
    """In reading order."""
    owned = owners(body, workflow)
    return tuple(field for field in body.fields if step_id in owned[field.id])
