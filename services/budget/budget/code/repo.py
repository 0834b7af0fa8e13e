from collections.abc import Collection, Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork, containing
from chassis.db.statements import col, held_after, is_any, locked, seen_by, select
from chassis.http import Paging
from chassis.http.keyset import Place, fetch_slice
from chassis.http.paging import fetch_page
from sqlalchemy import Select, Text, exists, func, or_, tuple_

from budget.tables.budget_code import BudgetCode, CodeChange
from budget.tables.cost_codes import CostCodes
from budget.tables.equipment import EquipmentCost
from budget.tables.hours import HoursCost
from budget.tables.request import BudgetRequest, RequestLine, Status

_SHOWN = (
    BudgetCode.id,
    BudgetCode.project_id,
    BudgetCode.is_division,
    BudgetCode.division_id,
    BudgetCode.number,
    BudgetCode.name,
    BudgetCode.category,
    BudgetCode.unit,
    BudgetCode.quantity_thousandths,
    BudgetCode.rate_minor,
    BudgetCode.currency,
    BudgetCode.budget_minor,
    BudgetCode.transferred_minor,
    BudgetCode.held_minor,
    BudgetCode.committed_minor,
    BudgetCode.actual_minor,
    BudgetCode.alerted_percent,
    BudgetCode.estimate_minor,
    BudgetCode.is_forecast_over,
    BudgetCode.is_archived,
    BudgetCode.revision,
    BudgetCode.created_at,
    BudgetCode.updated_at,
)


class CodeRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    def visible(self, actor: Actor) -> Select[BudgetCode]:
        return select(BudgetCode).where(seen_by(actor, BudgetCode))

    async def find(self, actor: Actor, code_id: UUID, *, lock: bool = False) -> BudgetCode | None:
        statement = self.visible(actor).where(col(BudgetCode.id) == code_id)
        if lock:
            statement = locked(statement)
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def among(
        self, actor: Actor, code_ids: Collection[UUID], *, lock: bool = False
    ) -> dict[UUID, BudgetCode]:
        """Held in one order always, so that two requests of the same codes never wait in a circle."""
        statement = (
            self.visible(actor).where(is_any(col(BudgetCode.id), code_ids)).order_by(col(BudgetCode.id))
        )
        if lock:
            statement = locked(statement)
        return {code.id: code for code in (await self._uow.execute(statement)).scalars()}

    async def hold_all(self, code_ids: Collection[UUID]) -> dict[UUID, BudgetCode]:
        """Of all companies, in the same order."""
        statement = (
            select(BudgetCode).where(is_any(col(BudgetCode.id), code_ids)).order_by(col(BudgetCode.id))
        )
        return {code.id: code for code in (await self._uow.execute(locked(statement))).scalars()}

    async def hold_divisions(self, actor: Actor, project_id: UUID) -> None:
        """Until the unit ends none of a project's is archived or deleted."""
        statement = (
            select(BudgetCode.id)
            .where(
                seen_by(actor, BudgetCode),
                col(BudgetCode.project_id) == project_id,
                col(BudgetCode.is_division),
            )
            .order_by(col(BudgetCode.id))
        )
        await self._uow.execute(locked(statement))

    async def numbers(self, actor: Actor, project_id: UUID) -> dict[str, Any]:
        """What says where a code lies, of all of a project's, by their numbers in lower case."""
        statement = select(
            BudgetCode.id, BudgetCode.number, BudgetCode.name, BudgetCode.is_division, BudgetCode.is_archived
        ).where(seen_by(actor, BudgetCode), col(BudgetCode.project_id) == project_id)
        return {row.number.lower(): row for row in await self._uow.rows(statement)}

    async def by_numbers(
        self, actor: Actor, project_id: UUID, numbers: Collection[str]
    ) -> dict[str, BudgetCode]:
        """Those of them that are named, in lower case."""
        statement = self.visible(actor).where(
            col(BudgetCode.project_id) == project_id,
            is_any(func.lower(col(BudgetCode.number), type_=Text()), numbers),
        )
        codes = (await self._uow.execute(statement)).scalars()
        return {code.number.lower(): code for code in codes}

    async def find_id_by_number(self, actor: Actor, project_id: UUID, number: str) -> UUID | None:
        statement = select(BudgetCode.id).where(
            seen_by(actor, BudgetCode),
            col(BudgetCode.project_id) == project_id,
            func.lower(col(BudgetCode.number)) == func.lower(number),
        )
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def count(self, actor: Actor, project_id: UUID) -> int:
        statement = select(func.count(col(BudgetCode.id))).where(
            seen_by(actor, BudgetCode), col(BudgetCode.project_id) == project_id
        )
        return (await self._uow.execute(statement)).scalar_one()

    async def page(
        self, actor: Actor, project_id: UUID, *, search: str, is_archived: bool | None, paging: Paging
    ) -> tuple[list[Any], int]:
        return await fetch_page(self._uow, self._list(actor, project_id, search, is_archived), paging)

    async def all_of(self, actor: Actor, project_id: UUID, *, is_archived: bool | None) -> Sequence[Any]:
        return await self._uow.rows(self._list(actor, project_id, "", is_archived))

    async def portion_of(
        self, actor: Actor, project_id: UUID, after: tuple[str, UUID] | None, limit: int
    ) -> Sequence[Any]:
        """All in their order; `after`: the number and id of the last one before."""
        statement = self._list(actor, project_id, "", None).limit(limit)
        if after is not None:
            number, code_id = after
            place = tuple_(func.lower(col(BudgetCode.number)), col(BudgetCode.id))
            statement = statement.where(place > tuple_(func.lower(number), code_id))
        return await self._uow.rows(statement)

    async def division_numbers(self, actor: Actor, project_id: UUID) -> dict[UUID, str]:
        statement = select(BudgetCode.id, BudgetCode.number).where(
            seen_by(actor, BudgetCode),
            col(BudgetCode.project_id) == project_id,
            col(BudgetCode.is_division),
        )
        return {row.id: row.number for row in await self._uow.rows(statement)}

    def _list(
        self, actor: Actor, project_id: UUID, search: str, is_archived: bool | None
    ) -> Select[*tuple[Any, ...]]:
        pattern = containing(search)
        statement = (
            select(*_SHOWN)
            .where(
                seen_by(actor, BudgetCode),
                col(BudgetCode.project_id) == project_id,
                or_(col(BudgetCode.number).ilike(pattern), col(BudgetCode.name).ilike(pattern)),
            )
            .order_by(func.lower(col(BudgetCode.number)), col(BudgetCode.id))
        )
        if is_archived is not None:
            statement = statement.where(col(BudgetCode.is_archived) == is_archived)
        return statement

    async def sums_by_category(self, actor: Actor, project_id: UUID) -> Sequence[Any]:
        """Of all codes, the archived ones too, as the overview counts them: their budget and what is used."""
        used = col(BudgetCode.held_minor) + col(BudgetCode.committed_minor) + col(BudgetCode.actual_minor)
        statement = (
            select(
                BudgetCode.category,
                func.sum(BudgetCode.budget_minor).label("budget"),
                func.sum(used).label("used"),
            )
            .where(
                seen_by(actor, BudgetCode),
                col(BudgetCode.project_id) == project_id,
                col(BudgetCode.is_division).is_(False),
            )
            .group_by(col(BudgetCode.category))
        )
        return await self._uow.rows(statement)

    async def has_codes(self, division: BudgetCode, *, is_archived: bool | None = None) -> bool:
        statement = select(BudgetCode.id).where(
            col(BudgetCode.company_id) == division.company_id, col(BudgetCode.division_id) == division.id
        )
        if is_archived is not None:
            statement = statement.where(col(BudgetCode.is_archived) == is_archived)
        return (await self._uow.execute(statement.limit(1))).scalar_one_or_none() is not None

    async def is_asked_for(self, code: BudgetCode) -> bool:
        """Whether a request names it, a draft's too."""
        statement = select(RequestLine.id).where(
            col(RequestLine.company_id) == code.company_id, col(RequestLine.code_id) == code.id
        )
        return (await self._uow.execute(statement.limit(1))).scalar_one_or_none() is not None

    async def is_costed(self, code: BudgetCode) -> bool:
        """Whether hours or machines were ever spent of it: no entry tells of those that cost nothing."""
        hours = exists().where(col(HoursCost.code_id) == code.id)
        equipment = exists().where(col(EquipmentCost.code_id) == code.id)
        return (await self._uow.execute(select(or_(hours, equipment)))).scalar_one()

    async def takes_costs(self, code: BudgetCode) -> bool:
        """Whether its project names it for hours or machines."""
        named = (
            CostCodes.own_code_id,
            CostCodes.external_code_id,
            CostCodes.own_equipment_code_id,
            CostCodes.rented_equipment_code_id,
        )
        statement = select(CostCodes.id).where(
            col(CostCodes.company_id) == code.company_id,
            col(CostCodes.project_id) == code.project_id,
            or_(*(col(each) == code.id for each in named)),
        )
        return (await self._uow.execute(statement)).scalar_one_or_none() is not None

    async def is_waited_for(self, code: BudgetCode) -> bool:
        """Whether a request that waits names it; a transfer holds nothing of those that it gives to."""
        statement = (
            select(RequestLine.id)
            .join(BudgetRequest, col(BudgetRequest.id) == col(RequestLine.request_id))
            .where(
                col(RequestLine.company_id) == code.company_id,
                col(RequestLine.code_id) == code.id,
                col(BudgetRequest.status) == Status.SUBMITTED.value,
            )
        )
        return (await self._uow.execute(statement.limit(1))).scalar_one_or_none() is not None

    async def changes(self, actor: Actor, code_id: UUID, place: Place) -> tuple[list[Any], UUID | None]:
        statement = select(
            CodeChange.id, CodeChange.action, CodeChange.changes, CodeChange.by, CodeChange.created_at
        ).where(seen_by(actor, CodeChange), col(CodeChange.code_id) == code_id)
        return await fetch_slice(self._uow, statement, col(CodeChange.id), place)

    async def held_after(self, after: UUID, limit: int) -> Sequence[BudgetCode]:
        """Of all companies."""
        return (await self._uow.execute(held_after(BudgetCode, after, limit))).scalars().all()

    def add(self, code: BudgetCode) -> None:
        """As it is now, its balances included."""
        self._uow.insert(code)

    def add_change(self, change: CodeChange) -> None:
        self._uow.insert(change)

    async def delete(self, code: BudgetCode) -> None:
        await self._uow.delete(code)
