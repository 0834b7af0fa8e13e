"""Every kind of node: a new one is a folder under `nodes/`, its model in the union and its rules in the list."""

from types import MappingProxyType
from typing import Annotated

from pydantic import Discriminator

from formwork.workflow.kind import AnyKind
from formwork.workflow.nodes.button import BUTTON, ButtonNode
from formwork.workflow.nodes.close import CLOSE, CloseNode
from formwork.workflow.nodes.send_email import SEND_EMAIL, SendEmailNode
from formwork.workflow.nodes.step import STEP, StepNode

Node = Annotated[StepNode | ButtonNode | SendEmailNode | CloseNode, Discriminator("type")]

_ALL: tuple[AnyKind, ...] = (STEP, BUTTON, SEND_EMAIL, CLOSE)

NODE_KINDS = MappingProxyType({kind.type: kind for kind in _ALL})
