from typing import Annotated
from uuid import UUID

from chassis.http import AdminDep, Envelope, ManagerDep, RuntimeDep, UowDep, edge_router, ok
from chassis.http.tables import TABLE_ANSWERS, TableAnswerDep
from fastapi import Depends, Query
from fastapi.responses import StreamingResponse
from identity_client.directory import Directory

from attendance.payroll import service
from attendance.payroll.reading import Asked
from attendance.payroll.schemas import PayrollCheck, PayrollMappingPublic, PayrollMappingSet
from attendance.record.counted_http import DAYS_COUNTED
from attendance.record.schemas import Day

settings = edge_router("GroupSetting")
timesheet = edge_router("TimeSheet")

GroupId = Annotated[UUID | None, Query(alias="groupId")]


def _asked(
    first_date: Annotated[Day, Query(alias="firstDate")],
    last_date: Annotated[Day, Query(alias="lastDate")],
    project_id: Annotated[UUID | None, Query(alias="projectId")] = None,
    group_id: GroupId = None,
) -> Asked:
    return Asked(first_date, last_date, project_id, group_id)


AskedDep = Annotated[Asked, Depends(_asked)]


@settings.get("/GetPayrollMapping")
async def get_payroll_mapping(
    actor: AdminDep, uow: UowDep, group_id: GroupId = None
) -> Envelope[PayrollMappingPublic]:
    """How the file for payroll looks."""
    return ok(await service.get_mapping(uow, actor, group_id))


@settings.put("/SetPayrollMapping")
async def set_payroll_mapping(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, body: PayrollMappingSet
) -> Envelope[PayrollMappingPublic]:
    """Of files that are made from now on."""
    return ok(await service.set_mapping(uow, runtime.of(Directory), actor, body))


@timesheet.get("/CheckPayroll", dependencies=[DAYS_COUNTED])
async def check_payroll(actor: ManagerDep, runtime: RuntimeDep, asked: AskedDep) -> Envelope[PayrollCheck]:
    """What the file would hold, and what is missing for it."""
    return ok(await service.check_payroll(runtime, actor, asked))


@timesheet.get(
    "/ExportPayroll", dependencies=[DAYS_COUNTED], response_class=StreamingResponse, responses=TABLE_ANSWERS
)
async def export_payroll(
    actor: ManagerDep,
    runtime: RuntimeDep,
    answer: TableAnswerDep,
    asked: AskedDep,
) -> StreamingResponse:
    """Approved hours by their pay codes: the same file again, whatever came in since."""
    name, headings, batches = await service.read_payroll(runtime, actor, asked)
    return answer(name, headings, batches)
