"""The six flags (spec §5). Only what the trigger reaches counts; an absent kind leaves its flag true."""

from typing import Final

from formwork.problems import Problem
from formwork.workflow.graph import MOST_STEPS, Graph
from formwork.workflow.model import Workflow
from formwork.workflow.overdue import check_overdue_presses
from formwork.workflow.registry import NODE_KINDS
from formwork.workflow.rules import holds
from formwork.workflow.ways import check_ways

FLAGS: Final = (
    "isHasTargetStep",
    "isAllSendEmail",
    "isAllButtonClose",
    "isAllBackToPreviousClose",
    "isAllCreateNewVersionClose",
    "isAllClose",
)


def flags(workflow: Workflow) -> dict[str, bool]:
    """A flag is false as long as there is a problem of its name."""
    raised = {problem.code for problem in _graph_problems(Graph(workflow))}
    return {flag: flag not in raised for flag in FLAGS}


def check_workflow(workflow: Workflow) -> list[Problem]:
    """What a workflow needs before it can be published: all flags, and what the kinds of nodes ask for."""
    graph = Graph(workflow)
    problems = _graph_problems(graph)
    triggers = [step for step in workflow.steps if step.data.trigger_step]
    problems += (Problem("manyTriggers", step.id) for step in triggers[1:])
    if sum(node.type == "step" for node in graph.reached.values()) > MOST_STEPS:
        problems.append(Problem("tooManySteps", params={"most": MOST_STEPS}))
    problems += (
        Problem("connection", edge.id)
        for edge in workflow.edges
        if edge.source in graph.reached and not holds(graph, edge)
    )
    problems += check_overdue_presses(graph)
    # Where something is missing no way says anything yet.
    return problems or check_ways(graph)


def _graph_problems(graph: Graph) -> list[Problem]:
    problems: dict[tuple[str, str], Problem] = {}
    if graph.workflow.trigger is None:
        problems["isHasTargetStep", ""] = Problem("isHasTargetStep")
    for node in graph.reached.values():
        for problem in NODE_KINDS[node.type].check(graph, node):
            problems[problem.code, problem.subject_id] = problem
    if not any(node.type == "close" for node in graph.reached.values()):
        problems["isAllClose", ""] = Problem("isAllClose")
    return list(problems.values())
