"""Everybody who makes templates uses the library; what is in it change admins and whoever saved it."""

from typing import Any
from uuid import UUID

from chassis.access import Actor, Role
from chassis.db import UnitOfWork

from forms.tables.collection import FormCollection
from forms.tables.template import FormTemplate
from forms.template.library.errors import EntryNotFound, NotYoursToChange
from forms.template.library.repo import LibraryRepo

Entry = tuple[FormTemplate, FormCollection]


def may_change(actor: Actor, row: Any) -> bool:
    """A row of the list will do."""
    return actor.is_at_least(Role.ADMIN) or row.created_by == actor.user_id


async def get_entry(uow: UnitOfWork, actor: Actor, entry_id: UUID, *, lock: bool = False) -> Entry:
    entry = await LibraryRepo(uow).find(actor, entry_id, lock=lock)
    if entry is None:
        raise EntryNotFound
    return entry


async def get_form(uow: UnitOfWork, actor: Actor, entry_id: UUID) -> Entry:
    """A whole one: a block is no form, and nothing begins with it."""
    entry = await get_entry(uow, actor, entry_id)
    if entry[1].block_kind is not None:
        raise EntryNotFound
    return entry


async def get_own_entry(uow: UnitOfWork, actor: Actor, entry_id: UUID, *, lock: bool = False) -> Entry:
    entry = await get_entry(uow, actor, entry_id, lock=lock)
    if not may_change(actor, entry[0]):
        raise NotYoursToChange
    return entry
