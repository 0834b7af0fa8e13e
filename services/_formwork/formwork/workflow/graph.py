"""A workflow as a graph: neighbours, reach, ways that lead somewhere. Searches stop after 100 steps."""

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from functools import cached_property

from formwork.workflow.model import Edge, Workflow
from formwork.workflow.registry import NODE_KINDS, Node

MOST_STEPS = 100


class Graph:
    def __init__(self, workflow: Workflow) -> None:
        self.workflow = workflow
        self.nodes: dict[str, Node] = {node.id: node for node in workflow.nodes}
        self._out: dict[str, list[Edge]] = {}
        self._into: dict[str, list[Edge]] = {}
        for edge in workflow.edges:
            self._out.setdefault(edge.source, []).append(edge)
            self._into.setdefault(edge.target, []).append(edge)
        self._left_out: Edge | None = None
        # Looked for once a node: where hundreds of ways meet, each is held against each.
        self._known_conditions: dict[str, frozenset[str]] = {}

    def without(self, edge: Edge) -> "Graph":
        """The same graph with that edge left out."""
        other = copy(self)
        other.__dict__.pop("reached", None)
        other._left_out = edge
        other._known_conditions = {}
        return other

    def out_of(self, node_id: str) -> Sequence[Edge]:
        return [edge for edge in self._out.get(node_id, ()) if edge is not self._left_out]

    def into(self, node_id: str) -> Sequence[Edge]:
        return [edge for edge in self._into.get(node_id, ()) if edge is not self._left_out]

    def ways_into(self, node_id: str) -> Sequence[Edge]:
        """The edges that lead onward to a node, not back to it."""
        return [edge for edge in self.into(node_id) if not self._leads_back(edge.source)]

    def targets(self, node_id: str) -> list[Node]:
        return [self.nodes[edge.target] for edge in self.out_of(node_id)]

    def sources(self, node_id: str) -> list[Node]:
        return [self.nodes[edge.source] for edge in self.into(node_id)]

    def has_edge(self, source_id: str, target_id: str) -> bool:
        return any(edge.target == target_id for edge in self.out_of(source_id))

    def name_of(self, node_id: str) -> str:
        node = self.nodes[node_id]
        return node.data.name if node.type == "button" or node.type == "condition" else ""

    @cached_property
    def reached(self) -> dict[str, Node]:
        """What the trigger leads to, the trigger first."""
        trigger = self.workflow.trigger
        return {} if trigger is None else self._search(trigger, self.targets)

    def steps_before(self, node_id: str) -> set[str]:
        """The steps on the ways that lead to a node."""
        found = self._search(self.nodes[node_id], self._before)
        return {before.id for before in found.values() if before.type == "step" and before.id != node_id}

    def steps_earlier_than(self, node_id: str) -> set[str]:
        """Of these, where one can go back to: not the step that one would go back from, and none that is open
        only together with others."""
        earlier = self.steps_before(node_id) - self._last_steps(node_id)
        return {each for each in earlier if not self.parts_with(each)}

    def may_enter(self, source_id: str, target_id: str) -> bool:
        """Whether one more way may lead onward to a node. None goes round in a circle; several lead only to a
        step, and only where a condition parted them: a submission goes one of them."""
        if target_id in self._search(self.nodes[source_id], self._before):
            return False
        ways = self.ways_into(target_id)
        if any(self.nodes[edge.source].type == "parallel" for edge in ways):
            return False
        if self.nodes[target_id].type != "step":
            return not ways
        parted = self._conditions_before(source_id)
        return all(parted & self._conditions_before(edge.source) for edge in ways)

    def may_join(self, button_id: str, join_id: str) -> bool:
        """Whether a button is one of steps that are open at once, and all that meet there are of these."""
        steps = {node.id for node in self.sources(button_id)} | self.steps_joined_at(join_id)
        opened_by = {self._opened_by(each) for each in steps}
        goes_round = join_id in self._search(self.nodes[button_id], self._before)
        return len(opened_by) == 1 and None not in opened_by and not goes_round

    def joins_of(self, step_id: str) -> set[str]:
        """Where its buttons meet those of the steps that are open with it."""
        beyond = (each for button in self.targets(step_id) for each in self.targets(button.id))
        return {node.id for node in beyond if node.type == "join"}

    def steps_joined_at(self, join_id: str) -> set[str]:
        return self._last_steps(join_id)

    def parts_with(self, step_id: str) -> tuple[str, ...]:
        """The steps that are open with one, itself among them, as they are drawn; none: it is alone."""
        opened_by = self._opened_by(step_id)
        return () if opened_by is None else tuple(node.id for node in self.targets(opened_by))

    def _opened_by(self, step_id: str) -> str | None:
        return next((node.id for node in self._before(step_id) if node.type == "parallel"), None)

    def _conditions_before(self, node_id: str) -> frozenset[str]:
        if node_id not in self._known_conditions:
            found = self._search(self.nodes[node_id], self._before)
            conditions = (before.id for before in found.values() if before.type == "condition")
            self._known_conditions[node_id] = frozenset(conditions)
        return self._known_conditions[node_id]

    def _last_steps(self, node_id: str) -> set[str]:
        """Those whose buttons lead to a node."""

        def before(each: str) -> list[Node]:
            return [] if self.nodes[each].type == "step" else self._before(each)

        return {each.id for each in self._search(self.nodes[node_id], before).values() if each.type == "step"}

    def steps_since(self, earlier_id: str, step_id: str) -> set[str]:
        """The steps after the earlier one, on the ways from there to a step, and that step itself."""
        after = {each for each in self.steps_before(step_id) if earlier_id in self.steps_before(each)}
        # Whoever sends back one of several that are open at once sends all of them back.
        return after | {step_id} | {*self.parts_with(step_id)}

    def _before(self, node_id: str) -> list[Node]:
        return [self.nodes[edge.source] for edge in self.ways_into(node_id)]

    def _leads_back(self, node_id: str) -> bool:
        return NODE_KINDS[self.nodes[node_id].type].leads_back

    def _search(self, start: Node, neighbours: Callable[[str], Iterable[Node]]) -> dict[str, Node]:
        found = {start.id: start}
        queue = [start]
        steps = 0
        for node in queue:
            if node.type == "step":
                steps += 1
                if steps > MOST_STEPS:
                    break
            for neighbour in neighbours(node.id):
                if neighbour.id not in found:
                    found[neighbour.id] = neighbour
                    queue.append(neighbour)
        return found
