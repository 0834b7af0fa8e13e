from typing import Annotated
from uuid import UUID

from chassis.http import (
    Envelope,
    ManagerDep,
    MemberDep,
    Page,
    PagingDep,
    RuntimeDep,
    SearchText,
    UowDep,
    asked_again_after_collision,
    edge_router,
    ok,
    reads,
    takes_upload,
)
from chassis.http.tables import TABLE_ANSWERS, TableAnswerDep
from fastapi import File, Form, Query
from fastapi.responses import StreamingResponse
from identity_client.directory import Directory

from forms.choice_list import items, service, table_export, table_import
from forms.choice_list.schemas import (
    MOST_PARENTS,
    ChoiceCreate,
    ChoiceListCreate,
    ChoiceListPublic,
    ChoiceListRef,
    ChoiceListUpdate,
    ChoicePublic,
    ChoicesRead,
    ChoiceUpdate,
)

router = edge_router("ChoiceList")

ListId = Annotated[UUID, Query(alias="choiceListId")]


@router.get("/QueryChoiceLists")
async def query_choice_lists(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    paging: PagingDep,
    search: Annotated[SearchText, Query()] = "",
    is_archived: Annotated[bool, Query(alias="isArchived")] = False,
) -> Envelope[Page[ChoiceListPublic]]:
    """The company's lists, by name."""
    directory = runtime.of(Directory)
    return ok(await service.query_lists(uow, directory, actor, search, is_archived, paging))


@router.get("/GetChoiceList")
async def get_choice_list(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, choice_list_id: ListId
) -> Envelope[ChoiceListPublic]:
    return ok(await service.get_list(uow, runtime.of(Directory), actor, choice_list_id))


@router.post("/CreateChoiceList", status_code=201)
@asked_again_after_collision
async def create_choice_list(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: ChoiceListCreate
) -> Envelope[ChoiceListPublic]:
    return ok(await service.create_list(uow, runtime.of(Directory), actor, body))


@router.put("/UpdateChoiceList")
async def update_choice_list(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: ChoiceListUpdate
) -> Envelope[ChoiceListPublic]:
    return ok(await service.update_list(uow, runtime.of(Directory), actor, body))


@router.put("/ArchiveChoiceList")
async def archive_choice_list(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: ChoiceListRef
) -> Envelope[ChoiceListPublic]:
    """Forms that were published with it go on; none is published with it any more."""
    directory = runtime.of(Directory)
    return ok(await service.archive_list(uow, directory, actor, body.choice_list_id, archived=True))


@router.put("/UnarchiveChoiceList")
async def unarchive_choice_list(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: ChoiceListRef
) -> Envelope[ChoiceListPublic]:
    directory = runtime.of(Directory)
    return ok(await service.archive_list(uow, directory, actor, body.choice_list_id, archived=False))


@router.get("/QueryChoices")
async def query_choices(
    actor: MemberDep,
    uow: UowDep,
    paging: PagingDep,
    choice_list_id: ListId,
    search: Annotated[SearchText, Query()] = "",
    parent_ids: Annotated[list[UUID] | None, Query(alias="parentIds", max_length=MOST_PARENTS)] = None,
    is_archived: Annotated[bool | None, Query(alias="isArchived", description="Left out: all")] = None,
) -> Envelope[Page[ChoicePublic]]:
    """Items of a list in its order: those whose label or code says it, that lie under one of `parentIds`."""
    company_id = actor.company_id
    return ok(
        await service.query_choices(
            uow, company_id, choice_list_id, search, parent_ids or [], is_archived, paging
        )
    )


@router.post("/CreateChoice", status_code=201)
@asked_again_after_collision
async def create_choice(actor: ManagerDep, uow: UowDep, body: ChoiceCreate) -> Envelope[ChoicePublic]:
    return ok(await items.create_choice(uow, actor, body))


@router.put("/UpdateChoice")
async def update_choice(actor: ManagerDep, uow: UowDep, body: ChoiceUpdate) -> Envelope[ChoicePublic]:
    """Submissions that chose it say what it was called then."""
    return ok(await items.update_choice(uow, actor, body))


@router.post("/CheckChoicesFile")
@reads
@takes_upload(table_import.MOST_BYTES)
async def check_choices_file(
    actor: ManagerDep,
    uow: UowDep,
    file: Annotated[bytes, File()],
    choice_list_id: Annotated[UUID, Form(alias="choiceListId")],
) -> Envelope[ChoicesRead]:
    """What `ImportChoicesFile` would do with it, row by row."""
    return ok(await table_import.check_table(uow, actor, choice_list_id, file))


@router.post("/ImportChoicesFile")
@takes_upload(table_import.MOST_BYTES)
async def import_choices_file(
    actor: ManagerDep,
    uow: UowDep,
    file: Annotated[bytes, File()],
    choice_list_id: Annotated[UUID, Form(alias="choiceListId")],
) -> Envelope[ChoicesRead]:
    return ok(await table_import.import_table(uow, actor, choice_list_id, file))


@router.get("/ExportChoices", response_class=StreamingResponse, responses=TABLE_ANSWERS)
async def export_choices(
    actor: ManagerDep, runtime: RuntimeDep, answer: TableAnswerDep, choice_list_id: ListId
) -> StreamingResponse:
    """All items, archived ones among them; `ImportChoicesFile` reads it again."""
    name, rows = await table_export.read_export(runtime.database, actor, choice_list_id)
    return answer(name, table_export.HEADING, rows)
