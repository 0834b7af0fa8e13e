"""Every kind of node: a new one is a folder under `nodes/`, and a name in the union and in the list."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated

from pydantic import Discriminator

from formwork.workflow.kind import AnyKind
from formwork.workflow.nodes.back_to_previous import BACK_TO_PREVIOUS, BackToPreviousNode
from formwork.workflow.nodes.button import BUTTON, ButtonNode
from formwork.workflow.nodes.close import CLOSE, CloseNode
from formwork.workflow.nodes.condition import CONDITION, ConditionNode
from formwork.workflow.nodes.create_new_version import CREATE_NEW_VERSION, CreateNewVersionNode
from formwork.workflow.nodes.join import JOIN, JoinNode
from formwork.workflow.nodes.parallel import PARALLEL, ParallelNode
from formwork.workflow.nodes.send_email import SEND_EMAIL, SendEmailNode
from formwork.workflow.nodes.step import STEP, StepNode

Node = Annotated[
    StepNode
    | ButtonNode
    | SendEmailNode
    | ConditionNode
    | ParallelNode
    | JoinNode
    | BackToPreviousNode
    | CreateNewVersionNode
    | CloseNode,
    Discriminator("type"),
]

_ALL: tuple[AnyKind, ...] = (
    STEP,
    BUTTON,
    SEND_EMAIL,
    CONDITION,
    PARALLEL,
    JOIN,
    BACK_TO_PREVIOUS,
    CREATE_NEW_VERSION,
    CLOSE,
)

NODE_KINDS: Mapping[str, AnyKind] = MappingProxyType({kind.type: kind for kind in _ALL})
