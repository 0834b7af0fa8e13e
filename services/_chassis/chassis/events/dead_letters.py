from collections.abc import Sequence
from typing import Any
from uuid import UUID

from sqlalchemy import select

from chassis.acting import acting_for
from chassis.clock import now
from chassis.db.statements import locked
from chassis.db.tables import DeadLetter
from chassis.db.uow import UnitOfWork
from chassis.errors import NotFound
from chassis.events.context import PART_HEADER, REVISION_HEADER, context_of
from chassis.events.projection import Feed
from chassis.events.subscription import Subscription, find_subscription
from chassis.runtime import Runtime
from chassis.texts import Text


async def list_dead_letters(uow: UnitOfWork, *, limit: int = 100) -> Sequence[DeadLetter]:
    found = await uow.execute(
        select(DeadLetter).where(DeadLetter.replayed_at.is_(None)).order_by(DeadLetter.id).limit(limit)
    )
    return found.scalars().all()


async def replay_dead_letter(
    runtime: Runtime, subscriptions: Sequence[Subscription[Any]], letter_id: UUID
) -> None:
    """Work the event off now. It stays a dead letter when that fails again."""
    wanted = select(DeadLetter).where(DeadLetter.id == letter_id)
    async with runtime.database.reading() as uow:
        letter = (await uow.execute(wanted)).scalar_one_or_none()
    if letter is None:
        raise NotFound(Text("There is no dead letter {id}.", id=letter_id))
    if letter.replayed_at is not None:
        return
    subscription = find_subscription(subscriptions, letter.consumer)
    if subscription is None:
        raise NotFound(Text("Consumer {name} is gone; this letter can't be replayed.", name=letter.consumer))
    if not subscription.claims:
        # In units of its own: a letter that is held meanwhile is a transaction that idles for minutes. Two
        # operators do no harm: what needs no claim may be done twice.
        async with runtime.database.unit_of_work() as uow:
            await _work_off(uow, subscription, letter, runtime)
    async with runtime.database.unit_of_work() as uow:
        # Locked: two operators replaying the same letter must not run it twice.
        held = (await uow.execute(locked(wanted))).scalar_one()
        if held.replayed_at is not None:
            return
        if subscription.claims and await uow.claim(subscription.name, held.event_id):
            await _work_off(uow, subscription, held, runtime)
        held.replayed_at = now()


async def _work_off(
    uow: UnitOfWork, subscription: Subscription[Any], letter: DeadLetter, runtime: Runtime
) -> None:
    part = letter.headers.get(PART_HEADER)
    if part is not None and isinstance(subscription, Feed):
        await subscription.projection.take_part(uow, part, int(letter.headers[REVISION_HEADER]))
        return
    event = subscription.event()
    event.ParseFromString(letter.payload)
    context = context_of(event, letter.event_id, letter.headers, lambda: letter.created_at)
    with acting_for(context.actor):
        await subscription.handle(uow, event, context, runtime)
