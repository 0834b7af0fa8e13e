from datetime import datetime
from enum import StrEnum
from typing import Annotated, Literal
from uuid import UUID

from chassis.access import Role
from chassis.http import Email, OptionalName, TranslatedText, WireIn, WireOut
from identity_client.people import PersonPublic
from pydantic import Field

from identity.user.schemas import MailedToken

Places = Annotated[list[UUID], Field(max_length=100)]


class InviteStatus(StrEnum):
    PENDING = "pending"
    EXPIRED = "expired"
    ACCEPTED = "accepted"
    REVOKED = "revoked"


class InviteCreate(WireIn):
    email: Email
    full_name: OptionalName = ""
    role: Literal[Role.MEMBER, Role.MANAGER, Role.ADMIN, Role.CO_OWNER] = Role.MEMBER
    team_ids: Places = Field(default_factory=list[UUID])
    project_ids: Places = Field(default_factory=list[UUID])


class InviteRef(WireIn):
    invite_id: UUID


class InviteTokenIn(WireIn):
    token: MailedToken


class TeamOfInvite(WireOut):
    team_id: UUID
    name: str


class ProjectOfInvite(WireOut):
    project_id: UUID
    name: str


class InvitePublic(WireOut):
    invite_id: UUID
    email: str
    full_name: str
    role: Role
    status: InviteStatus
    invited_by: PersonPublic
    created_at: datetime
    sent_at: datetime | None
    """When the mail left; empty while it waits to be sent."""
    expires_at: datetime
    teams: list[TeamOfInvite]
    projects: list[ProjectOfInvite]


class InviteSeen(WireOut):
    """What the holder of a mailed token sees before they accept."""

    group_name: str
    email: str
    full_name: str
    role: Role
    invited_by_name: str
    expires_at: datetime
    has_account: bool


class Verdict(StrEnum):
    INVITE = "invite"
    ALREADY_MEMBER = "alreadyMember"
    ALREADY_INVITED = "alreadyInvited"
    INVALID = "invalid"
    DUPLICATE = "duplicate"
    NO_SEAT = "noSeat"


class CsvRowResult(WireOut):
    line: int
    """In the file, the heading being line 1."""
    email: str
    full_name: str
    role: str
    teams: list[str]
    projects: list[str]
    verdict: Verdict
    message: TranslatedText


class CsvResult(WireOut):
    rows: list[CsvRowResult]
    invite_count: int
    """How many of the rows are invited, or would be."""
    dry_run: bool
