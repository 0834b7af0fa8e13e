from chassis.errors import NotFound, Unauthorized
from chassis.rpc import AnswerTooLarge, RpcChannel
from contracts.forms.v1 import forms_pb2, forms_pb2_grpc

from pdf.render.order import RenderOrder

_DEADLINE_SECONDS = 10.0


class PrintoutTooLarge(Exception):
    """Far more than fits into one PDF."""


class Forms:
    """What a submission holds; forms decides who may read it."""

    def __init__(self, channel: RpcChannel) -> None:
        self._channel = channel
        self._stub = forms_pb2_grpc.PrintoutServiceStub(channel.channel)

    async def get_printout(self, order: RenderOrder) -> tuple[str, bytes]:
        """The revision that it is now, and the submission as JSON (`formwork.printout`)."""
        try:
            reply = await self._ask(order)
        except AnswerTooLarge as error:
            raise PrintoutTooLarge from error
        return reply.revision, reply.printout

    async def get_revision(self, order: RenderOrder) -> str:
        return (await self._ask(order, revision_only=True)).revision

    async def recognize_guest(self, token: str, ip: str) -> forms_pb2.RecognizeGuestResponse:
        """Who has a pass of one submission; unauthorized where it is nobody's."""
        try:
            return await self._channel.call(
                self._stub.RecognizeGuest,
                forms_pb2.RecognizeGuestRequest(token=token, ip=ip),
                deadline=_DEADLINE_SECONDS,
            )
        except NotFound as nobodys:
            raise Unauthorized(nobodys.message) from nobodys

    async def get_image(self, order: RenderOrder, file_id: str) -> bytes:
        reply: forms_pb2.GetPrintImageResponse = await self._channel.call(
            self._stub.GetPrintImage,
            forms_pb2.GetPrintImageRequest(
                submission_id=order.submission_id, file_id=file_id, reader=_reader_of(order)
            ),
            deadline=_DEADLINE_SECONDS,
        )
        return reply.content

    async def _ask(self, order: RenderOrder, *, revision_only: bool = False) -> forms_pb2.GetPrintoutResponse:
        return await self._channel.call(
            self._stub.GetPrintout,
            forms_pb2.GetPrintoutRequest(
                submission_id=order.submission_id,
                reader=_reader_of(order),
                revision_only=revision_only,
                version=order.version,
            ),
            deadline=_DEADLINE_SECONDS,
        )


def _reader_of(order: RenderOrder) -> forms_pb2.Reader:
    return forms_pb2.Reader(
        user_id=order.user_id,
        company_id=order.company_id,
        session_id=order.session_id,
        is_guest=order.is_guest,
    )
