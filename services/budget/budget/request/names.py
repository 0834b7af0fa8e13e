from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from identity_client.directory import Directory

from budget.chain.service import named_in_chain
from budget.tables.request import BudgetRequest, Status
from budget.turn.service import stand_ins_among, turns_of


async def learn_names(
    uow: UnitOfWork,
    directory: Directory,
    actor: Actor,
    project_id: UUID,
    request: BudgetRequest | None = None,
) -> None:
    """Whom the answer may name: nobody is asked once rows are held. Of a draft those who will be asked."""
    named: set[UUID | None] = {actor.user_id}
    if request is None or request.status == Status.DRAFT:
        named |= {*await named_in_chain(uow, actor, project_id)}
    if request is not None:
        turns = await turns_of(uow, request)
        named |= {request.created_by, request.answered_by}
        named |= {each for turn in turns for each in (turn.user_id, turn.answered_by)}
    away = [each for each in named if each is not None]
    named |= {*(await stand_ins_among(uow, actor.company_id, away)).values()}
    await directory.learn_names(actor.company_id, named)
