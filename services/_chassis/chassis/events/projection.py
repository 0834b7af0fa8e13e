"""Read models: what a service keeps of another's aggregates, from the events about them.

Events come late, doubled and in any order. Each aggregate's newest revision is kept beside the read model, so
that what is older changes nothing; it stays there when the aggregate is gone.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

from google.protobuf.message import Message

from chassis.db.uow import UnitOfWork
from chassis.event_contract import stream_of, subject_of
from chassis.events.context import EventContext
from chassis.events.subscription import Subscription
from chassis.runtime import Runtime

BEGUN = "begun"
ENDED = "ended"

# In one order always, so that two batches never wait for each other in a circle.
_TAKE_NEWER = """
insert into projection_revision as known (projection, aggregate_id, revision)
select $1, told.aggregate_id, told.revision
from unnest($2::text[], $3::bigint[]) as told (aggregate_id, revision)
where told.revision > coalesce((select floor from projection_floor where projection = $1), -1)
order by told.aggregate_id
on conflict (projection, aggregate_id) do update set revision = excluded.revision
where excluded.revision > known.revision
returning aggregate_id
"""


class Told(NamedTuple):
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
    keep: Callable[[UnitOfWork, Sequence[Told]], Awaitable[None]]
    """Write what these aggregates are now; each comes once, and is newer than what is there."""
    forget: Callable[[UnitOfWork, Sequence[str]], Awaitable[None]]
    """Delete what is there of these aggregates."""

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

    async def take(self, uow: UnitOfWork, told: Sequence[Told]) -> None:
        newest: dict[str, Told] = {}
        for each in told:
            known = newest.get(each.context.aggregate_id)
            if known is None or known.context.revision < each.context.revision:
                newest[each.context.aggregate_id] = each
        revisions = [each.context.revision for each in newest.values()]
        driver = await uow.driver()
        newer = await driver.fetch(_TAKE_NEWER, self.name, [*newest], revisions)
        taken = [newest[row[0]] for row in newer]
        ends = tuple(self.ends)
        if gone := [each.context.aggregate_id for each in taken if isinstance(each.event, ends)]:
            await self.forget(uow, gone)
        if there := [each for each in taken if not isinstance(each.event, ends)]:
            await self.keep(uow, there)

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


def told_anew_under(kind: type[Message], projection: str) -> str:
    """Where an owner tells one receiver alone of all its aggregates: `identity.anew.search_teams`."""
    return f"{stream_of(subject_of(kind))}.anew.{projection.replace('.', '_')}"


def _verb(kind: type[Message]) -> str:
    """`identity.team.changed.v1` → `team_changed`."""
    return "_".join(subject_of(kind).split(".")[1:-1])


def _one(projection: Projection) -> Callable[[UnitOfWork, Any, EventContext, Runtime], Awaitable[None]]:
    async def take_one(uow: UnitOfWork, event: Any, context: EventContext, runtime: Runtime) -> None:
        del runtime
        await projection.take(uow, [Told(event, context)])

    return take_one
