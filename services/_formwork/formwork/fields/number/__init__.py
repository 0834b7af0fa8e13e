"""A number that is entered, kept as it was written: its digits are never rounded."""

from decimal import Decimal
from typing import Annotated, Any

from pydantic import Field as Limit
from pydantic import TypeAdapter

from formwork.fields.kind import FieldKind
from formwork.fields.money import Currency, with_currency
from formwork.fields.ruled import RuledSetting
from formwork.formula.operand import Operand
from formwork.print_context import PrintContext
from formwork.problems import Problem

MOST_PLACES = 6

Written = Annotated[str, Limit(pattern=r"^-?[0-9]{1,15}(\.[0-9]{1,6})?$", strict=True)]
Step = Annotated[str, Limit(pattern=r"^[0-9]{1,9}(\.[0-9]{1,6})?$", strict=True)]


class NumberSetting(RuledSetting):
    unit: Annotated[str, Limit(max_length=20)] = ""
    # Of an amount of money, which has no other unit.
    currency: Currency = ""
    decimal_places: Annotated[int, Limit(ge=0, le=MOST_PLACES)] = 2
    min: Written | None = None
    max: Written | None = None
    # So far apart numbers lie, counted from the least one.
    step: Step | None = None


class Number(FieldKind[NumberSetting]):
    type = "number"
    compared = "number"
    Setting = NumberSetting
    Value = TypeAdapter(Written)

    def check_setting(self, setting: NumberSetting) -> list[Problem]:
        problems: list[Problem] = []
        if (
            setting.min is not None
            and setting.max is not None
            and Decimal(setting.min) > Decimal(setting.max)
        ):
            problems.append(Problem("boundsCrossed"))
        if setting.step is not None and not Decimal(setting.step):
            problems.append(Problem("stepMissing"))
        return problems

    def is_empty(self, value: str) -> bool:
        return not value

    def check_value(self, setting: NumberSetting, value: str) -> list[Problem]:
        problems: list[Problem] = []
        if len(value.partition(".")[2].rstrip("0")) > setting.decimal_places:
            problems.append(Problem("tooManyDecimals", params={"most": setting.decimal_places}))
        if setting.min is not None and Decimal(value) < Decimal(setting.min):
            problems.append(Problem("tooSmall", params={"least": setting.min}))
        if setting.max is not None and Decimal(value) > Decimal(setting.max):
            problems.append(Problem("tooBig", params={"most": setting.max}))
        if _is_between_steps(setting, value):
            problems.append(Problem("betweenSteps", params={"step": setting.step or ""}))
        return setting.told(problems)

    def operand(self, setting: NumberSetting, value: str) -> Operand:
        return Decimal(value)

    def text(self, setting: NumberSetting, value: str) -> str:
        return f"{value} {self.unit(setting)}".strip()

    def unit(self, setting: NumberSetting) -> str:
        return setting.currency or setting.unit

    def print_view(self, setting: NumberSetting, value: str | None, paper: PrintContext) -> dict[str, Any]:
        if not value:
            return {"text": ""}
        number = with_currency(paper.number(value), setting.currency)
        return {"text": number if setting.currency else f"{number} {setting.unit}".strip()}


def _is_between_steps(setting: NumberSetting, value: str) -> bool:
    step = Decimal(setting.step or 0)
    return bool(step) and bool((Decimal(value) - Decimal(setting.min or 0)) % step)


KIND = Number()
