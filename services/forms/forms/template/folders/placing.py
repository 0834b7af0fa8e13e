"""Which folder a template lies in."""

from uuid import UUID

from chassis.access import Actor, Role
from chassis.db import UnitOfWork
from chassis.errors import Forbidden
from chassis.ids import new_id

from forms.audit import AuditAction, of_folder
from forms.tables.form_folder import FormFolder
from forms.tables.template import FormTemplate
from forms.template.folders.errors import TooManyFolders
from forms.template.folders.repo import FolderRepo
from forms.template.folders.seeing import tree_seen_by

MOST_FOLDERS = 300


async def folder_of(uow: UnitOfWork, actor: Actor, folder_id: UUID | None) -> FormFolder | None:
    """Before a template is held: who names folders holds them and then their templates."""
    if folder_id is None:
        return None
    folders = FolderRepo(uow, actor.company_id)
    await folders.lock()
    return (await tree_seen_by(folders, actor)).get(folder_id)


async def folder_named(uow: UnitOfWork, actor: Actor, name: str) -> FormFolder | None:
    """Whoever knows folders by their names alone finds the one of that name. Where they see none, managers
    make it; who only edits the form does not."""
    if not name:
        return None
    folders = FolderRepo(uow, actor.company_id)
    await folders.lock()
    if (known := (await tree_seen_by(folders, actor)).named(name)) is not None:
        return known
    if not actor.is_at_least(Role.MANAGER):
        raise Forbidden
    if len(await folders.all()) >= MOST_FOLDERS:
        raise TooManyFolders(MOST_FOLDERS)
    made = folders.add(
        FormFolder(id=new_id(), company_id=actor.company_id, name=name, created_by=actor.user_id)
    )
    await uow.flush()
    uow.outbox.add(of_folder(actor, AuditAction.FOLDER_CREATED, made))
    return made


def put(template: FormTemplate, folder: FormFolder | None) -> bool:
    """Whether it lay elsewhere. No change of the form: nothing is to be published again."""
    before = (template.folder_id, template.folder_name)
    template.folder_id = folder.id if folder else None
    template.folder_name = folder.name if folder else ""
    return before != (template.folder_id, template.folder_name)
