"""Requests as they are listed, and which of them are somebody's to answer."""

from datetime import UTC, datetime, time
from typing import Any

from chassis.access import Actor, Role
from chassis.clock import now
from chassis.db import containing
from chassis.db.statements import col, is_any, managed_by, select
from sqlalchemy import ColumnElement, Select, and_, exists, func, or_, true
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

_IS_OVER_NOW = and_(
    col(BudgetRequest.status) == Status.SUBMITTED.value,
    exists()
    .where(
        col(RequestLine.request_id) == col(BudgetRequest.id),
        col(RequestLine.receives).is_(False),
        col(BudgetCode.id) == col(RequestLine.code_id),
        col(BudgetCode.held_minor) + col(BudgetCode.committed_minor) + col(BudgetCode.actual_minor)
        > col(BudgetCode.budget_minor),
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
