import json
from decimal import Decimal
from pathlib import Path

import pytest
from chassis.errors import Invalid
from chassis.money import PLACES, AnyMoneyIn, Currency, MoneyIn, minor_column, said, times, to_minor, to_text
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

_FILE = Path(__file__).parents[4] / "proto" / "vectors" / "money" / "written.json"
_CASES = json.loads(_FILE.read_text())["cases"]
_ANY = TypeAdapter[str](AnyMoneyIn)


@pytest.mark.parametrize("case", _CASES, ids=[case["name"] for case in _CASES])
def test_an_amount_is_read_and_written_as_everywhere(case: dict[str, str | None]) -> None:
    written, currency = case["written"], case["currency"]
    assert written is not None
    assert currency is not None
    if case["minor"] is None:
        with pytest.raises((ValidationError, Invalid)):
            to_minor(_ANY.validate_python(written), currency, field="amount")
        return
    minor = to_minor(_ANY.validate_python(written), currency, field="amount")
    assert (str(minor), to_text(minor, currency)) == (case["minor"], case["text"])


@given(st.integers(-(10**15), 10**15), st.sampled_from(sorted(PLACES)))
def test_nothing_is_lost_on_the_way_out_and_in(minor: int, currency: str) -> None:
    if abs(minor) < 10 ** (13 + PLACES[currency]):
        assert to_minor(_ANY.validate_python(to_text(minor, currency)), currency, field="amount") == minor


def test_a_number_of_json_is_no_amount() -> None:
    for number in (12, 12.5, True, None):
        with pytest.raises(ValidationError):
            _ANY.validate_python(number)


def test_less_than_nothing_is_refused_where_it_makes_no_sense() -> None:
    with pytest.raises(ValidationError):
        TypeAdapter[str](MoneyIn).validate_python("-1")


def test_a_currency_is_one_we_know_the_decimals_of() -> None:
    currency = TypeAdapter[str](Currency)
    assert currency.validate_python(" sgd ") == "SGD"
    with pytest.raises(ValidationError):
        currency.validate_python("XYZ")


@pytest.mark.parametrize(
    ("minor", "currency", "words"),
    [
        (150_000, "SGD", "SGD 1,500.00"),
        (-11_319_000, "SGD", "-SGD 113,190.00"),
        (5, "SGD", "SGD 0.05"),
        (1_500_000, "JPY", "JPY 1,500,000"),
        (0, "KWD", "KWD 0.000"),
    ],
)
def test_a_sentence_says_an_amount_as_screens_do(minor: int, currency: str, words: str) -> None:
    assert said(minor, currency) == words


@pytest.mark.parametrize(
    ("quantity", "rate", "amount"),
    [("3", 1999, 5997), ("0.5", 1, 1), ("0.333", 100, 33), ("2.5", 3, 8), ("0", 5, 0)],
)
def test_so_much_of_something_costs(quantity: str, rate: int, amount: int) -> None:
    assert times(Decimal(quantity), rate) == amount


def test_a_column_of_money_has_64_bits() -> None:
    assert str(minor_column().sa_type()) == "BIGINT"
