"""The file for payroll: what is approved, as it was approved, in the columns and codes of the company."""

from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from collections.abc import Mapping as Known
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
from attendance.pay.lines import ADJUSTING, PayKind
from attendance.payroll.errors import LinesWithoutCode, NoMapping
from attendance.payroll.mapping import DEFAULT, CodeOf, Mapping, PayrollField
from attendance.payroll.numbers.repo import NumberRepo
from attendance.payroll.reading import ApprovedSheets, Asked
from attendance.payroll.repo import PayrollRepo
from attendance.payroll.rows import Paid, PayrollRows, Sums
from attendance.payroll.schemas import (
    PayrollCheck,
    PayrollMappingPublic,
    PayrollMappingSet,
    PayrollTotal,
)
from attendance.tables.payroll import PayrollMapping

_SHEETS_AT_ONCE = 50
"""Each of which may be of a month."""


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


async def check_payroll(runtime: Runtime, actor: Actor, asked: Asked) -> PayrollCheck:
    sheets = await ApprovedSheets.find(runtime, actor, asked)
    owners = sheets.owners
    async with runtime.database.reading() as uow:
        mapping = _mapping_of(await PayrollRepo(uow).find_mapping(actor.company_id))
        numbers: Known[UUID, str] = {}
        if names_numbers := any(each.field is PayrollField.NUMBER for each in mapping.columns):
            numbers = await NumberRepo(uow).of_people(actor.company_id, owners)
        days_not_approved = await PayrollRepo(uow).count_days_not_approved(
            actor, asked.first, asked.last, asked.project_id
        )
    code_of, totals, unknown = CodeOf(mapping), defaultdict[str, int](int), set[PayKind]()
    in_file, left_out = Sums(), Sums()
    async for some in sheets.portions(owners):
        async for few in in_turns(some, _SHEETS_AT_ONCE):
            for each in (line for one in few for line in one.lines if line.kind not in ADJUSTING):
                if code := code_of(each):
                    totals[code] += each.minutes
                    in_file.add(each)
                elif code is None:
                    unknown.add(each.kind)
                else:
                    left_out.add(each)
    return PayrollCheck(
        people=len(owners),
        people_without_number=len(owners - numbers.keys()) if names_numbers else 0,
        totals=[PayrollTotal(code=code, minutes=minutes) for code, minutes in sorted(totals.items())],
        minutes=in_file.minutes,
        premium_minutes=in_file.premium_minutes,
        left_out_minutes=left_out.minutes,
        left_out_premium_minutes=left_out.premium_minutes,
        without_code=sorted(unknown),
        days_not_approved=days_not_approved,
    )


async def read_payroll(
    runtime: Runtime, actor: Actor, asked: Asked
) -> tuple[str, list[str], AsyncIterator[Sequence[Row]]]:
    """The file's name, without its ending, its headings and what is in it."""
    sheets = await ApprovedSheets.find(runtime, actor, asked)
    async with runtime.database.reading() as uow:
        mapping = _mapping_of(await PayrollRepo(uow).find_mapping(actor.company_id))
        numbers = await NumberRepo(uow).of_people(actor.company_id, sheets.owners)
    # Said before the file begins: it could only break off later.
    unknown = set[PayKind]()
    async for some in sheets.portions(sheets.owners):
        unknown |= await _unknown(mapping, some)
    if unknown:
        raise LinesWithoutCode(unknown)
    # A file without names is none that anybody can pay by: while identity is away there is no file.
    users = await runtime.of(Directory).users(actor.company_id, sheets.owners)
    projects = await runtime.of(Projects).find_all(actor.company_id, sheets.project_ids)
    rows = PayrollRows(mapping, users, projects, numbers, (asked.first, asked.last))
    headings = [each.heading for each in mapping.columns]
    return f"payroll-{asked.first}-{asked.last}", headings, _batches(sheets, rows, mapping)


async def _batches(
    sheets: ApprovedSheets, rows: PayrollRows, mapping: Mapping
) -> AsyncIterator[Sequence[Row]]:
    async for some in sheets.portions(rows.in_order(sheets.owners)):
        # Approved anew since the file began: one that breaks off is better than one that lacks a line.
        if unknown := await _unknown(mapping, some):
            raise LinesWithoutCode(unknown)
        async for batch in in_turns(rows.of(some)):
            yield batch
    yield [*rows.totals()]


async def _unknown(mapping: Mapping, paid: Sequence[Paid]) -> set[PayKind]:
    code_of, unknown = CodeOf(mapping), set[PayKind]()
    async for some in in_turns(paid, _SHEETS_AT_ONCE):
        unknown |= code_of.unknown(each for one in some for each in one.lines)
    return unknown


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
