"""Read models: what a service keeps of another's aggregates, from the events about them.

Events come late, doubled and in any order. Each aggregate's newest revision is kept beside the read model, so
that what is older changes nothing; it stays there when the aggregate is gone, for longer than an older event
can come (`chassis.upkeep`). With a company that is deleted
all of that goes, and nothing that is told of it later counts.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple
from uuid import UUID

from google.protobuf.message import Message

from chassis.clock import now
from chassis.db.uow import UnitOfWork
from chassis.event_contract import paths_of, stream_of, subject_of
from chassis.events.context import EventContext
from chassis.events.subscription import Subscription
from chassis.live.note import LiveNote
from chassis.runtime import Runtime

BEGUN = "begun"
ENDED = "ended"

# In one order always, so that two batches never wait for each other in a circle.
_TAKE_NEWER = """
insert into projection_revision as known (projection, aggregate_id, revision, company_id, ended_at)
select $1, told.aggregate_id, told.revision, told.company_id, case when told.is_end then now() end
from unnest($2::text[], $3::bigint[], $4::uuid[], $5::bool[])
    as told (aggregate_id, revision, company_id, is_end)
where told.revision > coalesce((select floor from projection_floor where projection = $1), -1)
    and not exists (select from deleted_company gone where gone.company_id = told.company_id)
order by told.aggregate_id
on conflict (projection, aggregate_id)
    do update set revision = excluded.revision, company_id = excluded.company_id, ended_at = excluded.ended_at
where excluded.revision > known.revision
returning aggregate_id
"""

_DELETED = "select company_id from deleted_company where company_id = any($1::uuid[])"

_FORGET = """
delete from projection_revision where ctid = any(array(
    select ctid from projection_revision where company_id = $1 limit $2 for update
))
returning projection, aggregate_id
"""


class EventWithContext(NamedTuple):
    event: Any
    context: EventContext


@dataclass(frozen=True)
class Projection:
    """A read model of one kind of aggregate of one owner."""

    name: str
    """Stable for ever, as a subscription's: `search.teams`."""
    states: Sequence[type[Message]]
    """Events that tell how it is now. The first is what its owner tells all of them anew with."""
    ends: Sequence[type[Message]]
    """Events that tell that it is gone."""
    keep: Callable[[UnitOfWork, Sequence[EventWithContext]], Awaitable[None]]
    """Write what these aggregates are now; each comes once, and is newer than what is there."""
    forget: Callable[[UnitOfWork, Sequence[str]], Awaitable[None]]
    """Delete what is there of these aggregates."""
    keep_each: Callable[[UnitOfWork, Sequence[EventWithContext]], Awaitable[None]] | None = None
    """Write down what each of these told, for a history: in any order, some once more, some after newer ones.
    Before `keep`, which of several about the same aggregate sees the newest alone."""
    live_note: Callable[[Any], LiveNote | None] | None = None
    """What browsers are told of each event once it is in the read model."""

    def __post_init__(self) -> None:
        if len({len(paths_of(kind)[0]) for kind in (*self.states, *self.ends)}) > 1:
            raise TypeError(f"{self.name}: its events know their aggregate by ids of different form")

    @property
    def subscriptions(self) -> "list[Feed]":
        told = [
            Feed(
                f"{self.name}.{_verb(kind)}",
                kind,
                _one(self),
                start="all",
                projection=self,
                told_under=subject_of(kind),
            )
            for kind in (*self.states, *self.ends)
        ]
        anew = Feed(
            f"{self.name}.told_anew",
            self.states[0],
            _one(self),
            start="all",
            projection=self,
            told_under=told_anew_under(self.states[0], self.name),
        )
        return [*told, anew]

    async def take(self, uow: UnitOfWork, told: Sequence[EventWithContext]) -> None:
        newest: dict[str, EventWithContext] = {}
        for each in told:
            known = newest.get(each.context.aggregate_id)
            if known is None or known.context.revision < each.context.revision:
                newest[each.context.aggregate_id] = each
        revisions = [each.context.revision for each in newest.values()]
        companies = [each.context.company_id for each in newest.values()]
        are_ends = [type(each.event) in self.ends for each in newest.values()]
        driver = await uow.driver()
        newer = await driver.fetch(_TAKE_NEWER, self.name, [*newest], revisions, companies, are_ends)
        taken = [newest[row[0]] for row in newer]
        if self.keep_each is not None:
            # Only now, when no company can become known as deleted before this commits.
            deleted = {row[0] for row in await driver.fetch(_DELETED, companies)}
            if of_companies := [each for each in told if each.context.company_id not in deleted]:
                await self.keep_each(uow, of_companies)
        if gone := [each.context.aggregate_id for each in taken if type(each.event) in self.ends]:
            await self.forget(uow, gone)
        if there := [each for each in taken if type(each.event) not in self.ends]:
            await self.keep(uow, there)
        if self.live_note is not None:
            for each in taken:
                if note := self.live_note(each.event):
                    uow.tell(note)

    async def take_part(self, uow: UnitOfWork, part: str, floor: int) -> None:
        """Where a republishing begins or has ended."""
        if part == BEGUN:
            await self.begin_anew(uow, floor)
        elif part == ENDED:
            await self.end_anew(uow, floor)
        else:
            raise ValueError(f"no part of a republishing: {part}")

    async def begin_anew(self, uow: UnitOfWork, floor: int) -> None:
        """From here on what is not newer than the floor is the republishing's to tell."""
        driver = await uow.driver()
        # Batches that did not know of the floor end first: what they write is looked at in the end.
        await driver.execute("lock table projection_revision in share mode")
        await driver.execute(
            """
            insert into projection_floor as known (projection, floor) values ($1, $2)
            on conflict (projection) do update set floor = greatest(known.floor, excluded.floor)
            """,
            *(self.name, floor),
        )

    async def end_anew(self, uow: UnitOfWork, floor: int) -> None:
        """What the owner did not tell of, and nothing newer either, is gone."""
        driver = await uow.driver()
        gone = await driver.fetch(
            "delete from projection_revision where projection = $1 and revision <= $2 returning aggregate_id",
            *(self.name, floor),
        )
        if gone:
            await self.forget(uow, [row[0] for row in gone])


@dataclass(frozen=True, kw_only=True)
class Feed(Subscription[Any]):
    """One kind of event that a read model is kept from."""

    projection: Projection
    told_under: str

    claims: ClassVar[bool] = False

    @property
    def subject(self) -> str:
        return self.told_under


async def know_deleted(uow: UnitOfWork, company_id: UUID) -> None:
    """What is told of it from now on counts no more. Committed, it stays so."""
    driver = await uow.driver()
    # Batches that did not know of it end first; who forgets another company waits, not in a circle.
    await driver.execute("lock table projection_revision in share row exclusive mode")
    await driver.execute(
        "insert into deleted_company (company_id, deleted_at) values ($1, $2) on conflict do nothing",
        *(company_id, now()),
    )


async def forget_some_of(
    uow: UnitOfWork, projections: Sequence[Projection], company_id: UUID, most: int
) -> int:
    """Of a company known to be deleted, since its owner tells of none of its aggregates that it is gone. How
    many; fewer than `most`: that was all."""
    driver = await uow.driver()
    known = await driver.fetch(_FORGET, company_id, most)
    for projection in projections:
        if gone := [row["aggregate_id"] for row in known if row["projection"] == projection.name]:
            await projection.forget(uow, gone)
    return len(known)


def told_anew_under(kind: type[Message], projection: str) -> str:
    """Where an owner tells one receiver alone of all its aggregates: `identity.anew.search_teams`."""
    return f"{stream_of(subject_of(kind))}.anew.{projection.replace('.', '_')}"


def _verb(kind: type[Message]) -> str:
    """`identity.team.changed.v1` → `team_changed`."""
    return "_".join(subject_of(kind).split(".")[1:-1])


def _one(projection: Projection) -> Callable[[UnitOfWork, Any, EventContext, Runtime], Awaitable[None]]:
    async def take_one(uow: UnitOfWork, event: Any, context: EventContext, runtime: Runtime) -> None:
        del runtime
        await projection.take(uow, [EventWithContext(event, context)])

    return take_one
