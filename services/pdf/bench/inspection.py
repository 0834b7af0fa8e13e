"""A realistic paper: three pages of a site inspection in two languages, four photos, two signatures."""

import random
from io import BytesIO
from typing import Any
from uuid import UUID

from formwork.printout import Printout
from PIL import Image, ImageDraw, ImageFilter

_SENTENCES = (
    "Scaffold ties checked at every second lift; one missing at grid C4, put back the same day.",
    "三层楼板钢筋绑扎完成，保护层垫块间距符合图纸要求，可以浇筑混凝土。",
    "Edge protection complete along the north face, toe boards fixed, no gap wider than 470 mm.",
    "临时用电配电箱已上锁，漏电保护器测试正常，接地电阻记录见附件。",
    "Housekeeping fair. Offcuts to be cleared from the hoist landing before the afternoon shift.",
    "塔吊司机证件有效，吊索具外观检查无断丝，限位装置动作可靠。",
)
_LABELS = (
    "Location",
    "检查部位",
    "Contractor",
    "施工班组",
    "Observation",
    "发现的问题",
    "Action",
    "整改措施",
)


class Inspection:
    def __init__(self) -> None:
        self._chance = random.Random(4)
        self.images: dict[str, bytes] = {}
        self._files: dict[str, dict[str, Any]] = {}
        self._values: dict[str, Any] = {}
        pages = [
            self._page(
                "General 概况", [[self._header()], *self._texts(4), *self._choices(2), *self._texts(3)]
            ),
            self._page(
                "Findings 检查结果",
                [*self._texts(6), [self._date(), self._sum()], *self._choices(2), *self._texts(2)],
            ),
            self._page("Photos and signatures 照片与签名", [[self._photos()], self._signatures()]),
        ]
        self.printout = Printout.model_validate(
            {
                "title": "Site Safety Inspection 安全检查",
                "templateName": "Site Safety Inspection 安全检查",
                "templateVersion": 3,
                "companyName": "Northbank Builders",
                "project": {
                    "name": "Jetty 4",
                    "address": "18 Harbour Road",
                    "description": "Piling and slab works",
                },
                "referenceNumber": "SSI-0042",
                "submittedAt": "2026-11-21T02:30:00Z",
                "state": "done",
                "submitter": "Tan Bo",
                "pages": pages,
                "values": self._values,
                "files": self._files,
                "steps": [
                    {"stepName": name, "actionName": action, "by": by, "teams": [team], "at": at}
                    for name, action, by, team, at in (
                        ("Walk-round", "Submit", "Tan Bo", "Site crew", "2026-11-21T02:30:00Z"),
                        ("Safety officer", "Approve", "Chen Wei 陈伟", "Safety", "2026-11-21T04:05:00Z"),
                        ("Project manager", "Accept", "Ines Moreau", "Management", "2026-11-22T08:12:00Z"),
                    )
                ],
                "timeZone": "Asia/Singapore",
            }
        )

    def _id(self) -> str:
        return str(UUID(int=self._chance.getrandbits(128), version=4))

    def _page(self, name: str, rows: list[list[dict[str, Any]]]) -> dict[str, Any]:
        made = [{"id": self._id(), "type": "row", "components": fields} for fields in rows]
        return {"id": self._id(), "name": name, "type": "page", "components": made}

    def _field(self, kind: str, label: str, value: Any, **setting: Any) -> dict[str, Any]:
        field_id = self._id()
        if value is not None:
            self._values[field_id] = value
        return {"id": field_id, "type": kind, "setting": {"label": label, **setting}}

    def _header(self) -> dict[str, Any]:
        shown = (
            "referenceNumber",
            "submittalDate",
            "company",
            "project",
            "projectLocation",
            "projectDescription",
        )
        items = [{"id": each, "label": each, "order": at, "enabled": True} for at, each in enumerate(shown)]
        return self._field("headerSection", "Submission", None, items=items)

    def _texts(self, rows: int) -> list[list[dict[str, Any]]]:
        return [[self._text(), self._text()] for _ in range(rows)]

    def _text(self) -> dict[str, Any]:
        return self._field("shortText", self._chance.choice(_LABELS), self._chance.choice(_SENTENCES))

    def _choices(self, rows: int) -> list[list[dict[str, Any]]]:
        options = [
            {"id": 1, "label": "Safe 合格"},
            {"id": 2, "label": "Unsafe 不合格"},
            {"id": 3, "label": "N/A"},
        ]
        return [
            [
                self._field(
                    "singleSelection", label, {"selected": [self._chance.randint(1, 3)]}, options=options
                )
                for label in ("Access 通道", "Lifting 吊装")
            ]
            for _ in range(rows)
        ]

    def _date(self) -> dict[str, Any]:
        return self._field("dateTime", "Inspected 检查时间", {"date": "2026-11-21T10:15"}, withTime=True)

    def _sum(self) -> dict[str, Any]:
        return self._field("calculation", "Deductions 扣分", "12345.60", formula="1", decimalPlaces=2)

    def _photos(self) -> dict[str, Any]:
        photos = [
            self._file(f"photo {number} 现场.jpg", "image/jpeg", self._photo()) for number in range(1, 5)
        ]
        return self._field(
            "upload", "Photos 照片", {"files": [], "photos": photos, "description": _SENTENCES[1]}
        )

    def _signatures(self) -> list[dict[str, Any]]:
        return [
            self._field(
                "signature",
                f"{role} 签名",
                {
                    "fileId": self._file("signature.png", "image/png", self._scribble())["fileId"],
                    "label": name,
                    "description": "",
                },
            )
            for role, name in (("Inspector", "Tan Bo"), ("Safety officer", "Chen Wei 陈伟"))
        ]

    def _file(self, name: str, content_type: str, content: bytes) -> dict[str, Any]:
        file_id = self._id()
        self.images[file_id] = content
        described = {"name": name, "contentType": content_type, "size": len(content)}
        self._files[file_id] = {**described, "isPicture": True}
        return {"fileId": file_id, **described}

    def _photo(self) -> bytes:
        """As a phone's picture is in forms's print rendition: 1600 px, some hundred kilobytes."""
        noise = Image.frombytes("RGB", (400, 300), self._chance.randbytes(400 * 300 * 3))
        return _encoded(noise.resize((1600, 1200)).filter(ImageFilter.GaussianBlur(3)), "JPEG", quality=85)

    def _scribble(self) -> bytes:
        """Drawn as a transparent PNG; in the print rendition it is a JPEG on white like every picture."""
        picture = Image.new("RGB", (700, 210), "white")
        points = [(x, 105 + self._chance.randint(-80, 80)) for x in range(20, 680, 12)]
        ImageDraw.Draw(picture).line(points, fill=(20, 30, 60), width=5, joint="curve")
        return _encoded(picture, "JPEG", quality=85, optimize=True)


def _encoded(picture: Image.Image, kind: str, **options: Any) -> bytes:
    out = BytesIO()
    picture.save(out, kind, **options)
    return out.getvalue()
