"""A whole number between two others, pushed with a finger."""

from decimal import Decimal
from typing import Annotated

from pydantic import Field as Limit
from pydantic import TypeAdapter

from formwork.fields.kind import FieldKind, FieldSetting, Label
from formwork.formula.operand import Operand
from formwork.problems import Problem

MOST = 1_000_000

Whole = Annotated[int, Limit(ge=-MOST, le=MOST, strict=True)]


class SliderSetting(FieldSetting):
    min: Whole = 0
    max: Whole = 100
    step: Annotated[int, Limit(ge=1, le=MOST)] = 1
    unit: Annotated[str, Limit(max_length=20)] = ""
    low_label: Label = ""
    high_label: Label = ""


class Slider(FieldKind[SliderSetting]):
    type = "slider"
    compared = "number"
    Setting = SliderSetting
    Value = TypeAdapter(Whole)

    def check_setting(self, setting: SliderSetting) -> list[Problem]:
        # Between the two ends there is something to push.
        return [Problem("boundsCrossed")] if setting.min + setting.step > setting.max else []

    def is_empty(self, value: int) -> bool:
        return False

    def check_value(self, setting: SliderSetting, value: int) -> list[Problem]:
        problems: list[Problem] = []
        if value < setting.min:
            problems.append(Problem("tooSmall", params={"least": setting.min}))
        if value > setting.max:
            problems.append(Problem("tooBig", params={"most": setting.max}))
        if not problems and value != setting.max and (value - setting.min) % setting.step:
            problems.append(Problem("betweenSteps", params={"step": setting.step}))
        return problems

    def operand(self, setting: SliderSetting, value: int) -> Operand:
        return Decimal(value)

    def text(self, setting: SliderSetting, value: int) -> str:
        return f"{value} {setting.unit}".strip()

    def unit(self, setting: SliderSetting) -> str:
        return setting.unit


KIND = Slider()
