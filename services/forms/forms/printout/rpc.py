from typing import Any

import grpc
from chassis.rpc import RpcService, parse_id
from chassis.runtime import Runtime
from contracts.forms.v1 import forms_pb2, forms_pb2_grpc

from forms.printout import service
from forms.submission.reader import Reader


class PrintoutServicer(forms_pb2_grpc.PrintoutServiceServicer):
    """The names of the methods are the contract's."""

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime

    async def GetPrintout(  # noqa: N802
        self, request: forms_pb2.GetPrintoutRequest, context: "grpc.aio.ServicerContext[Any, Any]"
    ) -> forms_pb2.GetPrintoutResponse:
        del context
        reader, submission_id = _reader(request.reader), parse_id(request.submission_id)
        async with self._runtime.database.reading() as uow:
            # Before what it stands for: a change in between then shows as one that is still to come.
            revision = await service.get_revision(uow, reader, submission_id)
            if request.revision_only:
                return forms_pb2.GetPrintoutResponse(revision=revision)
            printout = await service.get_printout(uow, self._runtime, reader, submission_id)
        return forms_pb2.GetPrintoutResponse(revision=revision, printout=printout.model_dump_json().encode())

    async def GetPrintImage(  # noqa: N802
        self, request: forms_pb2.GetPrintImageRequest, context: "grpc.aio.ServicerContext[Any, Any]"
    ) -> forms_pb2.GetPrintImageResponse:
        del context
        async with self._runtime.database.reading() as uow:
            content_type, content = await service.get_image(
                uow, self._runtime, parse_id(request.submission_id), parse_id(request.file_id)
            )
        return forms_pb2.GetPrintImageResponse(content_type=content_type, content=content)


def printout_rpc(runtime: Runtime) -> RpcService:
    return RpcService(
        "contracts.forms.v1.PrintoutService",
        forms_pb2_grpc.add_PrintoutServiceServicer_to_server,
        PrintoutServicer(runtime),
    )


def _reader(reader: forms_pb2.Reader) -> Reader:
    return Reader(
        user_id=parse_id(reader.user_id),
        company_id=parse_id(reader.company_id),
        sees_all_projects=reader.sees_all_projects,
        project_ids=[parse_id(each) for each in reader.project_ids],
        team_ids=[parse_id(each) for each in reader.team_ids],
    )
