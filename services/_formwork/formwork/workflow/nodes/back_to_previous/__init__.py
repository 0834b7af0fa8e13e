"""Back to an earlier step: what was submitted since then counts no more, and is done again."""

from typing import Literal

from formwork.workflow.nodes.way_back import WayBackData, WayBackKind, WayBackNode


class BackToPreviousNode(WayBackNode[WayBackData]):
    type: Literal["backToPrevious"]
    data: WayBackData = WayBackData()


class BackToPreviousKind(WayBackKind[BackToPreviousNode]):
    type = "backToPrevious"
    flag = "isAllBackToPreviousClose"


BACK_TO_PREVIOUS = BackToPreviousKind()
