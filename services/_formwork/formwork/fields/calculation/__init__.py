"""A number computed from other fields. Nobody enters it; both sides compute it and the server's counts."""

from decimal import Decimal
from typing import Annotated, Any, Literal

from pydantic import Field as Limit
from pydantic import TypeAdapter

from formwork.blank import is_blank
from formwork.fields.kind import FieldKind, FieldSetting
from formwork.fields.money import Currency, with_currency
from formwork.formula import FormulaProblem, parse
from formwork.formula.operand import Operand
from formwork.print_context import PrintContext
from formwork.problems import Problem

MOST_PLACES = 10


class CalculationSetting(FieldSetting):
    formula: Annotated[str, Limit(max_length=10_000)] = ""
    decimal_places: Annotated[int, Limit(ge=0, le=MOST_PLACES)] = 2
    format: Literal["number", "currency", "percent"] = "number"
    # Of an amount of money; empty, as forms from before have it: written as a number.
    currency: Currency = ""


class Calculation(FieldKind[CalculationSetting]):
    type = "calculation"
    compared = "number"
    Setting = CalculationSetting
    Value = TypeAdapter(Annotated[str, Limit(pattern=r"^-?[0-9]{1,31}(\.[0-9]{1,10})?$", strict=True)])
    is_entered = False

    def check_setting(self, setting: CalculationSetting) -> list[Problem]:
        """The formula by itself; `formwork.calculations` checks what it refers to."""
        if is_blank(setting.formula):
            return [Problem("formulaMissing")]
        try:
            parse(setting.formula)
        except FormulaProblem as problem:
            return [problem.as_problem()]
        return []

    def is_empty(self, value: str | None) -> bool:
        return not value

    def operand(self, setting: CalculationSetting, value: str) -> Operand:
        return Decimal(value)

    def text(self, setting: CalculationSetting, value: str) -> str:
        return value

    def unit(self, setting: CalculationSetting) -> str:
        return {"number": "", "currency": setting.currency, "percent": "%"}[setting.format]

    def print_view(
        self, setting: CalculationSetting, value: str | None, paper: PrintContext
    ) -> dict[str, Any]:
        number = paper.number(value) if value else ""
        if setting.format == "currency":
            number = with_currency(number, setting.currency)
        return {"number": number, "format": setting.format}


KIND = Calculation()
