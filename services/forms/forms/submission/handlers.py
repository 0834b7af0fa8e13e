from uuid import UUID

from chassis.db import UnitOfWork
from chassis.events.context import EventContext
from chassis.events.listener import Listener
from chassis.events.subscription import Subscription
from chassis.runtime import Runtime
from contracts.identity.v1 import events_pb2

from forms.projects import Projects
from forms.submission import attention


async def flag_what_waits_for_a_team(
    uow: UnitOfWork, event: events_pb2.TeamDeleted, _: EventContext, runtime: Runtime
) -> None:
    del runtime
    await attention.forget_team(uow, UUID(event.company_id), UUID(event.team_id))


async def flag_drafts_of_who_left(
    uow: UnitOfWork, event: events_pb2.MemberRemoved, _: EventContext, runtime: Runtime
) -> None:
    del runtime
    await attention.forget_member(uow, UUID(event.company_id), UUID(event.user_id))


def forget_project(event: events_pb2.ProjectChanged, runtime: Runtime) -> None:
    """Archived, it is read-only from now on, in every process."""
    runtime.of(Projects).forget(UUID(event.project.company_id), UUID(event.project.project_id))


listeners = [Listener(events_pb2.ProjectChanged, forget_project)]

subscriptions = [
    Subscription("forms.team_deleted", events_pb2.TeamDeleted, flag_what_waits_for_a_team, start="all"),
    Subscription("forms.member_removed", events_pb2.MemberRemoved, flag_drafts_of_who_left, start="all"),
]
