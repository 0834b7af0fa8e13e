"""Balances as they are read: one's own, and those of the people of a project by its managers."""

from collections.abc import Iterable
from datetime import date
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.http import Page
from chassis.runtime import Runtime
from identity_client.directory import Directory
from identity_client.people import PersonPublic
from identity_client.projects import Projects

from attendance.balance.account import WHOLE
from attendance.balance.public import balance_shown
from attendance.balance.reading import Holding, holdings_of
from attendance.balance.repo import BalanceRepo
from attendance.balance.schemas import (
    LeaveAccount,
    LeaveAdjustmentPublic,
    LeaveBalancePublic,
    LeaveBalances,
    LeaveBalancesQuery,
    PersonBalances,
    PersonBalancesPage,
)
from attendance.correction.errors import NotOfTheProject
from attendance.record.today import today_of
from attendance.record_type.schemas import RecordTypePublic
from attendance.record_type.service import types_named


async def get_own_balances(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, company_id: UUID | None
) -> LeaveBalances:
    actor.must_be_in(company_id)
    today = await today_of(runtime.of(Projects), actor.company_id)
    (person,) = await _people(uow, runtime.of(Directory), actor, [actor.user_id], today)
    return LeaveBalances(date=today, starts_on=person.starts_on, balances=person.balances)


async def query_balances(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, wanted: LeaveBalancesQuery
) -> PersonBalancesPage:
    actor.must_be_in(wanted.group_id)
    members = await people_of(runtime.of(Projects), actor, wanted.project_id)
    people = await runtime.of(Directory).people(actor.company_id, members)
    today = await today_of(runtime.of(Projects), actor.company_id)
    ordered = sorted(members, key=lambda each: _name(people.get(each), each))
    first = (wanted.page_number - 1) * wanted.page_count
    page = await _people(uow, runtime.of(Directory), actor, ordered[first : first + wanted.page_count], today)
    return PersonBalancesPage(**dict(Page[PersonBalances].of(page, len(ordered), wanted.paging)))


async def get_account(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, project_id: UUID, user_id: UUID
) -> LeaveAccount:
    if user_id not in await people_of(runtime.of(Projects), actor, project_id):
        raise NotOfTheProject
    return await show_account(uow, runtime, actor, user_id)


async def show_account(uow: UnitOfWork, runtime: Runtime, actor: Actor, user_id: UUID) -> LeaveAccount:
    today = await today_of(runtime.of(Projects), actor.company_id)
    rows = await BalanceRepo(uow).adjustments_of(actor.company_id, [user_id])
    named = await runtime.of(Directory).people(actor.company_id, {each.created_by for each in rows})
    types = await types_named(uow, actor.company_id, {each.record_type for each in rows})
    (person,) = await _people(uow, runtime.of(Directory), actor, [user_id], today)
    adjustments = [
        LeaveAdjustmentPublic(
            leave_adjustment_id=each.id,
            record_type=each.record_type,
            name=types[each.record_type].name,
            date=each.day,
            days=each.hundredths / WHOLE,
            reason=each.reason,
            created_by=named.get(each.created_by),
            created_at=each.created_at,
        )
        for each in reversed(rows)
    ]
    return LeaveAccount(**dict(person), adjustments=adjustments)


async def people_of(projects: Projects, actor: Actor, project_id: UUID) -> set[UUID]:
    """Of a project that the caller manages, archived or not: leave is the company's."""
    project = await projects.get_seen(actor, project_id)
    actor.must_manage(project_id)
    return {UUID(each) for each in (*project.member_user_ids, *project.manager_user_ids)}


async def _people(
    uow: UnitOfWork, directory: Directory, actor: Actor, user_ids: list[UUID], day: date
) -> list[PersonBalances]:
    holdings = await holdings_of(uow, actor.company_id, user_ids)
    types = await types_named(uow, actor.company_id, {kind for each in holdings.values() for kind in each})
    people = await directory.people(actor.company_id, user_ids)
    starts = await BalanceRepo(uow).starts_of(actor.company_id, user_ids)
    return [
        PersonBalances(
            owner_user_id=each,
            person=people.get(each),
            date=day,
            starts_on=starts.get(each),
            balances=[*_balances(holdings[each], types, day)],
            may_change=each != actor.user_id,
        )
        for each in user_ids
    ]


def _balances(
    holdings: dict[int, Holding], types: dict[int, RecordTypePublic], day: date
) -> Iterable[LeaveBalancePublic]:
    """Types that are archived are no longer anybody's to take."""
    for kind, holding in holdings.items():
        if not types[kind].is_archived:
            yield balance_shown(types[kind], holding, day)


def _name(person: PersonPublic | None, user_id: UUID) -> tuple[str, str]:
    return (person.full_name.casefold() if person else "", str(user_id))
