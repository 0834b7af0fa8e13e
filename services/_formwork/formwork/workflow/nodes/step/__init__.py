"""Somebody's turn: the people of its teams fill in its fields and press one of its buttons."""

from typing import Annotated, Literal

from formwork.blank import is_blank
from formwork.problems import Problem
from formwork.schema import Id, Schema
from formwork.workflow.kind import MOST_TEAMS, AnyNode, BaseNode, Drawing, GoTo, NodeKind, NodeName, Outcome
from pydantic import Field

MOST_APPROVERS = 20
MOST_ESCALATION_DAYS = 30


class OverduePress(Schema):
    """A button of the step that is pressed by itself where nobody did."""

    button_id: Id
    # So long after the step was due.
    after_hours: Annotated[int, Field(ge=0, le=8_760)] = 0


class StepData(Schema):
    step_name: NodeName = "Untitled Step"
    buttons_alignment: Literal["left", "center", "right"] = "right"
    team_ids: Annotated[list[Id], Field(max_length=MOST_TEAMS)] = Field(default=[])
    is_location_based_submission: bool = False
    geo_fence_radius_meters: Annotated[float, Field(ge=0, le=1_000_000)] = 0
    """How far from its project's place whoever submits it may be, where that is asked; 0: anywhere."""
    page_ids: Annotated[list[Id], Field(max_length=100)] = Field(default=[])
    trigger_step: bool = False
    # Reminds the step's teams from then on; null: never.
    due_in_hours: Annotated[int, Field(ge=1, le=8_760)] | None = None
    # Of its project alone, for what is due and what is pressed by itself. Written only where it is said.
    counts_working_hours: bool = Field(default=False, exclude_if=lambda counts: not counts)
    # So long after it was due the project's managers are told as well; null: never.
    escalate_after_days: Annotated[int, Field(ge=1, le=MOST_ESCALATION_DAYS)] | None = None
    # Written only where it is said: a release that does not know it reads all others.
    overdue_press: OverduePress | None = Field(default=None, exclude_if=lambda press: press is None)
    # Not by whoever began the submission, submitted another step of it or entered something there.
    needs_another_person: bool = False
    # How many people must press a button that goes forward, each for themselves. Not asked of a first step.
    minimum_approvers: Annotated[int, Field(ge=1, le=MOST_APPROVERS)] = 1
    # Not by whoever began the submission or submitted its first step.
    no_self_approval: bool = False

    @property
    def fence_meters(self) -> float | None:
        """None: wherever they are."""
        return self.geo_fence_radius_meters or None if self.is_location_based_submission else None


class StepNode(BaseNode):
    type: Literal["step"]
    data: StepData = StepData()


class StepKind(NodeKind[StepNode]):
    type = "step"

    def name_of(self, node: StepNode) -> str:
        return node.data.step_name

    def may_hold(self, graph: Drawing, source: StepNode, target: AnyNode) -> bool:
        # A button is one step's.
        return target.type == "button" and not graph.into(target.id)

    def may_connect(self, graph: Drawing, source: StepNode, target: AnyNode) -> bool:
        return self.may_hold(graph, source, target) and not graph.out_of(target.id)

    def follow(self, graph: Drawing, node: StepNode) -> Outcome:
        return GoTo(node.id)

    def check(self, graph: Drawing, node: StepNode) -> list[Problem]:
        problems: list[Problem] = []
        name = node.data.step_name
        if is_blank(name):
            problems.append(Problem("stepNameMissing", node.id))
        if not node.data.team_ids and not node.data.trigger_step:
            problems.append(Problem("stepWithoutTeam", node.id, {"step": name}))
        if not any(target.type == "button" for target in graph.targets(node.id)):
            problems.append(Problem("stepWithoutButton", node.id, {"step": name}))
        return problems


STEP = StepKind()
