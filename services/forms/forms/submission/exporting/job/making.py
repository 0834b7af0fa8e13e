"""A relay makes the files, one at a time. It may die at any point: another begins the file anew."""

import asyncio
import logging
from collections.abc import AsyncIterator
from functools import partial
from tempfile import TemporaryFile
from typing import BinaryIO

from anyio import to_thread
from chassis.access import Actor, Origin
from chassis.access.reader import AccessReader
from chassis.acting import acting_for, sharers
from chassis.batches import in_batches
from chassis.clock import now
from chassis.db import Database
from chassis.errors import ServiceError, Unexpected
from chassis.http.language import answering_in
from chassis.http.tables import TableFormat, table_content
from chassis.processes.costly import TableTurns
from chassis.runtime import Runtime
from chassis.texts import translated
from identity_client.projects import Projects

from forms.submission.exporting.job.errors import RightsChanged
from forms.submission.exporting.job.repo import ExportJobRepo
from forms.submission.exporting.job.schemas import ExportAsked
from forms.submission.exporting.job.service import EXPORTS, KEPT_FOR, access_of, delete_gone
from forms.submission.exporting.naming import day_of_export
from forms.submission.exporting.service import read_export
from forms.tables.export_job import ExportJob, ExportState

log = logging.getLogger(__name__)

_SAYS_SECONDS = 1.0
MOST_TRIES = 5
_BATCH = 100
_PART_BYTES = 256 * 1024


class _NotOurs(Exception):
    """Cancelled, or another's by now."""


async def make_exports(runtime: Runtime) -> None:
    while (job := await _claim(runtime.database)) is not None:
        with answering_in(job.language), acting_for(job.user_id):
            await _make(runtime, job)


async def delete_old_exports(database: Database) -> None:
    async def delete(most: int) -> int:
        async with database.unit_of_work() as uow:
            return await delete_gone(uow, most)

    await in_batches(delete, _BATCH)


async def _claim(database: Database) -> ExportJob | None:
    async with database.unit_of_work() as uow:
        return await ExportJobRepo(uow).claim()


async def _make(runtime: Runtime, job: ExportJob) -> None:
    """Where a part is away, or something unforeseen happens, another try begins anew, as after a death."""
    try:
        if job.tries > MOST_TRIES:
            raise Unexpected
        with TemporaryFile() as file:
            async with asyncio.TaskGroup() as tasks:
                progress = _Progress(runtime.database, job)
                saying = tasks.create_task(progress.say())
                name = await _write(runtime, job, file, progress)
                await keep_file(runtime, job, file, name)
                saying.cancel()
    except* _NotOurs:
        log.info("the export %s was cancelled, or is another's by now", job.id)
    except* ServiceError as errors:
        error = _first(errors)
        if not error.is_retryable or job.tries > MOST_TRIES:
            await _fail(runtime.database, job, error)
    except* Exception as errors:
        log.warning("the export %s is begun anew", job.id, exc_info=errors)


async def _write(runtime: Runtime, job: ExportJob, file: BinaryIO, progress: "_Progress") -> str:
    """To a file of this process: nothing lies in the storage until all of it is there. What it is called."""
    asked = ExportAsked.read(job.asked)
    actor = await _actor(runtime.access, job)
    tables = await read_export(runtime, actor, asked.wanted, asked.table_id, asked.field_ids, progress.count)
    if asked.format is TableFormat.XLSX:
        progress.total = job.total * len(tables)
    content = table_content(
        asked.format,
        tables,
        must_be_allowed=partial(_must_be_allowed, runtime.access, actor),
        turn=partial(runtime.of(TableTurns).turn, *sharers(job.company_id)),
    )
    async for part in content:
        await to_thread.run_sync(file.write, part.encode() if isinstance(part, str) else part)
    return f"{tables[0].name}.{asked.format}"


async def keep_file(runtime: Runtime, job: ExportJob, file: BinaryIO, name: str) -> None:
    asked = ExportAsked.read(job.asked)
    day = await day_of_export(runtime.of(Projects), job.company_id, asked.wanted.project_id)
    key = EXPORTS.new_key(job.company_id, job.id, begins=f"submissions-{day}-", ending=asked.format.value)
    await to_thread.run_sync(file.seek, 0)
    await runtime.storage.put(key, _parts(file), downloaded_as=name)
    async with runtime.database.unit_of_work() as uow:
        is_kept = await ExportJobRepo(uow).change(
            job.id,
            job.tries,
            state=ExportState.READY,
            done=ExportJob.total,
            file_key=key,
            file_name=name,
            gone_at=now() + KEPT_FOR,
        )
        if not is_kept:
            EXPORTS.discard(uow, [key])


async def _parts(file: BinaryIO) -> AsyncIterator[bytes]:
    while part := await to_thread.run_sync(file.read, _PART_BYTES):
        yield part


async def _fail(database: Database, job: ExportJob, error: ServiceError) -> None:
    failure = str(translated(error.message, job.language))
    async with database.unit_of_work() as uow:
        values = {"state": ExportState.FAILED, "failure": failure, "gone_at": now() + KEPT_FOR}
        await ExportJobRepo(uow).change(job.id, job.tries, **values)


async def _actor(reader: AccessReader, job: ExportJob) -> Actor:
    """Whoever asked, with what they may read now: no less than then."""
    access = await reader.get_access(job.user_id, job.company_id, job.session_id)
    if not access.holds_all_of(access_of(job)):
        raise RightsChanged
    return Actor(job.user_id, job.session_id, job.company_id, Origin("", ""), access)


async def _must_be_allowed(reader: AccessReader, actor: Actor) -> None:
    access = await reader.get_access(actor.user_id, actor.company_id, actor.session_id)
    if not access.holds_all_of(actor.access):
        raise RightsChanged


class _Progress:
    """Says each second how far it is, and by that that its worker lives."""

    def __init__(self, database: Database, job: ExportJob) -> None:
        self._database, self._job = database, job
        self.done, self.total = 0, job.total

    def count(self, submissions: int) -> None:
        self.done += submissions

    async def say(self) -> None:
        while True:
            async with self._database.unit_of_work() as uow:
                is_ours = await ExportJobRepo(uow).change(
                    self._job.id, self._job.tries, done=self.done, total=self.total
                )
            if not is_ours:
                raise _NotOurs
            await asyncio.sleep(_SAYS_SECONDS)


def _first(errors: BaseExceptionGroup[ServiceError]) -> ServiceError:
    found = errors.exceptions[0]
    return _first(found) if isinstance(found, BaseExceptionGroup) else found
