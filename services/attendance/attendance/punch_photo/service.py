"""The photo of a punch: brought by whoever pressed it, once, and soon after it came in; that of a crew is of
all its punches. A punch waits for none: it is there first, and counts whatever becomes of its photo."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import timedelta
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.files import FileIdTaken, FileRefused, IncomingFile, Sender, Sent, StoredFiles, bring
from chassis.runtime import Runtime
from chassis.storage import Storage
from chassis.texts import Text
from contracts.attendance.v1 import events_pb2

from attendance.hours.facts import Source
from attendance.photo_files import MB, PhotoArrival, thumbnail_of
from attendance.punch_photo.errors import PhotoTooLate, PunchHasPhoto, PunchNotFound
from attendance.punch_photo.repo import PunchPhotoRepo
from attendance.punch_photo.schemas import PhotoRefusal, PunchPhotoPublic
from attendance.settings import AttendanceSettings
from attendance.tables.punch_photo import PunchPhoto

HOURS = 24
"""Counted from when the punch came in: one that was made without a network brings its photo later."""
# Whoever scanned the poster of the site pressed on their own phone, too.
_ON_ONES_PHONE = frozenset({Source.OWN_PHONE, Source.SITE_CODE})


async def _keys_of(uow: UnitOfWork, punch_ids: Collection[UUID]) -> set[str]:
    found = await PunchPhotoRepo(uow).of_punches(punch_ids)
    return {key for each in found.values() for key in (each.key, each.thumbnail_key)}


FILES = StoredFiles(
    "punches",
    named=_keys_of,
    discarded=events_pb2.PunchPhotoDiscarded,
    consumer="attendance.delete_discarded_punch_photos",
)


@dataclass(frozen=True, slots=True)
class _Pressed:
    """What the photo is of: punches that its sender pressed in one of these ways."""

    punch_ids: tuple[UUID, ...]
    sources: frozenset[Source]
    takes_more: bool
    """Punches of a crew that came in later go with the photo that is there."""


async def upload_photo(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, punch_id: UUID, photo_id: UUID, sent: Sent
) -> PunchPhotoPublic:
    """The same id again gives the same photo."""
    pressed = _Pressed((punch_id,), _ON_ONES_PHONE, takes_more=False)
    return await public(runtime.storage, await _bring(uow, runtime, actor, pressed, photo_id, sent), punch_id)


async def upload_tablet_photo(
    uow: UnitOfWork, runtime: Runtime, sender: Sender, punch_id: UUID, sent: Sent
) -> None:
    """It comes with its press, so it goes by the id of that."""
    pressed = _Pressed((punch_id,), frozenset({Source.KIOSK}), takes_more=False)
    await _bring(uow, runtime, sender, pressed, punch_id, sent)


async def upload_crew_photo(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, punch_ids: Collection[UUID], photo_id: UUID, sent: Sent
) -> list[PunchPhotoPublic]:
    """One for all whom the caller pressed for at once. Sent again it is of those, too, whose punches came in
    since."""
    pressed = _Pressed(tuple(sorted({*punch_ids})), frozenset({Source.FOREMAN}), takes_more=True)
    photo = await _bring(uow, runtime, actor, pressed, photo_id, sent)
    return [await public(runtime.storage, photo, each) for each in pressed.punch_ids]


async def _bring(
    uow: UnitOfWork, runtime: Runtime, sender: Sender, pressed: _Pressed, photo_id: UUID, sent: Sent
) -> PunchPhoto:
    most = runtime.settings_as(AttendanceSettings).most_punch_photo_bytes
    arrival = _PhotoOfPunches(sender, pressed, photo_id, sent.size, most)
    try:
        photo = await bring(uow, runtime, sender, arrival, sent)
    except (FileRefused, PhotoTooLate) as refused:
        # Whose punches they are was looked at by then. What is refused undoes this unit of work.
        reason = PhotoRefusal.TOO_LATE if isinstance(refused, PhotoTooLate) else PhotoRefusal.NOT_FIT
        async with runtime.database.unit_of_work() as telling:
            await PunchPhotoRepo(telling).refuse(pressed.punch_ids, reason, now())
        raise
    await PunchPhotoRepo(uow).give(photo.id, pressed.punch_ids)
    return photo


class _PhotoOfPunches(PhotoArrival[PunchPhoto]):
    files = FILES

    def __init__(self, sender: Sender, pressed: _Pressed, photo_id: UUID, size: int, most: int) -> None:
        self._sender, self._pressed, self._photo_id = sender, pressed, photo_id
        self._size, self._most = size, most

    async def look(self, uow: UnitOfWork) -> PunchPhoto | None:
        known = await _known_or_free(uow, self._sender, self._pressed, self._photo_id)
        if known is None:
            await _must_have_room(uow, self._sender, self._size, self._most)
        return known

    def row(self, incoming: IncomingFile) -> PunchPhoto:
        key = FILES.new_key(self._pressed.punch_ids[0], ending=incoming.ending)
        return PunchPhoto(
            id=self._photo_id,
            company_id=self._sender.company_id,
            key=key,
            thumbnail_key=thumbnail_of(key),
            name=incoming.name,
            size=incoming.size,
            content_type=incoming.kind.content_type,
            uploaded_by=self._sender.user_id,
        )

    async def hold(self, uow: UnitOfWork) -> PunchPhoto | None:
        # Of many at once each counts those before it.
        await uow.lock(f"photos of punches of {self._sender.company_id}")
        return await self.look(uow)


async def photos_of(
    uow: UnitOfWork, storage: Storage, punch_ids: Collection[UUID]
) -> dict[UUID, PunchPhotoPublic]:
    """By punch, with links: for who may see where those were made."""
    if not punch_ids:
        return {}
    found = await PunchPhotoRepo(uow).of_punches(punch_ids)
    return {punch_id: await public(storage, photo, punch_id) for punch_id, photo in found.items()}


async def refusals_of(uow: UnitOfWork, punch_ids: Collection[UUID]) -> dict[UUID, PhotoRefusal]:
    """Photos of these punches that were brought and not taken."""
    return await PunchPhotoRepo(uow).refusals_of(punch_ids) if punch_ids else {}


async def delete_of_company(uow: UnitOfWork, company_id: UUID, most: int) -> int:
    repo = PunchPhotoRepo(uow)
    photos = await repo.lock_of_company(company_id, most)
    FILES.discard(uow, await repo.remove([each.id for each in photos]))
    return len(photos)


async def public(storage: Storage, photo: PunchPhoto, punch_id: UUID) -> PunchPhotoPublic:
    return PunchPhotoPublic(
        photo_id=photo.id,
        punch_id=punch_id,
        url=await storage.signed_url(photo.key),
        thumbnail_url=await storage.signed_url(photo.thumbnail_key),
    )


async def _known_or_free(
    uow: UnitOfWork, sender: Sender, pressed: _Pressed, photo_id: UUID
) -> PunchPhoto | None:
    repo = PunchPhotoRepo(uow)
    received = await repo.when_received(sender, pressed.punch_ids, pressed.sources)
    if len(received) < len(pressed.punch_ids):
        raise PunchNotFound
    have = await repo.of_punches(pressed.punch_ids)
    known = await repo.find(photo_id)
    if known is not None and not (_is_of(sender, known) and (have or pressed.takes_more)):
        raise FileIdTaken
    if any(each.id != photo_id for each in have.values()):
        raise FileIdTaken if known is not None else PunchHasPhoto
    without = [at for punch_id, at in received.items() if punch_id not in have]
    if any(now() - at > timedelta(hours=HOURS) for at in without):
        raise PhotoTooLate(HOURS)
    return known


def _is_of(sender: Sender, photo: PunchPhoto) -> bool:
    return (photo.company_id, photo.uploaded_by) == (sender.company_id, sender.user_id)


async def _must_have_room(uow: UnitOfWork, sender: Sender, size: int, most: int) -> None:
    if await PunchPhotoRepo(uow).bytes_of_company(sender.company_id) + size > most:
        raise FileRefused(
            Text(
                "The photos of your company's punches have {most} MB, the most they may. "
                "Ask whoever runs this workspace for more.",
                most=most // MB,
            )
        )
