"""Pictures that forms of the demo show."""

import io
from functools import cache
from typing import Any

from forms.starter.drawing import Drawing
from PIL import Image, ImageDraw

CLEAR_ZONE = "clear-zone.png"
_KEY = f"picture {CLEAR_ZONE}"


def clear_zone_id(drawing: Drawing) -> str:
    return drawing.id_of(_KEY)


def clear_zone(drawing: Drawing) -> dict[str, Any]:
    """A row of its own: how far whatever burns has to be away."""
    file = {
        "fileId": clear_zone_id(drawing),
        "name": CLEAR_ZONE,
        "size": len(drawn_clear_zone()),
        "contentType": "image/png",
    }
    shown = drawing.field(
        "image",
        "Keep clear while hot work goes on",
        file=file,
        description="The work in the middle, a circle of 10 metres around it, and the extinguisher within 5",
        imageWidth=60,
        imageAlignment="center",
    )
    return {
        "id": drawing.id_of("row of the clear zone"),
        "class": "",
        "type": "row",
        "childSetting": {},
        "components": [shown],
    }


@cache
def drawn_clear_zone() -> bytes:
    picture = Image.new("RGB", (900, 480), "#F4F0E7")
    drawing = ImageDraw.Draw(picture)
    drawing.ellipse((240, 30, 660, 450), fill="#FBE3D6", outline="#B35900", width=6)
    drawing.ellipse((345, 135, 555, 345), outline="#B42318", width=4)
    drawing.rectangle((425, 215, 475, 265), fill="#5B4636")
    drawing.rectangle((535, 200, 555, 280), fill="#B42318")
    drawing.line((450, 240, 660, 240), fill="#5B4636", width=3)
    drawing.text((560, 215), "10 m", fill="#5B4636", font_size=26)
    drawing.text((440, 275), "5 m", fill="#B42318", font_size=26)
    packed = io.BytesIO()
    picture.save(packed, "PNG")
    return packed.getvalue()
