"""Choice lists of a company: kept by whoever makes forms, read by whoever fills them in.

Decision: docs/decisions/0209-a-choice-is-kept-with-what-it-was-called.md"""

from collections.abc import Collection, Iterable, Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.http import Page, Paging
from identity_client.directory import Directory
from identity_client.saves import Save, must_be_newest

from forms.audit import AuditAction, AuditField, of_choice_list
from forms.choice_list.errors import (
    ChoiceListArchived,
    ChoiceListIdTaken,
    ChoiceListNotFound,
    ListNameTaken,
    NotYoursToSayWho,
    TooManyLists,
)
from forms.choice_list.keepers import keeps, lets_managers, may_change, must_change
from forms.choice_list.repo import ChoiceListRepo, ChoiceRepo
from forms.choice_list.schemas import ChoiceListCreate, ChoiceListPublic, ChoiceListUpdate, ChoicePublic
from forms.tables.choice_list import ChoiceList

MOST_LISTS = 300


async def query_lists(
    uow: UnitOfWork, directory: Directory, actor: Actor, search: str, is_archived: bool, paging: Paging
) -> Page[ChoiceListPublic]:
    rows, total = await ChoiceListRepo(uow, actor.company_id).page(search, is_archived, paging)
    return Page[ChoiceListPublic].of(await _public(directory, actor, rows), total, paging)


async def get_list(uow: UnitOfWork, directory: Directory, actor: Actor, list_id: UUID) -> ChoiceListPublic:
    row = await ChoiceListRepo(uow, actor.company_id).row(list_id)
    if row is None:
        raise ChoiceListNotFound
    return (await _public(directory, actor, [row]))[0]


async def create_list(
    uow: UnitOfWork, directory: Directory, actor: Actor, body: ChoiceListCreate
) -> ChoiceListPublic:
    repo = ChoiceListRepo(uow, actor.company_id)
    await directory.learn_names(actor.company_id, [actor.user_id])
    await uow.lock(f"choice lists of {actor.company_id}")
    if await repo.find(body.choice_list_id) is not None:
        return await get_list(uow, directory, actor, body.choice_list_id)
    if await repo.id_is_taken(body.choice_list_id):
        raise ChoiceListIdTaken
    if body.parent_list_id is not None:
        await find_list(uow, actor.company_id, body.parent_list_id)
    if await repo.count() >= MOST_LISTS:
        raise TooManyLists(MOST_LISTS)
    await _must_be_free(repo, body.name, body.choice_list_id)
    made = repo.add(
        ChoiceList(
            id=body.choice_list_id,
            company_id=actor.company_id,
            name=body.name,
            parent_list_id=body.parent_list_id,
            by_managers=body.by_managers,
            created_by=actor.user_id,
            updated_by=actor.user_id,
        )
    )
    await uow.flush()
    uow.outbox.add(of_choice_list(actor, AuditAction.LIST_CREATED, made))
    return await get_list(uow, directory, actor, made.id)


async def update_list(
    uow: UnitOfWork, directory: Directory, actor: Actor, body: ChoiceListUpdate
) -> ChoiceListPublic:
    repo = ChoiceListRepo(uow, actor.company_id)
    seen = await find_list(uow, actor.company_id, body.choice_list_id)
    await _must_be_newest(directory, actor, seen, body.revision)
    await uow.lock(f"choice lists of {actor.company_id}")
    kept = await hold_list(uow, actor, body.choice_list_id)
    await _must_be_newest(directory, actor, kept, body.revision)
    await _must_be_free(repo, body.name, kept.id)
    changes: dict[AuditField, tuple[str | None, str | None]] = {}
    if kept.name != body.name:
        changes[AuditField.NAME] = (kept.name, body.name)
        kept.name = body.name
    if body.by_managers is not None and body.by_managers != lets_managers(kept):
        if not keeps(actor, kept):
            raise NotYoursToSayWho(kept.name)
        changes[AuditField.BY_MANAGERS] = ("✗", "✓") if body.by_managers else ("✓", "✗")
        kept.by_managers = body.by_managers
    if changes:
        touch(kept, actor)
        uow.outbox.add(of_choice_list(actor, AuditAction.LIST_CHANGED, kept, changes))
        await uow.flush()
    return await get_list(uow, directory, actor, kept.id)


async def archive_list(
    uow: UnitOfWork, directory: Directory, actor: Actor, list_id: UUID, *, archived: bool
) -> ChoiceListPublic:
    """Forms that were published with it go on; no other is published with it. Twice changes nothing."""
    await directory.learn_names(actor.company_id, [actor.user_id])
    kept = await ChoiceListRepo(uow, actor.company_id).find(list_id, lock=True)
    if kept is None:
        raise ChoiceListNotFound
    must_change(actor, kept)
    if (kept.archived_at is not None) != archived:
        kept.archived_at = now() if archived else None
        touch(kept, actor)
        action = AuditAction.LIST_ARCHIVED if archived else AuditAction.LIST_UNARCHIVED
        uow.outbox.add(of_choice_list(actor, action, kept))
        await uow.flush()
    return await get_list(uow, directory, actor, list_id)


async def query_choices(
    uow: UnitOfWork,
    company_id: UUID,
    list_id: UUID,
    search: str,
    parent_ids: Iterable[UUID],
    is_archived: bool | None,
    paging: Paging,
) -> Page[ChoicePublic]:
    """In the order of the list."""
    kept = await find_list(uow, company_id, list_id)
    rows, total = await ChoiceRepo(uow).page(kept.id, search, [*parent_ids], is_archived, paging)
    return Page[ChoicePublic].of([public_choice(row) for row in rows], total, paging)


async def lists_among(uow: UnitOfWork, company_id: UUID, list_ids: Collection[UUID]) -> Sequence[Any]:
    """Those of the company, in use or not: what they are called, and which lies above each."""
    return await ChoiceListRepo(uow, company_id).among(list_ids)


async def lists_named(uow: UnitOfWork, company_id: UUID, names: Collection[str]) -> dict[str, UUID]:
    """Those in use that are called so, by their names in lower case."""
    rows = await ChoiceListRepo(uow, company_id).named(names)
    return {row.name.lower(): row.id for row in rows}


def public_choice(row: Any) -> ChoicePublic:
    return ChoicePublic(
        choice_id=row.id,
        label=row.label,
        code=row.code,
        parent_id=row.parent_id,
        parent_label=row.parent_label or "",
        is_archived=row.archived_at is not None,
        revision=row.revision,
    )


async def find_list(uow: UnitOfWork, company_id: UUID, list_id: UUID) -> ChoiceList:
    kept = await ChoiceListRepo(uow, company_id).find(list_id)
    if kept is None:
        raise ChoiceListNotFound
    return kept


async def hold_list(uow: UnitOfWork, actor: Actor, list_id: UUID) -> ChoiceList:
    """To change it or its items: nobody else does meanwhile."""
    kept = await ChoiceListRepo(uow, actor.company_id).find(list_id, lock=True)
    if kept is None:
        raise ChoiceListNotFound
    must_change(actor, kept)
    if kept.archived_at is not None:
        raise ChoiceListArchived(kept.name)
    return kept


def touch(kept: ChoiceList, actor: Actor) -> None:
    kept.revision += 1
    kept.updated_by, kept.updated_at = actor.user_id, now()


async def _must_be_newest(directory: Directory, actor: Actor, kept: ChoiceList, seen: int) -> None:
    newest = Save(kept.revision, kept.updated_by, kept.updated_at)
    await must_be_newest(directory, actor, newest, seen=seen)


async def _must_be_free(repo: ChoiceListRepo, name: str, list_id: UUID) -> None:
    if await repo.name_is_taken(name, list_id):
        raise ListNameTaken(name)


async def _public(directory: Directory, actor: Actor, rows: Iterable[Any]) -> list[ChoiceListPublic]:
    rows = [*rows]
    people = await directory.people(
        actor.company_id, {by for row in rows for by in (row.updated_by, row.created_by)}
    )
    return [
        ChoiceListPublic(
            choice_list_id=row.id,
            name=row.name,
            parent_list_id=row.parent_list_id,
            parent_list_name=row.parent_list_name or "",
            items_count=row.items_count,
            revision=row.revision,
            is_archived=row.archived_at is not None,
            by_managers=lets_managers(row),
            may_change=may_change(actor, row),
            may_say_who=keeps(actor, row),
            created_by=people.get(row.created_by),
            updated_by=people.get(row.updated_by),
            updated_at=row.updated_at,
        )
        for row in rows
    ]
