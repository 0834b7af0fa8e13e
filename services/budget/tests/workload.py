from collections.abc import Callable
from typing import Any

from chassis.testing.workload import ClientOf, Workload
from contracts.budget.v1 import events_pb2


async def _bodies(client_of: ClientOf) -> Callable[[str], dict[str, Any]]:
    projects = await client_of("identity").get("/api/Project/QueryProjects")
    project_id = projects.raise_for_status().json()["data"]["data"][0]["projectId"]
    return lambda label: {"projectId": project_id, "title": label}


workload = Workload(
    path="/api/Budget/CreateBudgetRequest",
    bodies=_bodies,
    id_field="budgetRequestId",
    rows="select id, title from budget_request where title like 'ledger-%'",
    subject="budget.request.changed.v1",
    event_id=lambda payload: events_pb2.BudgetRequestChanged.FromString(payload).budget_request_id,
)
