"""Who sees a request: also where codes and versions say which one they are of."""

from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db.statements import col, managed_by, seen_by, select
from sqlalchemy import ColumnElement, ScalarSelect, and_, exists, or_

from budget.tables.approval import ApprovalAbsence, ApprovalTurn
from budget.tables.request import BudgetRequest, Status


def seen_request(actor: Actor) -> ColumnElement[bool]:
    """A draft is its author's. What was submitted its author sees, who manages the project, and who answers
    it, has answered it, or stands in for somebody who does."""
    of_the_chain = exists().where(
        col(ApprovalTurn.request_id) == col(BudgetRequest.id),
        or_(
            col(ApprovalTurn.user_id) == actor.user_id,
            col(ApprovalTurn.answered_by) == actor.user_id,
            col(ApprovalTurn.user_id).in_(stood_in_for(actor)),
        ),
    )
    submitted = and_(
        col(BudgetRequest.status) != Status.DRAFT.value,
        or_(managed_by(actor, BudgetRequest), of_the_chain),
    )
    return and_(seen_by(actor, BudgetRequest), or_(col(BudgetRequest.created_by) == actor.user_id, submitted))


def stood_in_for(actor: Actor) -> ScalarSelect[UUID]:
    """Who is away now, with the actor in their place."""
    return (
        select(ApprovalAbsence.user_id)
        .where(
            col(ApprovalAbsence.company_id) == actor.company_id,
            col(ApprovalAbsence.stand_in_id) == actor.user_id,
            col(ApprovalAbsence.starts_at) <= now(),
            col(ApprovalAbsence.ends_at) > now(),
        )
        .scalar_subquery()
    )
