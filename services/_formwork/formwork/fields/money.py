"""Amounts of money among the numbers: their currency is said in the form, by its code of ISO 4217."""

from typing import Annotated

from pydantic import Field as Limit

Currency = Annotated[str, Limit(pattern=r"^([A-Z]{3})?$")]


def with_currency(number: str, currency: str) -> str:
    """As the screens write it in our languages."""
    if not number or not currency:
        return number
    sign = "-" if number.startswith("-") else ""
    return f"{sign}{currency}\u00a0{number.removeprefix('-')}"
