"""Files of templates: what a form may show, and what goes when no form shows it any more."""

from collections.abc import Collection, Iterable, Sequence
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.files import StoredFiles
from chassis.storage import Storage
from contracts.forms.v1 import events_pb2
from formwork.body import Body
from identity_client.projects import Projects

from forms.tables.template_file import TemplateFile
from forms.template.access import get_editable, get_visible, is_own_entry
from forms.template.files.errors import StillShown, TemplateFileGone
from forms.template.files.repo import TemplateFileRepo
from forms.template.files.schemas import TemplateFilePublic


async def _keys_of(uow: UnitOfWork, template_ids: Collection[UUID]) -> set[str]:
    return await TemplateFileRepo(uow).keys_stored_with(template_ids)


FILES = StoredFiles(
    "templates",
    named=_keys_of,
    discarded=events_pb2.TemplateFileDiscarded,
    consumer="forms.delete_discarded_template_files",
)


async def get_files(
    uow: UnitOfWork, storage: Storage, actor: Actor, template_id: UUID, file_ids: Sequence[UUID]
) -> list[TemplateFilePublic]:
    """Those of them that the template has, for who may see it; or an entry of the library, for its users."""
    if not await is_own_entry(uow, actor, template_id):
        await get_visible(uow, actor, template_id)
    return await all_public(storage, await TemplateFileRepo(uow).of_template(template_id, file_ids))


async def shown_by(
    uow: UnitOfWork, storage: Storage, template_id: UUID, body: Body
) -> list[TemplateFilePublic]:
    """What a published form shows of its own, for who may see a submission of it."""
    return await all_public(storage, await rows_shown_by(uow, template_id, body))


async def rows_shown_by(uow: UnitOfWork, template_id: UUID, body: Body) -> Sequence[TemplateFile]:
    file_ids = {UUID(file_id) for _, file_id in body.template_files}
    return await TemplateFileRepo(uow).of_template(template_id, file_ids) if file_ids else ()


async def rows_named_in(uow: UnitOfWork, template_id: UUID, body: str) -> list[TemplateFile]:
    """Of a body as text, whoever may see it."""
    all_of_it = await TemplateFileRepo(uow).all_of_template(template_id)
    return [each for each in all_of_it if str(each.id) in body]


async def find_published(uow: UnitOfWork, template_id: UUID, file_id: UUID) -> TemplateFile | None:
    """One that some version shows, for who may see a submission of it."""
    found = await TemplateFileRepo(uow).of_template(template_id, [file_id])
    return next((each for each in found if each.is_published), None)


async def follow_draft(uow: UnitOfWork, template_id: UUID, shown: Collection[tuple[str, str]]) -> None:
    """With every save of a body, by the ids of fields and files; what is not of this template is refused."""
    used = await TemplateFileRepo(uow).mark_used(template_id, {UUID(file_id) for _, file_id in shown})
    if missing := [field_id for field_id, file_id in shown if UUID(file_id) not in used]:
        raise TemplateFileGone(missing)


async def follow_publishing(uow: UnitOfWork, template_id: UUID) -> None:
    await TemplateFileRepo(uow).publish(template_id)


async def copy_files(uow: UnitOfWork, source_id: UUID, copy_id: UUID, body: str) -> None:
    """Those that the copied body speaks of, under the same ids: it is copied word for word."""
    for file in await TemplateFileRepo(uow).lock_of_template(source_id):
        if str(file.id) in body:
            uow.insert(_copy_of(file, copy_id))


def _copy_of(file: TemplateFile, template_id: UUID) -> TemplateFile:
    """Shown by the draft, and published by no version yet."""
    return TemplateFile(
        template_id=template_id,
        id=file.id,
        stored_with=file.stored_with,
        key=file.key,
        shown_key=file.shown_key,
        name=file.name,
        size=file.size,
        content_type=file.content_type,
        uploaded_by=file.uploaded_by,
    )


async def delete_files(
    uow: UnitOfWork, projects: Projects, actor: Actor, template_id: UUID, file_ids: Sequence[UUID]
) -> list[UUID]:
    """All of them or none; which of them were there. Twice deletes nothing more."""
    # Before it is held, too: whether its project is open another service is asked.
    await get_editable(uow, projects, actor, template_id)
    template = await get_editable(uow, projects, actor, template_id, lock=True)
    files = await TemplateFileRepo(uow).lock_named(template.id, file_ids)
    if any(each.is_published or each.unused_since is None for each in files):
        raise StillShown
    await discard(uow, files)
    return [each.id for each in files]


async def delete_of_company(uow: UnitOfWork, company_id: UUID, most: int) -> int:
    files = await TemplateFileRepo(uow).lock_of_company(company_id, most)
    await discard(uow, files)
    return len(files)


async def discard(uow: UnitOfWork, files: Sequence[TemplateFile]) -> None:
    """Which the caller holds."""
    FILES.discard(uow, await TemplateFileRepo(uow).remove(files))


async def all_public(storage: Storage, files: Iterable[TemplateFile]) -> list[TemplateFilePublic]:
    return [await _public(storage, each) for each in files]


async def _public(storage: Storage, file: TemplateFile) -> TemplateFilePublic:
    return TemplateFilePublic(
        file_id=file.id,
        name=file.name,
        size=file.size,
        content_type=file.content_type,
        url=await storage.signed_url(file.key),
        thumbnail_url=await storage.signed_url(file.shown_key),
    )
