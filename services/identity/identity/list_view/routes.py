from typing import Annotated

from chassis.http import (
    Envelope,
    MemberDep,
    UowDep,
    asked_again_after_collision,
    edge_router,
    ok,
)
from fastapi import Query

from identity.list_view import service
from identity.list_view.schemas import ListName, ListViewPublic, ListViewRef, ListViewSave

router = edge_router("ListView")


@router.get("/GetListViews")
async def get_list_views(
    actor: MemberDep, uow: UowDep, of_list: Annotated[ListName, Query(alias="list")]
) -> Envelope[list[ListViewPublic]]:
    """The caller's own of that list, and those for everybody, by name."""
    return ok(await service.get_list_views(uow, actor, of_list))


@router.put("/SaveListView")
@asked_again_after_collision
async def save_list_view(actor: MemberDep, uow: UowDep, body: ListViewSave) -> Envelope[ListViewPublic]:
    return ok(await service.save_list_view(uow, actor, body))


@router.delete("/DeleteListView")
async def delete_list_view(actor: MemberDep, uow: UowDep, body: ListViewRef) -> Envelope[None]:
    await service.delete_list_view(uow, actor, body.list_view_id)
    return ok(None)
