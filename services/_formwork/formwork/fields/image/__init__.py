"""A picture that the form's author puts into the form: a plan, a logo, how it is done right."""

from typing import Annotated, Any

from pydantic import Field as Limit

from formwork.fields.files import StoredFile
from formwork.fields.kind import Alignment, FieldKind, FieldSetting, Label
from formwork.print_context import PrintContext
from formwork.problems import Problem


class ImageSetting(FieldSetting):
    image_alignment: Alignment = "left"
    # Of the width that the field has, in percent.
    image_width: Annotated[int, Limit(ge=5, le=100)] = 100
    # A file of the template, not of a submission.
    file: StoredFile | None = None
    # What is to be seen on it, for who does not see it.
    description: Label = ""


class Image(FieldKind[ImageSetting]):
    type = "image"
    compared = "nothing"
    Setting = ImageSetting
    is_entered = False
    needs_label = False
    prints = "wide"

    def check_setting(self, setting: ImageSetting) -> list[Problem]:
        return [] if setting.file else [Problem("imageMissing")]

    def is_empty(self, value: Any) -> bool:
        return True

    def template_file_ids(self, setting: ImageSetting) -> list[str]:
        return [setting.file.file_id] if setting.file else []

    def print_view(self, setting: ImageSetting, value: Any, paper: PrintContext) -> dict[str, Any]:
        file = setting.file
        return {
            "picture": paper.picture(file.file_id) if file else None,
            "description": setting.description or setting.label or (file.name if file else ""),
            "alignment": setting.image_alignment,
            "width": setting.image_width,
        }


KIND = Image()
