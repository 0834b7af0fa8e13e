from chassis.http import Envelope, ManagerDep, RuntimeDep, UowDep, edge_router, ok, reads

from attendance.day_grid import service
from attendance.record.counted_http import DAYS_COUNTED
from attendance.record.grid_schemas import GridPage
from attendance.record.schemas import SummaryQuery

router = edge_router("TimeSheet")


@router.post("/QueryTimeSheetGrid", dependencies=[DAYS_COUNTED])
@reads
async def query_time_sheet_grid(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: SummaryQuery
) -> Envelope[GridPage]:
    return ok(await service.query_grid(uow, runtime, actor, body))
