"""Who may what: the access of every call, and when it changed.

definition = ServiceDefinition(
    …, access_source=RemoteAccess.of, listeners=[ACCESS_CHANGED]
)
"""

from uuid import UUID

from chassis.access import Access, AwayMember, CompanyState, Role
from chassis.events.listener import Listener
from chassis.ids import read_id
from chassis.rpc import RpcChannel
from chassis.runtime import Runtime
from contracts.identity.v1 import events_pb2, identity_pb2, identity_pb2_grpc

_WIRE_OF_ROLE: dict[Role, identity_pb2.Role] = {
    Role.MEMBER: identity_pb2.ROLE_MEMBER,
    Role.MANAGER: identity_pb2.ROLE_MANAGER,
    Role.ADMIN: identity_pb2.ROLE_ADMIN,
    Role.CO_OWNER: identity_pb2.ROLE_CO_OWNER,
    Role.OWNER: identity_pb2.ROLE_OWNER,
}
_ROLE_OF_WIRE = {int(wire): role for role, wire in _WIRE_OF_ROLE.items()}
_WIRE_OF_STATE: dict[CompanyState, identity_pb2.CompanyState] = {
    CompanyState.ACTIVE: identity_pb2.COMPANY_STATE_ACTIVE,
    CompanyState.ENDED: identity_pb2.COMPANY_STATE_ENDED,
}
_STATE_OF_WIRE = {
    # Said by releases of before there were any.
    int(identity_pb2.COMPANY_STATE_UNSPECIFIED): CompanyState.ACTIVE,
    **{int(wire): state for state, wire in _WIRE_OF_STATE.items()},
}


def wire_state(state: CompanyState) -> identity_pb2.CompanyState:
    return _WIRE_OF_STATE[state]


def wire_role(role: Role | None) -> identity_pb2.Role:
    return identity_pb2.ROLE_UNSPECIFIED if role is None else _WIRE_OF_ROLE[role]


def role_of(user: identity_pb2.User) -> Role | None:
    """In the company whose people were asked for; None: they are not a member (any more)."""
    return _ROLE_OF_WIRE.get(int(user.role))


class RemoteAccess:
    """Asks identity each time; the chassis remembers for seconds."""

    def __init__(self, channel: RpcChannel) -> None:
        self._channel = channel
        self._stub = identity_pb2_grpc.AccessServiceStub(channel.channel)

    @classmethod
    def of(cls, runtime: Runtime) -> "RemoteAccess":
        return cls(runtime.channel_to("identity", runtime.settings.identity_grpc))

    async def get_access(self, user_id: UUID, company_id: UUID | None, session_id: UUID) -> Access:
        reply: identity_pb2.GetAccessResponse = await self._channel.call(
            self._stub.GetAccess,
            identity_pb2.GetAccessRequest(
                user_id=str(user_id),
                company_id=str(company_id) if company_id else "",
                session_id=str(session_id),
            ),
        )
        return Access(
            session_active=reply.session_active,
            role=_ROLE_OF_WIRE.get(int(reply.role)),
            team_ids=frozenset(map(read_id, reply.team_ids)),
            project_ids=frozenset(map(read_id, reply.project_ids)),
            managed_project_ids=frozenset(map(read_id, reply.managed_project_ids)),
            # One that only a later release knows is none in which all may go on.
            company_state=_STATE_OF_WIRE.get(int(reply.company_state), CompanyState.ENDED),
            stands_in_for=tuple(
                AwayMember(read_id(each.user_id), frozenset(map(read_id, each.team_ids)))
                for each in reply.stands_in_for
            ),
        )

    def forget_user(self, user_id: UUID) -> None:
        """Nothing is remembered here."""


def _forget_access(changed: events_pb2.AccessChanged, runtime: Runtime) -> None:
    runtime.access.forget_user(UUID(changed.user_id))


ACCESS_CHANGED = Listener(events_pb2.AccessChanged, _forget_access)
