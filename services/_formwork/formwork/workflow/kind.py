"""What a kind of node says about itself. A kind is a folder under `nodes/` and its lines in `registry.py`."""

from abc import ABC
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Generic, Protocol, TypeVar

from pydantic import Field

from formwork.condition import When
from formwork.problems import Problem
from formwork.schema import Id, Schema

MOST_TEAMS = 200
MOST_PARTS = 20
"""Steps that are open at once."""

NodeName = Annotated[str, Field(max_length=200)]
Coordinate = Annotated[float, Field(ge=-1e7, le=1e7)]


class AnyNode(Protocol):
    """A drawn node of whatever kind, as far as the others look at it."""

    @property
    def id(self) -> str: ...
    @property
    def type(self) -> str: ...


class AnyEdge(Protocol):
    @property
    def when(self) -> When | None: ...


class Drawing(Protocol):
    """What a kind asks of the graph that its nodes are in. The graph itself has to know all kinds."""

    def out_of(self, node_id: str) -> Sequence[AnyEdge]: ...
    def into(self, node_id: str) -> Sequence[object]: ...
    def targets(self, node_id: str) -> Sequence[AnyNode]: ...
    def sources(self, node_id: str) -> Sequence[AnyNode]: ...
    def steps_before(self, node_id: str) -> set[str]: ...
    def steps_earlier_than(self, node_id: str) -> set[str]: ...
    def has_edge(self, source_id: str, target_id: str) -> bool: ...
    def may_enter(self, source_id: str, target_id: str) -> bool: ...
    def may_join(self, button_id: str, join_id: str) -> bool: ...
    def joins_of(self, step_id: str) -> set[str]: ...
    def steps_joined_at(self, join_id: str) -> set[str]: ...
    def name_of(self, node_id: str) -> str: ...


class Position(Schema):
    x: Coordinate
    y: Coordinate


class BaseNode(Schema):
    id: Id
    position: Position
    # Of the drawing: which point of the node its position means, from (0, 0) to (1, 1).
    origin: Annotated[list[Coordinate], Field(min_length=2, max_length=2)] = Field(default=[0, 0])


@dataclass(frozen=True)
class Mail:
    """Sent on the way; the way goes on elsewhere."""

    node_id: str
    subject: str
    content: str
    team_ids: tuple[str, ...]
    emails: tuple[str, ...]


@dataclass(frozen=True)
class GoTo:
    step_id: str


@dataclass(frozen=True)
class Open:
    """All of these steps at once."""

    step_ids: tuple[str, ...]


@dataclass(frozen=True)
class Join:
    """Where steps that were open at once meet: on from there when enough of them have come."""

    node_id: str
    needed: int | None
    """None: all of them."""


@dataclass(frozen=True)
class GoBack:
    """To a step that was passed."""

    step_id: str
    clears: bool
    """Whether what was entered in the steps after it is emptied."""
    begins_version: bool = False
    """What was submitted since then stays as it is: as the submission's last version."""


@dataclass(frozen=True)
class Close:
    node_id: str


@dataclass(frozen=True)
class Decide:
    """One of the ways out of a condition, as the values say."""

    node_id: str


Way = GoTo | Open | GoBack | Close
"""Where a press ends."""
Outcome = Mail | Decide | Join | Way

N = TypeVar("N", bound=BaseNode)


class NodeKind(ABC, Generic[N]):
    type: ClassVar[str]
    # Its edges return to an earlier step: they are no way to that step, and close no circle.
    leads_back: ClassVar[bool] = False

    def name_of(self, node: N) -> str:
        """The name somebody gave it; empty for kinds without one."""
        return ""

    def may_hold(self, graph: Drawing, source: N, target: AnyNode) -> bool:
        """Whether an edge to `target` is right in a graph that has all others."""
        return False

    def may_connect(self, graph: Drawing, source: N, target: AnyNode) -> bool:
        """Whether somebody may draw that edge now."""
        return self.may_hold(graph, source, target)

    def follow(self, graph: Drawing, node: N) -> Outcome | None:
        """What happens when a pressed button leads here. None: nothing can lead here."""
        return None

    def check(self, graph: Drawing, node: N) -> list[Problem]:
        """What is missing before the workflow can be published, of a node that the trigger reaches."""
        return []


AnyKind = NodeKind[Any]
