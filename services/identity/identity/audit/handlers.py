"""Acts of other services, which tell of them in events of their own."""

from typing import Any, Literal
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.events.context import EventContext
from chassis.events.subscription import Subscription
from chassis.runtime import Runtime
from contracts.audit.v1.audit_pb2 import Act, Change
from contracts.forms.v1 import events_pb2 as forms_events

from identity.tables.audit import AuditRecord


async def keep_act_of_forms(
    uow: UnitOfWork, event: forms_events.ActRecorded, context: EventContext, _: Runtime
) -> None:
    _keep(uow, event.act, context)


def _keep(uow: UnitOfWork, act: Act, context: EventContext) -> None:
    uow.insert(
        AuditRecord(
            # As old as the act: records are listed by their ids.
            id=context.event_id,
            company_id=UUID(act.company_id),
            actor_user_id=context.actor,
            action=act.action,
            subject_type=act.subject_type,
            subject_id=UUID(act.subject_id),
            subject_name=act.subject_name,
            changes={each.field: [_said(each, "before"), _said(each, "after")] for each in act.changes},
            ip=act.ip,
            user_agent=act.user_agent,
            at=context.occurred_at,
        )
    )


def _said(change: Change, side: Literal["before", "after"]) -> str | None:
    return getattr(change, side) if change.HasField(side) else None


subscriptions: list[Subscription[Any]] = [
    Subscription("identity.keep_acts_of_forms", forms_events.ActRecorded, keep_act_of_forms, start="all"),
]
