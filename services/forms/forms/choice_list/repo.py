from collections.abc import Collection, Sequence
from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork, containing, is_any
from chassis.db.statements import col, locked, select
from chassis.http.paging import Paging, fetch_page
from sqlalchemy import ColumnElement, Select, Text, func, or_, tuple_
from sqlalchemy.orm import aliased

from forms.tables.choice_list import ChoiceItem, ChoiceList

_Above = aliased(ChoiceList)
_Parent = aliased(ChoiceItem)


class ChoiceListRepo:
    """Of one company alone."""

    def __init__(self, uow: UnitOfWork, company_id: UUID) -> None:
        self._uow = uow
        self._company_id = company_id

    def add(self, row: ChoiceList) -> ChoiceList:
        return self._uow.add(row)

    async def id_is_taken(self, list_id: UUID) -> bool:
        """By whomever."""
        return bool(
            (await self._uow.execute(select(ChoiceList.id).where(col(ChoiceList.id) == list_id))).first()
        )

    async def find(self, list_id: UUID, *, lock: bool = False) -> ChoiceList | None:
        statement = select(ChoiceList).where(
            col(ChoiceList.company_id) == self._company_id, col(ChoiceList.id) == list_id
        )
        return (await self._uow.execute(locked(statement) if lock else statement)).scalar_one_or_none()

    async def among(self, list_ids: Collection[UUID]) -> Sequence[Any]:
        return await self._uow.rows(
            select(ChoiceList.id, ChoiceList.name, ChoiceList.parent_list_id, ChoiceList.archived_at).where(
                col(ChoiceList.company_id) == self._company_id, is_any(col(ChoiceList.id), [*list_ids])
            )
        )

    async def named(self, names: Collection[str]) -> Sequence[Any]:
        """Those in use that are called so, whatever the case."""
        return await self._uow.rows(
            select(ChoiceList.id, ChoiceList.name).where(
                col(ChoiceList.company_id) == self._company_id,
                col(ChoiceList.archived_at).is_(None),
                is_any(func.lower(col(ChoiceList.name), type_=Text()), [name.lower() for name in names]),
            )
        )

    async def count(self) -> int:
        counted = select(func.count(col(ChoiceList.id))).where(col(ChoiceList.company_id) == self._company_id)
        return (await self._uow.execute(counted)).scalar_one()

    async def name_is_taken(self, name: str, but: UUID) -> bool:
        taken = select(ChoiceList.id).where(
            col(ChoiceList.company_id) == self._company_id,
            func.lower(col(ChoiceList.name)) == name.lower(),
            col(ChoiceList.id) != but,
        )
        return (await self._uow.execute(taken.limit(1))).first() is not None

    async def page(self, search: str, is_archived: bool, paging: Paging) -> tuple[list[Any], int]:
        statement = self._listed().order_by(func.lower(col(ChoiceList.name)), col(ChoiceList.id))
        archived = col(ChoiceList.archived_at)
        statement = statement.where(archived.is_not(None) if is_archived else archived.is_(None))
        if search:
            statement = statement.where(col(ChoiceList.name).ilike(containing(search)))
        return await fetch_page(self._uow, statement, paging)

    async def row(self, list_id: UUID) -> Any | None:
        found = await self._uow.rows(self._listed().where(col(ChoiceList.id) == list_id))
        return found[0] if found else None

    def _listed(self) -> Select[*tuple[Any, ...]]:
        return (
            select(
                ChoiceList.id,
                ChoiceList.name,
                ChoiceList.parent_list_id,
                ChoiceList.items_count,
                ChoiceList.revision,
                ChoiceList.archived_at,
                ChoiceList.by_managers,
                ChoiceList.created_by,
                ChoiceList.updated_by,
                ChoiceList.updated_at,
                col(_Above.name).label("parent_list_name"),
            )
            .outerjoin(_Above, col(_Above.id) == col(ChoiceList.parent_list_id))
            .where(col(ChoiceList.company_id) == self._company_id)
        )


class ChoiceRepo:
    """Items of lists; whose a list is has been looked at, but where the company is named."""

    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    def add(self, item: ChoiceItem) -> ChoiceItem:
        return self._uow.add(item)

    def insert(self, item: ChoiceItem) -> None:
        self._uow.insert(item)

    async def find(self, choice_id: UUID, *, lock: bool = False) -> ChoiceItem | None:
        statement = select(ChoiceItem).where(col(ChoiceItem.id) == choice_id)
        return (await self._uow.execute(locked(statement) if lock else statement)).scalar_one_or_none()

    async def page(
        self,
        list_id: UUID,
        search: str,
        parent_ids: Collection[UUID],
        is_archived: bool | None,
        paging: Paging,
    ) -> tuple[list[Any], int]:
        statement = self._listed(list_id).order_by(col(ChoiceItem.position), col(ChoiceItem.id))
        if is_archived is not None:
            archived = col(ChoiceItem.archived_at)
            statement = statement.where(archived.is_not(None) if is_archived else archived.is_(None))
        if parent_ids:
            statement = statement.where(is_any(col(ChoiceItem.parent_id), [*parent_ids]))
        if search:
            pattern = containing(search)
            says = or_(col(ChoiceItem.label).ilike(pattern), col(ChoiceItem.code).ilike(pattern))
            statement = statement.where(says)
        return await fetch_page(self._uow, statement, paging)

    async def row(self, list_id: UUID, choice_id: UUID) -> Any:
        return (await self._uow.rows(self._listed(list_id).where(col(ChoiceItem.id) == choice_id)))[0]

    async def portion(self, list_id: UUID, after: tuple[int, UUID] | None, limit: int) -> Sequence[Any]:
        statement = self._listed(list_id).order_by(col(ChoiceItem.position), col(ChoiceItem.id)).limit(limit)
        if after is not None:
            place = tuple_(col(ChoiceItem.position), col(ChoiceItem.id))
            statement = statement.where(place > tuple_(*after))
        return await self._uow.rows(statement)

    async def all_of(self, list_id: UUID) -> Sequence[Any]:
        """In their order; at most as many as a list may have."""
        return await self._uow.rows(
            select(
                ChoiceItem.id,
                ChoiceItem.label,
                ChoiceItem.code,
                ChoiceItem.parent_id,
                ChoiceItem.archived_at,
            )
            .where(col(ChoiceItem.list_id) == list_id)
            .order_by(col(ChoiceItem.position), col(ChoiceItem.id))
        )

    async def among(self, company_id: UUID, choice_ids: Collection[UUID]) -> Sequence[Any]:
        return await self._uow.rows(
            select(
                ChoiceItem.id,
                ChoiceItem.list_id,
                ChoiceItem.label,
                ChoiceItem.parent_id,
                ChoiceItem.archived_at,
            )
            .join(ChoiceList, col(ChoiceList.id) == col(ChoiceItem.list_id))
            .where(col(ChoiceList.company_id) == company_id, is_any(col(ChoiceItem.id), [*choice_ids]))
        )

    async def count(self, list_id: UUID) -> tuple[int, int]:
        """All of them, and the highest position."""
        found = await self._uow.rows(
            select(
                func.count(col(ChoiceItem.id)).label("count"),
                func.coalesce(func.max(col(ChoiceItem.position)), 0).label("last"),
            ).where(col(ChoiceItem.list_id) == list_id)
        )
        return found[0].count, found[0].last

    async def label_is_taken(self, item: ChoiceItem) -> bool:
        is_same = func.lower(col(ChoiceItem.label)) == item.label.lower()
        return await self._is_another(item, is_same & self._beside(item))

    async def code_is_taken(self, item: ChoiceItem) -> bool:
        return await self._is_another(item, func.lower(col(ChoiceItem.code)) == item.code.lower())

    def _beside(self, item: ChoiceItem) -> ColumnElement[bool]:
        return col(ChoiceItem.parent_id).is_not_distinct_from(item.parent_id)

    async def _is_another(self, item: ChoiceItem, is_same: ColumnElement[bool]) -> bool:
        taken = select(ChoiceItem.id).where(
            col(ChoiceItem.list_id) == item.list_id, col(ChoiceItem.id) != item.id, is_same
        )
        return bool(await self._uow.rows(taken.limit(1)))

    def _listed(self, list_id: UUID) -> Select[*tuple[Any, ...]]:
        return (
            select(
                ChoiceItem.id,
                ChoiceItem.label,
                ChoiceItem.code,
                ChoiceItem.parent_id,
                ChoiceItem.position,
                ChoiceItem.revision,
                ChoiceItem.archived_at,
                col(_Parent.label).label("parent_label"),
                col(_Parent.code).label("parent_code"),
            )
            .outerjoin(_Parent, col(_Parent.id) == col(ChoiceItem.parent_id))
            .where(col(ChoiceItem.list_id) == list_id)
        )
