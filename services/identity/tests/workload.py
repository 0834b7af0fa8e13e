from collections.abc import Callable
from typing import Any

from chassis.testing.workload import ClientOf, Workload
from contracts.identity.v1 import events_pb2


async def _bodies(_: ClientOf) -> Callable[[str], dict[str, Any]]:
    return lambda label: {"name": label}


workload = Workload(
    path="/api/Team/CreateTeam",
    bodies=_bodies,
    id_field="teamId",
    rows="select id, name from team where name like 'ledger-%'",
    subject="identity.team.changed.v1",
    event_id=lambda payload: events_pb2.TeamChanged.FromString(payload).team.team_id,
    lifted={"MOST_TEAMS": "0"},
)
