from uuid import UUID

from chassis.runtime import Runtime
from temporalio import activity

from attendance.reminding import service
from attendance.reminding.calls import Letter, NextOf, RequestCalls, Step


class RequestActivities(RequestCalls):
    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime

    @activity.defn(name="find_next_step")
    async def find_next_step(self, of: NextOf) -> Step | None:
        return await service.find_next_step(
            self._runtime.database, UUID(of.company_id), UUID(of.request_id), of.done, of.now, of.days
        )

    @activity.defn(name="escalate_request")
    async def escalate_request(self, letter: Letter) -> None:
        await service.escalate(self._runtime, *_of(letter))

    @activity.defn(name="write_about_request")
    async def write_about_request(self, letter: Letter) -> None:
        await service.write(self._runtime, *_of(letter))


def _of(letter: Letter) -> tuple[UUID, UUID, int, int | None]:
    return UUID(letter.company_id), UUID(letter.request_id), letter.number, letter.days
