from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.storage import Storage
from sqlalchemy import ColumnElement, select
from sqlalchemy.orm import InstrumentedAttribute

from identity.directory.schemas import PersonPublic
from identity.user.models import User
from identity.user.names import abbreviate

# The columns of `user` a person is shown by; repos select them beside their own.
PERSON_COLUMNS: tuple[ColumnElement[Any] | InstrumentedAttribute[Any], ...] = (
    User.id.label("user_id"),
    User.full_name,
    User.email,
    User.photo_key,
    User.abbreviation_bg_color,
)


async def person_fields(row: Any, storage: Storage) -> dict[str, Any]:
    """What `PersonPublic` and its extensions need of a row that has the person columns."""
    return {
        "user_id": row.user_id,
        "full_name": row.full_name,
        "email": row.email,
        "photo_url": await storage.signed_url(row.photo_key) if row.photo_key else None,
        "name_abbreviation": abbreviate(row.full_name),
        "abbreviation_bg_color": row.abbreviation_bg_color,
    }


async def find_people(uow: UnitOfWork, storage: Storage, user_ids: list[UUID]) -> dict[UUID, PersonPublic]:
    rows = await uow.execute(select(*PERSON_COLUMNS).where(User.id.in_(user_ids)))
    return {row.user_id: PersonPublic(**await person_fields(row, storage)) for row in rows}
