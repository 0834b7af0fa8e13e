from io import BytesIO
from typing import Any

from chassis.errors import NotFound
from chassis.ids import new_id
from chassis.rpc import RpcService
from contracts.forms.v1 import forms_pb2, forms_pb2_grpc
from formwork.printout import Printout
from PIL import Image

PAGE, ROW, PHOTO_ROW = (str(new_id()) for _ in range(3))
PLACE, PHOTO_FIELD, PHOTO, SKETCH, DRAWING = (str(new_id()) for _ in range(5))


def printout(place: str = "Level 3, slab B") -> Printout:
    return Printout.model_validate(
        {
            "title": "Site Safety Inspection",
            "templateName": "Site Safety Inspection",
            "templateVersion": 2,
            "companyName": "Northbank Builders",
            "project": {"name": "Jetty 4"},
            "referenceNumber": "SSI-0042",
            "submittedAt": "2026-11-21T02:30:00Z",
            "state": "done",
            "submitter": "Tan Bo",
            "pages": [
                {
                    "id": PAGE,
                    "name": "Walk-round",
                    "type": "page",
                    "components": [
                        {"id": ROW, "type": "row", "components": [field(PLACE, "shortText", "Where")]},
                        {
                            "id": PHOTO_ROW,
                            "type": "row",
                            "components": [field(PHOTO_FIELD, "upload", "Photos")],
                        },
                    ],
                }
            ],
            "values": {
                PLACE: place,
                PHOTO_FIELD: {
                    "files": [stored(DRAWING, "plan.dwg", "image/vnd.dwg")],
                    "photos": [
                        stored(PHOTO, "slab.jpg", "image/jpeg"),
                        stored(SKETCH, "sketch.svg", "image/svg+xml"),
                    ],
                    "description": "",
                },
            },
            "files": {
                PHOTO: described("slab.jpg", "image/jpeg", is_picture=True),
                SKETCH: described("sketch.svg", "image/svg+xml"),
                DRAWING: described("plan.dwg", "image/vnd.dwg"),
            },
            "steps": [
                {
                    "stepName": "Submission",
                    "actionName": "Submit",
                    "by": "Tan Bo",
                    "teams": ["Site crew"],
                    "at": "2026-11-21T02:30:00Z",
                }
            ],
            "timeZone": "Asia/Singapore",
        }
    )


def field(field_id: str, kind: str, label: str) -> dict[str, Any]:
    return {"id": field_id, "type": kind, "setting": {"label": label}}


def described(name: str, content_type: str, *, is_picture: bool = False) -> dict[str, Any]:
    return {"name": name, "contentType": content_type, "size": 900, "isPicture": is_picture}


def stored(file_id: str, name: str, content_type: str) -> dict[str, Any]:
    return {"fileId": file_id, "name": name, "size": 900, "contentType": content_type}


class Archive(forms_pb2_grpc.PrintoutServiceServicer):
    """One submission, readable by those whom a test lets read it."""

    def __init__(self) -> None:
        self.submission_id = str(new_id())
        self.revision = "1"
        self.printout = printout()
        self.hidden_from: set[str] = set()
        self.images_lost = False
        self.is_garbled = False
        self.image_calls = 0

    @property
    def service(self) -> RpcService:
        return RpcService(
            "contracts.forms.v1.PrintoutService", forms_pb2_grpc.add_PrintoutServiceServicer_to_server, self
        )

    async def GetPrintout(  # noqa: N802
        self, request: forms_pb2.GetPrintoutRequest, context: Any
    ) -> forms_pb2.GetPrintoutResponse:
        del context
        if request.submission_id != self.submission_id or request.reader.user_id in self.hidden_from:
            raise NotFound("This submission does not exist (any more).")
        if self.is_garbled and not request.revision_only:
            return forms_pb2.GetPrintoutResponse(revision=self.revision, printout=b"{")
        paper = b"" if request.revision_only else self.printout.model_dump_json().encode()
        return forms_pb2.GetPrintoutResponse(revision=self.revision, printout=paper)

    async def GetPrintImage(  # noqa: N802
        self, request: forms_pb2.GetPrintImageRequest, context: Any
    ) -> forms_pb2.GetPrintImageResponse:
        del context
        self.image_calls += 1
        if self.images_lost or request.file_id != PHOTO:
            raise NotFound("This file does not exist (any more).")
        out = BytesIO()
        Image.new("RGB", (640, 480), "orange").save(out, "JPEG")
        return forms_pb2.GetPrintImageResponse(content_type="image/jpeg", content=out.getvalue())
