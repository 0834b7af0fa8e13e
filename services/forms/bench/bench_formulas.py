"""What the formulas of the largest form cost, in milliseconds of a processor: read once, computed every time.

.venv/bin/python services/forms/bench/bench_formulas.py
"""

import sys
import time
from collections.abc import Callable
from uuid import UUID

from formwork.body import Body, Field, Page, Row
from formwork.conditions.situation import NOWHERE
from formwork.formula.cost import MOST_TOGETHER, cost_of
from formwork.values import recompute

# A term each; as many as there is room for, in formulas as long as a formula may be.
TERMS = {
    "numbers": "1",
    "long numbers": "1.0101010101",
    "powers": "1^95",
    "powers of fractions": "1.0101010101^-62",
    "fields": "{00000000-0000-4000-8000-000000000001}",
    "negations": "-1",
    "averages": "AVG(1)",
    "roundings": "ROUND(1.5,1)",
    "days": 'DAYS("2026-11-21")',
    "conditions": "IF(1=1,1,0)",
    "parentheses": "(((1)))",
    "texts": '"12345.678"',
}
_TEXT = Field(id=str(UUID(int=(4 << 76) | (8 << 60) | 1)), type="shortText")
_MOST_NODES, _MOST_CALCULATIONS = 400, 990
_TRIES = 5


def body_of(term: str, terms: int) -> Body:
    formula = "+".join([term] * terms)
    count = min(_MOST_CALCULATIONS, MOST_TOGETHER // cost_of(formula))
    fields = [
        Field(
            id=str(UUID(int=(4 << 76) | (8 << 60) | number)), type="calculation", setting={"formula": formula}
        )
        for number in range(2, count + 2)
    ]
    first = str(UUID(int=(4 << 76) | (8 << 60) | 5_000))
    row = Row(id=first, type="row", components=[_TEXT, *fields])
    return Body([Page(id=first, type="page", components=[row])])


def best(work: Callable[[], object]) -> float:
    def once() -> float:
        started = time.process_time()
        work()
        return time.process_time() - started

    return 1000 * min(once() for _ in range(_TRIES))


def main() -> None:
    sys.stdout.write(f"{'':30}{'formulas':>9}{'count':>8}{'read':>8}{'compute':>9}  ms\n")
    for name, term in TERMS.items():
        largest = max(1, min(_MOST_NODES // (cost_of(term) + 1), 2_000 // (len(term) + 1)))
        for terms in sorted({2, largest}):
            body = body_of(term, terms)
            assert body.calculations.too_large is None
            counted = best(lambda body=body: Body(body.pages).calculations.too_large)
            read = best(lambda body=body: Body(body.pages).calculations.order)
            computed = best(lambda body=body: recompute(body, {_TEXT.id: "12345.678"}, NOWHERE))
            count = len(body.calculations.settings)
            assert not recompute(body, {_TEXT.id: "12345.678"}, NOWHERE).problems
            told = f"{f'{name}, {terms} terms':30}{count:9}{counted:8.1f}{read:8.1f}{computed:9.1f}"
            sys.stdout.write(f"{told}\n")


if __name__ == "__main__":
    main()
