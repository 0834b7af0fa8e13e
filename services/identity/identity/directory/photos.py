"""The pictures that people and companies are shown by: one folder of the storage, whoever's they are."""

from collections.abc import Collection
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.files import StoredFiles
from contracts.identity.v1 import events_pb2

from identity.directory.repo import DirectoryRepo


async def _keys_of(uow: UnitOfWork, owner_ids: Collection[UUID]) -> set[str]:
    return await DirectoryRepo(uow).picture_keys(owner_ids)


PHOTOS = StoredFiles(
    "photos", named=_keys_of, discarded=events_pb2.FileDiscarded, consumer="identity.delete_discarded_file"
)
