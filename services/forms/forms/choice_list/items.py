"""Items of a list: added, renamed, archived, one at a time. The list is held meanwhile."""

from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork

from forms.audit import AuditAction, AuditField, of_choice_list
from forms.choice_list.errors import (
    ChoiceChanged,
    ChoiceListIdTaken,
    ChoiceNotFound,
    ChoiceTaken,
    CodeTaken,
    NoParentHere,
    ParentMissing,
    TooManyChoices,
)
from forms.choice_list.repo import ChoiceListRepo, ChoiceRepo
from forms.choice_list.schemas import ChoiceCreate, ChoicePublic, ChoiceUpdate
from forms.choice_list.service import hold_list, public_choice, touch
from forms.tables.choice_list import ChoiceItem, ChoiceList

MOST_CHOICES = 10_000
"""Of a list."""


async def create_choice(uow: UnitOfWork, actor: Actor, body: ChoiceCreate) -> ChoicePublic:
    repo = ChoiceRepo(uow)
    kept = await hold_list(uow, actor, body.choice_list_id)
    known = await repo.find(body.choice_id)
    if known is not None:
        if known.list_id != kept.id:
            raise ChoiceListIdTaken
        return public_choice(await repo.row(kept.id, known.id))
    count, last = await repo.count(kept.id)
    if count >= MOST_CHOICES:
        raise TooManyChoices(MOST_CHOICES)
    item = ChoiceItem(
        id=body.choice_id,
        list_id=kept.id,
        parent_id=body.parent_id,
        label=body.label,
        code=body.code,
        position=last + 1,
    )
    await _must_fit(uow, actor, kept, item)
    repo.add(item)
    kept.items_count += 1
    _tell(uow, actor, kept, {AuditField.CHOICE: (None, item.label)})
    await uow.flush()
    return public_choice(await repo.row(kept.id, item.id))


async def update_choice(uow: UnitOfWork, actor: Actor, body: ChoiceUpdate) -> ChoicePublic:
    """What was chosen before says what it was called then."""
    repo = ChoiceRepo(uow)
    kept = await hold_list(uow, actor, body.choice_list_id)
    item = await repo.find(body.choice_id, lock=True)
    if item is None or item.list_id != kept.id:
        raise ChoiceNotFound
    if item.revision != body.revision:
        raise ChoiceChanged
    before = item.label
    was_archived = item.archived_at is not None
    item.label, item.code, item.parent_id = body.label, body.code, body.parent_id
    if was_archived != body.is_archived:
        item.archived_at = now() if body.is_archived else None
        kept.items_count += -1 if body.is_archived else 1
    await _must_fit(uow, actor, kept, item)
    item.revision += 1
    _tell(uow, actor, kept, {AuditField.CHOICE: (before, None if body.is_archived else item.label)})
    await uow.flush()
    return public_choice(await repo.row(kept.id, item.id))


async def _must_fit(uow: UnitOfWork, actor: Actor, kept: ChoiceList, item: ChoiceItem) -> None:
    await _must_have_parent(uow, actor, kept, item.parent_id)
    repo = ChoiceRepo(uow)
    if await repo.label_is_taken(item):
        raise ChoiceTaken(item.label)
    if item.code and await repo.code_is_taken(item):
        raise CodeTaken(item.code)


async def _must_have_parent(uow: UnitOfWork, actor: Actor, kept: ChoiceList, parent_id: UUID | None) -> None:
    if kept.parent_list_id is None:
        if parent_id is not None:
            raise NoParentHere
        return
    parent = None if parent_id is None else await ChoiceRepo(uow).find(parent_id)
    if parent is None or parent.list_id != kept.parent_list_id:
        above = await ChoiceListRepo(uow, actor.company_id).find(kept.parent_list_id)
        raise ParentMissing(above.name if above else "")


def _tell(
    uow: UnitOfWork, actor: Actor, kept: ChoiceList, changes: dict[AuditField, tuple[str | None, str | None]]
) -> None:
    touch(kept, actor)
    uow.outbox.add(of_choice_list(actor, AuditAction.LIST_CHANGED, kept, changes))
