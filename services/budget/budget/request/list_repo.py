"""Requests as they are listed, and which of them are somebody's to answer."""

from datetime import UTC, datetime, time
from typing import Any
from uuid import UUID

from chassis.access import Actor, Role
from chassis.clock import now
from chassis.db import containing
from chassis.db.statements import col, is_any, managed_by, seen_by, select
from sqlalchemy import ColumnElement, Select, and_, exists, func, or_, true, tuple_
from sqlalchemy.orm import aliased

from budget.escalation import ESCALATED_AFTER
from budget.request.schemas import RequestFilter
from budget.rights.sql import seen_request, stood_in_for
from budget.tables.approval import ApprovalTurn
from budget.tables.budget_code import BudgetCode
from budget.tables.request import BudgetRequest, RequestKind, RequestLine, Status

_ASKED = and_(
    col(RequestLine.request_id) == col(BudgetRequest.id),
    or_(col(RequestLine.receives).is_(False), col(BudgetRequest.kind) == RequestKind.CHANGE.value),
)
"""Lines that its size is the sum of, as `holding.asked_lines` says."""
_AMOUNT = select(func.coalesce(func.sum(RequestLine.amount_minor), 0)).where(_ASKED).scalar_subquery()
_ADDED = (
    select(func.coalesce(func.sum(RequestLine.amount_minor), 0))
    .where(col(RequestLine.request_id) == col(BudgetRequest.id), col(RequestLine.receives))
    .scalar_subquery()
)
_APPROVED = select(func.sum(RequestLine.approved_minor)).where(_ASKED).scalar_subquery()

_USED = col(BudgetCode.held_minor) + col(BudgetCode.committed_minor) + col(BudgetCode.actual_minor)
_LATER, _LATER_LINE = aliased(BudgetRequest), aliased(RequestLine)


def holds_since(request: Any) -> ColumnElement[bool]:
    """Whether a line of `LATER` holds money and was asked for after the request: who came first is not over
    what there is because somebody asked later."""
    asked = [
        tuple_(func.coalesce(col(each.submitted_at), col(each.created_at)), col(each.id))
        for each in (_LATER, request)
    ]
    return and_(
        col(_LATER_LINE.request_id) == col(_LATER.id),
        col(_LATER_LINE.receives).is_(False),
        col(_LATER.status) == Status.SUBMITTED.value,
        asked[0] > asked[1],
    )


def held_later(actor: Actor, request_id: UUID) -> Select[*tuple[Any, ...]]:
    """Of each code of its project: what those hold who asked after it."""
    own = aliased(BudgetRequest)
    return (
        select(
            _LATER_LINE.code_id,
            BudgetCode.category,
            func.sum(_LATER_LINE.amount_minor).label("held"),
        )
        .select_from(own)
        .join(_LATER, and_(col(_LATER.project_id) == col(own.project_id), col(_LATER.id) != col(own.id)))
        .join(_LATER_LINE, holds_since(own))
        .join(BudgetCode, col(BudgetCode.id) == col(_LATER_LINE.code_id))
        .where(seen_by(actor, own), col(_LATER.company_id) == col(own.company_id), col(own.id) == request_id)
        .group_by(col(_LATER_LINE.code_id), col(BudgetCode.category))
    )


_HELD_LATER = (
    select(func.coalesce(func.sum(_LATER_LINE.amount_minor), 0))
    .where(holds_since(BudgetRequest), col(_LATER_LINE.code_id) == col(RequestLine.code_id))
    .correlate(BudgetRequest, RequestLine)
    .scalar_subquery()
)
# What those before have agreed to counts, as it is what is still asked for.
_NOT_AGREED = col(RequestLine.amount_minor) - func.coalesce(
    col(RequestLine.approved_minor), col(RequestLine.amount_minor)
)
_IS_OVER_NOW = and_(
    col(BudgetRequest.status) == Status.SUBMITTED.value,
    exists()
    .where(
        col(RequestLine.request_id) == col(BudgetRequest.id),
        col(RequestLine.receives).is_(False),
        col(BudgetCode.id) == col(RequestLine.code_id),
        col(BudgetCode.budget_minor) < _USED,
        col(BudgetCode.budget_minor) < _USED - _NOT_AGREED - _HELD_LATER,
    )
    .correlate(BudgetRequest),
)


def waits_for(actor: Actor) -> ColumnElement[bool]:
    """Whether it is the actor's to answer now. Nobody answers their own, and nobody twice."""
    manages = managed_by(actor, BudgetRequest)
    of_it = col(ApprovalTurn.request_id) == col(BudgetRequest.id)
    later = aliased(ApprovalTurn)
    comes_later = exists().where(
        col(later.request_id) == col(ApprovalTurn.request_id),
        col(later.position) > col(ApprovalTurn.position),
    )
    escalated = or_(
        comes_later.where(col(later.user_id) == actor.user_id),
        and_(manages, comes_later.where(col(later.user_id).is_(None))),
    )
    # By the clock: nobody waits for a run that was lost.
    is_escalated = or_(
        col(ApprovalTurn.escalated_at).is_not(None), col(ApprovalTurn.asked_at) <= now() - ESCALATED_AFTER
    )
    mine = or_(
        col(ApprovalTurn.user_id) == actor.user_id,
        col(ApprovalTurn.user_id).in_(stood_in_for(actor)),
        and_(col(ApprovalTurn.user_id).is_(None), manages),
        and_(
            is_escalated,
            true() if actor.is_at_least(Role.ADMIN) else escalated,
        ),
    )
    asked = and_(col(ApprovalTurn.asked_at).is_not(None), col(ApprovalTurn.answered_at).is_(None))
    return and_(
        col(BudgetRequest.status) == Status.SUBMITTED.value,
        col(BudgetRequest.created_by) != actor.user_id,
        ~exists().where(of_it, col(ApprovalTurn.answered_by) == actor.user_id),
        or_(
            exists().where(of_it, asked, mine),
            # Submitted before there were turns.
            and_(manages, ~exists().where(of_it)),
        ),
    )


def _called(search: str) -> ColumnElement[bool]:
    """By words of its title; by its number, written as people do: 8 or #8."""
    titled = col(BudgetRequest.title).ilike(containing(search))
    number = search.strip().removeprefix("#")
    # Longer ones are no number that a request could have.
    if number.isascii() and number.isdigit() and len(number) <= 9:
        return or_(titled, col(BudgetRequest.number) == int(number))
    return titled


def listed(actor: Actor, wanted: RequestFilter) -> Select[*tuple[Any, ...]]:
    statement = (
        select(
            BudgetRequest.id,
            BudgetRequest.project_id,
            BudgetRequest.number,
            BudgetRequest.kind,
            BudgetRequest.title,
            BudgetRequest.status,
            BudgetRequest.currency,
            BudgetRequest.is_over_budget,
            BudgetRequest.file_count,
            BudgetRequest.comment_count,
            BudgetRequest.needed_by,
            BudgetRequest.created_by,
            BudgetRequest.revision,
            BudgetRequest.submitted_at,
            BudgetRequest.answered_at,
            BudgetRequest.created_at,
            BudgetRequest.updated_at,
            waits_for(actor).label("waits_for_me"),
            _IS_OVER_NOW.label("is_over_now"),
            _AMOUNT.label("total_minor"),
            _APPROVED.label("approved_minor"),
            _ADDED.label("added_minor"),
        )
        .where(seen_request(actor))
        .order_by(col(BudgetRequest.id).desc())
    )
    if wanted.project_id is not None:
        statement = statement.where(col(BudgetRequest.project_id) == wanted.project_id)
    if wanted.statuses:
        statement = statement.where(
            is_any(col(BudgetRequest.status), [each.value for each in wanted.statuses])
        )
    if wanted.kinds:
        statement = statement.where(is_any(col(BudgetRequest.kind), [each.value for each in wanted.kinds]))
    if wanted.is_mine:
        statement = statement.where(col(BudgetRequest.created_by) == actor.user_id)
    if wanted.waits_for_me:
        statement = statement.where(waits_for(actor))
    if wanted.answered_since is not None:
        since = datetime.combine(wanted.answered_since, time.min, UTC)
        statement = statement.where(col(BudgetRequest.answered_at) >= since)
    if wanted.search:
        statement = statement.where(_called(wanted.search))
    if wanted.budget_code_id is not None:
        statement = statement.where(
            exists().where(
                col(RequestLine.request_id) == col(BudgetRequest.id),
                col(RequestLine.code_id) == wanted.budget_code_id,
            )
        )
    return statement
