from chassis.http import Envelope, ManagerDep, MemberDep, UowDep, asked_again_after_collision, edge_router, ok

from forms.template.folders import service
from forms.template.folders.schemas import FolderCreate, FolderDelete, FolderPublic, FolderUpdate

router = edge_router("FormTemplate")

# Each answers with the folders as they are then: they are few, and one change moves many.


@router.get("/GetFormFolders")
async def get_form_folders(actor: MemberDep, uow: UowDep) -> Envelope[list[FolderPublic]]:
    """By name, in whatever folder they lie."""
    return ok(await service.get_folders(uow, actor))


@router.post("/CreateFormFolder", status_code=201)
@asked_again_after_collision
async def create_form_folder(
    actor: ManagerDep, uow: UowDep, body: FolderCreate
) -> Envelope[list[FolderPublic]]:
    return ok(await service.create_folder(uow, actor, body))


@router.put("/UpdateFormFolder")
async def update_form_folder(
    actor: ManagerDep, uow: UowDep, body: FolderUpdate
) -> Envelope[list[FolderPublic]]:
    return ok(await service.update_folder(uow, actor, body))


@router.delete("/DeleteFormFolder")
async def delete_form_folder(
    actor: ManagerDep, uow: UowDep, body: FolderDelete
) -> Envelope[list[FolderPublic]]:
    return ok(await service.delete_folder(uow, actor, body))
