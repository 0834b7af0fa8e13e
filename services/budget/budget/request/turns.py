"""Who answers a request, as it is shown."""

from collections.abc import Mapping, Sequence
from uuid import UUID

from identity_client.people import PersonPublic

from budget.request.schemas import Answer, TurnPublic
from budget.tables.approval import ApprovalTurn
from budget.turn.service import current_of, is_escalated


def turns_public(
    turns: Sequence[ApprovalTurn],
    stand_ins: Mapping[UUID, UUID],
    people: Mapping[UUID, PersonPublic],
    *,
    waits: bool,
) -> list[TurnPublic]:
    """Of what does not wait any more it is nobody's turn, though nobody may have answered."""
    current = current_of(turns) if waits else None
    return [
        TurnPublic(
            person=people.get(turn.user_id) if turn.user_id else None,
            stand_in=_stand_in(turn, stand_ins, people),
            is_current=turn is current,
            is_escalated=turn is current and is_escalated(turn),
            asked_at=turn.asked_at,
            answer=Answer(turn.answer) if turn.answer else None,
            note=turn.note,
            answered_by=people.get(turn.answered_by) if turn.answered_by else None,
            answered_at=turn.answered_at,
        )
        for turn in turns
    ]


def _stand_in(
    turn: ApprovalTurn, stand_ins: Mapping[UUID, UUID], people: Mapping[UUID, PersonPublic]
) -> PersonPublic | None:
    stand_in = stand_ins.get(turn.user_id) if turn.user_id and not turn.answered_at else None
    return people.get(stand_in) if stand_in else None
