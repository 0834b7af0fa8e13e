from io import BytesIO
from typing import Any

from chassis.errors import NotFound, Unavailable
from chassis.ids import new_id
from chassis.rpc import RpcService
from contracts.forms.v1 import forms_pb2, forms_pb2_grpc
from formwork.body import Page
from formwork.printout import PrintedFile, Printout
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


def long_printout(fields: int, text: str) -> Printout:
    """A form of so many fields, each with this text in it."""
    made = [field(str(new_id()), "shortText", "Remarks") for _ in range(fields)]
    return _filled_in(made, {each["id"]: text for each in made})


def selection_printout(fields: int) -> Printout:
    choices = [{"id": number, "label": f"Gate {number}"} for number in range(1, 9)]
    made = [field(str(new_id()), "singleSelection", "Gate") for _ in range(fields)]
    for each in made:
        each["setting"]["options"] = choices
    return _filled_in(made, {each["id"]: {"selected": [1]} for each in made})


def header_printout(fields: int) -> Printout:
    items = ("project", "referenceNumber", "submittalDate", "company", "projectLocation", "validDate")
    shown = [{"id": each, "label": each, "order": at, "enabled": True} for at, each in enumerate(items)]
    made = [field(str(new_id()), "headerSection", "About") for _ in range(fields)]
    for each in made:
        each["setting"]["items"] = shown
    return _filled_in(made, {})


def photo_printout(photos: int) -> Printout:
    ids = [str(new_id()) for _ in range(photos)]
    taken = field(str(new_id()), "upload", "Photos")
    shown = [stored(each, "slab.jpg", "image/jpeg") for each in ids]
    filled_in = _filled_in([taken], {taken["id"]: {"files": [], "photos": shown, "description": ""}})
    described_as = described("slab.jpg", "image/jpeg", is_picture=True)
    files = {each: PrintedFile.model_validate(described_as) for each in ids}
    return filled_in.model_copy(update={"files": files})


def _filled_in(fields: list[dict[str, Any]], values: dict[str, Any]) -> Printout:
    rows = [{"id": str(new_id()), "type": "row", "components": [each]} for each in fields]
    page = {"id": str(new_id()), "name": "Remarks", "type": "page", "components": rows}
    return printout().model_copy(update={"pages": [Page.model_validate(page)], "values": values})


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
        self.others: dict[str, Printout] = {}
        self.older: dict[str, Printout] = {}
        """By their letters; each has a revision of its own."""
        self.hidden_from: set[str] = set()
        self.guests: dict[str, forms_pb2.RecognizeGuestResponse] = {}
        """By their passes."""
        self.images_lost = False
        self.is_garbled = False
        self.is_away = False
        self.image_calls = 0

    @property
    def service(self) -> RpcService:
        return RpcService(
            "contracts.forms.v1.PrintoutService", forms_pb2_grpc.add_PrintoutServiceServicer_to_server, self
        )

    def add(self, other: Printout) -> str:
        """Another submission; its id."""
        submission_id = str(new_id())
        self.others[submission_id] = other
        return submission_id

    async def GetPrintout(  # noqa: N802
        self, request: forms_pb2.GetPrintoutRequest, context: Any
    ) -> forms_pb2.GetPrintoutResponse:
        del context
        if self.is_away and not request.revision_only:
            raise Unavailable
        known = {self.submission_id: self.printout, **self.others}
        is_hidden = not request.reader.session_id or request.reader.user_id in self.hidden_from
        if request.reader.is_guest:
            visits = {(each.guest_id, each.visit_id) for each in self.guests.values()}
            is_hidden |= (request.reader.user_id, request.reader.session_id) not in visits
        if request.submission_id not in known or is_hidden:
            raise NotFound("This submission does not exist (any more).")
        if request.version:
            if request.version not in self.older:
                raise NotFound("This submission has no such version.")
            known[request.submission_id] = self.older[request.version]
        if self.is_garbled and not request.revision_only:
            return forms_pb2.GetPrintoutResponse(revision=self.revision, printout=b"{")
        paper = b"" if request.revision_only else known[request.submission_id].model_dump_json().encode()
        revision = f"g{self.revision}" if request.reader.is_guest else self.revision
        if request.version:
            revision = f"v{request.version}-{self.revision}"
        return forms_pb2.GetPrintoutResponse(revision=revision, printout=paper)

    async def RecognizeGuest(  # noqa: N802
        self, request: forms_pb2.RecognizeGuestRequest, context: Any
    ) -> forms_pb2.RecognizeGuestResponse:
        del context
        if request.token not in self.guests:
            raise NotFound("Open the link that you were given and prove your e-mail address.")
        return self.guests[request.token]

    async def GetPrintImage(  # noqa: N802
        self, request: forms_pb2.GetPrintImageRequest, context: Any
    ) -> forms_pb2.GetPrintImageResponse:
        del context
        self.image_calls += 1
        if not request.reader.session_id or request.reader.user_id in self.hidden_from:
            raise NotFound("This submission does not exist (any more).")
        if self.images_lost or request.file_id != PHOTO:
            raise NotFound("This file does not exist (any more).")
        out = BytesIO()
        Image.new("RGB", (640, 480), "orange").save(out, "JPEG")
        return forms_pb2.GetPrintImageResponse(content_type="image/jpeg", content=out.getvalue())
