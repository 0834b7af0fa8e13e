from collections.abc import Sequence
from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.events.context import EventContext
from chassis.events.projection import EventWithContext, Projection
from chassis.events.subscription import LONG_SECONDS, PagedSubscription, Subscription
from chassis.runtime import Runtime
from contracts.forms.v1 import events_pb2 as forms_events
from contracts.identity.v1 import events_pb2

from forms.submission import approvers, attention
from forms.submission.assigning import gone
from forms.submission.assigning.mailing import mail_assignment
from forms.submission.moving.mailing import mail_recall


async def flag_what_waits_for_a_team(
    _: UnitOfWork, event: events_pb2.TeamDeleted, __: EventContext, runtime: Runtime
) -> None:
    company_id, team_id = UUID(event.company_id), UUID(event.team_id)
    await attention.forget_team(runtime.database, company_id, team_id)
    # Where it was one of several teams, the others may be too few.
    await approvers.look_again(runtime, company_id)
    # Or who has taken it is of none of them, or of that one which is gone.
    await gone.look_again(runtime, company_id)


async def look_at_who_may_approve(
    _: UnitOfWork, event: events_pb2.TeamChanged, __: EventContext, runtime: Runtime
) -> None:
    company_id, team_id = UUID(event.team.company_id), UUID(event.team.team_id)
    await approvers.look_again(runtime, company_id, team_id)
    await gone.look_again(runtime, company_id, team_id)


async def look_without_who_left(
    _: UnitOfWork, event: events_pb2.MemberRemoved, __: EventContext, runtime: Runtime
) -> None:
    """Of no team any more, and maybe who stood in."""
    await approvers.look_again(runtime, UUID(event.company_id))
    await gone.forget_member(runtime.database, UUID(event.company_id), UUID(event.user_id))


async def take_up_drafts_of_who_is_there(uow: UnitOfWork, told: Sequence[EventWithContext]) -> None:
    # In one order always: each is held until the end.
    for company_id, user_id in sorted((each.event.company_id, each.event.user_id) for each in told):
        await attention.know_member(uow, UUID(company_id), UUID(user_id))


async def flag_drafts_of_who_left(uow: UnitOfWork, memberships: Sequence[str]) -> None:
    for each in sorted(memberships):
        company_id, user_id = map(UUID, each.split("/"))
        await attention.forget_member(uow, company_id, user_id)


async def mail_who_has_a_step_now(
    _: UnitOfWork, event: forms_events.StepAssigned, __: EventContext, runtime: Runtime
) -> None:
    await mail_assignment(runtime, event)


async def mail_who_lost_a_step(
    _: UnitOfWork, event: forms_events.SubmissionMoved, __: EventContext, runtime: Runtime
) -> None:
    await mail_recall(runtime, event)


subscriptions: list[Subscription[Any]] = [
    PagedSubscription(
        "forms.mail_assignments",
        forms_events.StepAssigned,
        mail_who_has_a_step_now,
        start="new",
        seconds=LONG_SECONDS,
    ),
    PagedSubscription(
        "forms.mail_recalls",
        forms_events.SubmissionMoved,
        mail_who_lost_a_step,
        start="new",
        seconds=LONG_SECONDS,
    ),
    PagedSubscription(
        "forms.team_deleted",
        events_pb2.TeamDeleted,
        flag_what_waits_for_a_team,
        start="all",
        seconds=LONG_SECONDS,
    ),
    PagedSubscription(
        "forms.approvers_team_changed",
        events_pb2.TeamChanged,
        look_at_who_may_approve,
        start="new",
    ),
    PagedSubscription(
        "forms.approvers_member_removed",
        events_pb2.MemberRemoved,
        look_without_who_left,
        start="new",
    ),
]
# Who leaves may come back: the newest counts, in whatever order it is heard of. Kept of it is who left,
# and what of theirs waits for nobody.
memberships = Projection(
    "forms.memberships",
    states=[events_pb2.MemberChanged],
    ends=[events_pb2.MemberRemoved],
    keep=take_up_drafts_of_who_is_there,
    forget=flag_drafts_of_who_left,
)
