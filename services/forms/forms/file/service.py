"""Files of submissions: what values may speak of, and what goes when none speaks of it any more."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, cast
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.files import StoredFiles
from chassis.runtime import Runtime
from chassis.storage import Storage
from contracts.forms.v1 import events_pb2
from formwork.body import Body
from identity_client.directory import Directory
from identity_client.people import PersonPublic

from forms.file.hot import look_at_all
from forms.file.repo import FileRepo
from forms.file.schemas import FilePublic
from forms.file.unsent import Unsent
from forms.rights.reader import Reader
from forms.tables.file import SubmissionFile


async def _keys_of(uow: UnitOfWork, submission_ids: Collection[UUID]) -> set[str]:
    return await FileRepo(uow).keys_of(submission_ids)


FILES = StoredFiles(
    "submissions",
    named=_keys_of,
    discarded=events_pb2.FileDiscarded,
    consumer="forms.delete_discarded_files",
)


@dataclass(frozen=True)
class Shown:
    """The files of a submission, as one person is shown them."""

    files: Sequence[SubmissionFile] = ()
    unsent: Unsent = field(default_factory=Unsent)
    """What values say of others is not for them."""


async def look_at_shown(uow: UnitOfWork, submission_id: UUID, user_id: UUID) -> Shown:
    found = await look_at_all(uow, submission_id)
    shown = [each for each in found if _is_for(each, user_id)]
    return Shown(shown, Unsent(frozenset(str(each.id) for each in found if not _is_for(each, user_id))))


async def rows_shown_to(uow: UnitOfWork, user_id: UUID, submission_id: UUID) -> Sequence[SubmissionFile]:
    return await FileRepo(uow).shown_to(user_id, submission_id)


async def find_shown_to(
    uow: UnitOfWork, user_id: UUID, submission_id: UUID, file_id: UUID
) -> SubmissionFile | None:
    (*_, file) = [None, *await FileRepo(uow).shown_to(user_id, submission_id, [file_id])]
    return file


def _is_for(file: SubmissionFile, user_id: UUID) -> bool:
    return not file.is_outsiders or file.is_kept or file.uploaded_by == user_id


async def get_photos(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, file_ids: Sequence[UUID]
) -> list[FilePublic]:
    """Those of them that the caller may see, in the order they were asked for."""
    found = {each.id: each for each in await FileRepo(uow).visible(Reader.of(actor), file_ids)}
    return await all_public(runtime, actor.company_id, [found[each] for each in file_ids if each in found])


def are_spoken_of(body: Body, values: Mapping[UUID, Any], stored: Mapping[UUID, Any]) -> bool:
    """By these values, or by what they take the place of."""
    return body.takes_files and any(
        file_ids_of(body, field_id, value)
        or (field_id in stored and file_ids_of(body, field_id, stored[field_id].value))
        for field_id, value in values.items()
    )


@dataclass(frozen=True)
class Settled:
    """Values with what is true of their files; apart, the fields whose file is not there, or of another."""

    values: dict[UUID, Any]
    without_file: list[UUID]
    uploaders: frozenset[UUID] = frozenset()
    """Of files that no value spoke of before."""


async def settle(uow: UnitOfWork, submission_id: UUID, body: Body, values: Mapping[UUID, Any]) -> Settled:
    wanted = {field_id: file_ids_of(body, field_id, value) for field_id, value in values.items()}
    file_ids = {file_id for each in wanted.values() for file_id in each}
    if not file_ids:
        return Settled(dict(values), [])
    stored = {each.id: each for each in await FileRepo(uow).of_submission(submission_id, file_ids)}
    missing = [
        field_id
        for field_id, ids in wanted.items()
        if any(each not in stored or stored[each].field_id != field_id for each in ids)
    ]
    there = {
        field_id: _with_facts(value, stored) for field_id, value in values.items() if field_id not in missing
    }
    new = (each for each in stored.values() if each.field_id in there and not each.is_used)
    return Settled(there, missing, frozenset(each.uploaded_by for each in new))


async def follow_values(
    uow: UnitOfWork,
    submission_id: UUID,
    body: Body,
    before: Mapping[UUID, Any],
    after: Mapping[UUID, Any],
) -> None:
    had = {each for field_id, value in before.items() for each in file_ids_of(body, field_id, value)}
    has = {each for field_id, value in after.items() for each in file_ids_of(body, field_id, value)}
    if has:
        await FileRepo(uow).mark_used(submission_id, has)
    if dropped := had - has:
        FILES.discard(uow, await FileRepo(uow).remove(submission_id, dropped))


async def discard_all(uow: UnitOfWork, submission_ids: Collection[UUID]) -> None:
    """Where the submissions themselves go, and their rows with them."""
    FILES.discard(uow, await FileRepo(uow).keys_of(submission_ids))


async def keep_for_ever(uow: UnitOfWork, submission_id: UUID, body: Body, values: Mapping[str, Any]) -> None:
    """What somebody submitted with: a step record speaks of it from now on."""
    file_ids = {
        each for field_id, value in values.items() for each in file_ids_of(body, UUID(field_id), value)
    }
    if file_ids:
        await FileRepo(uow).keep(submission_id, file_ids)


def file_ids_of(body: Body, field_id: UUID, value: Any) -> set[UUID]:
    kind = body.kind_of(str(field_id))
    return {UUID(each) for each in kind.file_ids(value)} if value is not None else set()


async def public(runtime: Runtime, actor: Actor, file: SubmissionFile) -> FilePublic:
    """For who may see it."""
    (told,) = await all_public(runtime, actor.company_id, [file])
    return told


async def all_public(runtime: Runtime, company_id: UUID, files: Sequence[SubmissionFile]) -> list[FilePublic]:
    people = await runtime.of(Directory).people(company_id, (each.uploaded_by for each in files))
    return [await _public(runtime.storage, each, people.get(each.uploaded_by)) for each in files]


async def _public(storage: Storage, file: SubmissionFile, uploader: PersonPublic | None) -> FilePublic:
    return FilePublic(
        file_id=file.id,
        field_id=file.field_id,
        name=file.name,
        size=file.size,
        content_type=file.content_type,
        url=await storage.signed_url(file.key),
        thumbnail_url=await storage.signed_url(file.thumbnail_key) if file.thumbnail_key else None,
        uploader=uploader,
    )


def _with_facts(value: Any, stored: Mapping[UUID, SubmissionFile]) -> Any:
    """Name, size and type as they are kept, whatever was sent."""
    if isinstance(value, list):
        return [_with_facts(each, stored) for each in cast("list[Any]", value)]
    if not isinstance(value, dict):
        return value
    parts = cast("dict[str, Any]", value)
    if "fileId" in parts and "contentType" in parts:
        file = stored[UUID(parts["fileId"])]
        return {**parts, "name": file.name, "size": file.size, "contentType": file.content_type}
    return {key: _with_facts(each, stored) for key, each in parts.items()}
