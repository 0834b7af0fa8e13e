"""What machines cost, written to the ledger: what stands and is wanted no more is reversed, what is wanted
and not there is recorded. A second time changes nothing, so that an event may be told twice."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta, tzinfo
from uuid import UUID

from chassis.batches import in_turns
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.wall_clock import day_at

from budget.code.announcement import tell_code
from budget.code.reading import hold_codes
from budget.costing.codes import codes_named_by
from budget.equipment.costing import Line, Rate, Stay, begin_of_week, cost, days_in, midnight
from budget.equipment.facts import facts_on
from budget.equipment.rates import rates_of
from budget.equipment.repo import EquipmentRepo
from budget.ledger.service import move_spent, taken_on
from budget.project.service import currencies_of
from budget.tables.budget_code import BudgetCode
from budget.tables.cost_codes import CostCodes
from budget.tables.equipment import EquipmentCost, MachineFact, MachineUse, Unit
from budget.tables.ledger import Why
from budget.tables.project_budget import DEFAULT_CURRENCY

_WEEK = timedelta(days=7)
_BETWEEN_TURNS = 5
"""Uses, each of which may be of years."""


@dataclass(frozen=True, slots=True)
class _Known:
    """What uses are costed by."""

    rates: Mapping[tuple[UUID, str], Sequence[Rate]]
    """By company and currency."""
    currencies: Mapping[UUID, str]
    """By project."""
    named: Mapping[UUID, CostCodes]
    codes: Mapping[UUID, BudgetCode]
    facts: Mapping[UUID, Sequence[MachineFact]]
    """By machine; none yet where its scans were told of before itself: then its days wait."""
    stays: Mapping[UUID, Sequence[Stay]]
    """By machine, in all projects."""
    zones: Mapping[UUID, tzinfo]

    def code_of(self, use: MachineUse, is_rented: bool) -> BudgetCode | None:
        """None: the project names none, or one that takes nothing any more."""
        named = self.named.get(use.project_id)
        code_id = named.of_equipment(is_rented) if named else None
        code = self.codes.get(code_id) if code_id else None
        return code if code is not None and not code.is_archived else None


async def settle(
    uow: UnitOfWork, uses: Sequence[MachineUse], zones: Mapping[UUID, tzinfo], at: datetime
) -> None:
    """Of uses that this unit holds, as it does what they are costed by. `zones`: of their projects."""
    if not uses:
        return
    repo, projects = EquipmentRepo(uow), {use.project_id for use in uses}
    equipment_ids = {use.equipment_id for use in uses}
    standing: defaultdict[UUID, list[EquipmentCost]] = defaultdict(list)
    for each in await repo.standing([use.id for use in uses]):
        standing[each.use_id].append(each)
    stays: defaultdict[UUID, list[Stay]] = defaultdict(list)
    for row in await repo.stays_of(equipment_ids):
        stays[row.equipment_id].append(Stay(row.project_id, row.check_in_at, row.check_out_at))
    facts: defaultdict[UUID, list[MachineFact]] = defaultdict(list)
    for fact in await repo.changes_of(equipment_ids):
        facts[fact.equipment_id].append(fact)
    named = await codes_named_by(uow, projects)
    touched = {each.code_id for some in standing.values() for each in some}
    touched |= {
        code for each in named.values() for rented in (False, True) if (code := each.of_equipment(rented))
    }
    known = _Known(
        rates=await rates_of(uow, {use.company_id for use in uses}),
        currencies=await currencies_of(uow, projects),
        named=named,
        codes=await hold_codes(uow, touched),
        facts=facts,
        stays=stays,
        zones=zones,
    )
    moved: dict[UUID, BudgetCode] = {}
    async for some in in_turns(uses, _BETWEEN_TURNS):
        for use in some:
            for code in _settle_use(uow, use, standing[use.id], known, at):
                moved[code.id] = code
    await uow.flush()
    for _, code in sorted(moved.items()):
        tell_code(uow, code)


def _settle_use(
    uow: UnitOfWork, use: MachineUse, standing: Sequence[EquipmentCost], known: _Known, at: datetime
) -> list[BudgetCode]:
    zone = known.zones[use.project_id]
    monday = begin_of_week(day_at(at, zone))
    stays = known.stays.get(use.equipment_id, [])
    days = days_in(use.project_id, stays, zone, open_until=monday)
    currency = known.currencies.get(use.project_id, DEFAULT_CURRENCY)
    rates = known.rates.get((use.company_id, currency), [])
    facts = facts_on(known.facts.get(use.equipment_id, []), zone)
    costed = cost(days, facts, rates, use.equipment_id)
    authors = {rate.id: rate.created_by for rate in rates}
    wanted, moved, without_code = dict(costed.lines), list[BudgetCode](), 0
    for each in standing:
        line = _line_of(each)
        if each.currency == currency and line in wanted:
            del wanted[line]
        else:
            code = known.codes[each.code_id]
            _reverse(uow, use, each, code)
            moved.append(code)
    for line, of_days in wanted.items():
        code = known.code_of(use, line.is_rented)
        if code is None:
            without_code += of_days
        else:
            _record(uow, use, line, code, use.changed_by or authors[line.rate_id])
            moved.append(code)
    use.days_without_rate, use.days_without_code = costed.days_without_rate, without_code
    use.days, use.seconds = len(days), sum(each.seconds for each in days.values())
    use.first_on, use.last_on = min(days, default=None), max(days, default=None)
    is_there = any(stay.until is None and stay.project_id == use.project_id for stay in stays)
    use.due_at = midnight(monday + _WEEK, zone) if is_there else None
    use.is_unsettled = False
    return moved


def _line_of(standing: EquipmentCost) -> Line:
    return Line(
        effective_on=standing.effective_on,
        is_rented=standing.is_rented,
        unit=Unit(standing.unit),
        quantity=standing.quantity,
        rate_id=standing.rate_id,
        rate_minor=standing.rate_minor,
    )


def _record(uow: UnitOfWork, use: MachineUse, line: Line, code: BudgetCode, by: UUID) -> None:
    """What approved requests committed of the code pays it first, as it pays invoices."""
    recorded = EquipmentRepo(uow).add(
        EquipmentCost(
            company_id=use.company_id,
            project_id=use.project_id,
            use_id=use.id,
            code_id=code.id,
            equipment_id=use.equipment_id,
            is_rented=line.is_rented,
            effective_on=line.effective_on,
            unit=line.unit.value,
            quantity=line.quantity,
            rate_id=line.rate_id,
            rate_minor=line.rate_minor,
            amount_minor=line.amount_minor,
            from_committed_minor=min(line.amount_minor, code.committed_minor),
            taken_on=taken_on(code, line.effective_on),
            currency=code.currency,
            created_by=by,
        )
    )
    _move(uow, recorded, code, by, Why.EQUIPMENT_RECORDED, sign=1)


def _reverse(uow: UnitOfWork, use: MachineUse, standing: EquipmentCost, code: BudgetCode) -> None:
    """Where it was recorded, also when that code is archived by now."""
    by = use.changed_by or standing.created_by
    standing.reversed_at, standing.reversed_by = now(), by
    _move(uow, standing, code, by, Why.EQUIPMENT_REVERSED, sign=-1)


def _move(uow: UnitOfWork, of: EquipmentCost, code: BudgetCode, by: UUID, why: Why, *, sign: int) -> None:
    move_spent(uow, by, code, why, of, sign=sign, spent_on=of.effective_on, equipment_cost_id=of.id)
