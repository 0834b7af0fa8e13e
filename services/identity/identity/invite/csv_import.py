"""Inviting many at once. A dry run and the real run judge rows by the same code; only the writing differs."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from uuid import UUID

from anyio import to_thread
from chassis.access import Actor, Role
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.http import Email, Name
from chassis.runtime import Runtime
from chassis.texts import Text
from pydantic import TypeAdapter, ValidationError

from identity.company import service as companies
from identity.invite.csv_file import CsvRow, read_rows
from identity.invite.repo import InviteRepo
from identity.invite.schemas import CsvResult, CsvRowResult, Verdict
from identity.invite.sending import VALID_FOR, send_invites
from identity.mail.budget import Numbers
from identity.mail.invites import must_have_invites_left
from identity.member.rules import may_give, why_not_given
from identity.tables.invite import Invite

_ROLES = {role.value.lower(): role for role in Role} | {
    "": Role.MEMBER,
    "co-owner": Role.CO_OWNER,
    # As the screens name them in Chinese.
    "成员": Role.MEMBER,
    "项目经理": Role.MANAGER,
    "管理员": Role.ADMIN,
    "联合所有者": Role.CO_OWNER,
}
_EMAIL: TypeAdapter[str] = TypeAdapter(Email)
_NAME: TypeAdapter[str] = TypeAdapter(Name)


class Unusable(Exception):
    """Why a row is not valid."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Person:
    """A row that can be invited, as far as the row itself tells."""

    email: str
    full_name: str
    role: Role
    team_ids: list[UUID]
    project_ids: list[UUID]


@dataclass(frozen=True, slots=True)
class Judged:
    row: CsvRow
    verdict: Verdict
    message: Text
    person: Person | None = None

    def result(self) -> CsvRowResult:
        return CsvRowResult(
            line=self.row.line,
            email=self.person.email if self.person else self.row.email,
            full_name=self.row.full_name,
            role=self.person.role.value if self.person else self.row.role,
            teams=list(self.row.teams),
            projects=list(self.row.projects),
            verdict=self.verdict,
            message=self.message,
        )


@dataclass(frozen=True, slots=True)
class Known:
    """What the company is, as far as the rows ask for it: read once for all rows."""

    members: set[str]
    open_invites: dict[str, Invite]
    teams: dict[str, UUID]
    projects: dict[str, UUID]
    free_seats: int


async def check_csv(uow: UnitOfWork, runtime: Runtime, actor: Actor, content: bytes) -> CsvResult:
    """What importing it would do now."""
    _, judged = await _judged(uow, actor, content, lock=False)
    await must_have_invites_left(
        uow, runtime.of(Numbers), actor.company_id, [each.email for each in _invited(judged)]
    )
    return _result(judged, dry_run=True)


async def import_csv(uow: UnitOfWork, runtime: Runtime, actor: Actor, content: bytes) -> CsvResult:
    known, judged = await _judged(uow, actor, content, lock=True)
    people = _invited(judged)
    replaced = [known.open_invites[person.email] for person in people if person.email in known.open_invites]
    await send_invites(
        uow, runtime.of(Numbers), actor, [_invite(actor, person) for person in people], replaced
    )
    return _result(judged, dry_run=False)


async def _judged(uow: UnitOfWork, actor: Actor, content: bytes, *, lock: bool) -> tuple[Known, list[Judged]]:
    rows = await to_thread.run_sync(read_rows, content)
    company = await companies.get(uow, actor.company_id, lock=lock)
    known = await _known(uow, actor, rows, await companies.free_seats(uow, company))
    return known, await to_thread.run_sync(judge, rows, known, actor.role)


def _invited(judged: Sequence[Judged]) -> list[Person]:
    return [each.person for each in judged if each.verdict is Verdict.INVITE and each.person is not None]


def _result(judged: Sequence[Judged], *, dry_run: bool) -> CsvResult:
    return CsvResult(
        rows=[each.result() for each in judged], invite_count=len(_invited(judged)), dry_run=dry_run
    )


def judge(rows: Sequence[CsvRow], known: Known, actor_role: Role) -> list[Judged]:
    at = now()
    seen: dict[str, int] = {}
    free_seats = known.free_seats
    judged: list[Judged] = []
    for row in rows:
        try:
            person = _person(row, known, actor_role)
        except Unusable as problem:
            judged.append(Judged(row, Verdict.INVALID, problem.reason))
            continue
        older = known.open_invites.get(person.email)
        if person.email in seen:
            verdict, message = (
                Verdict.DUPLICATE,
                Text("The same address as in line {line}.", line=seen[person.email]),
            )
        elif person.email in known.members:
            verdict, message = Verdict.ALREADY_MEMBER, Text("Is a member already.")
        elif older is not None and older.expires_at > at:
            verdict, message = Verdict.ALREADY_INVITED, Text("Has an open invite. Resend that instead.")
        elif free_seats < 1:
            verdict, message = Verdict.NO_SEAT, Text("No seat is left. Add seats or free one first.")
        else:
            verdict, message = Verdict.INVITE, Text("Can be invited.")
            free_seats -= 1
        seen.setdefault(person.email, row.line)
        judged.append(Judged(row, verdict, message, person))
    return judged


def _person(row: CsvRow, known: Known, actor_role: Role) -> Person:
    if row.problem is not None:
        raise Unusable(row.problem)
    role = _ROLES.get(row.role.lower())
    if role is None or role is Role.OWNER:
        raise Unusable(Text("“{role}” is no role. Use member, manager, admin or coOwner.", role=row.role))
    if not may_give(actor_role, role):
        raise Unusable(why_not_given(Role.CO_OWNER))
    return Person(
        email=_email(row.email),
        full_name=_name(row.full_name),
        role=role,
        team_ids=_ids(row.teams, known.teams, _no_team),
        project_ids=_ids(row.projects, known.projects, _no_project),
    )


def _email(value: str) -> str:
    try:
        return _EMAIL.validate_python(value)
    except ValidationError:
        raise Unusable(Text("“{email}” is not an e-mail address.", email=value[:254])) from None


def _name(value: str) -> str:
    if not value:
        return ""
    try:
        return _NAME.validate_python(value)
    except ValidationError:
        raise Unusable(Text("The name must have at most 120 characters, all of them printable.")) from None


def _no_team(name: str) -> Text:
    return Text("There is no team named “{name}”.", name=name)


def _no_project(name: str) -> Text:
    return Text("There is no running project named “{name}”.", name=name)


def _ids(names: Sequence[str], known: dict[str, UUID], no_such: Callable[[str], Text]) -> list[UUID]:
    unknown = next((name for name in names if name.lower() not in known), None)
    if unknown is not None:
        raise Unusable(no_such(unknown[:120]))
    return list(dict.fromkeys(known[name.lower()] for name in names))


async def _known(uow: UnitOfWork, actor: Actor, rows: Sequence[CsvRow], free_seats: int) -> Known:
    invites = InviteRepo(uow)
    emails = [*{row.email.lower() for row in rows}]
    teams = [*{name.lower() for row in rows for name in row.teams}]
    projects = [*{name.lower() for row in rows for name in row.projects}]
    return Known(
        members=await invites.members_among(actor.company_id, emails),
        open_invites=await invites.open_among(actor.company_id, emails),
        teams=await invites.teams_named(actor.company_id, teams),
        projects=await invites.projects_named(actor.company_id, projects),
        free_seats=free_seats,
    )


def _invite(actor: Actor, person: Person) -> Invite:
    return Invite(
        company_id=actor.company_id,
        email=person.email,
        full_name=person.full_name,
        role=person.role.value,
        team_ids=person.team_ids,
        project_ids=person.project_ids,
        invited_by=actor.user_id,
        expires_at=now() + VALID_FOR,
    )
