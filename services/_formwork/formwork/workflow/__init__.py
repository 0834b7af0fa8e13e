"""The workflow a submission runs by."""

from formwork.workflow.default import NEW_BUTTON_COLOR, default_workflow
from formwork.workflow.due import StepTimes, times_of
from formwork.workflow.flags import FLAGS, check_workflow, flags
from formwork.workflow.graph import MOST_STEPS, Graph
from formwork.workflow.kind import Mail
from formwork.workflow.model import Direction, Edge, Workflow
from formwork.workflow.nodes.button import ButtonNode
from formwork.workflow.nodes.step import StepNode
from formwork.workflow.parse import MOST_EDGES, WorkflowInvalid, parse_workflow
from formwork.workflow.pressing import (
    Ways,
    asks_for_another,
    asks_for_reason,
    barred_from,
    checks_required_fields,
    presses_needed,
)
from formwork.workflow.registry import NODE_KINDS, Node
from formwork.workflow.reminding import next_reminder, reminds_daily, tells_managers
from formwork.workflow.returns import name_returns
from formwork.workflow.rules import can_connect
from formwork.workflow.tone import Tone, tone_of
from formwork.workflow.transition import (
    Transition,
    TransitionImpossible,
    buttons_of,
    decide,
    next_transition,
    ways_of,
)

__all__ = [
    "FLAGS",
    "MOST_EDGES",
    "MOST_STEPS",
    "NEW_BUTTON_COLOR",
    "NODE_KINDS",
    "ButtonNode",
    "Direction",
    "Edge",
    "Graph",
    "Mail",
    "Node",
    "StepNode",
    "StepTimes",
    "Tone",
    "Transition",
    "TransitionImpossible",
    "Ways",
    "Workflow",
    "WorkflowInvalid",
    "asks_for_another",
    "asks_for_reason",
    "barred_from",
    "buttons_of",
    "can_connect",
    "check_workflow",
    "checks_required_fields",
    "decide",
    "default_workflow",
    "flags",
    "name_returns",
    "next_reminder",
    "next_transition",
    "parse_workflow",
    "presses_needed",
    "reminds_daily",
    "tells_managers",
    "times_of",
    "tone_of",
    "ways_of",
]
