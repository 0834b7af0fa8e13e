from typing import Any

import grpc
from chassis.rpc import RpcService, parse_id
from chassis.runtime import Runtime
from contracts.identity.v1 import identity_pb2, identity_pb2_grpc
from identity_client.access import wire_role, wire_state

from identity.access.service import OwnAccess


class AccessServicer(identity_pb2_grpc.AccessServiceServicer):
    def __init__(self, access: OwnAccess) -> None:
        self._access = access

    async def GetAccess(  # noqa: N802 -- the name is the contract's
        self,
        request: identity_pb2.GetAccessRequest,
        context: "grpc.aio.ServicerContext[Any, Any]",
    ) -> identity_pb2.GetAccessResponse:
        del context
        access = await self._access.get_access(
            parse_id(request.user_id),
            parse_id(request.company_id) if request.company_id else None,
            parse_id(request.session_id),
        )
        return identity_pb2.GetAccessResponse(
            session_active=access.session_active,
            role=wire_role(access.role),
            team_ids=map(str, access.team_ids),
            project_ids=map(str, access.project_ids),
            managed_project_ids=map(str, access.managed_project_ids),
            company_state=wire_state(access.company_state),
            stands_in_for=[
                identity_pb2.AwayMember(user_id=str(each.user_id), team_ids=map(str, each.team_ids))
                for each in access.stands_in_for
            ],
        )


def access_rpc(runtime: Runtime) -> RpcService:
    return RpcService(
        "contracts.identity.v1.AccessService",
        identity_pb2_grpc.add_AccessServiceServicer_to_server,
        AccessServicer(OwnAccess(runtime.database)),
    )
