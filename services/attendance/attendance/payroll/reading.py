"""What is approved, some people at a time: thousands of sheets are never in memory together, and other
companies have their turn in between."""

from collections import defaultdict
from collections.abc import AsyncIterator, Iterable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any, Self
from uuid import UUID

from chassis.access import Actor
from chassis.batches import in_portions, in_turns
from chassis.db import UnitOfWork
from chassis.processes.costly import ExportTurns
from chassis.runtime import Runtime
from identity_client.projects import Projects

from attendance.pay.computing import pay_of
from attendance.pay.lines import PayLine
from attendance.payroll.repo import PayrollRepo
from attendance.payroll.rows import Paid
from attendance.sheet.errors import TooManyRows, WrongDays
from attendance.sheet.pay import kept_lines

MOST_DAYS = 92
MOST_SHEETS = 10_000
SHEETS_A_PORTION = 200
_SHEETS_AT_ONCE = 50
"""Shaped in one go; each may be of a month."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Which days of which projects a file is of."""

    first: date
    last: date
    project_id: UUID | None
    company_id: UUID | None


class ApprovedSheets:
    """Those that were approved when the file was begun. What is approved later is in none of its portions, so
    that nobody is in it twice; what was opened again before its portion was read is nobody's pay any more."""

    def __init__(self, runtime: Runtime, actor: Actor, asked: Asked, sheets: Iterable[Any]) -> None:
        self._runtime = runtime
        self._actor = actor
        self._asked = asked
        self._of_owner = defaultdict[UUID, list[UUID]](list)
        self.project_ids = set[UUID]()
        for each in sheets:
            self._of_owner[each.owner_user_id].append(each.id)
            self.project_ids.add(each.project_id)

    @classmethod
    async def find(cls, runtime: Runtime, actor: Actor, asked: Asked) -> Self:
        actor.must_be_in(asked.company_id)
        if asked.project_id is not None:
            await runtime.of(Projects).get_seen(actor, asked.project_id)
            actor.must_manage(asked.project_id)
        if not timedelta() <= asked.last - asked.first < timedelta(days=MOST_DAYS):
            raise WrongDays(MOST_DAYS)
        async with runtime.database.reading() as uow:
            sheets = await PayrollRepo(uow).sheets_of(
                actor, asked.first, asked.last, asked.project_id, MOST_SHEETS + 1
            )
        if len(sheets) > MOST_SHEETS:
            raise TooManyRows
        return cls(runtime, actor, asked, sheets)

    @property
    def owners(self) -> set[UUID]:
        return {*self._of_owner}

    async def portions(self, owners: Iterable[UUID]) -> AsyncIterator[list[Paid]]:
        """People in this order, all of each together, with the lines of the days that are asked for."""
        weighed = ((each, len(self._of_owner[each])) for each in owners)
        turns, actor = self._runtime.of(ExportTurns), self._actor
        for some in in_portions(weighed, SHEETS_A_PORTION):
            async with turns.turn(actor.user_id, actor.company_id):
                portion = await self._read(some)
            yield portion

    async def _read(self, owners: Iterable[UUID]) -> list[Paid]:
        first, last = self._asked.first, self._asked.last
        ids = [sheet_id for each in owners for sheet_id in self._of_owner[each]]
        async with self._runtime.database.reading() as uow:
            sheets = await PayrollRepo(uow).approved(self._actor, ids)
            lines = await _lines_of(uow, self._actor.company_id, sheets)
        return [
            Paid(
                sheet.owner_user_id,
                sheet.project_id,
                [each for each in lines[sheet.id] if first <= each.day <= last],
            )
            for sheet in sheets
        ]


async def _lines_of(uow: UnitOfWork, company_id: UUID, sheets: Sequence[Any]) -> dict[UUID, list[PayLine]]:
    """Those that releases without rules approved kept none: by the rules of now."""
    kept: dict[UUID, Any] = {}
    async for some in in_turns(sheets, _SHEETS_AT_ONCE):
        kept |= {each.id: kept_lines(each) for each in some}
    older = [each for each in sheets if kept[each.id] is None]
    if older:
        first, last = min(each.first_day for each in older), max(each.last_day for each in older)
        paid = await pay_of(uow, company_id, {each.owner_user_id for each in older}, first, last)
        for sheet in older:
            own = paid[sheet.owner_user_id].lines if sheet.owner_user_id in paid else []
            kept[sheet.id] = [
                each
                for each in own
                if each.project_id == sheet.project_id and sheet.first_day <= each.day <= sheet.last_day
            ]
    return kept
