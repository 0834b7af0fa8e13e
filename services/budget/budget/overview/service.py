"""A project's money at a glance: what it has, what is asked for, promised, spent and left, by category."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.money import to_text
from chassis.runtime import Runtime
from chassis.texts import Text
from chassis.wall_clock import day_at, zone_of
from identity_client.directory import Directory
from identity_client.projects import Projects

from budget.code.announcement import mark_of
from budget.code.reading import balances_of, may_edit, percent_of, used_percent
from budget.overview.outlook import days_until_end
from budget.overview.repo import OverviewRepo
from budget.overview.schemas import (
    AlertPublic,
    CategoryOverview,
    InArchived,
    Overview,
)
from budget.project.planned import find_most_planned
from budget.project.service import CATEGORY_NAMES, currency_at, find_budget, find_counts_from
from budget.project.versions import find_baseline
from budget.request.reading import count_nobody_s, count_waiting_for, query_requests
from budget.request.schemas import RequestQuery
from budget.tables.project_budget import Category
from budget.tables.request import Status

_WAITING_SHOWN = 5
_ALERTS_SHOWN = 10


@dataclass
class _Sums:
    budget: int = 0
    in_codes: int = 0
    held: int = 0
    committed: int = 0
    actual: int = 0
    forecast: int = 0
    codes_over: int = 0

    def add(self, other: "_Sums") -> None:
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)


async def get_overview(uow: UnitOfWork, runtime: Runtime, actor: Actor, project_id: UUID) -> Overview:
    project = await runtime.of(Projects).get_seen(actor, project_id)
    budget = await find_budget(uow, actor, project_id)
    repo = OverviewRepo(uow)
    today = day_at(now(), zone_of(project.time_zone))
    ends_on = date.fromisoformat(project.ends_on) if project.ends_on else None
    rows = await repo.sums(actor, project_id, today, days_until_end(project, today))
    alerts, alert_count = await repo.alerts(actor, project_id, _ALERTS_SHOWN)
    baseline = await find_baseline(uow, actor, project_id)
    currency = await currency_at(uow, actor, budget)
    total = _Sums()
    categories: list[CategoryOverview] = []
    amounts: dict[Category, str] = {}
    for category in Category:
        sums = _Sums(budget=budget.amount_of(category) if budget else 0)
        if (row := rows.get(category.value)) is not None:
            sums.in_codes, sums.held = int(row.budget), int(row.held)
            sums.committed, sums.actual = int(row.committed), int(row.actual)
            sums.forecast, sums.codes_over = int(row.forecast), row.codes_over
        total.add(sums)
        planned = baseline.amount_of(category) if baseline else None
        amounts[category] = to_text(sums.budget, currency)
        is_set = budget is not None and budget.revision > 0
        categories.append(
            _shown(category.value, CATEGORY_NAMES[category], sums, currency, planned, is_set=is_set)
        )
    code_count = sum(row.count for row in rows.values())
    editable = may_edit(actor, project_id, project)
    planned = None
    if editable and baseline:
        planned = await find_most_planned(uow, actor, project_id, currency)
    waiting = RequestQuery(project_id=project_id, statuses=[Status.SUBMITTED], page_count=_WAITING_SHOWN)
    return Overview(
        project_id=project_id,
        project_name=project.name,
        currency=currency,
        manpower_internal_budget=amounts[Category.MANPOWER_INTERNAL],
        manpower_external_budget=amounts[Category.MANPOWER_EXTERNAL],
        equipment_owned_budget=amounts[Category.EQUIPMENT_OWNED],
        equipment_rental_budget=amounts[Category.EQUIPMENT_RENTAL],
        revision=budget.revision if budget else 0,
        categories=categories,
        total=_shown(
            "",
            Text("All together"),
            total,
            currency,
            sum(map(baseline.amount_of, Category)) if baseline else None,
            is_set=budget is not None and budget.revision > 0,
        ),
        in_archived=_in_archived(rows.values(), currency),
        code_count=code_count,
        waiting_count=await count_waiting_for(uow, actor, project_id),
        waiting=(await query_requests(uow, runtime, actor, waiting)).data,
        nobody_s_count=await count_nobody_s(uow, runtime.of(Directory), actor, project) if editable else 0,
        alert_count=alert_count,
        alerts=[
            AlertPublic(
                used_percent=used_percent(row),
                budget_code_id=row.id,
                number=row.number,
                name=row.name,
                percent=row.alerted_percent,
                is_forecast_over=row.is_forecast_over,
                promised_percent=percent_of(row.committed_minor + row.actual_minor, row.budget_minor),
                held=to_text(row.held_minor, currency),
                left=to_text(
                    row.budget_minor - row.held_minor - row.committed_minor - row.actual_minor, currency
                ),
            )
            for row in alerts
        ],
        ends_on=ends_on,
        estimated_count=sum(row.estimated for row in rows.values()),
        counts_from=await find_counts_from(uow, actor, project_id),
        baseline_on=baseline.effective_on if baseline else None,
        most_total=to_text(planned[0], currency) if planned else None,
        may_lock=editable and baseline is None and budget is not None and budget.revision > 0,
        may_edit=editable,
        may_change_currency=editable and baseline is None and code_count == 0 and total.budget == 0,
    )


def _in_archived(rows: Iterable[Any], currency: str) -> InArchived | None:
    found = [(int(row.archived_budget), int(row.archived_used)) for row in rows]
    budget, used = (sum(each) for each in zip(*found, strict=True)) if found else (0, 0)
    if budget == used == 0:
        return None
    return InArchived(budget=to_text(budget, currency), left=to_text(budget - used, currency))


def _shown(
    category: str, name: Text, sums: _Sums, currency: str, planned_minor: int | None, *, is_set: bool
) -> CategoryOverview:
    balances = balances_of(sums.budget, sums.held, sums.committed, sums.actual, currency)
    return CategoryOverview(
        **balances,
        category=category,
        name=name,
        baseline=None if planned_minor is None else to_text(planned_minor, currency),
        in_codes=to_text(sums.in_codes, currency),
        forecast=to_text(sums.forecast, currency),
        not_in_codes=to_text(sums.budget - sums.in_codes, currency),
        alert_percent=mark_of(sums.committed + sums.actual, sums.budget) if is_set else 0,
        codes_over=sums.codes_over,
        is_forecast_over=is_set and sums.forecast > sums.budget,
    )
