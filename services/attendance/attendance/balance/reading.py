"""From the facts of some people to what is left of their leave."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date
from uuid import UUID

from chassis.db import UnitOfWork

from attendance.balance.account import HALF, Account, Accrual, Entitlement, Entry
from attendance.balance.repo import BalanceRepo
from attendance.hours.leaves import LeaveFact, LeaveSpan, leaves_of_days
from attendance.record.kept_leave import fact_of, span_of
from attendance.tables.balance import LeaveEntitlement


@dataclass(frozen=True, slots=True)
class Holding:
    """Of one person and type: the account with what was granted, and what of it waits for an answer."""

    account: Account
    waiting: dict[UUID, tuple[Entry, ...]]
    """By the request."""

    def without(self, request_id: UUID) -> "Holding":
        return replace(self, waiting={key: rows for key, rows in self.waiting.items() if key != request_id})

    @property
    def reserved(self) -> Account:
        """As though all that waits were granted."""
        return self.account.taking(entry for rows in self.waiting.values() for entry in rows)


Holdings = dict[UUID, dict[int, Holding]]
"""By person and type. Types without an entitlement have no balance."""


async def holdings_of(uow: UnitOfWork, company_id: UUID, owners: Iterable[UUID]) -> Holdings:
    """Of each of these people; as many questions for one as for all of them."""
    repo, wanted = BalanceRepo(uow), [*owners]
    entitlements = granted_by_type(await repo.entitlements_of(company_id))
    if not entitlements or not wanted:
        return {each: {} for each in wanted}
    since = date(min(rows[0].from_year for rows in entitlements.values()), 1, 1)
    starts = await repo.starts_of(company_id, wanted)
    adjusted: defaultdict[tuple[UUID, int], list[Entry]] = defaultdict(list)
    for row in await repo.adjustments_of(company_id, wanted):
        adjusted[row.owner_user_id, row.record_type].append(Entry(row.day, row.hundredths))
    taken: defaultdict[tuple[UUID, int], list[Entry]] = defaultdict(list)
    by_owner: defaultdict[UUID, list[LeaveFact]] = defaultdict(list)
    for leave in await repo.leaves_since(company_id, wanted, since):
        by_owner[leave.owner_user_id].append(fact_of(leave))
    for owner, facts_of_owner in by_owner.items():
        for (_, day), (_, leaves) in leaves_of_days(facts_of_owner).items():
            for each in leaves:
                taken[owner, each.record_type].append(Entry(day, each.halves * HALF))
    waiting: defaultdict[tuple[UUID, int], dict[UUID, tuple[Entry, ...]]] = defaultdict(dict)
    for request in await repo.waiting_of(company_id, wanted):
        waiting[request.owner_user_id, request.record_type][request.id] = entries_of(span_of(request))
    return {
        owner: {
            kind: Holding(
                Account(rows, starts.get(owner), tuple(adjusted[owner, kind]), tuple(taken[owner, kind])),
                waiting[owner, kind],
            )
            for kind, rows in entitlements.items()
        }
        for owner in wanted
    }


def granted_by_type(rows: Sequence[LeaveEntitlement]) -> dict[int, tuple[Entitlement, ...]]:
    found: defaultdict[int, list[Entitlement]] = defaultdict(list)
    for row in rows:
        entitlement = Entitlement(
            row.from_year, row.year_days, Accrual(row.accrual), row.most_carried, row.may_go_below
        )
        found[row.record_type].append(entitlement)
    return {kind: tuple(each) for kind, each in found.items()}


def entries_of(span: LeaveSpan) -> tuple[Entry, ...]:
    """What leave of these days takes."""
    return tuple(Entry(day, HALF) for day, _ in span.halves())
