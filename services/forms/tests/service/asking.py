"""Forms as other services ask it: over gRPC."""

from datetime import datetime
from typing import Any
from uuid import UUID, uuid4

from chassis.rpc import RpcChannel
from chassis.runtime import Runtime
from chassis.testing.people import Person
from contracts.forms.v1 import forms_pb2, forms_pb2_grpc
from sqlalchemy import text

from services.forms.tests.service.site import Hand


class Asking:
    """As another service asks."""

    def __init__(self, runtime: Runtime, runner: RpcChannel, pdf: RpcChannel) -> None:
        self.runtime, self._runner, self._pdf = runtime, runner, pdf
        self._flow = forms_pb2_grpc.SubmissionFlowServiceStub(runner.channel)
        self._printout = forms_pb2_grpc.PrintoutServiceStub(pdf.channel)

    async def route(self, submission_id: str) -> forms_pb2.GetRouteResponse:
        request = forms_pb2.GetRouteRequest(submission_id=submission_id)
        return await self._runner.call(self._flow.GetRoute, request)

    async def record(self, **said: object) -> forms_pb2.RecordTransitionResponse:
        request = forms_pb2.RecordTransitionRequest(**said)  # pyright: ignore[reportArgumentType]
        return await self._runner.call(self._flow.RecordTransition, request)

    async def overdue_press(
        self, submission_id: str, step_id: str, number: int = 2
    ) -> forms_pb2.BeginOverduePressResponse:
        request = forms_pb2.BeginOverduePressRequest(
            submission_id=submission_id, step_id=step_id, number=number
        )
        return await self._runner.call(self._flow.BeginOverduePress, request)

    async def valid_time(self, submission_id: str) -> forms_pb2.GetValidTimeResponse:
        request = forms_pb2.GetValidTimeRequest(submission_id=submission_id)
        return await self._runner.call(self._flow.GetValidTime, request)

    async def note_expiry(
        self, submission_id: str, ends_at: datetime, days_left: int
    ) -> forms_pb2.NoteExpiryResponse:
        request = forms_pb2.NoteExpiryRequest(
            submission_id=submission_id, ends_at=ends_at, days_left=days_left
        )
        return await self._runner.call(self._flow.NoteExpiry, request)

    async def printout(
        self, submission_id: str, reader: forms_pb2.Reader, **said: object
    ) -> forms_pb2.GetPrintoutResponse:
        request = forms_pb2.GetPrintoutRequest(submission_id=submission_id, reader=reader, **said)  # pyright: ignore[reportArgumentType]
        return await self._pdf.call(self._printout.GetPrintout, request)

    async def guest(self, token: str, ip: str = "203.0.113.7") -> forms_pb2.RecognizeGuestResponse:
        request = forms_pb2.RecognizeGuestRequest(token=token, ip=ip)
        return await self._pdf.call(self._printout.RecognizeGuest, request)

    async def image(
        self, submission_id: str, file_id: str, reader: forms_pb2.Reader
    ) -> forms_pb2.GetPrintImageResponse:
        request = forms_pb2.GetPrintImageRequest(submission_id=submission_id, file_id=file_id, reader=reader)
        return await self._pdf.call(self._printout.GetPrintImage, request)

    async def attempted(self, hand: Hand, submission_id: str) -> str:
        """The first step pressed while the runner is away: its attempt."""
        assert (await hand.submitting(submission_id, key=str(uuid4()))).status_code == 503
        return await self.last_attempt(submission_id)

    async def last_attempt(self, submission_id: str) -> str:
        async with self.runtime.database.reading() as uow:
            found = await uow.execute(
                text("select id from attempt where submission_id = :id order by created_at desc limit 1"),
                {"id": UUID(submission_id)},
            )
            return str(found.scalar_one())


def named(person: Person, **more: Any) -> forms_pb2.Reader:
    """As pdf names somebody."""
    names: dict[str, Any] = {
        "user_id": str(person.user_id),
        "company_id": str(person.company_id),
        "session_id": str(uuid4()),
    }
    return forms_pb2.Reader(**names | more)
