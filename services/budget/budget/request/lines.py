"""What a request asks of which codes."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.money import to_minor

from budget.request.errors import CodeNamedTwice, NotATransfer, NothingAskedFor, UnusableCode
from budget.request.hot import codes_asked_for
from budget.request.schemas import LineIn
from budget.tables.request import BudgetRequest, RequestKind, RequestLine


class Drawn(NamedTuple):
    lines: list[RequestLine]
    codes: Mapping[UUID, Any]
    """That they name."""


async def draw_lines(
    uow: UnitOfWork,
    request: BudgetRequest,
    wanted: Sequence[LineIn],
    *,
    kept: Collection[UUID] = (),
) -> Drawn:
    """For a draft that has none, not written yet. It is in the currency of its codes from here on: the
    project's may be another one than when the draft was begun, and stays as long as there is a code.
    `kept`: codes that it named before; one that was archived meanwhile stays in it, and is refused when it is
    sent."""
    codes = await _usable(uow, request, wanted, kept)
    for code in codes.values():
        request.currency = code.currency
    return Drawn([_line(request, index, line) for index, line in enumerate(wanted)], codes)


def _line(request: BudgetRequest, index: int, line: LineIn) -> RequestLine:
    amount = to_minor(line.amount, request.currency, field=f"lines.{index}.amount")
    if amount == 0:
        raise NothingAskedFor(index)
    if line.receives and request.kind == RequestKind.MONEY:
        raise NotATransfer(index)
    return RequestLine(
        company_id=request.company_id,
        project_id=request.project_id,
        request_id=request.id,
        code_id=line.budget_code_id,
        position=index,
        amount_minor=amount,
        note=line.note,
        receives=line.receives,
    )


async def _usable(
    uow: UnitOfWork, request: BudgetRequest, lines: Sequence[LineIn], kept: Collection[UUID]
) -> dict[UUID, Any]:
    """The codes that the lines name, each once, of the request's project and open."""
    codes = await codes_asked_for(
        uow, request.company_id, request.project_id, [line.budget_code_id for line in lines]
    )
    named = set[UUID]()
    for index, line in enumerate(lines):
        code = codes.get(line.budget_code_id)
        if code is None or code.is_division:
            raise UnusableCode(index)
        if code.is_archived and code.id not in kept:
            raise UnusableCode(index)
        if code.id in named:
            raise CodeNamedTwice(index)
        named.add(code.id)
    return codes
