"""What hours of weeks cost, written to the ledger: what stands and is wanted no more is reversed, what is
wanted and not there is recorded. A second time changes nothing, so that an event may be told twice."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from uuid import UUID

from chassis.clock import now
from chassis.db import UnitOfWork

from budget.code.announcement import tell_code
from budget.code.reading import hold_codes
from budget.costing.codes import codes_named_by
from budget.hours.costing import Costed, Line, Rate, Worked, cost
from budget.hours.rates import rates_of
from budget.hours.repo import HoursRepo
from budget.ledger.service import move_spent, taken_on
from budget.project.service import currencies_of
from budget.tables.budget_code import BudgetCode
from budget.tables.cost_codes import CostCodes
from budget.tables.hours import HoursCost, Staff, WorkedWeek
from budget.tables.ledger import Why
from budget.tables.project_budget import DEFAULT_CURRENCY


@dataclass(frozen=True, slots=True)
class _Known:
    """What weeks are costed by."""

    rates: Mapping[tuple[UUID, str], Sequence[Rate]]
    """By company and currency."""
    currencies: Mapping[UUID, str]
    """By project."""
    named: Mapping[UUID, CostCodes]
    """By project: those that it names, of which `codes` are."""
    codes: Mapping[UUID, BudgetCode]

    def currency_of(self, week: WorkedWeek) -> str:
        return self.currencies.get(week.project_id, DEFAULT_CURRENCY)

    def code_of(self, week: WorkedWeek, line: Line) -> BudgetCode | None:
        """On which its hours were put, or that the project names. None: there is none that takes anything."""
        named = self.named.get(week.project_id)
        code = self._own_code_of(week, line)
        if code is None and named is not None:
            code = self.codes.get(named.of(line.staff) or week.id)
        return code if code is not None and not code.is_archived else None

    def _own_code_of(self, week: WorkedWeek, line: Line) -> BudgetCode | None:
        """None: it was deleted since, or never was one of the project that money can be spent of."""
        code = self.codes.get(line.code_id) if line.code_id else None
        is_there = code is not None and code.project_id == week.project_id and not code.is_division
        return code if is_there else None


async def settle(uow: UnitOfWork, weeks: Sequence[WorkedWeek]) -> None:
    """Of weeks that this unit holds, as it does what they are costed by (`lock_costing`)."""
    if not weeks:
        return
    repo, projects = HoursRepo(uow), {week.project_id for week in weeks}
    standing: defaultdict[UUID, list[HoursCost]] = defaultdict(list)
    for each in await repo.standing([week.id for week in weeks]):
        standing[each.week_id].append(each)
    named = await codes_named_by(uow, projects)
    touched = {each.code_id for some in standing.values() for each in some}
    touched |= {code for week in weeks for code in week.codes_named}
    touched |= {code for each in named.values() for staff in Staff if (code := each.of(staff))}
    known = _Known(
        rates=await rates_of(uow, {week.company_id for week in weeks}),
        currencies=await currencies_of(uow, projects),
        named=named,
        codes=await hold_codes(uow, touched),
    )
    moved: dict[UUID, BudgetCode] = {}
    for week in weeks:
        for code in _settle_week(uow, week, standing[week.id], known):
            moved[code.id] = code
    await uow.flush()
    for _, code in sorted(moved.items()):
        tell_code(uow, code)


def _settle_week(
    uow: UnitOfWork, week: WorkedWeek, standing: Sequence[HoursCost], known: _Known
) -> list[BudgetCode]:
    currency = known.currency_of(week)
    rates = known.rates.get((week.company_id, currency), [])
    costed = cost(_worked(week), rates, week.owner_user_id) if week.is_approved else Costed([], 0)
    wanted, moved, without_code = [*costed.lines], list[BudgetCode](), 0
    for each in standing:
        line = _line_of(each)
        if each.currency == currency and line in wanted:
            wanted.remove(line)
        else:
            moved.append(_reverse(uow, week, each, known.codes[each.code_id]))
    for line in wanted:
        code = known.code_of(week, line)
        if code is None:
            without_code += line.seconds
        else:
            _record(uow, week, line, code)
            moved.append(code)
    week.seconds_without_rate, week.seconds_without_code = costed.seconds_without_rate, without_code
    week.is_unsettled = False
    return moved


def _line_of(standing: HoursCost) -> Line:
    staff = Staff(standing.staff)
    return Line(
        standing.effective_on,
        staff,
        standing.seconds,
        standing.rate_id,
        standing.hourly_minor,
        standing.split_code_id,
    )


def _worked(week: WorkedWeek) -> Iterator[Worked]:
    """Day by day: what was put on codes, and what is left of it."""
    for each in sorted(week.days, key=lambda each: each["day"]):
        day, left = date.fromisoformat(each["day"]), each["seconds"]
        for code in each.get("codes", ()):
            yield Worked(day, code["seconds"], UUID(code["id"]))
            left -= code["seconds"]
        yield Worked(day, left)


def _record(uow: UnitOfWork, week: WorkedWeek, line: Line, code: BudgetCode) -> None:
    """What approved requests committed of the code pays it first, as it pays invoices."""
    recorded = HoursRepo(uow).add(
        HoursCost(
            company_id=week.company_id,
            project_id=week.project_id,
            week_id=week.id,
            code_id=code.id,
            split_code_id=line.code_id,
            owner_user_id=week.owner_user_id,
            staff=line.staff.value,
            effective_on=line.effective_on,
            seconds=line.seconds,
            rate_id=line.rate_id,
            hourly_minor=line.hourly_minor,
            amount_minor=line.amount_minor,
            from_committed_minor=min(line.amount_minor, code.committed_minor),
            taken_on=taken_on(code, line.effective_on),
            currency=code.currency,
            created_by=week.changed_by,
        )
    )
    _move(uow, week, recorded, code, Why.HOURS_RECORDED, sign=1)


def _reverse(uow: UnitOfWork, week: WorkedWeek, standing: HoursCost, code: BudgetCode) -> BudgetCode:
    """Where it was recorded, also when that code is archived by now."""
    standing.reversed_at, standing.reversed_by = now(), week.changed_by
    _move(uow, week, standing, code, Why.HOURS_REVERSED, sign=-1)
    return code


def _move(uow: UnitOfWork, week: WorkedWeek, of: HoursCost, code: BudgetCode, why: Why, *, sign: int) -> None:
    by = week.changed_by
    move_spent(uow, by, code, why, of, sign=sign, spent_on=of.effective_on, hours_cost_id=of.id)
