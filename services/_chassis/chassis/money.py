"""Money: integers of a currency's smallest unit inside, a decimal text on the wire, and no float anywhere.

amount_minor: int = minor_column()            # in a table
amount: MoneyIn                               # in a body: “1250.5”
minor = to_minor(body.amount, "SGD", field="amount")    # 125050
MoneyOut of to_text(minor, "SGD")             # “1250.50”
"""

import re
from decimal import ROUND_HALF_UP, Decimal, localcontext
from typing import Annotated, Any

from pydantic import AfterValidator, StringConstraints, WithJsonSchema
from sqlalchemy import BigInteger, text
from sqlmodel import Field

from chassis.errors import Invalid
from chassis.texts import Text

MOST_DIGITS = 13
"""Before the point: with three places behind it an amount, and a sum of thousands, fits into 64 bits."""

_WRITTEN = re.compile(r"-?(0|[1-9][0-9]{0,12})(\.[0-9]{1,4})?", re.ASCII)
_WITHOUT_PLACES = "CLP ISK JPY KRW PYG UGX VND XAF XOF XPF"
_WITH_THREE = "BHD IQD JOD KWD LYD OMR TND"
_WITH_TWO = (
    "AED ARS AUD BDT BGN BND BRL CAD CHF CNY COP CZK DKK EGP EUR GBP HKD HUF IDR ILS INR KES KHR LKR MAD MMK "
    "MOP MXN MYR NGN NOK NPR NZD PEN PGK PHP PKR PLN QAR RON SAR SEK SGD THB TRY TWD UAH USD UYU ZAR"
)
PLACES = {
    code: places
    for places, codes in ((0, _WITHOUT_PLACES), (2, _WITH_TWO), (3, _WITH_THREE))
    for code in codes.split()
}
"""Decimals of ISO 4217. The web has them from `proto/vectors/money`."""


def _written_as_money(value: str) -> str:
    if not _WRITTEN.fullmatch(value):
        raise ValueError(Text("Is not an amount: write it as 1250.50"))
    return value


def _known_currency(value: str) -> str:
    if value not in PLACES:
        raise ValueError(Text("Is not a currency: write its three letters, such as SGD"))
    return value


_Short = StringConstraints(strip_whitespace=True, max_length=20)
_Decimal = WithJsonSchema({"type": "string", "format": "decimal", "maxLength": 20})
AnyMoneyIn = Annotated[str, _Short, AfterValidator(_written_as_money), _Decimal]
"""Below zero, too."""


def _not_negative(value: str) -> str:
    if value.startswith("-"):
        raise ValueError(Text("Must not be below zero"))
    return value


MoneyIn = Annotated[AnyMoneyIn, AfterValidator(_not_negative), _Decimal]
MoneyOut = str
Currency = Annotated[
    str,
    StringConstraints(strip_whitespace=True, to_upper=True, max_length=3),
    AfterValidator(_known_currency),
]


def minor_column(default: int | None = None) -> Any:
    """Of a row that must say it, or has a default in the database too."""
    if default is None:
        return Field(sa_type=BigInteger)
    return Field(default=default, sa_type=BigInteger, sa_column_kwargs={"server_default": text(str(default))})


def optional_minor_column() -> Any:
    return Field(default=None, sa_type=BigInteger)


def to_minor(written: str, currency: str, *, field: str) -> int:
    """Refused, and said of the field, where it has more decimals than its currency."""
    whole, _, behind = written.partition(".")
    places = PLACES[currency]
    if behind.rstrip("0")[places:]:
        raise Invalid.field(
            field, Text("{currency} has {places} decimals. Write no more.", currency=currency, places=places)
        )
    return int(whole + behind[:places].ljust(places, "0"))


def to_text(minor: int, currency: str) -> MoneyOut:
    places = PLACES[currency]
    sign, digits = "-" if minor < 0 else "", str(abs(minor)).rjust(places + 1, "0")
    return f"{sign}{digits[:-places]}.{digits[-places:]}" if places else sign + digits


def is_writable(minor: int, currency: str) -> bool:
    """Whether it can be sent again: a sum may have more digits than an amount."""
    return _WRITTEN.fullmatch(to_text(minor, currency)) is not None


def decimal_of(minor: int, currency: str) -> Decimal:
    """For tables, whose cells are counted with: exact, with the currency's places."""
    return Decimal(minor).scaleb(-PLACES[currency])


def said(minor: int, currency: str) -> str:
    """In a sentence, as screens write it: “SGD 1,500.00”."""
    sign, digits = "-" if minor < 0 else "", to_text(abs(minor), currency)
    whole, point, behind = digits.partition(".")
    return f"{sign}{currency} {int(whole):,}{point}{behind}"


def times(quantity: Decimal, rate_minor: int) -> int:
    """What so much of something costs; half a smallest unit is rounded up."""
    with localcontext(prec=50):
        return int((quantity * rate_minor).to_integral_value(ROUND_HALF_UP))
