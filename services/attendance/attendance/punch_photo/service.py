"""The photo of a punch: brought by whoever pressed it, once, and soon after it came in. A punch waits for no
photo: it is there first, and counts whatever becomes of that."""

from collections.abc import Collection
from datetime import timedelta
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.files import FileIdTaken, FileRefused, IncomingFile, StoredFiles
from chassis.runtime import Runtime
from chassis.storage import Storage
from chassis.texts import Text
from contracts.attendance.v1 import events_pb2

from attendance.photo_files import MB, Place, Sent, bring, thumbnail_of
from attendance.punch_photo.errors import PhotoTooLate, PunchHasPhoto, PunchNotFound
from attendance.punch_photo.repo import PunchPhotoRepo
from attendance.punch_photo.schemas import PunchPhotoPublic
from attendance.settings import AttendanceSettings
from attendance.tables.punch_photo import PunchPhoto

HOURS = 24
"""Counted from when the punch came in: one that was made without a network brings its photo later."""


async def _keys_of(uow: UnitOfWork, punch_ids: Collection[UUID]) -> set[str]:
    found = await PunchPhotoRepo(uow).of_punches(punch_ids)
    return {key for each in found for key in (each.key, each.thumbnail_key)}


FILES = StoredFiles(
    "punches",
    named=_keys_of,
    discarded=events_pb2.PunchPhotoDiscarded,
    consumer="attendance.delete_discarded_punch_photos",
)


async def upload_photo(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, punch_id: UUID, photo_id: UUID, sent: Sent
) -> PunchPhotoPublic:
    """The same id again gives the same photo."""
    most = runtime.settings_as(AttendanceSettings).most_punch_photo_bytes

    async def look(looking: UnitOfWork) -> PunchPhoto | None:
        known = await _known_or_free(looking, actor, punch_id, photo_id)
        if known is None:
            await _must_have_room(looking, actor, sent.size, most)
        return known

    def row(incoming: IncomingFile) -> PunchPhoto:
        key = FILES.new_key(punch_id, ending=incoming.ending)
        return PunchPhoto(
            id=photo_id,
            company_id=actor.company_id,
            punch_id=punch_id,
            key=key,
            thumbnail_key=thumbnail_of(key),
            name=incoming.name,
            size=incoming.size,
            content_type=incoming.kind.content_type,
            uploaded_by=actor.user_id,
        )

    place = Place(FILES, look, row, lock=f"photos of punches of {actor.company_id}")
    return await public(runtime.storage, await bring(uow, runtime, actor, place, sent))


async def photos_of(
    uow: UnitOfWork, storage: Storage, punch_ids: Collection[UUID]
) -> dict[UUID, PunchPhotoPublic]:
    """By punch, with links: for who may see where those were made."""
    if not punch_ids:
        return {}
    found = await PunchPhotoRepo(uow).of_punches(punch_ids)
    return {each.punch_id: await public(storage, each) for each in found}


async def delete_of_company(uow: UnitOfWork, company_id: UUID, most: int) -> int:
    repo = PunchPhotoRepo(uow)
    photos = await repo.lock_of_company(company_id, most)
    FILES.discard(uow, await repo.remove([each.id for each in photos]))
    return len(photos)


async def public(storage: Storage, photo: PunchPhoto) -> PunchPhotoPublic:
    return PunchPhotoPublic(
        photo_id=photo.id,
        punch_id=photo.punch_id,
        url=await storage.signed_url(photo.key),
        thumbnail_url=await storage.signed_url(photo.thumbnail_key),
    )


async def _known_or_free(uow: UnitOfWork, actor: Actor, punch_id: UUID, photo_id: UUID) -> PunchPhoto | None:
    repo = PunchPhotoRepo(uow)
    received_at = await repo.when_received(actor, punch_id)
    if received_at is None:
        raise PunchNotFound
    if (known := await repo.find(photo_id)) is not None:
        if known.punch_id != punch_id:
            raise FileIdTaken
        return known
    if await repo.of_punches([punch_id]):
        raise PunchHasPhoto
    if now() - received_at > timedelta(hours=HOURS):
        raise PhotoTooLate(HOURS)
    return None


async def _must_have_room(uow: UnitOfWork, actor: Actor, size: int, most: int) -> None:
    if await PunchPhotoRepo(uow).bytes_of_company(actor.company_id) + size > most:
        raise FileRefused(
            Text(
                "The photos of your company's punches have {most} MB, the most they may. "
                "Ask whoever runs this workspace for more.",
                most=most // MB,
            )
        )
