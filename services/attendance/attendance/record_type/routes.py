from typing import Annotated
from uuid import UUID

from chassis.http import (
    AdminDep,
    Envelope,
    MemberDep,
    Page,
    PagingDep,
    RuntimeDep,
    UowDep,
    edge_router,
    ok,
)
from fastapi import Query
from identity_client.directory import Directory

from attendance.record_type import service
from attendance.record_type.schemas import RecordTypeCreate, RecordTypePublic, RecordTypeUpdate

router = edge_router("GroupSetting")

GroupId = Annotated[UUID | None, Query(alias="groupId")]


@router.get("/QueryGroupSettingAttendanceRecordTypesByFilter")
async def query_group_setting_attendance_record_types_by_filter(
    actor: AdminDep,
    uow: UowDep,
    paging: PagingDep,
    group_id: GroupId = None,
    is_archived: Annotated[bool | None, Query(alias="isArchived", description="Left out: all")] = None,
) -> Envelope[Page[RecordTypePublic]]:
    """The company's own."""
    return ok(await service.query_own(uow, actor, group_id, paging, is_archived=is_archived))


@router.get("/GroupAttendanceRecordTypes")
async def group_attendance_record_types(
    actor: MemberDep, uow: UowDep, group_id: GroupId = None
) -> Envelope[list[RecordTypePublic]]:
    """All that there are to choose from."""
    return ok(await service.usable_types(uow, actor, group_id))


@router.post("/CreateGroupSettingAttendanceRecordType", status_code=201)
async def create_group_setting_attendance_record_type(
    actor: AdminDep, uow: UowDep, body: RecordTypeCreate
) -> Envelope[RecordTypePublic]:
    return ok(await service.create_record_type(uow, actor, body))


@router.put("/UpdateGroupSettingAttendanceRecordType")
async def update_group_setting_attendance_record_type(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, body: RecordTypeUpdate
) -> Envelope[RecordTypePublic]:
    return ok(await service.update_record_type(uow, runtime.of(Directory), actor, body))
