"""A check: yes, no, or not applicable; where it fails, what is wrong and a photo of it may be asked for."""

from collections.abc import Mapping
from decimal import Decimal
from typing import Annotated, Any, Literal

from pydantic import Field as Limit
from pydantic import TypeAdapter

from formwork.blank import is_blank
from formwork.fields.changed import Item
from formwork.fields.files import StoredFile
from formwork.fields.kind import Carried, FieldKind, FieldSetting, Label, TakenFiles
from formwork.first_words import in_readers_words
from formwork.formula.operand import Operand
from formwork.print_context import PrintContext
from formwork.problems import Problem
from formwork.schema import Schema

MOST_PHOTOS = 10
MOST_SCORE = 1_000
PHOTO_TYPES = ("jpg", "jpeg", "png", "webp")

Answer = Literal["yes", "no", "na"]


class YesNoSetting(FieldSetting):
    yes_label: Label = "Yes"
    no_label: Label = "No"
    na_label: Label = "N/A"
    # Whether it may not apply.
    na: bool = True
    # Which answer is the bad one; null: neither.
    fails_on: Literal["yes", "no"] | None = "no"
    note_on_fail: bool = False
    photo_on_fail: bool = False
    # What a formula sees of an answer that does not fail; of one that does, 0.
    score: Annotated[int, Limit(ge=0, le=MOST_SCORE)] = 1


class Checked(Schema):
    answer: Answer | None = None
    note: Annotated[str, Limit(max_length=2_000)] = ""
    photos: Annotated[list[StoredFile], Limit(max_length=MOST_PHOTOS)] = Limit(default=[])


class YesNo(FieldKind[YesNoSetting]):
    type = "yesNo"
    compared = "answer"
    fits_column = False
    Setting = YesNoSetting
    Value = TypeAdapter(Checked)

    def is_empty(self, value: dict[str, Any]) -> bool:
        return not value.get("answer") and is_blank(value.get("note") or "") and not value.get("photos")

    def answers(self, value: dict[str, Any]) -> bool:
        return bool(value.get("answer"))

    def check_value(self, setting: YesNoSetting, value: dict[str, Any]) -> list[Problem]:
        checked = Checked.model_validate(value)
        problems: list[Problem] = []
        if checked.answer == "na" and not setting.na:
            problems.append(Problem("unknownOption"))
        if len(set(self.file_ids(value))) < len(checked.photos):
            problems.append(Problem("duplicateFile"))
        refused = [photo.type for photo in checked.photos if photo.type not in PHOTO_TYPES]
        if refused:
            problems.append(Problem("fileType", params={"type": refused[0]}))
        return problems

    def check_complete(self, setting: YesNoSetting, value: dict[str, Any]) -> list[Problem]:
        checked = Checked.model_validate(value)
        if checked.answer is None or checked.answer != setting.fails_on:
            return []
        problems: list[Problem] = []
        if setting.note_on_fail and is_blank(checked.note):
            problems.append(Problem("noteMissing"))
        if setting.photo_on_fail and not checked.photos:
            problems.append(Problem("photoMissing"))
        return problems

    def operand(self, setting: YesNoSetting, value: dict[str, Any]) -> Operand:
        """What does not apply counts for nothing: AVG leaves it out."""
        answer = value.get("answer")
        if answer not in ("yes", "no"):
            return None
        return Decimal(0 if answer == setting.fails_on else setting.score)

    def text(self, setting: YesNoSetting, value: dict[str, Any]) -> str:
        checked = Checked.model_validate(value)
        parts = (_label(setting, checked.answer), checked.note)
        return ": ".join(part for part in parts if not is_blank(part))

    def items(self, setting: YesNoSetting, value: dict[str, Any]) -> dict[str, Item]:
        return {photo.file_id: Item(photo.name) for photo in Checked.model_validate(value).photos}

    def file_ids(self, value: dict[str, Any]) -> list[str]:
        return [photo.file_id for photo in Checked.model_validate(value).photos]

    def carry(self, setting: YesNoSetting, value: dict[str, Any], source: YesNoSetting) -> Carried:
        photos = Checked.model_validate(value).photos
        said = {key: part for key, part in value.items() if key != "photos"}
        return Carried(None if self.is_empty(said) else said, is_whole=not photos)

    def takes_files(self, setting: YesNoSetting) -> TakenFiles | None:
        return TakenFiles(PHOTO_TYPES, MOST_PHOTOS)

    def print_view(
        self, setting: YesNoSetting, value: dict[str, Any] | None, paper: PrintContext
    ) -> dict[str, Any]:
        checked = Checked.model_validate(value or {})
        photos = [(photo, paper.picture(photo.file_id)) for photo in checked.photos]
        return {
            "text": _name(setting, checked.answer, paper),
            "fails": checked.answer is not None and checked.answer == setting.fails_on,
            "note": checked.note,
            "photos": [(url, photo.name) for photo, url in photos if url],
            "names": [photo.name for photo, url in photos if not url],
        }


def _label(setting: YesNoSetting, answer: Answer | None) -> str:
    match answer:
        case "yes":
            return setting.yes_label or "Yes"
        case "no":
            return setting.no_label or "No"
        case "na":
            return setting.na_label or "N/A"
        case None:
            return ""


def _name(setting: YesNoSetting, answer: Answer | None, paper: PrintContext) -> str:
    return in_readers_words(paper.say, _label(setting, answer), _FIRST[answer]) if answer else ""


_FIRST: Mapping[Answer, str] = {"yes": "Yes", "no": "No", "na": "N/A"}

KIND = YesNo()
