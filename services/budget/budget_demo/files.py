"""What the demo's people put to their requests: a quote, and a photo from the site."""

import io
from tempfile import TemporaryFile
from uuid import UUID, uuid5

from budget.attaching import service as attaching
from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from PIL import Image, ImageDraw


async def put(uow: UnitOfWork, runtime: Runtime, actor: Actor, request_id: UUID, name: str) -> None:
    content = _quote() if name.endswith(".pdf") else _photo()
    # On disk, as what comes over HTTP: pictures are opened by another process.
    with TemporaryFile() as file:
        file.write(content)
        file.seek(0)
        file_id = uuid5(request_id, name)
        await attaching.upload(uow, runtime, actor, request_id, file_id, name, len(content), file)


def _quote() -> bytes:
    page = Image.new("RGB", (620, 877), "white")
    drawing = ImageDraw.Draw(page)
    drawing.text((60, 60), "QUOTATION", fill="#2B2B28", font_size=32)
    for place, line in enumerate(("Supply, erect and dismantle", "Four weeks on hire", "Valid for 30 days")):
        drawing.text((60, 150 + 40 * place), line, fill="#2B2B28", font_size=20)
    drawing.line((60, 300, 560, 300), fill="#9A9A94", width=2)
    packed = io.BytesIO()
    page.save(packed, "PDF")
    return packed.getvalue()


def _photo() -> bytes:
    """A wall with a crack in it."""
    picture = Image.new("RGB", (800, 600), "#B8B2A6")
    drawing = ImageDraw.Draw(picture)
    drawing.rectangle((0, 470, 800, 600), fill="#7C7468")
    drawing.line(((300, 40), (340, 160), (310, 270), (390, 380), (370, 470)), fill="#3A342C", width=6)
    packed = io.BytesIO()
    picture.save(packed, "JPEG", quality=80)
    return packed.getvalue()
