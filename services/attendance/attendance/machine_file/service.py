"""Photos of machines and of their defects: where they lie, who brings them, what goes with a company."""

from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.files import (
    FileIdTaken,
    FileRefused,
    IncomingFile,
    Sent,
    StoredFiles,
    bring,
)
from chassis.runtime import Runtime
from chassis.storage import Storage
from chassis.texts import Text
from contracts.attendance.v1 import events_pb2

from attendance.machine_file.repo import EquipmentFileRepo
from attendance.machine_file.schemas import EquipmentFilePublic
from attendance.photo_files import MB, PhotoArrival, thumbnail_of
from attendance.settings import AttendanceSettings
from attendance.tables.equipment_care import EquipmentFile

MOST_PHOTOS = 10
"""Of one machine, and of one defect."""


async def _keys_of(uow: UnitOfWork, equipment_ids: Collection[UUID]) -> set[str]:
    return await EquipmentFileRepo(uow).keys_of(equipment_ids)


FILES = StoredFiles(
    "machines",
    named=_keys_of,
    discarded=events_pb2.FileDiscarded,
    consumer="attendance.delete_discarded_files",
)


@dataclass(frozen=True, slots=True)
class Of:
    equipment_id: UUID
    defect_id: UUID | None = None
    """None: of the machine itself."""


Check = Callable[[UnitOfWork], Awaitable[Of]]
"""Whether the caller may bring one to it; asked before the file is stored, and again when it is."""


async def upload(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, check: Check, photo_id: UUID, sent: Sent
) -> EquipmentFilePublic:
    """The same id again gives the same file."""
    # First of all: whose files there are is nobody's business who may bring none.
    async with runtime.database.reading() as looking:
        of = await check(looking)
    arrival = _PhotoOfMachine(runtime.settings_as(AttendanceSettings), actor, of, check, photo_id, sent.size)
    return await public(runtime.storage, await bring(uow, runtime, actor, arrival, sent))


class _PhotoOfMachine(PhotoArrival[EquipmentFile]):
    files = FILES

    def __init__(
        self, settings: AttendanceSettings, actor: Actor, of: Of, check: Check, photo_id: UUID, size: int
    ) -> None:
        self._settings, self._actor, self._of, self._check = settings, actor, of, check
        self._photo_id, self._size = photo_id, size

    async def look(self, uow: UnitOfWork) -> EquipmentFile | None:
        known = await _known(uow, self._of, self._photo_id)
        if known is None:
            await _must_have_room(uow, self._settings, self._actor, self._of, self._size)
        return known

    def row(self, incoming: IncomingFile) -> EquipmentFile:
        return _row(self._actor, self._of, self._photo_id, incoming)

    async def hold(self, uow: UnitOfWork) -> EquipmentFile | None:
        # It asks identity, so before the lock. Of many at once each counts those before it.
        await self._check(uow)
        await uow.lock(f"files of equipment of {self._actor.company_id}")
        return await self.look(uow)


async def photos_of(uow: UnitOfWork, storage: Storage, equipment_id: UUID) -> list[EquipmentFilePublic]:
    files = await EquipmentFileRepo(uow).of_equipment(equipment_id)
    return [await public(storage, each) for each in files]


async def photos_of_defects(
    uow: UnitOfWork, storage: Storage, defect_ids: Collection[UUID]
) -> dict[UUID, list[EquipmentFilePublic]]:
    found = defaultdict[UUID, list[EquipmentFilePublic]](list)
    for each in await EquipmentFileRepo(uow).of_defects(defect_ids):
        if each.defect_id is not None:
            found[each.defect_id].append(await public(storage, each))
    return found


async def find_file(uow: UnitOfWork, photo_id: UUID) -> EquipmentFile | None:
    """Anybody's: the caller looks whose it is."""
    return await EquipmentFileRepo(uow).find(photo_id)


async def discard(uow: UnitOfWork, file_ids: Collection[UUID]) -> None:
    FILES.discard(uow, await EquipmentFileRepo(uow).remove(file_ids))


async def delete_of_company(uow: UnitOfWork, company_id: UUID, most: int) -> int:
    files = await EquipmentFileRepo(uow).lock_of_company(company_id, most)
    await discard(uow, [each.id for each in files])
    return len(files)


async def public(storage: Storage, file: EquipmentFile) -> EquipmentFilePublic:
    """With links, for who may see the machine."""
    return EquipmentFilePublic(
        photo_id=file.id,
        equipment_id=file.equipment_id,
        name=file.name,
        size=file.size,
        url=await storage.signed_url(file.key),
        thumbnail_url=await storage.signed_url(file.thumbnail_key),
        uploaded_at=file.created_at,
    )


async def _known(uow: UnitOfWork, of: Of, photo_id: UUID) -> EquipmentFile | None:
    known = await EquipmentFileRepo(uow).find(photo_id)
    if known is not None and (known.equipment_id, known.defect_id) != (of.equipment_id, of.defect_id):
        raise FileIdTaken
    return known


async def _must_have_room(
    uow: UnitOfWork, settings: AttendanceSettings, actor: Actor, of: Of, size: int
) -> None:
    repo = EquipmentFileRepo(uow)
    there: Sequence[EquipmentFile] = (
        await repo.of_equipment(of.equipment_id)
        if of.defect_id is None
        else await repo.of_defects([of.defect_id])
    )
    if len(there) >= MOST_PHOTOS:
        raise FileRefused(Text("There are {most} photos already, the most there can be.", most=MOST_PHOTOS))
    most = settings.most_file_bytes
    if await repo.bytes_of_company(actor.company_id) + size > most:
        raise FileRefused(
            Text(
                "The photos of your company's equipment have {most} MB, the most they may. "
                "Ask whoever runs this workspace for more.",
                most=most // MB,
            )
        )


def _row(actor: Actor, of: Of, photo_id: UUID, incoming: IncomingFile) -> EquipmentFile:
    key = FILES.new_key(of.equipment_id, ending=incoming.ending)
    return EquipmentFile(
        id=photo_id,
        company_id=actor.company_id,
        equipment_id=of.equipment_id,
        defect_id=of.defect_id,
        key=key,
        thumbnail_key=thumbnail_of(key),
        name=incoming.name,
        size=incoming.size,
        content_type=incoming.kind.content_type,
        uploaded_by=actor.user_id,
    )
