"""What a company is known by beside its name, on screens and on paper."""

from typing import BinaryIO

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.files import delete_if_undone, store_renditions
from chassis.pictures.pictures import Rendition
from chassis.runtime import Runtime

from identity.audit.actions import AuditAction
from identity.company.schemas import CompanyColor
from identity.company.service import get, note
from identity.directory.photos import PHOTOS
from identity.tables.company import Company

MOST_LOGO_BYTES = 2 * 1024 * 1024
# No SVG: it is a program as much as a picture.
_FORMATS = ("PNG", "JPEG", "WEBP")
# Six centimetres of paper at 200 dots an inch. A PNG, since thin letters on white are what a JPEG blurs.
_LOGO = Rendition(side=480, format="PNG", quality=100)


async def replace_logo(uow: UnitOfWork, runtime: Runtime, actor: Actor, content: BinaryIO) -> None:
    key = PHOTOS.new_key(actor.company_id, ending="png")
    delete_if_undone(uow, runtime.storage, [key])
    sharers = [actor.user_id, actor.company_id]
    await store_renditions(runtime, content, _FORMATS, {key: _LOGO}, sharers=sharers)
    await _point_at(uow, actor, key)


async def remove_logo(uow: UnitOfWork, actor: Actor) -> None:
    await _point_at(uow, actor, None)


async def choose_color(uow: UnitOfWork, actor: Actor, body: CompanyColor) -> None:
    actor.must_be_in(body.group_id)
    company = await get(uow, actor.company_id, lock=True)
    if body.color != company.color:
        changes = {"color": [company.color, body.color]}
        note(uow, actor, AuditAction.COMPANY_SETTINGS_CHANGED, company, changes)
        company.color = body.color
        await uow.flush()


def forget_look(uow: UnitOfWork, company: Company) -> None:
    if company.logo_key is not None:
        PHOTOS.discard(uow, [company.logo_key])
    company.logo_key = company.color = None


async def _point_at(uow: UnitOfWork, actor: Actor, key: str | None) -> None:
    company = await get(uow, actor.company_id, lock=True)
    if company.logo_key is not None:
        PHOTOS.discard(uow, [company.logo_key])
    if company.logo_key != key:
        had, has = company.logo_key is not None, key is not None
        note(uow, actor, AuditAction.COMPANY_SETTINGS_CHANGED, company, {"logo": [had, has]})
        company.logo_key = key
        await uow.flush()
