"""The composition root: what identity is made of."""

from collections.abc import Sequence
from pathlib import Path

from chassis.access.tokens import KeySource
from chassis.events.republish import Snapshot
from chassis.pictures.pictures import Pictures
from chassis.rpc import RpcService
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.settings import ServiceSettings
from contracts.identity.v1 import events_pb2
from identity_client.access import ACCESS_CHANGED

from identity.absence import routes as absence
from identity.access.members import members_after
from identity.access.rpc import access_rpc
from identity.access.service import OwnAccess
from identity.account import routes as account
from identity.audit import handlers as audit_handlers
from identity.audit import routes as audit
from identity.campaign import routes as campaign
from identity.client_error import routes as client_error
from identity.company import routes as company
from identity.company import subscription
from identity.company.service import companies_after
from identity.directory.photos import PHOTOS
from identity.directory.rpc import directory_rpc
from identity.factor import routes as factor
from identity.factor.passkey_sign_in import SignInChallenges
from identity.factor.seal import Sealer
from identity.founding import routes as founding
from identity.housekeeping import forget_known_origins, forget_registrations
from identity.invite import handlers as invite_handlers
from identity.invite import routes as invite
from identity.list_view import routes as list_view
from identity.mail import handlers as mail_handlers
from identity.mail import operating as mail_operating
from identity.mail import routes as mail
from identity.mail.links import ChoiceTokens
from identity.mail.rpc import mail_rpc
from identity.member import routes as member
from identity.membership import routes as membership
from identity.project import routes as project
from identity.project.announcement import projects_after
from identity.session import away_routes, jwks_routes
from identity.session import routes as session
from identity.session.keys import SigningKeys, own_keys
from identity.session.refresh_tokens import RefreshTokens
from identity.settings import IdentitySettings
from identity.team import routes as team
from identity.team.announcement import teams_after
from identity.user import handlers as user_handlers
from identity.user import routes as user
from identity.user.passwords import Passwords, cost_in
from identity.user.service import profiles_after


def _provide(runtime: Runtime) -> None:
    assert isinstance(runtime.settings, IdentitySettings)
    runtime.provide(SigningKeys(runtime.settings.signing_key))
    runtime.provide(RefreshTokens(runtime.settings.data_key))
    runtime.provide(Sealer(runtime.settings.data_key))
    runtime.provide(SignInChallenges(runtime.settings.data_key))
    runtime.provide(ChoiceTokens(runtime.settings.data_key))
    runtime.provide(runtime.settings.limits)
    runtime.provide(runtime.settings.mail_numbers)
    runtime.provide(Passwords(cost_in(runtime.settings.environment)))
    runtime.provide(Pictures.of(runtime))


def _key_source(settings: ServiceSettings) -> KeySource:
    assert isinstance(settings, IdentitySettings)
    return own_keys(SigningKeys(settings.signing_key))


def _rpc_services(runtime: Runtime) -> Sequence[RpcService]:
    return [access_rpc(runtime), directory_rpc(runtime), mail_rpc(runtime)]


definition = ServiceDefinition(
    context="identity",
    settings=IdentitySettings,
    folder=Path(__file__).parent.parent,
    routers=[
        jwks_routes.router,
        away_routes.router,
        session.router,
        user.router,
        absence.router,
        account.router,
        factor.router,
        campaign.router,
        client_error.router,
        list_view.router,
        project.router,
        team.router,
        company.router,
        founding.router,
        company.console_router,
        member.router,
        member.console_router,
        membership.router,
        membership.console_router,
        invite.router,
        audit.console_router,
        mail.router,
    ],
    snapshots=[
        Snapshot(events_pb2.ProjectChanged, projects_after),
        Snapshot(events_pb2.MemberChanged, members_after),
        Snapshot(events_pb2.TeamChanged, teams_after),
        Snapshot(events_pb2.UserProfileChanged, profiles_after),
        Snapshot(events_pb2.CompanyChanged, companies_after),
    ],
    subscriptions=[
        *user_handlers.subscriptions,
        *audit_handlers.subscriptions,
        *invite_handlers.subscriptions,
        *mail_handlers.subscriptions,
    ],
    files=[PHOTOS],
    rpc_services=_rpc_services,
    housekeeping={
        "known origins": lambda runtime: forget_known_origins(runtime.database),
        "registrations": lambda runtime: forget_registrations(runtime.database),
        "mails": lambda runtime: mail_operating.delete_old(runtime.database),
    },
    commands=[mail_operating.command, subscription.command],
    provide=_provide,
    access_source=lambda runtime: OwnAccess(runtime.database),
    listeners=[ACCESS_CHANGED],
    serves_live_notes=True,
    key_source=_key_source,
)
