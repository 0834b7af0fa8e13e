"""Acts of other services, which tell of them in events of their own: every `ActRecorded` of the contracts."""

import logging
import re
from collections.abc import Iterator
from datetime import timedelta
from importlib import import_module
from pathlib import Path
from typing import Any, Literal
from uuid import UUID

import contracts
from chassis.audit import ACTION, SUBJECT_TYPE
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.event_contract import stream_of, subject_of
from chassis.events.context import EventContext
from chassis.events.subscription import Handle, Subscription
from chassis.ids import first_id_at, new_id
from chassis.runtime import Runtime
from contracts.audit.v1.audit_pb2 import Act, Change
from google.protobuf.message import Message

from identity.audit.actions import AuditAction
from identity.tables.audit import AuditRecord

# More than services write; what is longer is cut, so that the act itself is not lost.
_LONGEST_NAME = 400
_LONGEST_VALUE = 4000
_MOST_CHANGES = 50
# Clocks of services differ by less.
_AHEAD = timedelta(minutes=5)
_OWN = frozenset(action.value for action in AuditAction)

log = logging.getLogger(__name__)


def _keep_acts_of(service: str) -> Handle[Any]:
    async def keep(uow: UnitOfWork, event: Any, context: EventContext, _: Runtime) -> None:
        _keep(uow, event.act, context, service)

    return keep


def _keep(uow: UnitOfWork, act: Act, context: EventContext, service: str) -> None:
    if not _may_be_told(act):
        # Not kept as a dead letter either: a replay must not do what a forger wanted.
        log.error(
            "refused an act of %s that no other service does: %r of %r",
            *(service, act.action[:80], act.subject_type[:80]),
        )
        return
    latest = now() + _AHEAD
    uow.insert(
        AuditRecord(
            # As old as the act: records are listed by their ids. One from the future would stay on top.
            id=context.event_id if context.event_id < first_id_at(latest) else new_id(),
            company_id=UUID(act.company_id),
            actor_user_id=context.actor,
            action=act.action,
            subject_type=act.subject_type,
            subject_id=UUID(act.subject_id),
            subject_name=act.subject_name[:_LONGEST_NAME],
            changes={
                each.field[:_LONGEST_NAME]: [_said(each, "before"), _said(each, "after")]
                for each in act.changes[:_MOST_CHANGES]
            },
            service=service,
            ip=act.ip[:_LONGEST_NAME],
            user_agent=act.user_agent[:_LONGEST_NAME],
            at=context.occurred_at if context.occurred_at < latest else now(),
        )
    )


def _may_be_told(act: Act) -> bool:
    """Who joined, left or signed in is identity's alone to say."""
    is_named = re.fullmatch(ACTION, act.action) and re.fullmatch(SUBJECT_TYPE, act.subject_type)
    return bool(is_named) and act.action not in _OWN


def _said(change: Change, side: Literal["before", "after"]) -> str | None:
    return getattr(change, side)[:_LONGEST_VALUE] if change.HasField(side) else None


def _tellers() -> Iterator[tuple[str, type[Message]]]:
    (folder,) = contracts.__path__
    for path in sorted(Path(folder).glob("*/v1/events_pb2.py")):
        package = path.parents[1].name
        events = import_module(f"contracts.{package}.v1.events_pb2")
        if told := getattr(events, "ActRecorded", None):
            yield package, told


subscriptions: list[Subscription[Any]] = [
    Subscription(
        f"identity.keep_acts_of_{package}",
        told,
        _keep_acts_of(stream_of(subject_of(told))),
        start="all",
        together=True,
    )
    for package, told in _tellers()
]
