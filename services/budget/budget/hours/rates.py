"""What an hour of people costs, from which day on: the company's admins say it, and nobody else is told."""

from collections import defaultdict
from collections.abc import Collection, Mapping
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.http import Page, Paging
from chassis.money import to_minor, to_text
from contracts.budget.v1.events_pb2 import HoursUnsettled
from identity_client.directory import Directory
from identity_client.people import PersonPublic

from budget.audit import AuditAction, of_rate
from budget.costing.service import lock_costing
from budget.hours.costing import Rate
from budget.hours.rate_errors import RateIsThere, RateMissing, RateNotFound, RateTooLarge, UnknownPerson
from budget.hours.rate_repo import RateRepo
from budget.hours.rate_schemas import RateCreate, RatePublic, RateQuery, RateRef
from budget.hours.repo import HoursRepo
from budget.rules.service import currency_of
from budget.tables.hours import CostRate, Staff

MOST_MINOR = 10**10
"""An hour's: with it the weeks of whole companies stay within what a balance may be."""


async def query_rates(
    uow: UnitOfWork, directory: Directory, actor: Actor, wanted: RateQuery
) -> Page[RatePublic]:
    """The company's first, then those of people; what was taken back stays in the list."""
    paging = Paging(wanted.page_number, wanted.page_count)
    rows, total = await RateRepo(uow).page(actor, paging)
    people = await directory.people(
        actor.company_id,
        (who for row in rows for who in (row.owner_user_id, row.created_by, row.taken_back_by)),
    )
    return Page[RatePublic].of([_public(row, people) for row in rows], total, paging)


async def create_rate(uow: UnitOfWork, directory: Directory, actor: Actor, body: RateCreate) -> RatePublic:
    """Weeks since that day are costed anew."""
    people = await directory.people(actor.company_id, [actor.user_id, body.owner_user_id])
    if body.owner_user_id is not None and body.owner_user_id not in people:
        raise UnknownPerson
    currency = body.currency or await currency_of(uow, actor.company_id)
    rate = CostRate(
        company_id=actor.company_id,
        owner_user_id=body.owner_user_id,
        staff=body.staff.value,
        currency=currency,
        from_on=body.from_on,
        hourly_minor=_hourly_minor(body, currency),
        created_by=actor.user_id,
    )
    await lock_costing(uow, [actor.company_id])
    if await RateRepo(uow).is_there(rate):
        raise RateIsThere
    RateRepo(uow).add(rate)
    await uow.flush()
    await _cost_anew(uow, actor, rate)
    uow.outbox.add(of_rate(actor, AuditAction.RATE_SET, rate, _name(rate, people), _hourly(rate)))
    return _public(rate, people)


async def take_back_rate(uow: UnitOfWork, directory: Directory, actor: Actor, body: RateRef) -> RatePublic:
    """It was wrong: the one before it is in force again, and weeks since its day are costed anew."""
    found = await RateRepo(uow).find(actor, body.cost_rate_id)
    if found is None:
        raise RateNotFound
    wanted = [actor.user_id, found.owner_user_id, found.created_by]
    people = await directory.people(actor.company_id, wanted)
    await lock_costing(uow, [actor.company_id])
    rate = await RateRepo(uow).find(actor, body.cost_rate_id, lock=True)
    if rate is None:
        raise RateNotFound
    rate.taken_back_by, rate.taken_back_at = actor.user_id, now()
    await uow.flush()
    await _cost_anew(uow, actor, rate)
    uow.outbox.add(of_rate(actor, AuditAction.RATE_TAKEN_BACK, rate, _name(rate, people), _hourly(rate)))
    return _public(rate, people)


async def rates_of(uow: UnitOfWork, company_ids: Collection[UUID]) -> Mapping[tuple[UUID, str], list[Rate]]:
    """All that are in force, by company and currency."""
    found: defaultdict[tuple[UUID, str], list[Rate]] = defaultdict(list)
    for each in await RateRepo(uow).in_force(company_ids):
        rate = Rate(each.id, each.owner_user_id, Staff(each.staff), each.from_on, each.hourly_minor)
        found[each.company_id, each.currency].append(rate)
    return found


async def _cost_anew(uow: UnitOfWork, actor: Actor, rate: CostRate) -> None:
    await HoursRepo(uow).unsettle(actor.company_id, rate.from_on, rate.owner_user_id, actor.user_id)
    uow.outbox.add(HoursUnsettled(company_id=str(actor.company_id)))


def _hourly_minor(body: RateCreate, currency: str) -> int | None:
    if body.hourly is None:
        if body.owner_user_id is None:
            raise RateMissing
        return None
    minor = to_minor(body.hourly, currency, field="hourly")
    if minor > MOST_MINOR:
        raise RateTooLarge
    return minor


def _hourly(rate: CostRate) -> str:
    if rate.hourly_minor is None:
        return "–"
    return f"{to_text(rate.hourly_minor, rate.currency)} {rate.currency}"


def _name(rate: CostRate, people: Mapping[UUID, PersonPublic]) -> str:
    """Whose it is, and from when on."""
    person = people.get(rate.owner_user_id) if rate.owner_user_id else None
    return f"{person.full_name if person else rate.staff} {rate.from_on}"


def _public(row: Any, people: Mapping[UUID, PersonPublic]) -> RatePublic:
    def shown(user_id: UUID | None) -> PersonPublic | None:
        return people.get(user_id) if user_id else None

    return RatePublic(
        cost_rate_id=row.id,
        owner_user_id=row.owner_user_id,
        person=shown(row.owner_user_id),
        staff=Staff(row.staff),
        currency=row.currency,
        from_on=row.from_on,
        hourly=None if row.hourly_minor is None else to_text(row.hourly_minor, row.currency),
        by=shown(row.created_by),
        created_at=row.created_at,
        taken_back_at=row.taken_back_at,
        taken_back_by=shown(row.taken_back_by),
    )
