"""Files and photos with a description."""

from typing import Annotated, Any

from pydantic import Field as Limit
from pydantic import TypeAdapter

from formwork.blank import is_blank
from formwork.fields.changed import Item
from formwork.fields.files import StoredFile
from formwork.fields.kind import FieldKind, FieldSetting, TakenFiles
from formwork.formula.operand import Operand
from formwork.print_context import PrintContext
from formwork.problems import Problem
from formwork.schema import Schema

# Spec §9, and what phones make besides. HEIC photos become JPEGs where they are chosen.
_DOCUMENTS = ["pdf", "doc", "docx", "xls", "xlsx", "csv", "txt", "rtf", "html"]
_OTHERS = ["zip", "mp3", "cad", "dwg"]
_PICTURES = ["jpg", "jpeg", "png", "gif", "svg", "webp"]
ALLOWED_TYPES = [*_DOCUMENTS, *_OTHERS, *_PICTURES]
MOST_FILES = 50


class UploadSetting(FieldSetting):
    allowed_types: Annotated[
        list[Annotated[str, Limit(pattern=r"^[a-z0-9]{1,10}$")]], Limit(max_length=50)
    ] = ALLOWED_TYPES
    most: Annotated[int, Limit(ge=1, le=MOST_FILES)] = 10
    keeps_originals: bool = False
    """Photos are sent as the camera made them; otherwise a browser makes them smaller first."""


class Uploads(Schema):
    files: Annotated[list[StoredFile], Limit(max_length=MOST_FILES)] = Limit(default=[])
    photos: Annotated[list[StoredFile], Limit(max_length=MOST_FILES)] = Limit(default=[])
    # What is to be seen, in a few words.
    label: Annotated[str, Limit(max_length=200)] = ""
    description: Annotated[str, Limit(max_length=2_000)] = ""


class Upload(FieldKind[UploadSetting]):
    type = "upload"
    Setting = UploadSetting
    Value = TypeAdapter(Uploads)
    prints = "wide"
    fits_column = False

    def check_setting(self, setting: UploadSetting) -> list[Problem]:
        return [] if setting.allowed_types else [Problem("typesMissing")]

    def is_empty(self, value: dict[str, Any]) -> bool:
        written = f"{value.get('label', '')}{value.get('description', '')}"
        return not self.answers(value) and is_blank(written)

    def answers(self, value: dict[str, Any]) -> bool:
        return bool(value.get("files") or value.get("photos"))

    def check_value(self, setting: UploadSetting, value: dict[str, Any]) -> list[Problem]:
        stored = _all(value)
        problems: list[Problem] = []
        if len(stored) > setting.most:
            problems.append(Problem("tooManyFiles", params={"most": setting.most}))
        if len({file.file_id for file in stored}) < len(stored):
            problems.append(Problem("duplicateFile"))
        refused = [file.type for file in stored if file.type not in setting.allowed_types]
        if refused:
            problems.append(Problem("fileType", params={"type": refused[0]}))
        return problems

    def operand(self, setting: UploadSetting, value: dict[str, Any]) -> Operand:
        return self.text(setting, value)

    def text(self, setting: UploadSetting, value: dict[str, Any]) -> str:
        return ", ".join(file.name for file in _all(value))

    def items(self, setting: UploadSetting, value: dict[str, Any]) -> dict[str, Item]:
        return {file.file_id: Item(file.name) for file in _all(value)}

    def file_ids(self, value: dict[str, Any]) -> list[str]:
        return [file.file_id for file in _all(value)]

    def takes_files(self, setting: UploadSetting) -> TakenFiles | None:
        return TakenFiles(setting.allowed_types, setting.most)

    def print_view(
        self, setting: UploadSetting, value: dict[str, Any] | None, paper: PrintContext
    ) -> dict[str, Any]:
        uploads = Uploads.model_validate(value or {})
        photos = [(photo, paper.picture(photo.file_id)) for photo in uploads.photos]
        return {
            "photos": [(url, photo.name, _taken(photo, paper)) for photo, url in photos if url],
            "names": [
                *(file.name for file in uploads.files),
                *(photo.name for photo, url in photos if not url),
            ],
            "title": uploads.label,
            "description": uploads.description,
        }


def _taken(photo: StoredFile, paper: PrintContext) -> str:
    """When it came, and from whom."""
    file = paper.printout.files.get(photo.file_id)
    if file is None:
        return ""
    return " · ".join(part for part in (paper.clock.instant(file.at) if file.at else "", file.by) if part)


def _all(value: dict[str, Any]) -> list[StoredFile]:
    uploads = Uploads.model_validate(value)
    return [*uploads.files, *uploads.photos]


KIND = Upload()
