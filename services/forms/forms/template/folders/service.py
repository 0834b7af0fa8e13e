"""Folders of a company's templates: made by whoever makes templates, changed by admins and who made them.

Decision: docs/decisions/0238-a-folder-is-a-place.md"""

from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork

from forms.audit import AuditAction, AuditField, of_folder
from forms.tables.form_folder import FormFolder
from forms.template.announcement import template_changed
from forms.template.folders.errors import (
    FolderIdTaken,
    FolderInItself,
    FolderNameTaken,
    FolderNotEmpty,
    FolderTooDeep,
    NotYourFolder,
    TooManyFolders,
)
from forms.template.folders.placing import MOST_FOLDERS, put
from forms.template.folders.repo import FolderRepo
from forms.template.folders.schemas import FolderCreate, FolderDelete, FolderPublic, FolderUpdate
from forms.template.folders.seeing import may_change, seen_of, tree_seen_by
from forms.template.folders.tree import MOST_DEEP, Tree


async def get_folders(uow: UnitOfWork, actor: Actor) -> list[FolderPublic]:
    folders = FolderRepo(uow, actor.company_id)
    tree = Tree(await folders.all())
    counts = await folders.counts_seen_by(actor) if len(tree) else {}
    shown = await seen_of(folders, tree, actor, counts)
    return [
        FolderPublic(
            folder_id=each.id,
            parent_folder_id=each.parent_id,
            name=each.name,
            templates_count=sum(counts.get(folder_id, 0) for folder_id in tree.below(each.id)),
            may_change=may_change(actor, each),
        )
        for each in shown.folders
    ]


async def create_folder(uow: UnitOfWork, actor: Actor, body: FolderCreate) -> list[FolderPublic]:
    folders = FolderRepo(uow, actor.company_id)
    await folders.lock()
    tree = Tree(await folders.all())
    if tree.find(body.folder_id) is None:
        if await folders.id_is_taken(body.folder_id):
            raise FolderIdTaken
        if len(tree) >= MOST_FOLDERS:
            raise TooManyFolders(MOST_FOLDERS)
        seen = await tree_seen_by(folders, actor)
        _must_fit(tree, seen, body.parent_folder_id, 1)
        _must_be_free(seen, body.name, body.parent_folder_id)
        made = folders.add(
            FormFolder(
                id=body.folder_id,
                company_id=actor.company_id,
                parent_id=body.parent_folder_id,
                name=body.name,
                created_by=actor.user_id,
            )
        )
        await uow.flush()
        uow.outbox.add(of_folder(actor, AuditAction.FOLDER_CREATED, made))
    return await get_folders(uow, actor)


async def update_folder(uow: UnitOfWork, actor: Actor, body: FolderUpdate) -> list[FolderPublic]:
    """Another name, another place, or both. Twice changes nothing."""
    folders = FolderRepo(uow, actor.company_id)
    await folders.lock()
    tree = Tree(await folders.all())
    seen = await tree_seen_by(folders, actor)
    folder = _get_own(seen, actor, body.folder_id)
    name, before = body.name or folder.name, folder.name
    moves = "parent_folder_id" in body.model_fields_set
    parent_id = body.parent_folder_id if moves else folder.parent_id
    if (name, parent_id) == (folder.name, folder.parent_id):
        return await get_folders(uow, actor)
    if parent_id is not None and parent_id in tree.below(folder.id):
        raise FolderInItself(folder.name)
    _must_fit(tree, seen, parent_id, tree.height(folder.id))
    _must_be_free(seen, name, parent_id, but=folder.id)
    changes: dict[AuditField, tuple[str | None, str | None]] = {}
    if parent_id != folder.parent_id:
        changes[AuditField.FOLDER] = (_name(tree, folder.parent_id), _name(tree, parent_id))
    folder.name, folder.parent_id = name, parent_id
    if name != before:
        changes[AuditField.NAME] = (before, name)
        for template in await folders.templates_in(folder.id):
            put(template, folder)
            uow.outbox.add(template_changed(template))
    uow.outbox.add(of_folder(actor, AuditAction.FOLDER_CHANGED, folder, changes))
    await uow.flush()
    return await get_folders(uow, actor)


async def delete_folder(uow: UnitOfWork, actor: Actor, body: FolderDelete) -> list[FolderPublic]:
    """Never a template: what is in it goes up, or it stays."""
    folders = FolderRepo(uow, actor.company_id)
    await folders.lock()
    tree = Tree(await folders.all())
    seen = await tree_seen_by(folders, actor)
    folder = _get_own(seen, actor, body.folder_id)
    inside, templates = tree.in_(folder.id), await folders.templates_in(folder.id)
    if (inside or templates) and not body.moves_up:
        raise FolderNotEmpty(folder.name)
    for each in seen.in_(folder.id):
        _must_be_free(seen, each.name, folder.parent_id, but=folder.id)
    parent = tree.get(folder.parent_id) if folder.parent_id else None
    for each in inside:
        each.parent_id = folder.parent_id
    for template in templates:
        put(template, parent)
        uow.outbox.add(template_changed(template))
    uow.outbox.add(of_folder(actor, AuditAction.FOLDER_DELETED, folder))
    await folders.delete(folder)
    await uow.flush()
    return await get_folders(uow, actor)


def _get_own(seen: Tree, actor: Actor, folder_id: UUID) -> FormFolder:
    folder = seen.get(folder_id)
    if not may_change(actor, folder):
        raise NotYourFolder(folder.name)
    return folder


def _must_fit(tree: Tree, seen: Tree, parent_id: UUID | None, height: int) -> None:
    if parent_id is not None:
        seen.get(parent_id)
    if tree.depth(parent_id) + height > MOST_DEEP:
        raise FolderTooDeep(MOST_DEEP)


def _must_be_free(seen: Tree, name: str, parent_id: UUID | None, but: UUID | None = None) -> None:
    """Not told by the case of its letters: nobody keeps “Safety” and “safety” apart. Of one that the actor
    does not see nothing is told, also not that it is there."""
    for each in seen.in_(parent_id):
        if each.id != but and each.name.lower() == name.lower():
            raise FolderNameTaken(each.name)


def _name(tree: Tree, folder_id: UUID | None) -> str | None:
    return tree.get(folder_id).name if folder_id else None
