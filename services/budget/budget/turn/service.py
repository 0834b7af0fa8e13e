"""Whose turn it is to answer a request: as the chain was when it was submitted, one after the other."""

from collections.abc import Collection, Iterable, Sequence
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork

from budget.chain.service import approvers_of
from budget.tables.approval import ApprovalTurn
from budget.tables.request import BudgetRequest
from budget.turn.repo import TurnRepo


async def begin_turns(
    uow: UnitOfWork, actor: Actor, request: BudgetRequest, amount_minor: int, categories: Collection[str]
) -> UUID | None:
    """Of a request that is submitted at this moment: the first is asked, by name where there is a chain."""
    approvers = await approvers_of(
        uow, actor, request.project_id, amount_minor, categories, request.created_by
    )
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


async def turns_of(uow: UnitOfWork, request: BudgetRequest) -> list[ApprovalTurn]:
    return [*await TurnRepo(uow).of_request(request.id)]


async def find_waiting(uow: UnitOfWork, request_id: UUID, *, lock: bool = False) -> BudgetRequest | None:
    """Whoever's it is: for what happens by itself."""
    return await TurnRepo(uow).waiting_request(request_id, lock=lock)


async def stand_ins_of(uow: UnitOfWork, company_id: UUID, turns: Iterable[ApprovalTurn]) -> dict[UUID, UUID]:
    """Who answers for those of them who are away now."""
    named = [turn.user_id for turn in turns if turn.user_id is not None]
    return await TurnRepo(uow).stand_ins(company_id, named) if named else {}


async def asked_of(uow: UnitOfWork, request_ids: Collection[UUID]) -> dict[UUID, UUID]:
    """Whom each of them waits for by name."""
    return {row.request_id: row.user_id for row in await TurnRepo(uow).asked(request_ids)}


def current_of(turns: Sequence[ApprovalTurn]) -> ApprovalTurn | None:
    return next((turn for turn in turns if turn.asked_at is not None and turn.answered_at is None), None)


def answer_turns(turns: Sequence[ApprovalTurn], actor: Actor, answer: str, note: str) -> ApprovalTurn | None:
    """The actor's answer, who may give it. It counts for all turns up to their own: whom it was escalated to
    has the last word of them. Who is asked next is returned, if anybody."""
    current = current_of(turns)
    if current is None:
        return None
    own = next((turn for turn in turns if turn.user_id == actor.user_id), current)
    last = max(current.position, own.position)
    for turn in turns:
        if current.position <= turn.position <= last:
            turn.asked_at = turn.asked_at or now()
            turn.answer, turn.note = answer, note if turn.position == last else ""
            turn.answered_by, turn.answered_at = actor.user_id, now()
    return next((turn for turn in turns if turn.position > last), None)


def ask(turn: ApprovalTurn) -> None:
    turn.asked_at = now()
