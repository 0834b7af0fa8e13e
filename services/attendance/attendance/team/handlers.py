from chassis.events.projection import Projection
from contracts.identity.v1.events_pb2 import TeamChanged, TeamDeleted

from attendance.team import service

teams = Projection(
    "attendance.teams",
    states=[TeamChanged],
    ends=[TeamDeleted],
    keep=service.keep_teams,
    keep_each=service.end_teams,
    forget=service.forget_teams,
)
