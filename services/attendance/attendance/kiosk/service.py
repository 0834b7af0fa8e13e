"""Tablets of a project: set up, listed and removed by its managers."""

from datetime import timedelta
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.audit import act_of
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.http import Page
from chassis.http.paging import Paging
from contracts.attendance.v1 import events_pb2
from contracts.identity.v1.identity_pb2 import Project
from identity_client.projects import Projects

from attendance.audit import AuditAction, AuditField, AuditSubject
from attendance.kiosk.errors import KioskNotFound, TooManyKiosks
from attendance.kiosk.proofs import digest_of_code, grouped, new_code
from attendance.kiosk.repo import KioskRepo
from attendance.kiosk.schemas import KioskCreate, KioskPairing, KioskPublic
from attendance.tables.kiosk import Kiosk

MOST_KIOSKS = 50
"""Of a project."""
_CODE_LASTS = timedelta(minutes=15)


async def create_kiosk(uow: UnitOfWork, projects: Projects, actor: Actor, body: KioskCreate) -> KioskPairing:
    project = await projects.get_open(actor, body.project_id)
    actor.must_manage(body.project_id)
    await uow.lock(f"kiosks of {body.project_id}")
    if await KioskRepo(uow).count(actor.company_id, body.project_id) >= MOST_KIOSKS:
        raise TooManyKiosks(MOST_KIOSKS)
    kiosk = KioskRepo(uow).add(
        Kiosk(
            company_id=actor.company_id,
            project_id=body.project_id,
            name=body.name,
            created_by=actor.user_id,
        )
    )
    return await _with_code(uow, actor, kiosk, project, AuditAction.KIOSK_ADDED)


async def replace_code(uow: UnitOfWork, projects: Projects, actor: Actor, kiosk_id: UUID) -> KioskPairing:
    """For another tablet, or one that has forgotten its token. The one before goes on until another comes."""
    kiosk = await _get(uow, actor, kiosk_id)
    project = await projects.get_open(actor, kiosk.project_id)
    kiosk = await _get(uow, actor, kiosk_id, lock=True)
    return await _with_code(uow, actor, kiosk, project, AuditAction.KIOSK_CODE_REPLACED)


async def revoke_kiosk(uow: UnitOfWork, actor: Actor, kiosk_id: UUID) -> None:
    kiosk = await _get(uow, actor, kiosk_id, lock=True)
    kiosk.revoked_at = now()
    kiosk.token_digest = kiosk.pairing_digest = kiosk.sealing_key = None
    uow.outbox.add(_told(actor, AuditAction.KIOSK_REMOVED, kiosk))


async def query_kiosks(
    uow: UnitOfWork, projects: Projects, actor: Actor, project_id: UUID | None, paging: Paging
) -> Page[KioskPublic]:
    rows, total = await KioskRepo(uow).page(actor, project_id, paging)
    found = await projects.shown(actor.company_id, (row.project_id for row in rows))
    return Page[KioskPublic].of([_public(row, found.get(row.project_id)) for row in rows], total, paging)


async def _get(uow: UnitOfWork, actor: Actor, kiosk_id: UUID, *, lock: bool = False) -> Kiosk:
    kiosk = await KioskRepo(uow).find_managed(actor, kiosk_id, lock=lock)
    if kiosk is None or kiosk.revoked_at is not None:
        raise KioskNotFound
    return kiosk


async def _with_code(
    uow: UnitOfWork, actor: Actor, kiosk: Kiosk, project: Project, action: AuditAction
) -> KioskPairing:
    code = new_code()
    kiosk.pairing_digest = digest_of_code(code)
    kiosk.pairs_until = until = now() + _CODE_LASTS
    kiosk.is_code_used, kiosk.code_by = False, actor.user_id
    await uow.flush()
    uow.outbox.add(_told(actor, action, kiosk))
    return KioskPairing(**dict(_public(kiosk, project)), code=grouped(code), pairs_until=until)


def _public(row: Any, project: Project | None) -> KioskPublic:
    return KioskPublic(
        kiosk_id=row.id,
        project_id=row.project_id,
        project_name=project.name if project else "",
        name=row.name,
        is_paired=row.token_digest is not None,
        last_seen_at=row.last_seen_at,
        created_at=row.created_at,
    )


def _told(actor: Actor, action: AuditAction, kiosk: Kiosk) -> events_pb2.ActRecorded:
    act = act_of(
        actor,
        action,
        subject_type=AuditSubject.KIOSK,
        subject_id=kiosk.id,
        subject_name=kiosk.name,
        changes={AuditField.PROJECT: (None, str(kiosk.project_id))},
    )
    return events_pb2.ActRecorded(act=act)
