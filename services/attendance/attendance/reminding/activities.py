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
            self._runtime.database, UUID(of.company_id), UUID(of.request_id), of.done
        )

    @activity.defn(name="escalate_request")
    async def escalate_request(self, letter: Letter) -> None:
        await service.escalate(self._runtime.database, UUID(letter.company_id), UUID(letter.request_id))

    @activity.defn(name="write_about_request")
    async def write_about_request(self, letter: Letter) -> None:
        await service.write(self._runtime, UUID(letter.company_id), UUID(letter.request_id), letter.number)
