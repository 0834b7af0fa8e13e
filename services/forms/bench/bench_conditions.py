"""What 500 rules on 1,000 fields cost, in milliseconds of a processor and beside parsing the form: read once,
settled, applied, looked through for what is locked, proved; and rehearsed with 50 submissions before it is
published.

.venv/bin/python services/forms/bench/bench_conditions.py
"""

import sys
import time
from collections.abc import Callable
from typing import Any
from uuid import UUID

from formwork.body import Body, parse_body
from formwork.conditions.apply import apply_conditions, changed_though_locked
from formwork.conditions.prove import prove
from formwork.conditions.settle import settle
from formwork.conditions.situation import NOWHERE
from formwork.rehearsal import rehearse
from formwork.testing import NO_STEPS

FIELDS, RULES = 1_000, 500
_REHEARSED = 50
_TRIES = 5


def an_id(number: int) -> str:
    return str(UUID(int=(4 << 76) | (8 << 60) | number))


def raw_body() -> list[dict[str, Any]]:
    """Every other field is shown by the one before it."""
    fields = [{"id": an_id(number), "type": "shortText"} for number in range(1, FIELDS + 1)]
    rows = [
        {"id": an_id(5_000 + at), "type": "row", "components": [field]} for at, field in enumerate(fields)
    ]
    return [
        {"id": an_id(4_000), "type": "page", "components": rows, "conditions": [*map(_rule, range(RULES))]}
    ]


def _rule(number: int) -> dict[str, Any]:
    asked = {"fieldState": {"state": "is", "value": "Rain"}}
    looked = {"fieldCondition": {"fieldId": an_id(2 * number + 1)}, "comparisonCondition": asked}
    shows = {"type": "show", "fieldIds": [an_id(2 * number + 2)]}
    return {"id": an_id(9_000 + number), "nestedConditions": [looked], "outcomes": [shows]}


def best(work: Callable[[], object]) -> float:
    def once() -> float:
        started = time.process_time()
        work()
        return time.process_time() - started

    return 1000 * min(once() for _ in range(_TRIES))


def main() -> None:
    raw = raw_body()
    body = parse_body(raw)
    values = {an_id(number): "rain" for number in range(1, FIELDS + 1)}
    applied = apply_conditions(body, values, NOWHERE)
    told = {
        "parse": lambda: parse_body(raw),
        "read": lambda: Body(body.pages).rules.order,
        "settle": lambda: settle(body, values, NOWHERE),
        "apply": lambda: apply_conditions(body, values, NOWHERE).body.fields,
        "locked": lambda: changed_though_locked(body, applied, {}, values),
        "prove": lambda: prove(body, NO_STEPS),
        "rehearse": lambda: [rehearse(body, body, values, NOWHERE, is_done=True) for _ in range(_REHEARSED)],
    }
    costs = {name: best(work) for name, work in told.items()}
    for name, cost in costs.items():
        sys.stdout.write(f"{name:10}{cost:8.1f} ms{cost / costs['parse']:8.2f}\n")


if __name__ == "__main__":
    main()
