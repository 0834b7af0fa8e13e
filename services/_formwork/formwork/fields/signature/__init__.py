"""A drawn signature with the name in print."""

from typing import Annotated, Any

from pydantic import Field as Limit
from pydantic import TypeAdapter

from formwork.blank import is_blank
from formwork.fields.kind import FieldKind, FieldSetting, TakenFiles
from formwork.formula.operand import Operand
from formwork.print_context import PrintContext
from formwork.schema import Id, Schema


class SignatureSetting(FieldSetting):
    pass


class Signed(Schema):
    file_id: Id | None = None
    # The name in print.
    label: Annotated[str, Limit(max_length=200)] = ""
    description: Annotated[str, Limit(max_length=2_000)] = ""


class Signature(FieldKind[SignatureSetting]):
    type = "signature"
    Setting = SignatureSetting
    Value = TypeAdapter(Signed)
    prints = "block"
    fits_column = False
    is_signature = True

    def is_empty(self, value: dict[str, Any]) -> bool:
        signed = Signed.model_validate(value)
        return not signed.file_id and is_blank(signed.label) and is_blank(signed.description)

    def answers(self, value: dict[str, Any]) -> bool:
        return bool(value.get("fileId"))

    def operand(self, setting: SignatureSetting, value: dict[str, Any]) -> Operand:
        return self.answers(value)

    def text(self, setting: SignatureSetting, value: dict[str, Any]) -> str:
        return Signed.model_validate(value).label

    def file_ids(self, value: dict[str, Any]) -> list[str]:
        return [value["fileId"]] if value.get("fileId") else []

    def takes_files(self, setting: SignatureSetting) -> TakenFiles | None:
        return TakenFiles(("png", "jpg", "jpeg", "webp"), 1)

    def print_view(
        self, setting: SignatureSetting, value: dict[str, Any] | None, paper: PrintContext
    ) -> dict[str, Any]:
        signed = Signed.model_validate(value or {})
        return {
            "picture": paper.picture(signed.file_id) if signed.file_id else None,
            "name": signed.label,
            "signed": _signed(signed, paper),
            "entered_by": _entered_by(signed, paper),
            "description": signed.description,
        }


def _signed(signed: Signed, paper: PrintContext) -> str:
    """In which step, and when."""
    file = paper.printout.files.get(signed.file_id or "")
    if file is None:
        return ""
    return " · ".join(
        part for part in (file.step_name, paper.clock.instant(file.at) if file.at else "") if part
    )


def _entered_by(signed: Signed, paper: PrintContext) -> str:
    """Who collects signatures on one device types the names: then the paper says whose sign-in it was."""
    file = paper.printout.files.get(signed.file_id or "")
    if file is None or file.by in ("", signed.label.strip()):
        return ""
    return paper.say("Entered by {name}", name=file.by)


KIND = Signature()
