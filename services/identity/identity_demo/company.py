"""One demo company, made by the calls that make every company: by its people, through the services."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from uuid import UUID

from chassis.access import Access, Actor, Origin, Role, SignedInUser
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from identity.company import service as companies
from identity.company.lifecycle import create_company
from identity.company.schemas import CompanyCreate
from identity.invite.acceptance import accept
from identity.invite.schemas import InviteCreate
from identity.invite.sending import VALID_FOR, invite_member
from identity.project import service as projects
from identity.project import staff
from identity.project.schemas import ProjectCreate
from identity.session.known_origins import SignInOrigin
from identity.session.service import start_session
from identity.tables.session import Session
from identity.tables.user import TokenPurpose, User
from identity.team import service as teams
from identity.team.schemas import TeamCreate
from identity.user import service as users
from identity.user.one_time_tokens import issue_token
from identity.user.passwords import Passwords

from identity_demo.people import PASSWORD, Person, email_of
from identity_demo.places import Site, Team


@dataclass
class CompanyBuilder:
    uow: UnitOfWork
    runtime: Runtime
    password_hash: str
    owner: Actor
    user_ids: dict[str, UUID] = field(default_factory=dict[str, UUID])
    team_ids: dict[str, UUID] = field(default_factory=dict[str, UUID])
    project_ids: dict[str, UUID] = field(default_factory=dict[str, UUID])
    signed_in: dict[str, SignedInUser] = field(default_factory=dict[str, SignedInUser])

    @classmethod
    async def found(
        cls, uow: UnitOfWork, runtime: Runtime, password_hash: str, name: str, owner: Person, seats: int
    ) -> "CompanyBuilder":
        user = await account_of(uow, runtime, password_hash, owner)
        caller = await sign_in(uow, runtime, user, owner)
        made, _ = await create_company(uow, runtime, caller, CompanyCreate(name=name), Site.time_zone)
        # What billing will tell once it is there; a company starts with fewer seats than this crew needs.
        (await companies.get(uow, made.group_id, lock=True)).seats_count = seats
        await uow.flush()
        company = cls(
            uow, runtime, password_hash, _actor(replace(caller, company_id=made.group_id), Role.OWNER)
        )
        company.user_ids[owner.login] = user.id
        return company

    def actor(self, login: str, role: Role, *managed: str) -> Actor:
        """Somebody of the crew, acting with the role they have."""
        caller = replace(self.signed_in[login], company_id=self.owner.company_id)
        return _actor(caller, role, frozenset(self.project_ids[key] for key in managed))

    async def add_teams(self, all_teams: Sequence[Team]) -> None:
        for team in all_teams:
            body = TeamCreate(name=team.name, description=team.description)
            made = await teams.create_team(self.uow, self.runtime, self.owner, body)
            self.team_ids[team.name] = made.team_id

    async def add_projects(self, sites: Sequence[Site]) -> None:
        today = now().date()
        for site in sites:
            body = ProjectCreate(
                name=site.name,
                description=site.description,
                address=site.address,
                latitude=site.latitude,
                longitude=site.longitude,
                time_zone=site.time_zone,
                starts_on=_in_days(today, site.starts_in_days),
                ends_on=_in_days(today, site.ends_in_days),
            )
            made = await projects.create_project(self.uow, self.runtime, self.owner, body)
            self.project_ids[site.key] = made.project_id

    async def bring_in(self, person: Person, inviter: Actor) -> None:
        """Invited, accepted, signed in: as everybody comes into a company."""
        user = await account_of(self.uow, self.runtime, self.password_hash, person)
        invite = await invite_member(
            self.uow,
            self.runtime,
            inviter,
            InviteCreate.model_validate(
                {
                    "email": user.email,
                    "full_name": person.name,
                    "role": person.role,
                    "team_ids": [self.team_ids[name] for name in person.teams],
                    "project_ids": [self.project_ids[key] for key in person.projects],
                }
            ),
        )
        token = await issue_token(self.uow, TokenPurpose.ACCEPT_INVITE, invite.invite_id, valid_for=VALID_FOR)
        await self.uow.flush()
        await accept(self.uow, self.runtime, user.id, _origin(user, person), token)
        self.user_ids[person.login] = user.id
        if person.hours_since_last_use is not None and person.login not in self.signed_in:
            self.signed_in[person.login] = await sign_in(self.uow, self.runtime, user, person)

    async def name_leads(self, all_teams: Sequence[Team], by: Actor) -> None:
        for team in all_teams:
            for login in team.leads:
                team_id, user_id = self.team_ids[team.name], self.user_ids[login]
                await teams.set_lead(self.uow, self.runtime, by, team_id, user_id, is_lead=True)

    async def name_managers(self, sites: Sequence[Site], by: Actor) -> None:
        for site in sites:
            project_id = self.project_ids[site.key]
            people = [self.user_ids[login] for login in site.managers]
            await staff.add_members(self.uow, self.runtime, by, project_id, people)
            for user_id in people:
                await staff.set_manager(self.uow, self.runtime, by, project_id, user_id, is_manager=True)
            if site.is_archived:
                await projects.set_archived(self.uow, self.runtime, by, project_id, is_archived=True)


async def account_of(uow: UnitOfWork, runtime: Runtime, password_hash: str, person: Person) -> User:
    return await users.create_verified_user(
        uow,
        runtime.of(Passwords),
        email=email_of(person),
        full_name=person.name,
        password=PASSWORD,
        language=person.language,
        password_hash=password_hash,
    )


async def sign_in(uow: UnitOfWork, runtime: Runtime, user: User, person: Person) -> SignedInUser:
    origin = _origin(user, person)
    session = await start_session(uow, runtime, user, SignInOrigin(origin))
    claims = await runtime.tokens.verify(session.access_token)
    row = await uow.get(Session, claims.session_id)
    assert row is not None
    # Time passes: the lists tell when people were last there.
    row.last_used_at = now() - timedelta(hours=person.hours_since_last_use or 0)
    return SignedInUser(user.id, claims.session_id, session.company_id, origin)


def _actor(caller: SignedInUser, role: Role, managed: frozenset[UUID] = frozenset()) -> Actor:
    assert caller.company_id is not None
    access = Access(session_active=True, role=role, project_ids=managed, managed_project_ids=managed)
    return Actor(caller.user_id, caller.session_id, caller.company_id, caller.origin, access)


def _origin(user: User, person: Person) -> Origin:
    # Addresses kept for documentation: they belong to nobody.
    return Origin(ip=f"203.0.113.{user.id.int % 250 + 1}", user_agent=person.device)


def _in_days(today: date, days: int | None) -> date | None:
    return None if days is None else today + timedelta(days=days)
