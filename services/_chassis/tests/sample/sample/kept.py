from collections.abc import Collection
from uuid import UUID

from chassis.db import UnitOfWork, is_any
from chassis.db.statements import col, select
from chassis.files import StoredFiles

from sample.events import PhotosDiscarded, PlanDiscarded
from sample.tables import KeptFile


async def _keys_of(uow: UnitOfWork, note_ids: Collection[UUID]) -> set[str]:
    found = await uow.execute(select(KeptFile.key).where(is_any(col(KeptFile.note_id), note_ids)))
    return {*found.scalars()}


PHOTOS = StoredFiles(
    "photos", named=_keys_of, discarded=PhotosDiscarded, consumer="sample.delete_discarded_photos"
)
PLANS = StoredFiles(
    "plans", named=_keys_of, discarded=PlanDiscarded, consumer="sample.delete_discarded_plan", ids=2
)
