"""The poster of a site: whoever scans it checks in or out there with one tap. It proves nothing, as its photo
is soon in every pocket: where a punch was is asked as of any other."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from anyio import to_thread
from chassis.access import Actor, Origin
from chassis.audit import act_of
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.guessing import Guesses
from chassis.http.language import caller_language
from chassis.processes.costly import ExportTurns
from chassis.runtime import Runtime
from chassis.texts import Text, translated
from contracts.attendance.v1 import events_pb2
from identity_client.directory import Directory
from identity_client.projects import Projects

from attendance.audit import AuditAction, AuditField, AuditSubject
from attendance.label.codes import code_in, grouped, new_code
from attendance.label.poster import Poster as DrawnPoster
from attendance.label.poster import draw_poster
from attendance.site_code.errors import OfAnotherCompany, SiteCodeChanged, SiteCodeNotFound, UnknownCode
from attendance.site_code.repo import SiteCodeRepo
from attendance.site_code.schemas import (
    SiteByCode,
    SiteCard,
    SiteCodeOfProject,
    SiteCodePublic,
    SiteCodeRenew,
    SiteCodeRevoke,
)
from attendance.tables.site_code import SiteCode

PATH = "/attendance/site/"
_WHAT_FOR = Text("Clock in or out here")
_HOW = Text("Open camera, scan, tap")
# Whoever prints it reads one of both; on many sites others read the other one.
_SECOND = {"en": "zh-CN"}


@dataclass(frozen=True, slots=True)
class Poster:
    site_code_id: UUID
    project_id: UUID
    revoked_at: datetime | None


async def posters_scanned(uow: UnitOfWork, company_id: UUID, scanned: Collection[str]) -> dict[str, Poster]:
    """By what was scanned; what is no poster of this company is not in it."""
    codes = {each: code for each in scanned if (code := code_in(each, PATH))}
    if not codes:
        return {}
    rows = {row.code: row for row in await SiteCodeRepo(uow).among(company_id, {*codes.values()})}
    return {
        each: Poster(rows[code].id, rows[code].project_id, rows[code].revoked_at)
        for each, code in codes.items()
        if code in rows
    }


async def get_site_code(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, project_id: UUID
) -> SiteCodeOfProject:
    await runtime.of(Projects).get_seen(actor, project_id)
    actor.must_manage(project_id)
    found = await SiteCodeRepo(uow).current(actor.company_id, project_id)
    return SiteCodeOfProject(site_code=_shown(found, runtime.settings.public_url) if found else None)


async def renew_site_code(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: SiteCodeRenew
) -> SiteCodePublic:
    """What hangs there is none from now on; a punch that was made by it and comes in late still was."""
    project = await runtime.of(Projects).get_open(actor, body.project_id)
    actor.must_manage(body.project_id)
    await uow.lock(f"site code of {body.project_id}")
    before = await SiteCodeRepo(uow).current(actor.company_id, body.project_id, lock=True)
    if (before.id if before else None) != body.seen_site_code_id:
        raise SiteCodeChanged
    if before is not None:
        before.revoked_at = now()
        await uow.flush()
    made = SiteCodeRepo(uow).add(
        SiteCode(
            company_id=actor.company_id,
            project_id=body.project_id,
            code=new_code(),
            created_by=actor.user_id,
        )
    )
    await uow.flush()
    action = AuditAction.SITE_CODE_MADE if before is None else AuditAction.SITE_CODE_RENEWED
    uow.outbox.add(_told(actor, action, made, project.name))
    return _shown(made, runtime.settings.public_url)


async def revoke_site_code(uow: UnitOfWork, projects: Projects, actor: Actor, body: SiteCodeRevoke) -> None:
    """Of an archived project, too: its poster may hang there still."""
    project = await projects.get_seen(actor, body.project_id)
    actor.must_manage(body.project_id)
    await uow.lock(f"site code of {body.project_id}")
    there = await SiteCodeRepo(uow).current(actor.company_id, body.project_id, lock=True)
    if there is None:
        raise SiteCodeNotFound
    if there.id != body.site_code_id:
        raise SiteCodeChanged
    there.revoked_at = now()
    uow.outbox.add(_told(actor, AuditAction.SITE_CODE_REVOKED, there, project.name))


async def print_poster(runtime: Runtime, actor: Actor, project_id: UUID) -> bytes:
    project = await runtime.of(Projects).get_seen(actor, project_id)
    actor.must_manage(project_id)
    async with runtime.database.reading() as uow:
        there = await SiteCodeRepo(uow).current(actor.company_id, project_id)
    if there is None:
        raise SiteCodeNotFound
    color, logo = await runtime.of(Directory).look_of_company(actor.company_id)
    first = caller_language()
    languages = first, _SECOND.get(first, "en")
    poster = DrawnPoster(
        link=_link(there, runtime.settings.public_url),
        code=grouped(there.code),
        project=project.name,
        company=await runtime.of(Projects).company_name(actor.company_id),
        what_for=[str(translated(_WHAT_FOR, each)) for each in languages],
        how=[str(translated(_HOW, each)) for each in languages],
        color=color,
        logo=logo,
    )
    async with runtime.of(ExportTurns).turn(actor.user_id, actor.company_id):
        return await to_thread.run_sync(draw_poster, poster)


async def get_by_code(uow: UnitOfWork, projects: Projects, actor: Actor, scanned: str) -> SiteByCode:
    found = await _find(uow, scanned)
    if found is None:
        raise UnknownCode
    if found.company_id != actor.company_id:
        raise OfAnotherCompany
    if not (found.project_id in actor.access.project_ids or actor.manages(found.project_id)):
        return SiteByCode(project_id=None, project_name="", is_closed=False)
    project = await projects.try_find(actor.company_id, found.project_id)
    return SiteByCode(
        project_id=found.project_id,
        project_name=project.name if project else "",
        is_closed=project is not None and project.is_archived,
    )


async def get_card(uow: UnitOfWork, runtime: Runtime, origin: Origin, scanned: str) -> SiteCard:
    """For anybody at all; who guesses waits."""
    found = await _find(uow, scanned)
    if found is None:
        runtime.of(Guesses).must_be_few_more(origin.network)
        raise UnknownCode
    return SiteCard(company_name=await runtime.of(Projects).company_name(found.company_id))


async def _find(uow: UnitOfWork, scanned: str) -> SiteCode | None:
    code = code_in(scanned, PATH)
    return await SiteCodeRepo(uow).find_by_code(code) if code else None


def _link(site_code: SiteCode, public_url: str) -> str:
    return f"{public_url.rstrip('/')}{PATH}{site_code.code}"


def _shown(row: SiteCode, public_url: str) -> SiteCodePublic:
    return SiteCodePublic(
        site_code_id=row.id,
        project_id=row.project_id,
        link=_link(row, public_url),
        created_at=row.created_at,
    )


def _told(actor: Actor, action: AuditAction, row: SiteCode, project_name: str) -> events_pb2.ActRecorded:
    """Without the code: who reads the log has no poster."""
    act = act_of(
        actor,
        action,
        subject_type=AuditSubject.SITE_CODE,
        subject_id=row.id,
        subject_name=project_name,
        changes={AuditField.PROJECT: (None, str(row.project_id))},
    )
    return events_pb2.ActRecorded(act=act)
