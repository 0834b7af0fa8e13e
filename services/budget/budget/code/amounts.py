"""What a code costs: quantity times rate, or an amount that is said."""

from dataclasses import dataclass
from decimal import Decimal

from chassis.errors import Invalid
from chassis.money import times, to_minor
from chassis.texts import Text

from budget.code.schemas import QUANTITY_PLACES, CodeCreate, quantity_of

MOST_MINOR = 10**16


@dataclass(frozen=True, slots=True)
class Amounts:
    quantity_thousandths: int | None
    rate_minor: int | None
    amount_minor: int


def amounts_of(body: CodeCreate, currency: str) -> Amounts:
    if body.is_division:
        if body.category or body.quantity or body.rate or body.amount or body.division_id:
            raise Invalid.field(
                "isDivision",
                Text("A division is a heading: it has no category, amount or division of its own."),
            )
        return Amounts(None, None, 0)
    if body.category is None:
        raise Invalid.field("category", Text("Choose a category."))
    rate = None if body.rate is None else to_minor(body.rate, currency, field="rate")
    amount = None if body.amount is None else to_minor(body.amount, currency, field="amount")
    return reconciled(quantity_of(body.quantity), rate, amount, otherwise=0)


def reconciled(quantity: int | None, rate: int | None, amount: int | None, *, otherwise: int) -> Amounts:
    if quantity is not None and rate is not None:
        product = times(Decimal(quantity).scaleb(-QUANTITY_PLACES), rate)
        if amount not in (None, product):
            raise Invalid.field(
                "amount", Text("Quantity times rate is another amount. Leave one of the three out.")
            )
        amount = product
    amount = otherwise if amount is None else amount
    if amount > MOST_MINOR:
        raise Invalid.field("amount", Text("This is more than an amount can be."))
    return Amounts(quantity, rate, amount)
