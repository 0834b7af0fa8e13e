from typing import Any

from formwork.testing import an_id
from formwork.workflow import Graph, Workflow, check_workflow, next_transition, parse_workflow


def _node(number: int, kind: str, **data: Any) -> dict[str, Any]:
    return {"id": an_id(number), "type": kind, "position": {"x": 0, "y": 0}, "data": data}


def _two_steps_and_back(returning: str, **data: Any) -> dict[str, Any]:
    """Step 1 → Submit → Step 2 → Return → a node that leads to Step 1; Step 2 → Approve → the end."""
    nodes = [
        _node(1, "step", triggerStep=True),
        _node(2, "button"),
        _node(3, "step", teamIds=[an_id(9)]),
        _node(4, "button", name="Return"),
        _node(5, returning, **data),
        _node(6, "button", name="Approve"),
        _node(7, "close"),
    ]
    types = {node["id"]: node["type"] for node in nodes}
    return {
        "nodes": nodes,
        "edges": [
            {
                "id": f"{source}-{target}",
                "source": an_id(source),
                "target": an_id(target),
                "sourceHandle": f"{types[an_id(source)]}Out",
                "targetHandle": f"{types[an_id(target)]}In",
            }
            for source, target in ((1, 2), (2, 3), (3, 4), (4, 5), (5, 1), (3, 6), (6, 7))
        ],
    }


def _wrong_edges(drawn: dict[str, Any]) -> set[str]:
    problems = check_workflow(parse_workflow(drawn))
    return {problem.subject_id for problem in problems if problem.code == "connection"}


class TestAKindThatLeadsBack:
    def test_its_edges_are_no_way_to_the_step_they_return_to(self) -> None:
        assert _wrong_edges(_two_steps_and_back("backToPrevious")) == set()
        # An end may hold no edge at all; what leads on to the first step is a circle.
        assert _wrong_edges(_two_steps_and_back("close")) == {"5-1", "2-3"}

    def test_its_edge_is_right_whatever_its_data_say(self) -> None:
        drawn = _two_steps_and_back("backToPrevious", startFromStepId=[an_id(3)], isClearRecord=True)
        way = next_transition(parse_workflow(drawn), an_id(3), an_id(4))
        assert (way.to_step_id, way.leads_back, way.clears) == (an_id(1), True, True)

    def test_what_was_passed_since_a_step_ends_with_the_step_one_is_at(self) -> None:
        graph = Graph(parse_workflow(_two_steps_and_back("backToPrevious")))
        assert graph.steps_since(an_id(1), an_id(3)) == {an_id(3)}


def test_a_name_of_many_lines_that_was_published_before_is_still_read() -> None:
    drawn = _two_steps_and_back("backToPrevious")
    drawn["nodes"][0]["data"] = {"stepName": "Check\nall"}
    step = Workflow.model_validate(drawn).find_step(drawn["nodes"][0]["id"])
    assert step is not None
    assert step.data.step_name == "Check\nall"
