from typing import Any

import pytest
from formwork.testing import an_id
from formwork.workflow import Workflow, check_workflow, parse_workflow
from formwork.workflow.nodes.close import CLOSE


def _node(number: int, kind: str, **data: Any) -> dict[str, Any]:
    return {"id": an_id(number), "type": kind, "position": {"x": 0, "y": 0}, "data": data}


def _two_steps_and_back() -> dict[str, Any]:
    """Step 1 → Submit → Step 2 → Return → an end that leads to Step 2 again."""
    nodes = [
        _node(1, "step", triggerStep=True),
        _node(2, "button"),
        _node(3, "step", teamIds=[an_id(9)]),
        _node(4, "button", name="Return"),
        _node(5, "close"),
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
            for source, target in ((1, 2), (2, 3), (3, 4), (4, 5), (5, 3))
        ],
    }


def _wrong_edges() -> set[str]:
    problems = check_workflow(parse_workflow(_two_steps_and_back()))
    return {problem.subject_id for problem in problems if problem.code == "connection"}


class TestAKindThatLeadsBack:
    def test_its_edges_are_no_way_to_the_step_they_return_to(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(type(CLOSE), "leads_back", True)
        # The end itself still may not hold an edge; the ways onward are none the worse for it.
        assert _wrong_edges() == {"5-3"}

    def test_any_other_kind_is_a_second_way_in(self) -> None:
        assert _wrong_edges() == {"5-3", "2-3"}


def test_a_name_of_many_lines_that_was_published_before_is_still_read() -> None:
    drawn = _two_steps_and_back()
    drawn["nodes"][0]["data"] = {"stepName": "Check\nall"}
    step = Workflow.model_validate(drawn).find_step(drawn["nodes"][0]["id"])
    assert step is not None
    assert step.data.step_name == "Check\nall"
