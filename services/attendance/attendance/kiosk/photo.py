"""The photo of a press at a tablet. The press is there by then, and counts whatever becomes of it."""

import logging
from dataclasses import dataclass
from tempfile import TemporaryFile
from uuid import UUID

from chassis.errors import ServiceError
from chassis.files import Sent
from chassis.runtime import Runtime
from chassis.texts import Text

from attendance.kiosk.schemas import NO_PICTURE
from attendance.punch.photographing import photograph_at_tablet

log = logging.getLogger(__name__)
_NOT_KEPT = Text("The photo could not be kept.")
_UNFIT = Text("The photo can't be read, or is too large.")


@dataclass(frozen=True, slots=True)
class PressPhoto:
    company_id: UUID
    user_id: UUID
    punch_id: UUID
    content: bytes | None


async def keep_photo(runtime: Runtime, photo: PressPhoto) -> Text | str | None:
    """Why it was not taken. Whatever goes wrong undoes no press: nobody at a gate could bring it later."""
    if photo.content is None:
        return None
    if photo.content == NO_PICTURE:
        return _UNFIT
    try:
        # It is read like an upload, which is a file.
        with TemporaryFile() as file:
            file.write(photo.content)
            file.seek(0)
            sent = Sent("photo.jpg", len(photo.content), file)
            async with runtime.database.unit_of_work() as uow:
                await photograph_at_tablet(uow, runtime, photo, photo.punch_id, sent)
    except ServiceError as refused:
        return refused.message
    except Exception:
        log.exception("The photo of the press %s is not kept", photo.punch_id)
        return _NOT_KEPT
    return None
