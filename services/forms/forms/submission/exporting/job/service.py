"""Lists of very many are made into files in the background: whoever asked leaves the page, comes back, and
finds how far it is, or the file.

Decision: docs/decisions/0205-long-exports-are-rows-that-a-relay-works-off.md"""

from collections.abc import Collection
from datetime import timedelta
from typing import Any
from uuid import UUID

from chassis.access import Access, Actor, Role
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.files import StoredFiles
from chassis.http.language import caller_language
from chassis.runtime import Runtime
from chassis.storage import Storage
from contracts.forms.v1 import events_pb2
from identity_client.projects import Projects

from forms.audit import of_export
from forms.rights.reader import Reader
from forms.submission.by_fields.errors import FieldsOfNoTemplate
from forms.submission.exporting.errors import TooManyToExport
from forms.submission.exporting.job.errors import (
    EnoughExports,
    ExportNotFound,
    ExportNotReady,
    RightsChanged,
)
from forms.submission.exporting.job.repo import ExportJobRepo
from forms.submission.exporting.job.schemas import ExportAsked, ExportFile, ExportJobPublic
from forms.submission.exporting.repo import ExportRepo
from forms.submission.exporting.service import MOST_SUBMISSIONS
from forms.tables.export_job import ExportJob, ExportState

MOST_OF_ONE = 3
"""That are made at once for one person."""
MOST_OF_COMPANY = 10
KEPT_FOR = timedelta(days=1)
_MADE_WITHIN = timedelta(days=2)
_MOST_SHOWN = 20


async def _keys_of(uow: UnitOfWork, job_ids: Collection[UUID]) -> set[str]:
    return await ExportJobRepo(uow).keys_of(job_ids)


EXPORTS = StoredFiles(
    "exports",
    named=_keys_of,
    discarded=events_pb2.ExportFileDiscarded,
    consumer="forms.delete_discarded_exports",
    ids=2,
)


async def start_export(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, asked: ExportAsked
) -> ExportJobPublic:
    wanted = asked.wanted
    if (wanted.fields or asked.field_ids) and wanted.template_id is None:
        raise FieldsOfNoTemplate
    if wanted.project_id is not None:
        await runtime.of(Projects).get_seen(actor, wanted.project_id)
    async with runtime.database.reading() as reading:
        total = await ExportRepo(reading).count(MOST_SUBMISSIONS + 1, Reader.of(actor), wanted)
    if total > MOST_SUBMISSIONS:
        raise TooManyToExport(MOST_SUBMISSIONS)
    # Two at once must not both be the last that there may be.
    await uow.lock(f"exports of {actor.company_id}")
    own, of_all = await ExportJobRepo(uow).unfinished(actor.company_id, actor.user_id)
    if own >= MOST_OF_ONE:
        raise EnoughExports(MOST_OF_ONE)
    if of_all >= MOST_OF_COMPANY:
        raise EnoughExports(MOST_OF_COMPANY)
    job = uow.add(
        ExportJob(
            company_id=actor.company_id,
            user_id=actor.user_id,
            session_id=actor.session_id,
            access=_kept(actor.access),
            asked=asked.kept(),
            language=caller_language(),
            total=total,
            gone_at=now() + _MADE_WITHIN,
        )
    )
    uow.outbox.add(of_export(actor, total, wanted.project_id))
    return _public(job)


async def get_exports(uow: UnitOfWork, actor: Actor) -> list[ExportJobPublic]:
    """The caller's own, the newest first."""
    found = await ExportJobRepo(uow).of_asker(actor.company_id, actor.user_id, _MOST_SHOWN)
    return [_public(each) for each in found]


async def get_file(uow: UnitOfWork, storage: Storage, actor: Actor, job_id: UUID) -> ExportFile:
    job = await ExportJobRepo(uow).find(actor.company_id, actor.user_id, job_id)
    if job is None or job.gone_at < now():
        raise ExportNotFound
    if job.state != ExportState.READY or job.file_key is None:
        raise ExportNotReady
    if not actor.access.holds_all_of(access_of(job)):
        raise RightsChanged
    name = job.file_name or job.file_key.rpartition("/")[2]
    return ExportFile(url=await storage.signed_url(job.file_key), name=name)


async def cancel_export(uow: UnitOfWork, actor: Actor, job_id: UUID) -> None:
    """Its worker notices when it next says how far it is. A file that is ready goes, too."""
    taken = await ExportJobRepo(uow).take(actor.company_id, actor.user_id, job_id)
    if taken is None:
        raise ExportNotFound
    EXPORTS.discard(uow, filter(None, taken))


async def delete_of_company(uow: UnitOfWork, company_id: UUID, most: int) -> int:
    taken = await ExportJobRepo(uow).take_of_company(company_id, most)
    EXPORTS.discard(uow, filter(None, taken))
    return len(taken)


async def delete_gone(uow: UnitOfWork, most: int) -> int:
    taken = await ExportJobRepo(uow).take_gone(now(), most)
    EXPORTS.discard(uow, filter(None, taken))
    return len(taken)


def access_of(job: ExportJob) -> Access:
    kept = job.access
    ids = {name: frozenset(map(UUID, kept[name])) for name in ("teams", "projects", "managed")}
    return Access(
        session_active=True,
        role=Role(kept["role"]),
        team_ids=ids["teams"],
        project_ids=ids["projects"],
        managed_project_ids=ids["managed"],
    )


def _kept(access: Access) -> dict[str, Any]:
    assert access.role is not None
    # Admins read all projects, of which there may be very many.
    reads_all = access.role.at_least(Role.ADMIN)
    return {
        "role": access.role.value,
        "teams": [*map(str, access.acting_team_ids)],
        "projects": [] if reads_all else [*map(str, access.project_ids)],
        "managed": [] if reads_all else [*map(str, access.managed_project_ids)],
    }


def _public(job: Any) -> ExportJobPublic:
    return ExportJobPublic(
        export_id=job.id,
        format=job.asked["format"],
        state=ExportState(job.state),
        done=min(job.done, job.total),
        total=job.total,
        failure=job.failure or "",
        created_at=job.created_at,
        gone_at=job.gone_at,
    )
