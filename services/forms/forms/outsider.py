"""Who acts without an account: by a share link, on its one step."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from uuid import UUID, uuid5

from chassis.access import Actor
from identity_client.people import PersonPublic

_COLOR = "#5B6470"


@dataclass(frozen=True, slots=True)
class Said:
    """What somebody said of themselves; the e-mail address is proven. Kept with what they submit."""

    email: str
    full_name: str
    company: str

    @property
    def kept(self) -> dict[str, Any]:
        return {"email": self.email, "fullName": self.full_name, "company": self.company}

    @property
    def signed(self) -> str:
        return f"{self.full_name} ({self.company})" if self.company else self.full_name


@dataclass(frozen=True, slots=True)
class Outsider(Actor):
    """Of no role, no team and no project."""

    link_id: UUID
    submission_id: UUID
    step_id: UUID
    shared_by: UUID
    """Who made the link: what they are barred from they can't do through it either."""
    is_used_up: bool
    """The link was used as often as it may be: they read, and enter nothing any more."""
    is_visitor: bool
    """They began it by a start link: of what others enter later they are told nothing."""
    said: Said

    def manages(self, project_id: UUID) -> bool:
        del project_id
        return False

    def sees_project(self, project_id: UUID) -> bool:
        del project_id
        return False


def outsider(guest: Actor) -> Outsider:
    """Whom this service's book of guests knows."""
    assert isinstance(guest, Outsider)
    return guest


def outsider_id(company_id: UUID, email: str) -> UUID:
    """No user's. One person is the same by whatever link and tag of their address, so that who did one step
    is known at the next."""
    return uuid5(company_id, f"outsider {_mailbox_of(email)}")


def _mailbox_of(email: str) -> str:
    """`ada+site@client.test` is read by whoever reads `ada@client.test`."""
    local, _, domain = email.rpartition("@")
    return f"{local.partition('+')[0] or local}@{domain}"


def said_of(actor: Actor) -> dict[str, Any] | None:
    return actor.said.kept if isinstance(actor, Outsider) else None


def said_in(kept: dict[str, Any]) -> Said:
    return Said(kept["email"], kept["fullName"], kept["company"])


class OutsiderPublic(PersonPublic):
    """Somebody outside the company, shown where people are."""

    company: str


def shown(user_id: UUID, kept: dict[str, Any]) -> OutsiderPublic:
    said = said_in(kept)
    return OutsiderPublic(
        user_id=user_id,
        full_name=said.full_name,
        email=said.email,
        photo_url=None,
        name_abbreviation="".join(word[0] for word in said.full_name.split())[:2].upper(),
        abbreviation_bg_color=_COLOR,
        company=said.company,
    )


def submitter_of(people: Mapping[UUID, PersonPublic], submission: Any) -> PersonPublic | None:
    """Of a submission, or of its row in a list; whoever started it by a start link is no user."""
    if submission.outsider:
        person = shown(submission.submitter_id, submission.outsider)
        return person.model_copy(update={"full_name": said_in(submission.outsider).signed})
    return people.get(submission.submitter_id)
