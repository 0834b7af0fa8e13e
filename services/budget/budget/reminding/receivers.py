"""Who is mailed about a request that waits: whoever may answer it now."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from uuid import UUID

from contracts.identity.v1.identity_pb2 import Project, User

from budget.project.members import is_at_project
from budget.tables.approval import ApprovalTurn
from budget.tables.request import BudgetRequest
from budget.turn.service import current_of, is_escalated


def receivers_of(
    request: BudgetRequest,
    turns: Sequence[ApprovalTurn],
    stand_ins: Mapping[UUID, UUID],
    project: Project,
    people: Mapping[UUID, User],
    admins: Collection[UUID] = (),
) -> set[UUID]:
    """Whose turn it is, once it is escalated whoever comes later too; and `admins`. A stand-in in place of
    who is away, where they may answer; else who is away, for nobody else would hear of it. `people` are those
    that are named."""
    managers = {*map(UUID, project.manager_user_ids)}
    # Nobody answers their own, and nobody twice.
    out = {request.created_by} | {turn.answered_by for turn in turns if turn.answered_by}

    def may_answer(user_id: UUID) -> bool:
        return user_id not in out and is_at_project(project, user_id, people)

    current = current_of(turns)
    asked = [current] if current else []
    if current and is_escalated(current):
        asked = [*_open(turns)]
    receivers = set[UUID]()
    for turn in asked:
        if turn.user_id is None:
            receivers |= managers
        else:
            stand_in = stand_ins.get(turn.user_id)
            receivers.add(stand_in if stand_in and may_answer(stand_in) else turn.user_id)
    return {each for each in receivers if may_answer(each)} | ({*admins} - out)


def waits_for_admins(turns: Sequence[ApprovalTurn]) -> bool:
    """Nobody answered for days, and nobody comes later who could."""
    current = current_of(turns)
    return current is not None and is_escalated(current) and [*_open(turns)] == [current]


def _open(turns: Sequence[ApprovalTurn]) -> Iterator[ApprovalTurn]:
    return (turn for turn in turns if turn.answered_at is None)
