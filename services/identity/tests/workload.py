from chassis.testing.workload import Workload
from contracts.identity.v1 import events_pb2

workload = Workload(
    path="/api/Team/CreateTeam",
    body=lambda label: {"name": label},
    id_field="teamId",
    rows="select id, name from team where name like 'ledger-%'",
    subject="identity.team.changed.v1",
    event_id=lambda payload: events_pb2.TeamChanged.FromString(payload).team.team_id,
)
