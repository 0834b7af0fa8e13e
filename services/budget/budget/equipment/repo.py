from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork, containing
from chassis.db.statements import col, is_any, locked, managed_by, select
from chassis.http import Paging
from chassis.http.paging import fetch_page
from chassis.ids import new_id
from sqlalchemy import ColumnElement, delete, func, or_, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.orm import aliased

from budget.tables.equipment import EquipmentCost, Machine, MachineFact, MachineStay, MachineUse

Use = tuple[UUID, UUID, UUID]
"""Of a company, in a project, of a machine."""
_WAITING = col(MachineUse.days_without_rate) + col(MachineUse.days_without_code)


class EquipmentRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def unsettle_uses(self, uses: Mapping[Use, UUID | None]) -> None:
        """Those that are told of, each with who scanned it; and whatever else the same machines are used for:
        a day is of one project."""
        rows = [
            {
                "id": new_id(),
                "company_id": company_id,
                "project_id": project_id,
                "equipment_id": equipment_id,
                "is_unsettled": True,
                "changed_by": by,
            }
            for (company_id, project_id, equipment_id), by in sorted(uses.items(), key=lambda each: each[0])
        ]
        machines = {equipment_id for _, _, equipment_id in uses}
        # Before they are written, which is in the order of their keys.
        await self._hold(is_any(col(MachineUse.equipment_id), machines))
        adding = insert(MachineUse).values(rows)
        changed = {
            "is_unsettled": True,
            "changed_by": func.coalesce(adding.excluded.changed_by, col(MachineUse.changed_by)),
        }
        keys = ["company_id", "project_id", "equipment_id"]
        await self._uow.execute(adding.on_conflict_do_update(index_elements=keys, set_=changed))
        await self.unsettle_machines(machines)

    async def unsettle_machines(self, equipment_ids: Collection[UUID]) -> set[UUID]:
        """Whose they are; what is used nowhere yet is nobody's."""
        return await self._unsettle(is_any(col(MachineUse.equipment_id), equipment_ids))

    async def unsettle_company(self, company_id: UUID, equipment_id: UUID | None, by: UUID) -> None:
        """A rate is another: of one machine, or of any."""
        wanted = [col(MachineUse.company_id) == company_id]
        if equipment_id is not None:
            wanted.append(col(MachineUse.equipment_id) == equipment_id)
        await self._unsettle(*wanted, by=by)

    async def unsettle_due(self, at: datetime) -> set[UUID]:
        """Of machines that are still there, and a week is over: whose they are."""
        return await self._unsettle(col(MachineUse.due_at) <= at, col(MachineUse.is_unsettled).is_(False))

    async def _unsettle(self, *wanted: ColumnElement[bool], by: UUID | None = None) -> set[UUID]:
        values = {"is_unsettled": True} | ({"changed_by": by} if by else {})
        statement = (
            update(MachineUse)
            .where(is_any(col(MachineUse.id), await self._hold(*wanted)))
            .values(values)
            .returning(col(MachineUse.company_id))
        )
        return {*(await self._uow.execute(statement)).scalars()}

    async def _hold(self, *wanted: ColumnElement[bool]) -> list[UUID]:
        """In the order in which whoever costs them holds them."""
        statement = select(MachineUse.id).where(*wanted).order_by(col(MachineUse.id))
        return [*(await self._uow.execute(locked(statement))).scalars()]

    async def unsettled_projects(self, company_id: UUID) -> Sequence[UUID]:
        statement = (
            select(MachineUse.project_id)
            .where(col(MachineUse.company_id) == company_id, col(MachineUse.is_unsettled))
            .distinct()
        )
        return [row.project_id for row in await self._uow.rows(statement)]

    async def hold_unsettled(
        self, company_id: UUID, project_ids: Collection[UUID], limit: int
    ) -> Sequence[MachineUse]:
        statement = (
            select(MachineUse)
            .where(
                col(MachineUse.company_id) == company_id,
                col(MachineUse.is_unsettled),
                is_any(col(MachineUse.project_id), project_ids),
            )
            .order_by(col(MachineUse.id))
            .limit(limit)
        )
        return (await self._uow.execute(locked(statement))).scalars().all()

    async def delete_stays(self, stay_ids: Iterable[str]) -> set[UUID]:
        """Which companies' machines they were of; of one that is gone there are no uses any more."""
        gone = delete(MachineStay).where(is_any(col(MachineStay.id), [UUID(each) for each in stay_ids]))
        equipment_ids = {*(await self._uow.execute(gone.returning(col(MachineStay.equipment_id)))).scalars()}
        return await self.unsettle_machines(equipment_ids)

    async def stays_of(self, equipment_ids: Collection[UUID]) -> Sequence[Any]:
        statement = (
            select(
                MachineStay.equipment_id,
                MachineStay.project_id,
                MachineStay.check_in_at,
                MachineStay.check_out_at,
            )
            .where(is_any(col(MachineStay.equipment_id), equipment_ids))
            .order_by(col(MachineStay.check_in_at), col(MachineStay.id))
        )
        return (await self._uow.execute(statement)).all()

    async def add_facts(self, rows: Sequence[Mapping[str, Any]]) -> dict[UUID, UUID]:
        """What was not told of before: of which machines it changes what they were, each with its company."""
        rows = sorted(rows, key=lambda row: (row["equipment_id"], row["revision"]))
        adding = (
            insert(MachineFact)
            .values(rows)
            .on_conflict_do_nothing()
            .returning(col(MachineFact.equipment_id), col(MachineFact.revision))
        )
        added = {(row.equipment_id, row.revision) for row in await self._uow.rows(adding)}
        changes = await self.changes_of({equipment_id for equipment_id, _ in added})
        return {
            each.equipment_id: each.company_id
            for each in changes
            if (each.equipment_id, each.revision) in added
        }

    async def changes_of(self, equipment_ids: Collection[UUID]) -> Sequence[MachineFact]:
        """Machine by machine the oldest first, without what only tells once more what it was."""
        what = func.jsonb_build_array(MachineFact.category, MachineFact.is_rented, MachineFact.counts)
        before = func.lag(what).over(
            partition_by=col(MachineFact.equipment_id), order_by=col(MachineFact.revision)
        )
        told = (
            select(MachineFact, what.label("what"), before.label("before"))
            .where(is_any(col(MachineFact.equipment_id), equipment_ids))
            .subquery()
        )
        statement = (
            select(aliased(MachineFact, told))
            .where(told.c.what.is_distinct_from(told.c.before))
            .order_by(told.c.equipment_id, told.c.revision)
        )
        return (await self._uow.execute(statement)).scalars().all()

    async def standing(self, use_ids: Collection[UUID]) -> Sequence[EquipmentCost]:
        """Those that count; whoever asks holds their uses."""
        statement = (
            select(EquipmentCost)
            .where(is_any(col(EquipmentCost.use_id), use_ids), col(EquipmentCost.reversed_at).is_(None))
            .order_by(col(EquipmentCost.id))
        )
        return (await self._uow.execute(locked(statement))).scalars().all()

    async def page(
        self, actor: Actor, project_id: UUID, only_waiting: bool, paging: Paging
    ) -> tuple[list[Any], int]:
        costs = (
            select(
                EquipmentCost.use_id,
                func.sum(EquipmentCost.amount_minor).label("amount_minor"),
                func.max(EquipmentCost.currency).label("currency"),
            )
            .where(
                managed_by(actor, EquipmentCost),
                col(EquipmentCost.project_id) == project_id,
                col(EquipmentCost.reversed_at).is_(None),
            )
            .group_by(col(EquipmentCost.use_id))
            .subquery()
        )
        statement = (
            select(
                MachineUse.id,
                MachineUse.equipment_id,
                Machine.name,
                Machine.category,
                Machine.is_rented,
                MachineUse.first_on,
                MachineUse.last_on,
                MachineUse.days,
                MachineUse.seconds,
                MachineUse.due_at,
                MachineUse.is_unsettled,
                MachineUse.days_without_rate,
                MachineUse.days_without_code,
                costs.c.amount_minor,
                costs.c.currency,
            )
            .outerjoin(Machine, col(Machine.id) == col(MachineUse.equipment_id))
            .outerjoin(costs, costs.c.use_id == col(MachineUse.id))
            .where(managed_by(actor, MachineUse), col(MachineUse.project_id) == project_id)
            .order_by(col(MachineUse.last_on).desc().nulls_first(), col(MachineUse.id))
        )
        if only_waiting:
            statement = statement.where(_WAITING > 0)
        return await fetch_page(self._uow, statement, paging)

    async def waiting(self, actor: Actor, project_id: UUID) -> Any:
        """How many days of a project's machines cost nothing yet, and why."""
        statement = select(
            func.coalesce(func.sum(MachineUse.days_without_rate), 0).label("without_rate"),
            func.coalesce(func.sum(MachineUse.days_without_code), 0).label("without_code"),
        ).where(managed_by(actor, MachineUse), col(MachineUse.project_id) == project_id)
        return (await self._uow.rows(statement))[0]

    async def page_of_machines(self, actor: Actor, search: str, paging: Paging) -> tuple[list[Any], int]:
        pattern = containing(search)
        statement = (
            select(Machine.id, Machine.name, Machine.category, Machine.is_rented)
            .where(
                col(Machine.company_id) == actor.company_id,
                or_(col(Machine.name).ilike(pattern), col(Machine.category).ilike(pattern)),
            )
            .order_by(func.lower(col(Machine.name)), col(Machine.id))
        )
        return await fetch_page(self._uow, statement, paging)

    async def categories(self, actor: Actor) -> Sequence[str]:
        statement = (
            select(func.min(Machine.category).label("category"))
            .where(col(Machine.company_id) == actor.company_id, col(Machine.category) != "")
            .group_by(func.lower(col(Machine.category)))
            .order_by(func.lower(col(Machine.category)))
        )
        return [row.category for row in await self._uow.rows(statement)]

    def add(self, cost: EquipmentCost) -> EquipmentCost:
        return self._uow.add(cost)
