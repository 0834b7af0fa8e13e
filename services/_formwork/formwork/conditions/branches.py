"""The branches of a workflow's conditions: which one is taken, and what is wrong with them."""

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Any

from formwork.body import Body
from formwork.condition import Condition, NestedCondition, When, comparisons, is_met
from formwork.conditions.check import called, has_empty_group, problems_of_when
from formwork.conditions.compare import Comparable, comparable
from formwork.conditions.comparing import part_holds
from formwork.conditions.prove import Trial, prove_branches
from formwork.conditions.situation import Situation
from formwork.ownership import owners
from formwork.problems import Problem
from formwork.workflow import Edge, Graph, Workflow, decide

# What is wrong with a rule of the form, said of a branch.
BRANCH_CODES = {
    "conditionUnknownField": "branchUnknownField",
    "conditionUnknownOption": "branchUnknownOption",
    "conditionUnfit": "branchUnfit",
    "conditionWithoutWhen": "branchWithoutWhen",
    "conditionUnknownStep": "branchUnknownStep",
}


def taken_branches(
    body: Body,
    workflow: Workflow,
    step_id: str,
    button_id: str,
    values: Mapping[str, Any],
    situation: Situation,
) -> tuple[str, ...]:
    """The edges that a press takes. `values`: those that count, calculations among them."""

    def comparable_of(field_id: str) -> Comparable:
        return comparable(body.kind_of(field_id), body.setting_of(field_id), values.get(field_id))

    def compares(part: NestedCondition) -> bool:
        return part_holds(body, part, situation, comparable_of)

    return decide(workflow, step_id, button_id, lambda when: is_met(when, compares))


def check_branches(body: Body, workflow: Workflow, trial: Trial | None = None) -> list[Problem]:
    """What keeps them from being published, told at their condition."""
    graph = Graph(workflow)
    problems: list[Problem] = []
    owned = owners(body, workflow)
    step_ids = {step.id for step in workflow.steps}
    for node in graph.reached.values():
        if node.type == "condition":
            edges = [edge for edge in graph.out_of(node.id) if edge.when is not None]
            found = list(_problems_of(body, edges, graph.steps_before(node.id), owned, step_ids))
            # Cases are tried only where every branch can be understood.
            found = found or _proven(body, edges, workflow, trial)
            problems += (problem.about(node.id) for problem in found)
    return problems


def _problems_of(
    body: Body,
    edges: Sequence[Edge],
    steps_before: AbstractSet[str],
    owned: Mapping[str, AbstractSet[str]],
    step_ids: AbstractSet[str],
) -> Iterator[Problem]:
    for number, edge in enumerate(edges, 1):
        when = edge.when
        if when is None or not when.nested_conditions:
            continue  # the workflow's own problem
        if has_empty_group(when):
            yield Problem("branchWithoutWhen", params={"branch": number})
        for problem in problems_of_when(body, when, step_ids):
            yield Problem(BRANCH_CODES[problem.code], params={**problem.params, "branch": number})
        read = {field_id for part in comparisons(when) for field_id in part.looks_at}
        for field_id in sorted(read & owned.keys()):
            if not _may_be_there(body, field_id) and owned[field_id].isdisjoint(steps_before):
                params = {"field": called(body, field_id), "branch": number}
                yield Problem("branchFieldLater", params=params)


def _may_be_there(body: Body, field_id: str) -> bool:
    """Whether it may hold something before the steps that fill it in: it is computed, begins with a value, or
    a rule gives it one."""
    is_entered = body.is_entered(field_id)
    begins = body.fields_by_id[field_id].value is not None
    return not is_entered or begins or field_id in body.rules.valued_by


def _proven(body: Body, edges: Sequence[Edge], workflow: Workflow, trial: Trial | None) -> list[Problem]:
    """As if they were the conditions of the form."""
    if not edges or any(not each.nested_conditions for each in _whens(edges)):
        return []
    conditions = [
        # Edges may have ids of any kind.
        Condition(id=edges[0].source, logic_type=each.logic_type, nested_conditions=each.nested_conditions)
        for each in _whens(edges)
    ]
    first, *others = body.pages
    pages = [
        first.model_copy(update={"conditions": conditions}),
        *(page.model_copy(update={"conditions": []}) for page in others),
    ]
    return prove_branches(Body(pages), workflow, trial)


def _whens(edges: Sequence[Edge]) -> list[When]:
    return [edge.when for edge in edges if edge.when is not None]
