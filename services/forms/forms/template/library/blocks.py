"""Blocks: fields or pages that the forms of a company have in common, kept to be put into them.

Decision: docs/decisions/0246-a-block-is-an-entry-of-the-library.md"""

from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork

from forms.checker import Checker
from forms.tables.collection import FormCollection
from forms.tables.template import FormTemplate
from forms.template import content
from forms.template.access import get_own
from forms.template.copying import LONGEST_NAME, NO_SETTINGS, Content, name_of_copy
from forms.template.files.repo import TemplateFileRepo
from forms.template.library.errors import BlockNameTaken, NoSuchPhoto, NotABlock, TooManyBlocks
from forms.template.library.repo import LibraryRepo
from forms.template.library.schemas import BlockKind, FormCollectionCreate

MOST_BLOCKS = 300


async def drawn_block(
    uow: UnitOfWork, checker: Checker, actor: Actor, body: FormCollectionCreate, kind: BlockKind
) -> Content:
    """Checked like every form. What its fields say of steps and of other fields stays: what of it a form has
    is known where it is put."""
    pages = body.pages
    if pages is None or body.workflow is not None or not _holds_something(kind, pages):
        raise NotABlock
    sound = await content.check_body(checker, actor.company_id, pages)
    shown = {UUID(file_id) for _, file_id in sound.template_files}
    if body.form_template_id is not None:
        # What its draft shows is for its editors.
        template = await get_own(uow, actor, body.form_template_id)
        shown -= {each.id for each in await TemplateFileRepo(uow).of_template(template.id, shown)}
    if shown:
        raise NoSuchPhoto
    return Content(sound.json, content.default_workflow([]), NO_SETTINGS, sound.fields_count)


def _holds_something(kind: BlockKind, pages: list[dict[str, Any]]) -> bool:
    if kind == "pages":
        return bool(pages)
    return len(pages) == 1 and bool(pages[0].get("components"))


async def must_have_place(uow: UnitOfWork, template: FormTemplate, kept: FormCollection, name: str) -> None:
    """Blocks are chosen by their names alone. Forms of the library have pictures and what they are for."""
    if kept.block_kind is None:
        return
    await LibraryRepo(uow).lock_blocks(template.company_id)
    others = await LibraryRepo(uow).block_names(template.company_id, but=template.id)
    if name.lower() in others:
        raise BlockNameTaken(name)
    if len(others) >= MOST_BLOCKS:
        raise TooManyBlocks(MOST_BLOCKS)


async def free_name_of_copy(uow: UnitOfWork, original: FormTemplate) -> str:
    """Copied twice, there are two."""
    await LibraryRepo(uow).lock_blocks(original.company_id)
    taken = await LibraryRepo(uow).block_names(original.company_id, but=original.id)
    name, number = name_of_copy(original.name), 1
    while name.lower() in taken:
        number += 1
        ending = f" (copy {number})"
        name = f"{original.name[: LONGEST_NAME - len(ending)]}{ending}"
    return name
