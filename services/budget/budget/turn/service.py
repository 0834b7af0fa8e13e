"""Whose turn it is to answer a request: as the chain was when it was submitted, one after the other."""

from collections.abc import Collection, Iterable, Sequence
from datetime import datetime
from uuid import UUID

from chassis.access import Actor, Role
from chassis.clock import now
from chassis.db import UnitOfWork

from budget.chain.service import Asked, approvers_of
from budget.escalation import ESCALATED_AFTER
from budget.tables.approval import ApprovalTurn
from budget.tables.request import BudgetRequest
from budget.turn.repo import TurnRepo


async def begin_turns(
    uow: UnitOfWork, actor: Actor, request: BudgetRequest, amount_minor: int, categories: Collection[str]
) -> UUID | None:
    """Of a request that is submitted at this moment: the first is asked, by name where there is a chain."""
    asked = Asked(amount_minor, request.currency, frozenset(categories))
    approvers = await approvers_of(uow, actor, request.project_id, asked, request.created_by)
    for position, user_id in enumerate(approvers):
        TurnRepo(uow).add(
            ApprovalTurn(
                company_id=request.company_id,
                project_id=request.project_id,
                request_id=request.id,
                position=position,
                user_id=user_id,
                asked_at=now() if position == 0 else None,
            )
        )
    return approvers[0]


async def end_turns(uow: UnitOfWork, request: BudgetRequest) -> None:
    """Of one that is withdrawn."""
    await TurnRepo(uow).delete_of_request(request.id)


async def turns_of(uow: UnitOfWork, request: BudgetRequest, *, lock: bool = False) -> list[ApprovalTurn]:
    return [*await TurnRepo(uow).of_request(request.id, lock=lock)]


async def find_waiting(uow: UnitOfWork, request_id: UUID, *, lock: bool = False) -> BudgetRequest | None:
    """Whoever's it is: for what happens by itself."""
    return await TurnRepo(uow).waiting_request(request_id, lock=lock)


async def stand_ins_of(uow: UnitOfWork, company_id: UUID, turns: Iterable[ApprovalTurn]) -> dict[UUID, UUID]:
    """Who answers for those of them who are away now."""
    return await stand_ins_among(uow, company_id, [turn.user_id for turn in turns if turn.user_id])


async def stand_ins_among(uow: UnitOfWork, company_id: UUID, user_ids: Collection[UUID]) -> dict[UUID, UUID]:
    """By those of them who are away now."""
    return await TurnRepo(uow).stand_ins(company_id, user_ids) if user_ids else {}


async def asked_of(uow: UnitOfWork, request_ids: Collection[UUID]) -> dict[UUID, UUID]:
    """Whom each of them waits for by name."""
    return {row.request_id: row.user_id for row in await TurnRepo(uow).asked(request_ids)}


def current_of(turns: Sequence[ApprovalTurn]) -> ApprovalTurn | None:
    return next((turn for turn in turns if turn.asked_at is not None and turn.answered_at is None), None)


def asked_at_of(turns: Sequence[ApprovalTurn]) -> datetime | None:
    """Since when somebody is to answer."""
    current = current_of(turns)
    return current.asked_at if current else None


def is_escalated(turn: ApprovalTurn) -> bool:
    """By the clock, whether or not a run has told of it: that one may be lost."""
    if turn.asked_at is None or turn.answered_at is not None:
        return False
    return turn.escalated_at is not None or turn.asked_at <= now() - ESCALATED_AFTER


async def answer_turns(
    uow: UnitOfWork, turns: Sequence[ApprovalTurn], actor: Actor, answer: str, note: str
) -> ApprovalTurn | None:
    """The actor's answer, who may give it. Whom it was escalated to has the last word of all up to their own
    turn. Who only stands in answers for who is away and for themselves: whoever comes between is still asked.
    Who is asked next is returned, if anybody."""
    current = current_of(turns)
    if current is None:
        return None
    stand_ins = await stand_ins_of(uow, actor.company_id, [current])
    own = _own(turns, current, actor, stands_in=actor.user_id in stand_ins.values())
    last = max(current.position, own.position)
    between = range(current.position + 1, last) if is_escalated(current) else ()
    for turn in turns:
        if turn.answered_at is None and turn.position in (current.position, own.position, *between):
            turn.asked_at = turn.asked_at or now()
            turn.answer, turn.note = answer, note if turn.position == last else ""
            turn.answered_by, turn.answered_at = actor.user_id, now()
    return next((turn for turn in turns if turn.answered_at is None), None)


def _own(
    turns: Sequence[ApprovalTurn], current: ApprovalTurn, actor: Actor, *, stands_in: bool
) -> ApprovalTurn:
    """By name; else whoever stands in, or is an admin, answers what is asked now, and a manager to whom it
    was escalated what any manager of the project answers."""
    named = next((turn for turn in turns if turn.user_id == actor.user_id), None)
    if named is not None:
        return named
    if stands_in or actor.is_at_least(Role.ADMIN):
        return current
    return next((turn for turn in turns if turn.user_id is None), current)


def ask(turn: ApprovalTurn) -> None:
    turn.asked_at = now()
