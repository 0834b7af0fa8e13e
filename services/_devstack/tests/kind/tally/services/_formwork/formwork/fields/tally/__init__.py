"""A number that is entered, kept as it was written: its digits are never rounded."""

from decimal import Decimal
from typing import Annotated, Any

from formwork.fields.kind import FieldKind, FieldSetting
from formwork.formula.operand import Operand
from formwork.print_context import PrintContext
from formwork.problems import Problem
from pydantic import Field as Limit
from pydantic import TypeAdapter

MOST_PLACES = 6


class TallySetting(FieldSetting):
    places: Annotated[int, Limit(ge=0, le=MOST_PLACES)] = 0


class Tally(FieldKind[TallySetting]):
    type = "tally"
    Setting = TallySetting
    Value = TypeAdapter(Annotated[str, Limit(pattern=r"^-?[0-9]{1,15}(\.[0-9]{1,6})?$", strict=True)])

    def is_empty(self, value: str) -> bool:
        return not value

    def check_value(self, setting: TallySetting, value: str) -> list[Problem]:
        places = len(value.partition(".")[2])
        return [Problem("tooManyPlaces", params={"most": setting.places})] if places > setting.places else []

    def operand(self, setting: TallySetting, value: str) -> Operand:
        return Decimal(value)

    def text(self, setting: TallySetting, value: str) -> str:
        return value

    def print_view(self, setting: TallySetting, value: str | None, paper: PrintContext) -> dict[str, Any]:
        return {"text": paper.number(value) if value else ""}


KIND = Tally()
