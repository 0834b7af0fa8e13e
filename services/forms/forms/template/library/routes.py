from typing import Annotated
from uuid import UUID

import orjson
from chassis.http import (
    Envelope,
    LongText,
    ManagerDep,
    Name,
    OptionalName,
    Page,
    PagingDep,
    RuntimeDep,
    SearchText,
    UowDep,
    edge_router,
    ok,
    takes_upload,
)
from fastapi import Form, Path, Query, Response, UploadFile

from forms.template.files import uploading
from forms.template.library import cover, saving, service
from forms.template.library.saving import EntryChange
from forms.template.library.schemas import (
    FormCollectionBrief,
    FormCollectionCreate,
    FormCollectionDuplicate,
    FormCollectionPhotos,
    FormCollectionPublic,
)
from forms.template.schemas import MOST_BODY_BYTES, Revision

router = edge_router("FormCollection")
photos_router = edge_router("FormFiles")

EntryId = Annotated[UUID, Path(alias="formCollectionId")]


@router.get("", operation_id="FormCollection_Query")
async def query_form_collections(
    actor: ManagerDep,
    uow: UowDep,
    runtime: RuntimeDep,
    paging: PagingDep,
    search: Annotated[SearchText, Query()] = "",
    category: Annotated[str, Query(max_length=120)] = "",
    blocks: Annotated[bool, Query()] = False,
) -> Envelope[Page[FormCollectionBrief]]:
    """The company's library, by name: whole forms, or blocks."""
    return ok(await service.query_entries(uow, runtime, actor, search, category, paging, blocks=blocks))


@router.get("/Categories", operation_id="FormCollection_Categories")
async def get_form_collection_categories(
    actor: ManagerDep, uow: UowDep, blocks: Annotated[bool, Query()] = False
) -> Envelope[list[str]]:
    return ok(await service.get_categories(uow, actor, blocks=blocks))


@router.get(
    "/Workflow/{formCollectionId}",
    response_model=Envelope[FormCollectionPublic],
    operation_id="FormCollection_Workflow",
)
async def get_form_collection_workflow(actor: ManagerDep, uow: UowDep, entry_id: EntryId) -> Response:
    """Pages, workflow and settings of an entry."""
    drawn, detail = await service.get_content(uow, actor, entry_id)
    parts = f'"pages":{drawn.body},"workflow":{drawn.workflow},"detail":{detail}'
    data = f'{{"formCollectionId":"{entry_id}","projectId":null,{parts}}}'
    envelope = {**ok(None).model_dump(), "data": orjson.Fragment(data)}
    return Response(orjson.dumps(envelope), media_type="application/json")


@router.post("", status_code=201, operation_id="FormCollection_Create")
@takes_upload(MOST_BODY_BYTES)
async def create_form_collection(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: FormCollectionCreate
) -> Envelope[FormCollectionBrief]:
    """Everybody who makes templates then finds it, with its teams and the addresses that its mails go to."""
    return ok(await saving.create_entry(uow, runtime, actor, body))


@router.post("/{formCollectionId}/Duplicate", status_code=201, operation_id="FormCollection_Duplicate")
async def duplicate_form_collection(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, entry_id: EntryId, body: FormCollectionDuplicate
) -> Envelope[FormCollectionBrief]:
    return ok(await saving.duplicate_entry(uow, runtime, actor, entry_id, body.name))


@router.put("/{formCollectionId}", operation_id="FormCollection_Update")
@takes_upload(uploading.MOST_BYTES)
async def update_form_collection(
    actor: ManagerDep,
    uow: UowDep,
    runtime: RuntimeDep,
    entry_id: EntryId,
    revision: Annotated[Revision, Form()],
    response: Response,
    name: Annotated[Name | None, Form()] = None,
    category: Annotated[OptionalName | None, Form()] = None,
    about: Annotated[LongText | None, Form()] = None,
    removes_photo: Annotated[bool, Form(alias="removesPhoto")] = False,
    photo: UploadFile | None = None,
) -> Envelope[FormCollectionBrief]:
    """What is left out stays as it is."""
    response.headers["Cache-Control"] = "no-store"
    change = EntryChange(revision, name, category, about, removes_photo)
    if photo is None:
        return ok(await saving.update_entry(uow, runtime, actor, entry_id, change, None))
    return ok(
        await cover.update_with_cover(
            uow, runtime, actor, entry_id, change, photo.filename or "", photo.size or 0, photo.file
        )
    )


@router.delete("/{formCollectionId}", operation_id="FormCollection_Delete")
async def delete_form_collection(actor: ManagerDep, uow: UowDep, entry_id: EntryId) -> Envelope[None]:
    """Templates that began with it stay."""
    await saving.delete_entry(uow, actor, entry_id)
    return ok(None)


@photos_router.post("/AssignFormCollectionPhotos")
async def assign_form_collection_photos(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: FormCollectionPhotos
) -> Envelope[FormCollectionBrief]:
    """The cover of an entry, among the pictures that its form shows."""
    return ok(await saving.assign_photos(uow, runtime, actor, body))
