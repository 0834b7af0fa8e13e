from typing import Annotated
from uuid import UUID

from chassis.http import (
    PUBLIC,
    Envelope,
    ManagerDep,
    MemberDep,
    OriginDep,
    Page,
    PlaceDep,
    RuntimeDep,
    Slice,
    UowDep,
    asked_again_after_collision,
    edge_router,
    ok,
    reads,
    takes_upload,
)
from chassis.http.tables import TABLE_ANSWERS, TableAnswerDep
from fastapi import BackgroundTasks, File, Form, Query, Response
from fastapi.responses import StreamingResponse
from identity_client.directory import Directory
from identity_client.projects import Projects

from attendance.equipment import csv_export, csv_import, kits, printing, reading, scanning, service
from attendance.equipment.csv_import import MOST_BYTES, EquipmentCsv
from attendance.equipment.looking import keep_looks_at_scans
from attendance.equipment.scan_schemas import (
    LocationRecordPublic,
    LocationRecordsQuery,
    ScansCreate,
    ScanVerdicts,
)
from attendance.equipment.schemas import (
    Code,
    EquipmentCard,
    EquipmentChangePublic,
    EquipmentCreate,
    EquipmentPublic,
    EquipmentQuery,
    EquipmentRef,
    EquipmentUpdate,
    KitSet,
    OwnEquipmentCard,
)
from attendance.label.sheets import LabelSize

router = edge_router("Equipment")

EquipmentId = Annotated[UUID, Query(alias="equipmentId")]
Scanned = Annotated[Code, Query(alias="code", description="As it was scanned or typed")]


@router.post("/QueryEquipmentByPageFilter")
@reads
async def query_equipment_by_page_filter(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: EquipmentQuery
) -> Envelope[Page[EquipmentPublic]]:
    return ok(await reading.query_equipment(uow, runtime, actor, body))


@router.get("/GetEquipmentDetail")
async def get_equipment_detail(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, equipment_id: EquipmentId
) -> Envelope[EquipmentPublic]:
    return ok(await reading.get_detail(uow, runtime, actor, equipment_id))


@router.get("/GetEquipmentHistory")
async def get_equipment_history(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, equipment_id: EquipmentId, place: PlaceDep
) -> Envelope[Slice[EquipmentChangePublic]]:
    """Who changed what of it, before and after."""
    return ok(await reading.get_history(uow, runtime.of(Directory), actor, equipment_id, place))


@router.post("/QueryEquipmentLocationRecordsByPageFilter")
@reads
async def query_equipment_location_records_by_page_filter(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, after: BackgroundTasks, body: LocationRecordsQuery
) -> Envelope[Page[LocationRecordPublic]]:
    """Of the projects that the caller sees."""
    found = await reading.query_location_records(uow, runtime, actor, body)
    after.add_task(keep_looks_at_scans, runtime.database, actor, found.data)
    return ok(found)


@router.get("/GetEquipmentByCode")
async def get_equipment_by_code(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, code: Scanned
) -> Envelope[OwnEquipmentCard]:
    return ok(await reading.get_by_code(uow, runtime.of(Projects), actor, code))


@router.get("/GetEquipmentCard", dependencies=[PUBLIC])
async def get_equipment_card(
    origin: OriginDep, uow: UowDep, runtime: RuntimeDep, code: Scanned
) -> Envelope[EquipmentCard]:
    """For whoever scans a label without an account: what it is, and whom to call."""
    return ok(await reading.get_card(uow, runtime, origin, code))


@router.post("/CreateEquipmentScans", status_code=201)
@asked_again_after_collision
async def create_equipment_scans(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: ScansCreate
) -> Envelope[ScanVerdicts]:
    return ok(await scanning.create_scans(uow, runtime.of(Projects), actor, body))


@router.post("/CreateEquipment", status_code=201)
async def create_equipment(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: EquipmentCreate
) -> Envelope[EquipmentPublic]:
    return ok(await service.create_equipment(uow, runtime, actor, body))


@router.put("/UpdateEquipment")
async def update_equipment(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: EquipmentUpdate
) -> Envelope[EquipmentPublic]:
    return ok(await service.update_equipment(uow, runtime, actor, body))


@router.put("/SetEquipmentKit")
async def set_equipment_kit(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: KitSet
) -> Envelope[EquipmentPublic]:
    """By managers of both homes."""
    return ok(await kits.set_kit(uow, runtime, actor, body))


@router.put("/ReplaceEquipmentCode")
async def replace_equipment_code(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: EquipmentRef
) -> Envelope[EquipmentPublic]:
    """Another label: the old one opens nothing any more."""
    return ok(await service.replace_code(uow, runtime, actor, body))


@router.get(
    "/PrintEquipmentLabels",
    response_class=Response,
    responses={200: {"content": {"application/pdf": {"schema": {"type": "string", "format": "binary"}}}}},
)
async def print_equipment_labels(
    actor: ManagerDep,
    runtime: RuntimeDep,
    equipment_ids: Annotated[
        str, Query(alias="equipmentIds", max_length=4000, description="With commas between them")
    ],
    size: Annotated[LabelSize, Query()] = LabelSize.MEDIUM,
    skip: Annotated[int, Query(ge=0, lt=40)] = 0,
) -> Response:
    """A4 sheets of labels with QR codes."""
    ids = printing.ids_in(equipment_ids)
    content = await printing.print_labels(runtime, actor, ids, size, skip)
    headers = {
        "Content-Disposition": 'attachment; filename="labels.pdf"',
        "X-Content-Type-Options": "nosniff",
    }
    return Response(content, media_type="application/pdf", headers=headers)


@router.post("/CheckEquipmentCsv")
@reads
@takes_upload(MOST_BYTES)
async def check_equipment_csv(
    actor: ManagerDep,
    uow: UowDep,
    runtime: RuntimeDep,
    file: Annotated[bytes, File()],
    project_id: Annotated[UUID, Form(alias="projectId")],
) -> Envelope[EquipmentCsv]:
    """What `ImportEquipmentCsv` would do with it, row by row."""
    return ok(await csv_import.check_csv(uow, runtime.of(Projects), actor, project_id, file))


@router.post("/ImportEquipmentCsv")
@takes_upload(MOST_BYTES)
async def import_equipment_csv(
    actor: ManagerDep,
    uow: UowDep,
    runtime: RuntimeDep,
    file: Annotated[bytes, File()],
    project_id: Annotated[UUID, Form(alias="projectId")],
) -> Envelope[EquipmentCsv]:
    return ok(await csv_import.import_csv(uow, runtime.of(Projects), actor, project_id, file))


@router.get(
    "/ExportEquipment",
    response_class=StreamingResponse,
    responses=TABLE_ANSWERS,
)
async def export_equipment(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    answer: TableAnswerDep,
    project_id: Annotated[UUID, Query(alias="projectId")],
) -> StreamingResponse:
    name, rows = await csv_export.read_export(uow, runtime.of(Projects), actor, project_id)
    return answer(name, csv_export.HEADING, rows)
