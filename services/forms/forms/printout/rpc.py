from typing import Any

import grpc
from chassis.access import CompanyState, Origin
from chassis.errors import NotFound, Unauthorized
from chassis.rpc import RpcService, parse_id
from chassis.runtime import Runtime
from contracts.forms.v1 import forms_pb2, forms_pb2_grpc

from forms.printout import service
from forms.rights.errors import SubmissionNotFound
from forms.rights.reader import Reader
from forms.share.errors import ProveAgain
from forms.share.visiting import reader_on_visit, recognize_pass
from forms.template.published import PublishedForms


class PrintoutServicer(forms_pb2_grpc.PrintoutServiceServicer):
    """The names of the methods are the contract's."""

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime

    async def GetPrintout(  # noqa: N802
        self, request: forms_pb2.GetPrintoutRequest, context: "grpc.aio.ServicerContext[Any, Any]"
    ) -> forms_pb2.GetPrintoutResponse:
        del context
        submission_id = parse_id(request.submission_id)
        reader = await _known(self._runtime, request.reader)
        async with self._runtime.database.reading() as uow:
            # Before what it stands for: a change in between then shows as one that is still to come.
            forms = self._runtime.of(PublishedForms)
            revision = await service.get_revision(uow, forms, reader, submission_id, request.version)
            if request.revision_only:
                return forms_pb2.GetPrintoutResponse(revision=revision)
            printout = await service.get_printout(uow, self._runtime, reader, submission_id, request.version)
        return forms_pb2.GetPrintoutResponse(revision=revision, printout=printout.model_dump_json().encode())

    async def RecognizeGuest(  # noqa: N802
        self, request: forms_pb2.RecognizeGuestRequest, context: "grpc.aio.ServicerContext[Any, Any]"
    ) -> forms_pb2.RecognizeGuestResponse:
        del context
        try:
            guest = await recognize_pass(self._runtime, request.token, Origin(ip=request.ip, user_agent=""))
        except ProveAgain as nobodys:
            # That somebody is not authenticated is said of services, by the guard of every call.
            raise NotFound(nobodys.message) from nobodys
        return forms_pb2.RecognizeGuestResponse(
            guest_id=str(guest.user_id),
            visit_id=str(guest.session_id),
            company_id=str(guest.company_id),
            has_ended=guest.access.company_state is CompanyState.ENDED,
        )

    async def GetPrintImage(  # noqa: N802
        self, request: forms_pb2.GetPrintImageRequest, context: "grpc.aio.ServicerContext[Any, Any]"
    ) -> forms_pb2.GetPrintImageResponse:
        del context
        submission_id, file_id = parse_id(request.submission_id), parse_id(request.file_id)
        reader = await _known(self._runtime, request.reader)
        async with self._runtime.database.reading() as uow:
            content_type, content = await service.get_image(
                uow, self._runtime.storage, reader, submission_id, file_id
            )
        return forms_pb2.GetPrintImageResponse(content_type=content_type, content=content)


def printout_rpc(runtime: Runtime) -> RpcService:
    return RpcService(
        "contracts.forms.v1.PrintoutService",
        forms_pb2_grpc.add_PrintoutServiceServicer_to_server,
        PrintoutServicer(runtime),
    )


async def _known(runtime: Runtime, named: forms_pb2.Reader) -> Reader:
    """What somebody may see is identity's to say: whoever asks for them only names them and their sign-in."""
    user_id, company_id = parse_id(named.user_id), parse_id(named.company_id)
    if named.is_guest:
        reader = await reader_on_visit(runtime.database, parse_id(named.session_id))
        if (reader.user_id, reader.company_id) != (user_id, company_id):
            raise SubmissionNotFound
        return reader
    access = await runtime.access.get_access(user_id, company_id, parse_id(named.session_id))
    if not access.session_active:
        raise Unauthorized
    if access.role is None:
        raise SubmissionNotFound
    return Reader.with_access(user_id, company_id, access)
