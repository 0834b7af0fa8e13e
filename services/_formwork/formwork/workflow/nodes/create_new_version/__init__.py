"""The submission's next version, from an earlier step on: what was submitted stays as its last version."""

from typing import Literal

from formwork.workflow.nodes.way_back import WayBackData, WayBackKind, WayBackNode


class CreateNewVersionData(WayBackData):
    # Off: it only leads back, and the version stays.
    is_create_new_version: bool = True


class CreateNewVersionNode(WayBackNode[CreateNewVersionData]):
    type: Literal["createNewVersion"]
    data: CreateNewVersionData = CreateNewVersionData()


class CreateNewVersionKind(WayBackKind[CreateNewVersionNode]):
    type = "createNewVersion"
    flag = "isAllCreateNewVersionClose"

    def begins_version(self, node: CreateNewVersionNode) -> bool:
        return node.data.is_create_new_version


CREATE_NEW_VERSION = CreateNewVersionKind()
