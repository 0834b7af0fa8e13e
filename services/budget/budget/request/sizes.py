"""How much a request is about, as people are told."""

from collections.abc import Callable, Sequence

from chassis.db import UnitOfWork
from chassis.money import said

from budget.request.holding import asked_lines
from budget.request.hot import codes_asked_for
from budget.tables.request import BudgetRequest, RequestKind, RequestLine


def said_size(
    request: BudgetRequest, lines: Sequence[RequestLine], minor_of: Callable[[RequestLine], int]
) -> str:
    """What it asks for; of a change of the budget what it gives and takes: +SGD 640.00, -SGD 80.00."""
    if request.kind != RequestKind.CHANGE:
        return said(sum(map(minor_of, asked_lines(request, lines))), request.currency)
    given = sum(minor_of(line) for line in lines if line.receives)
    taken = sum(minor_of(line) for line in lines if not line.receives)
    parts = [(sign, minor) for sign, minor in (("+", given), ("-", taken)) if minor]
    return ", ".join(f"{sign}{said(minor, request.currency)}" for sign, minor in parts) or said(
        0, request.currency
    )


async def said_way(uow: UnitOfWork, request: BudgetRequest, lines: Sequence[RequestLine]) -> tuple[str, str]:
    """Of a transfer where it comes from and where it goes; of another request nothing."""
    if request.kind != RequestKind.TRANSFER:
        return "", ""
    code_ids = {line.code_id for line in lines}
    codes = await codes_asked_for(uow, request.company_id, request.project_id, code_ids)

    def said_codes(*, receives: bool) -> str:
        """One by its name too, several by their numbers."""
        found = [codes[line.code_id] for line in lines if line.receives == receives]
        if len(found) == 1:
            return f"{found[0].number} {found[0].name}"
        return ", ".join(each.number for each in found)

    return said_codes(receives=False), said_codes(receives=True)


def said_held(request: BudgetRequest, lines: Sequence[RequestLine]) -> str:
    """Empty where it held nothing: it only gives."""
    held = sum(line.amount_minor for line in lines if not line.receives)
    return said(held, request.currency) if held else ""
