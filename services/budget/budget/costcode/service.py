"""Of which codes a project's hours and machines are spent: its managers say it."""

from collections.abc import Mapping
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from identity_client.directory import Directory
from identity_client.projects import Projects
from identity_client.saves import Save, must_be_newest

from budget.audit import AuditAction, AuditField, of_hours_codes
from budget.code.reading import codes_among, sees_rates
from budget.costcode.errors import CantTakeHours
from budget.costcode.schemas import HoursCodesUpdate, HoursSettings
from budget.costing.codes import add_named, find_named
from budget.costing.service import cost_what_waits, lock_costing
from budget.equipment import service as equipment
from budget.hours import service as hours
from budget.project.service import get_managed
from budget.tables.budget_code import BudgetCode
from budget.tables.cost_codes import CostCodes

_AUDITED = {
    "own_code_id": AuditField.MANPOWER_INTERNAL,
    "external_code_id": AuditField.MANPOWER_EXTERNAL,
    "own_equipment_code_id": AuditField.EQUIPMENT_OWNED,
    "rented_equipment_code_id": AuditField.EQUIPMENT_RENTAL,
}
"""By the columns that name codes, which are called alike on the wire."""
_OF_PEOPLE = {"own_code_id", "external_code_id"}
"""Left out they are taken away, as releases without machines did."""


async def get_settings(uow: UnitOfWork, projects: Projects, actor: Actor, project_id: UUID) -> HoursSettings:
    await projects.get_seen(actor, project_id)
    actor.must_manage(project_id)
    return await _settings(uow, actor, project_id)


async def set_codes(uow: UnitOfWork, runtime: Runtime, actor: Actor, body: HoursCodesUpdate) -> HoursSettings:
    """Of what waits and what comes from now on: what was spent already stays where it is."""
    project = await get_managed(runtime.of(Projects), actor, body.project_id)
    await _must_be_newest(
        runtime.of(Directory), actor, await find_named(uow, actor, body.project_id), body.revision
    )
    await lock_costing(uow, [actor.company_id])
    named = await find_named(uow, actor, body.project_id, lock=True)
    await _must_be_newest(runtime.of(Directory), actor, named, body.revision)
    before = {column: getattr(named, column) if named else None for column in _AUDITED}
    sent = _OF_PEOPLE | body.model_fields_set
    wanted: dict[str, UUID | None] = {
        column: getattr(body, column) if column in sent else before[column] for column in _AUDITED
    }
    asked = {code for code in (*wanted.values(), *before.values()) if code is not None}
    codes = await codes_among(uow, actor, asked)
    for column in _AUDITED:
        code_id = wanted[column] if column in sent else None
        if code_id is not None and not _takes_costs(codes.get(code_id), body.project_id):
            raise CantTakeHours(_on_the_wire(column))
    if named is None:
        named = add_named(
            uow,
            CostCodes(
                company_id=actor.company_id,
                project_id=body.project_id,
                revision=0,
                updated_by=actor.user_id,
                updated_at=now(),
            ),
        )
    if named.revision == 0 or wanted != before:
        for column, code_id in wanted.items():
            setattr(named, column, code_id)
        named.revision += 1
        named.updated_by, named.updated_at = actor.user_id, now()
        audited = {
            field: (_name(codes, before[column]), _name(codes, wanted[column]))
            for column, field in _AUDITED.items()
            if before[column] != wanted[column]
        }
        uow.outbox.add(
            of_hours_codes(actor, AuditAction.HOURS_CODES_CHANGED, body.project_id, project.name, audited)
        )
    await uow.flush()
    await cost_what_waits(uow, actor, body.project_id)
    return await _settings(uow, actor, body.project_id)


def _on_the_wire(column: str) -> str:
    first, *words = column.split("_")
    return first + "".join(word.capitalize() for word in words)


def _takes_costs(code: BudgetCode | None, project_id: UUID) -> bool:
    return (
        code is not None and code.project_id == project_id and not code.is_division and not code.is_archived
    )


def _name(codes: Mapping[UUID, BudgetCode], code_id: UUID | None) -> str | None:
    code = codes.get(code_id) if code_id else None
    return f"{code.number} {code.name}" if code else None


async def _settings(uow: UnitOfWork, actor: Actor, project_id: UUID) -> HoursSettings:
    named = await find_named(uow, actor, project_id)
    without_rate, without_code = await hours.seconds_that_wait(uow, actor, project_id)
    days_without_rate, days_without_code = await equipment.days_that_wait(uow, actor, project_id)
    return HoursSettings(
        project_id=project_id,
        revision=named.revision if named else 0,
        own_code_id=named.own_code_id if named else None,
        external_code_id=named.external_code_id if named else None,
        own_equipment_code_id=named.own_equipment_code_id if named else None,
        rented_equipment_code_id=named.rented_equipment_code_id if named else None,
        seconds_without_rate=without_rate,
        seconds_without_code=without_code,
        equipment_days_without_rate=days_without_rate,
        equipment_days_without_code=days_without_code,
        sees_rates=sees_rates(actor),
    )


async def _must_be_newest(directory: Directory, actor: Actor, codes: CostCodes | None, seen: int) -> None:
    if codes is not None:
        newest = Save(codes.revision, codes.updated_by, codes.updated_at)
        await must_be_newest(directory, actor, newest, seen=seen)
