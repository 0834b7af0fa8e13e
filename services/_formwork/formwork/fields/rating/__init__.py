"""So many stars out of a few."""

from decimal import Decimal
from typing import Annotated

from pydantic import Field as Limit
from pydantic import TypeAdapter

from formwork.fields.kind import FieldKind, FieldSetting, Label
from formwork.formula.operand import Operand
from formwork.problems import Problem

MOST_STARS = 10


class RatingSetting(FieldSetting):
    most: Annotated[int, Limit(ge=3, le=MOST_STARS)] = 5
    # What the fewest and the most stars mean.
    low_label: Label = ""
    high_label: Label = ""


class Rating(FieldKind[RatingSetting]):
    type = "rating"
    compared = "number"
    Setting = RatingSetting
    Value = TypeAdapter(Annotated[int, Limit(ge=1, le=MOST_STARS, strict=True)])

    def is_empty(self, value: int) -> bool:
        return False

    def check_value(self, setting: RatingSetting, value: int) -> list[Problem]:
        return [Problem("tooBig", params={"most": setting.most})] if value > setting.most else []

    def operand(self, setting: RatingSetting, value: int) -> Operand:
        return Decimal(value)

    def text(self, setting: RatingSetting, value: int) -> str:
        return f"{value} / {setting.most}"


KIND = Rating()
