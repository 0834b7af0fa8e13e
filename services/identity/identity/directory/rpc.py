from typing import Any

import grpc
from chassis.errors import Unavailable
from chassis.rpc import RpcService, parse_id, parse_ids
from chassis.runtime import Runtime
from contracts.identity.v1 import identity_pb2, identity_pb2_grpc

from identity.directory import service


class DirectoryServicer(identity_pb2_grpc.DirectoryServiceServicer):
    """The names of the methods are the contract's."""

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime

    async def GetUsers(  # noqa: N802
        self, request: identity_pb2.GetUsersRequest, context: "grpc.aio.ServicerContext[Any, Any]"
    ) -> identity_pb2.GetUsersResponse:
        del context
        if not request.company_id:
            # A caller of the release before names none: until it is replaced, lists go without names, and
            # mails are tried again.
            raise Unavailable
        company_id, user_ids = parse_id(request.company_id), parse_ids(request.user_ids)
        async with self._runtime.database.reading() as uow:
            users = await service.find_users(uow, self._runtime.storage, company_id, user_ids)
        return identity_pb2.GetUsersResponse(users=users)

    async def GetTeams(  # noqa: N802
        self, request: identity_pb2.GetTeamsRequest, context: "grpc.aio.ServicerContext[Any, Any]"
    ) -> identity_pb2.GetTeamsResponse:
        del context
        company_id, team_ids = parse_id(request.company_id), parse_ids(request.team_ids)
        async with self._runtime.database.reading() as uow:
            teams = await service.find_teams(uow, company_id, team_ids)
        return identity_pb2.GetTeamsResponse(teams=teams)

    async def GetProjects(  # noqa: N802
        self, request: identity_pb2.GetProjectsRequest, context: "grpc.aio.ServicerContext[Any, Any]"
    ) -> identity_pb2.GetProjectsResponse:
        del context
        company_id, project_ids = parse_id(request.company_id), parse_ids(request.project_ids)
        async with self._runtime.database.reading() as uow:
            projects = await service.find_projects(uow, company_id, project_ids)
        return identity_pb2.GetProjectsResponse(projects=projects)

    async def GetCompany(  # noqa: N802
        self, request: identity_pb2.GetCompanyRequest, context: "grpc.aio.ServicerContext[Any, Any]"
    ) -> identity_pb2.GetCompanyResponse:
        del context
        company_id = parse_id(request.company_id)
        async with self._runtime.database.reading() as uow:
            return await service.get_company(
                uow,
                self._runtime.storage,
                company_id,
                with_logo=request.with_logo,
                with_admins=request.with_admins,
            )


def directory_rpc(runtime: Runtime) -> RpcService:
    return RpcService(
        "contracts.identity.v1.DirectoryService",
        identity_pb2_grpc.add_DirectoryServiceServicer_to_server,
        DirectoryServicer(runtime),
    )
