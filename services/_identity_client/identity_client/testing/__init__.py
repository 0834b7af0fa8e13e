"""Whom and what identity would name, in the tests of a service that asks its directory, over real gRPC.

async with answering(book, settings):           # settings.identity_grpc says where
    project_id = book.add_project("Jetty 4", company_id=COMPANY)
"""

from collections import Counter
from collections.abc import AsyncGenerator, Iterable
from contextlib import asynccontextmanager
from typing import Any
from uuid import UUID

from chassis.access import Role
from chassis.errors import BadRequest, NotFound, Unavailable
from chassis.ids import new_id
from chassis.rpc import RpcService, start_rpc_server
from chassis.settings import ServiceSettings
from chassis.testing.callers import credentials_of
from contracts.identity.v1 import identity_pb2, identity_pb2_grpc

from identity_client.access import wire_role


class AddressBook(identity_pb2_grpc.DirectoryServiceServicer, identity_pb2_grpc.MailServiceServicer):
    """Stands where identity answers in production. Ids that are unknown or another company's are left out."""

    def __init__(self) -> None:
        self.users: dict[str, identity_pb2.User] = {}
        self.members: set[tuple[str, str]] = set()
        """Of which company (first) who is or was one."""
        self.teams: dict[str, identity_pb2.Team] = {}
        self.everywhere: set[str] = set()
        """Teams without members that each company has: of forms of which only that they have one counts."""
        self.projects: dict[str, identity_pb2.Project] = {}
        self.companies: dict[str, identity_pb2.GetCompanyResponse] = {}
        self.unsent_mails: dict[str, list[identity_pb2.UnsentMail]] = {}
        self.claims: list[identity_pb2.ClaimMailsRequest] = []
        """Mails that somebody wanted to send."""
        self.is_over_budget = False
        """Whether companies have sent too many mails."""
        self.asked: Counter[str] = Counter()
        """By what was asked for: GetUsers, GetTeams, GetProjects, GetCompany."""
        self.refuses = False
        self.is_away = False

    @property
    def directory(self) -> RpcService:
        register = identity_pb2_grpc.add_DirectoryServiceServicer_to_server
        return RpcService("contracts.identity.v1.DirectoryService", register, self)

    @property
    def mails(self) -> RpcService:
        register = identity_pb2_grpc.add_MailServiceServicer_to_server
        return RpcService("contracts.identity.v1.MailService", register, self)

    def add_user(
        self,
        user_id: UUID,
        full_name: str,
        *,
        company_id: UUID,
        email: str = "",
        language: str = "en",
        role: Role | None = Role.MEMBER,
    ) -> None:
        self.members.add((str(company_id), str(user_id)))
        self.users[str(user_id)] = identity_pb2.User(
            user_id=str(user_id),
            full_name=full_name,
            email=email or f"{full_name.lower().replace(' ', '.')}@example.test",
            name_abbreviation="".join(word[0] for word in full_name.split())[:2].upper(),
            abbreviation_bg_color="#0029A5",
            language=language,
            role=wire_role(role),
        )

    def add_team(
        self, name: str, *, company_id: UUID, members: Iterable[UUID] = (), team_id: UUID | None = None
    ) -> UUID:
        team_id = team_id or new_id()
        self.teams[str(team_id)] = identity_pb2.Team(
            team_id=str(team_id),
            company_id=str(company_id),
            name=name,
            member_user_ids=map(str, members),
        )
        return team_id

    def join_team(self, team_id: UUID, user_id: UUID) -> None:
        """Nothing where the book has no such team: some tests name one by its id alone."""
        if team := self.teams.get(str(team_id)):
            team.member_user_ids.append(str(user_id))

    def leave_team(self, team_id: UUID, user_id: UUID) -> None:
        self.teams[str(team_id)].member_user_ids.remove(str(user_id))

    def add_project(
        self,
        name: str,
        *,
        company_id: UUID,
        project_id: UUID | None = None,
        is_archived: bool = False,
        address: str = "",
        managers: Iterable[UUID] = (),
    ) -> UUID:
        project_id = project_id or new_id()
        self.projects[str(project_id)] = identity_pb2.Project(
            project_id=str(project_id),
            company_id=str(company_id),
            name=name,
            time_zone="Asia/Singapore",
            address=address,
            is_archived=is_archived,
            manager_user_ids=map(str, managers),
        )
        return project_id

    def add_company(self, company_id: UUID, name: str) -> None:
        self.companies[str(company_id)] = identity_pb2.GetCompanyResponse(
            company_id=str(company_id), name=name
        )

    async def ClaimMails(  # noqa: N802
        self, request: identity_pb2.ClaimMailsRequest, context: Any
    ) -> identity_pb2.ClaimMailsResponse:
        """Whom the book knows is mailed, within the budget, and who wants a code; others would be asked."""
        del context
        self.claims.append(request)
        known_may = identity_pb2.MAIL_VERDICT_GRANTED
        if self.is_over_budget:
            is_reminder = request.purpose == identity_pb2.MAIL_PURPOSE_REMINDER
            known_may = (
                identity_pb2.MAIL_VERDICT_DROPPED if is_reminder else identity_pb2.MAIL_VERDICT_OVER_BUDGET
            )
        known = {user.email for user in self.users.values()}
        answers = [
            identity_pb2.MailAnswer(
                mail_id=claim.mail_id,
                verdict=(
                    known_may
                    if claim.email in known or request.purpose == identity_pb2.MAIL_PURPOSE_CODE
                    else identity_pb2.MAIL_VERDICT_WAITS_FOR_CONSENT
                ),
                choice_url="http://groundwork.test/mail-choice#token=choice",
                unsubscribe_url="http://groundwork.test/api/Mail/Unsubscribe?token=choice",
                is_outside=claim.email not in known,
            )
            for claim in request.claims
        ]
        company, person = self.companies.get(request.company_id), self.users.get(request.on_behalf_of_user_id)
        return identity_pb2.ClaimMailsResponse(
            company_name=company.name if company else "",
            on_behalf_of_name=person.full_name if person else "",
            answers=answers,
        )

    async def GetUnsentMails(  # noqa: N802
        self, request: identity_pb2.GetUnsentMailsRequest, context: Any
    ) -> identity_pb2.GetUnsentMailsResponse:
        del context
        return identity_pb2.GetUnsentMailsResponse(mails=self.unsent_mails.get(request.about.id, ()))

    async def GetUsers(  # noqa: N802
        self, request: identity_pb2.GetUsersRequest, context: Any
    ) -> identity_pb2.GetUsersResponse:
        self._note("GetUsers", context)
        found = [
            self.users[each]
            for each in request.user_ids
            if each in self.users and (request.company_id, each) in self.members
        ]
        return identity_pb2.GetUsersResponse(users=found)

    async def GetTeams(  # noqa: N802
        self, request: identity_pb2.GetTeamsRequest, context: Any
    ) -> identity_pb2.GetTeamsResponse:
        self._note("GetTeams", context)
        found = [
            each
            for each in self.teams.values()
            if each.company_id == request.company_id
            and (not request.team_ids or each.team_id in request.team_ids)
        ]
        anyones = [
            identity_pb2.Team(team_id=each, company_id=request.company_id, name="Site team")
            for each in request.team_ids
            if each in self.everywhere
        ]
        return identity_pb2.GetTeamsResponse(teams=[*found, *anyones])

    async def GetProjects(  # noqa: N802
        self, request: identity_pb2.GetProjectsRequest, context: Any
    ) -> identity_pb2.GetProjectsResponse:
        self._note("GetProjects", context)
        found = [
            each
            for each in self.projects.values()
            if each.company_id == request.company_id
            and (not request.project_ids or each.project_id in request.project_ids)
        ]
        return identity_pb2.GetProjectsResponse(projects=found)

    async def GetCompany(  # noqa: N802
        self, request: identity_pb2.GetCompanyRequest, context: Any
    ) -> identity_pb2.GetCompanyResponse:
        self._note("GetCompany", context)
        if request.company_id not in self.companies:
            raise NotFound("This company does not exist (any more).")
        reply = identity_pb2.GetCompanyResponse()
        reply.CopyFrom(self.companies[request.company_id])
        if request.with_admins:
            reply.admin_user_ids[:] = self._admins_of(request.company_id)
        return reply

    def _admins_of(self, company_id: str) -> list[str]:
        admins = {wire_role(role) for role in Role if role.at_least(Role.ADMIN)}
        of_company = sorted(user_id for company, user_id in self.members if company == company_id)
        return [each for each in of_company if self.users[each].role in admins]

    def _note(self, asked_for: str, context: object) -> None:
        del context
        self.asked[asked_for] += 1
        if self.refuses:
            raise BadRequest
        if self.is_away:
            raise Unavailable


@asynccontextmanager
async def answering(book: AddressBook, settings: ServiceSettings) -> AsyncGenerator[None]:
    """The book's gRPC server, where these settings say that identity is."""
    host, port = settings.identity_grpc.rsplit(":", 1)
    own = settings.model_copy(update={"grpc_host": host, "grpc_port": int(port)})
    server = await start_rpc_server([book.directory, book.mails], own, credentials_of("identity"))
    try:
        yield
    finally:
        await server.stop(grace=None)
