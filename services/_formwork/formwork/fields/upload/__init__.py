"""Files and photos with a description."""

from typing import Annotated, Any

from pydantic import Field as Limit
from pydantic import TypeAdapter

from formwork.blank import is_blank
from formwork.fields.files import StoredFile
from formwork.fields.kind import FieldKind, FieldSetting
from formwork.formula.operand import Operand
from formwork.print_context import PrintContext
from formwork.problems import Problem
from formwork.schema import Schema

# Spec §9.
_DOCUMENTS = ["pdf", "doc", "docx", "xls", "xlsx", "csv", "txt", "rtf", "html"]
_OTHERS = ["zip", "mp3", "cad", "dwg"]
_PICTURES = ["jpg", "jpeg", "png", "gif", "svg"]
ALLOWED_TYPES = [*_DOCUMENTS, *_OTHERS, *_PICTURES]
MOST_FILES = 50


class UploadSetting(FieldSetting):
    allowed_types: Annotated[
        list[Annotated[str, Limit(pattern=r"^[a-z0-9]{1,10}$")]], Limit(max_length=50)
    ] = ALLOWED_TYPES
    most: Annotated[int, Limit(ge=1, le=MOST_FILES)] = 10


class Uploads(Schema):
    files: Annotated[list[StoredFile], Limit(max_length=MOST_FILES)] = Limit(default=[])
    photos: Annotated[list[StoredFile], Limit(max_length=MOST_FILES)] = Limit(default=[])
    description: Annotated[str, Limit(max_length=2_000)] = ""


class Upload(FieldKind[UploadSetting]):
    type = "upload"
    Setting = UploadSetting
    Value = TypeAdapter(Uploads)

    def check_setting(self, setting: UploadSetting) -> list[Problem]:
        return [] if setting.allowed_types else [Problem("typesMissing")]

    def is_empty(self, value: dict[str, Any]) -> bool:
        return not self.answers(value) and is_blank(value.get("description", ""))

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

    def file_ids(self, value: dict[str, Any]) -> list[str]:
        return [file.file_id for file in _all(value)]

    def print_view(
        self, setting: UploadSetting, value: dict[str, Any] | None, paper: PrintContext
    ) -> dict[str, Any]:
        uploads = Uploads.model_validate(value or {})
        photos = [(paper.picture(photo.file_id), photo.name) for photo in uploads.photos]
        return {
            "photos": [(url, name) for url, name in photos if url],
            "names": [
                *(file.name for file in uploads.files),
                *(name for url, name in photos if not url),
            ],
            "description": uploads.description,
        }


def _all(value: dict[str, Any]) -> list[StoredFile]:
    uploads = Uploads.model_validate(value)
    return [*uploads.files, *uploads.photos]


KIND = Upload()
