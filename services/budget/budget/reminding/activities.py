from uuid import UUID

from chassis.runtime import Runtime
from temporalio import activity

from budget.reminding import service
from budget.reminding.calls import Letter, ReminderCalls, Turn


class ReminderActivities(ReminderCalls):
    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime

    @activity.defn(name="find_turn")
    async def find_turn(self, request_id: str) -> Turn | None:
        turn = await service.find_turn(self._runtime.database, UUID(request_id))
        if turn is None or turn.asked_at is None:
            return None
        is_escalated = turn.escalated_at is not None
        return Turn(turn_id=str(turn.id), asked_at=turn.asked_at, is_escalated=is_escalated)

    @activity.defn(name="write_to_approvers")
    async def write_to_approvers(self, letter: Letter) -> None:
        await service.write_to_approvers(
            self._runtime, UUID(letter.request_id), UUID(letter.turn_id), letter.reminders
        )

    @activity.defn(name="escalate")
    async def escalate(self, letter: Letter) -> None:
        await service.escalate(self._runtime.database, UUID(letter.request_id), UUID(letter.turn_id))
