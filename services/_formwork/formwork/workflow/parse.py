"""JSON of any shape → a workflow, or `WorkflowInvalid`, and nothing else."""

from collections.abc import Iterator, Sequence
from typing import Any, cast

from pydantic import ValidationError

from formwork.condition import MOST_DEPTH, depth_of
from formwork.json_guard import is_plain
from formwork.one_line import is_on_one_line
from formwork.problems import Invalid, Problem
from formwork.workflow.model import Workflow
from formwork.workflow.registry import NODE_KINDS

MOST_NODES = 1_000
MOST_EDGES = 2_000


class WorkflowInvalid(Invalid):
    """Not nodes of known kinds and edges between them."""


def parse_workflow(raw: object) -> Workflow:
    """Of a draft: it may lead nowhere (`check_for_publishing`)."""
    if not is_plain(raw):
        raise WorkflowInvalid([Problem("structure")])
    if problems := [*_oversized(raw), *_unknown_kinds(raw)]:
        raise WorkflowInvalid(problems)
    try:
        workflow = Workflow.model_validate(raw)
    except ValidationError as error:
        where = "/".join(str(part) for part in error.errors(include_url=False)[0]["loc"])
        raise WorkflowInvalid([Problem("structure", params={"path": where})]) from None
    problems = [
        *_repeated([node.id for node in workflow.nodes]),
        *_repeated([edge.id for edge in workflow.edges]),
    ]
    problems = problems or list(_loose_edges(workflow)) or list(_deep_branches(workflow))
    problems = problems or list(_names_of_many_lines(workflow))
    if problems:
        raise WorkflowInvalid(problems)
    return workflow


def _items(raw: object, key: str) -> Sequence[object]:
    found = cast("dict[str, Any]", raw).get(key) if isinstance(raw, dict) else None
    return cast("list[object]", found) if isinstance(found, list) else ()


def _oversized(raw: object) -> Iterator[Problem]:
    if len(_items(raw, "nodes")) > MOST_NODES:
        yield Problem("tooManyNodes", params={"most": MOST_NODES})
    if len(_items(raw, "edges")) > MOST_EDGES:
        yield Problem("tooManyEdges", params={"most": MOST_EDGES})


def _unknown_kinds(raw: object) -> Iterator[Problem]:
    for item in _items(raw, "nodes"):
        node = cast("dict[str, Any]", item) if isinstance(item, dict) else {}
        kind, node_id = node.get("type"), node.get("id")
        if isinstance(kind, str) and kind not in NODE_KINDS:
            yield Problem("unknownKind", node_id if isinstance(node_id, str) else "", {"type": kind})


def _repeated(ids: Sequence[str]) -> Iterator[Problem]:
    seen: set[str] = set()
    repeated: set[str] = set()
    for each in ids:
        if each in seen and each not in repeated:
            repeated.add(each)
            yield Problem("duplicateId", each)
        seen.add(each)


def _names_of_many_lines(workflow: Workflow) -> Iterator[Problem]:
    for node in workflow.nodes:
        if not is_on_one_line(NODE_KINDS[node.type].name_of(node)):
            yield Problem("nameOfManyLines", node.id)


def _deep_branches(workflow: Workflow) -> Iterator[Problem]:
    for edge in workflow.edges:
        if edge.when is not None and depth_of(edge.when) > MOST_DEPTH:
            yield Problem("branchTooDeep", edge.source, {"most": MOST_DEPTH})


def _loose_edges(workflow: Workflow) -> Iterator[Problem]:
    """Edges between nodes that are there, at the handles of their kinds."""
    types = {node.id: node.type for node in workflow.nodes}
    for edge in workflow.edges:
        source, target = types.get(edge.source), types.get(edge.target)
        handles = (edge.source_handle, edge.target_handle)
        is_said = edge.when is None or source == "condition"
        if source is None or target is None or handles != (f"{source}Out", f"{target}In") or not is_said:
            yield Problem("structure", edge.id)
