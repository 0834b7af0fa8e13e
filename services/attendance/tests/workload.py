from collections.abc import Callable
from datetime import timedelta
from typing import Any
from uuid import UUID

from chassis.clock import now
from chassis.testing.workload import ClientOf, Workload
from contracts.attendance.v1 import events_pb2


async def _bodies(client_of: ClientOf) -> Callable[[str], dict[str, Any]]:
    projects = await client_of("identity").get("/api/Project/QueryProjects")
    project_id = projects.raise_for_status().json()["data"]["data"][0]["projectId"]
    sent_at = now()

    def body(label: str) -> dict[str, Any]:
        punch_id = UUID(label[-32:])
        # All over the weeks: each press computes the days around it anew.
        done_at = sent_at - timedelta(seconds=punch_id.int % (50 * 24 * 3600))
        punch = {
            "punchId": str(punch_id),
            "projectId": project_id,
            "checkType": punch_id.int % 4 + 1,
            "deviceTime": done_at.isoformat(),
            "note": label,
        }
        return {"deviceId": str(punch_id), "sentAt": sent_at.isoformat(), "punches": [punch]}

    return body


workload = Workload(
    path="/api/Clock/CreatePunches",
    bodies=_bodies,
    id_field="verdicts.0.punchId",
    rows="select id, note from punch where note like 'ledger-%'",
    subject="attendance.punch.recorded.v1",
    event_id=lambda payload: events_pb2.PunchRecorded.FromString(payload).punch_id,
)
