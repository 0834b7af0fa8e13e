"""What a story says is entered, with its photos and signatures uploaded."""

import io
import os
from functools import cache
from tempfile import TemporaryFile
from typing import Any, BinaryIO
from uuid import UUID, uuid5

from chassis.access import Actor
from chassis.runtime import Runtime
from forms.file import uploading
from forms.file.schemas import FilePublic
from forms.rights.turn import Turn
from formwork.body import Field
from PIL import Image, ImageDraw

from forms_demo.entering import value_of
from forms_demo.story import Photo, Signed


async def enter(runtime: Runtime, actor: Actor, turn: Turn, field: Field, entered: Any) -> Any:
    """What is entered there, as the field keeps it; files are uploaded."""
    match entered:
        case Photo(name=name, color=color):
            photo = await _upload(runtime, actor, turn, field, name, _drawn_photo(color))
            return {"files": [], "photos": [photo], "description": ""}
        case Signed(name=name):
            signed = await _upload(runtime, actor, turn, field, "signature.png", _drawn_signature(name))
            return {"fileId": signed["fileId"], "label": name, "description": ""}
        case _:
            return value_of(turn.submission.template_id, field, entered)


async def _upload(
    runtime: Runtime, actor: Actor, turn: Turn, field: Field, name: str, content: bytes
) -> dict[str, Any]:
    # On disk, as what comes over HTTP: pictures are opened by another process.
    with TemporaryFile() as file:
        file.write(content)
        file.seek(0)
        stored = await _stored(runtime, actor, turn, field, name, file)
    told = stored.model_dump(mode="json", by_alias=True)
    return {key: told[key] for key in ("fileId", "name", "size", "contentType")}


async def _stored(
    runtime: Runtime, actor: Actor, turn: Turn, field: Field, name: str, file: BinaryIO
) -> FilePublic:
    submission_id = turn.submission.id
    async with runtime.database.unit_of_work() as uow:
        return await uploading.upload(
            uow,
            runtime,
            actor,
            submission_id,
            UUID(field.id),
            uuid5(submission_id, f"{field.id} {name}"),
            name,
            os.fstat(file.fileno()).st_size,
            file,
        )


@cache
def _drawn_photo(color: str) -> bytes:
    """A wall, a slab and a pole: enough to see that a picture is one."""
    picture = Image.new("RGB", (800, 600), "#B9CBD6")
    drawing = ImageDraw.Draw(picture)
    drawing.rectangle((0, 380, 800, 600), fill=color)
    drawing.rectangle((80, 140, 560, 380), fill="#9A9A94")
    drawing.line((640, 60, 640, 560), fill="#5B4636", width=14)
    packed = io.BytesIO()
    picture.save(packed, "JPEG", quality=80)
    return packed.getvalue()


@cache
def _drawn_signature(name: str) -> bytes:
    picture = Image.new("RGBA", (420, 140), (0, 0, 0, 0))
    drawing = ImageDraw.Draw(picture)
    points = [
        (20 + 16 * at, 70 + (ord(letter) % 17 - 8) * (5 if at % 2 else -5)) for at, letter in enumerate(name)
    ]
    drawing.line(points[:24], fill="#1B2A4A", width=4, joint="curve")
    packed = io.BytesIO()
    picture.save(packed, "PNG")
    return packed.getvalue()
