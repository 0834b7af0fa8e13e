"""The file for payroll: what is approved, as it was approved, in the columns and codes of the company."""

from collections import defaultdict
from collections.abc import AsyncIterator, Iterator, Sequence
from collections.abc import Mapping as Known
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.audit import act_of
from chassis.batches import in_turns
from chassis.db import UnitOfWork
from chassis.http.csv import Row
from chassis.runtime import Runtime
from contracts.attendance.v1 import events_pb2
from identity_client.directory import Directory
from identity_client.projects import Projects
from identity_client.saves import Save, must_be_newest

from attendance.audit import AuditAction, AuditSubject
from attendance.pay.computing import pay_of
from attendance.pay.lines import ADJUSTING, PayKind, PayLine
from attendance.payroll.errors import LinesWithoutCode, NoMapping
from attendance.payroll.mapping import DEFAULT, CodeOf, Mapping, PayrollField
from attendance.payroll.numbers.repo import NumberRepo
from attendance.payroll.repo import PayrollRepo
from attendance.payroll.rows import Paid, rows_of
from attendance.payroll.schemas import (
    PayrollCheck,
    PayrollMappingPublic,
    PayrollMappingSet,
    PayrollTotal,
)
from attendance.sheet.errors import TooManyRows, WrongDays
from attendance.sheet.pay import kept_lines
from attendance.tables.payroll import PayrollMapping

MOST_DAYS = 92
MOST_SHEETS = 10_000
_SHEETS_AT_ONCE = 50
"""Each of which may be of a month."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Which days of which projects a file is of."""

    first: date
    last: date
    project_id: UUID | None
    company_id: UUID | None


async def get_mapping(uow: UnitOfWork, actor: Actor, company_id: UUID | None) -> PayrollMappingPublic:
    actor.must_be_in(company_id)
    return _shown(await PayrollRepo(uow).find_mapping(actor.company_id))


async def set_mapping(
    uow: UnitOfWork, directory: Directory, actor: Actor, body: PayrollMappingSet
) -> PayrollMappingPublic:
    actor.must_be_in(body.group_id)
    repo = PayrollRepo(uow)
    await _must_be_seen(directory, actor, await repo.find_mapping(actor.company_id), body.revision)
    await uow.lock(f"payroll mapping of {actor.company_id}")
    there = await repo.find_mapping(actor.company_id, lock=True)
    await _must_be_seen(directory, actor, there, body.revision)
    said = body.mapping.model_dump(mode="json", by_alias=True)
    row = there or PayrollMapping(
        company_id=actor.company_id, mapping=said, saved_by=actor.user_id, revision=0
    )
    row.mapping, row.saved_by = said, actor.user_id
    row.revision += 1
    if there is None:
        repo.add(row)
    await uow.flush()
    act = act_of(
        actor,
        AuditAction.PAYROLL_MAPPING_SET,
        subject_type=AuditSubject.PAYROLL_MAPPING,
        subject_id=row.id,
        subject_name="",
        changes={},
    )
    uow.outbox.add(events_pb2.ActRecorded(act=act))
    return _shown(row)


async def check_payroll(uow: UnitOfWork, projects: Projects, actor: Actor, asked: Asked) -> PayrollCheck:
    paid = await _paid(uow, projects, actor, asked)
    mapping = _mapping_of(await PayrollRepo(uow).find_mapping(actor.company_id))
    code_of, owners = CodeOf(mapping), {each.owner for each in paid}
    numbers: Known[UUID, str] = {}
    if names_numbers := any(each.field is PayrollField.NUMBER for each in mapping.columns):
        numbers = await NumberRepo(uow).of_people(actor.company_id, owners)
    totals, left_out, unknown = defaultdict[str, int](int), 0, set[PayKind]()
    async for some in in_turns(paid, _SHEETS_AT_ONCE):
        for each in (line for one in some for line in one.lines if line.kind not in ADJUSTING):
            if code := code_of(each):
                totals[code] += each.minutes
            elif code is None:
                unknown.add(each.kind)
            else:
                left_out += each.minutes
    return PayrollCheck(
        people=len(owners),
        people_without_number=len(owners - numbers.keys()) if names_numbers else 0,
        totals=[PayrollTotal(code=code, minutes=minutes) for code, minutes in sorted(totals.items())],
        minutes=sum(totals.values()),
        left_out_minutes=left_out,
        without_code=sorted(unknown),
        days_not_approved=await PayrollRepo(uow).count_days_not_approved(
            actor, asked.first, asked.last, asked.project_id
        ),
    )


async def read_payroll(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, asked: Asked
) -> tuple[str, list[str], AsyncIterator[Sequence[Row]]]:
    """The file's name, without its ending, its headings and what is in it."""
    paid = await _paid(uow, runtime.of(Projects), actor, asked)
    mapping = _mapping_of(await PayrollRepo(uow).find_mapping(actor.company_id))
    code_of, unknown = CodeOf(mapping), set[PayKind]()
    async for some in in_turns(paid, _SHEETS_AT_ONCE):
        unknown |= code_of.unknown(each for one in some for each in one.lines)
    if unknown:
        raise LinesWithoutCode(unknown)
    # A file without names is none that anybody can pay by: while identity is away there is no file.
    users = await runtime.of(Directory).users(actor.company_id, {each.owner for each in paid})
    projects = await runtime.of(Projects).find_all(actor.company_id, {each.project_id for each in paid})
    numbers = await NumberRepo(uow).of_people(actor.company_id, {each.owner for each in paid})
    rows: Iterator[Row] = rows_of(paid, mapping, users, projects, numbers, (asked.first, asked.last))
    headings = [each.heading for each in mapping.columns]
    return f"payroll-{asked.first}-{asked.last}", headings, in_turns(rows)


async def _paid(uow: UnitOfWork, projects: Projects, actor: Actor, asked: Asked) -> list[Paid]:
    """Approved sheets, with the lines of the days that are asked for."""
    actor.must_be_in(asked.company_id)
    if asked.project_id is not None:
        await projects.get_seen(actor, asked.project_id)
        actor.must_manage(asked.project_id)
    if not timedelta() <= asked.last - asked.first < timedelta(days=MOST_DAYS):
        raise WrongDays(MOST_DAYS)
    sheets = await PayrollRepo(uow).approved(
        actor, asked.first, asked.last, asked.project_id, MOST_SHEETS + 1
    )
    if len(sheets) > MOST_SHEETS:
        raise TooManyRows
    lines = await _lines_of(uow, actor.company_id, sheets)
    return [
        Paid(
            sheet.owner_user_id,
            sheet.project_id,
            [each for each in lines[sheet.id] if asked.first <= each.day <= asked.last],
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


async def _must_be_seen(directory: Directory, actor: Actor, there: PayrollMapping | None, seen: int) -> None:
    if there is None and seen:
        raise NoMapping
    if there is not None:
        newest = Save(there.revision, there.saved_by, there.updated_at)
        await must_be_newest(directory, actor, newest, seen=seen)


def _mapping_of(row: PayrollMapping | None) -> Mapping:
    return DEFAULT if row is None else Mapping.model_validate(row.mapping)


def _shown(row: PayrollMapping | None) -> PayrollMappingPublic:
    return PayrollMappingPublic(mapping=_mapping_of(row), revision=row.revision if row else 0)
