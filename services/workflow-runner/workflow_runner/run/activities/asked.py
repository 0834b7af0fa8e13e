"""Whose turn it is at what is open, of whom a mail asks something."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from chassis.clock import now
from contracts.identity.v1 import identity_pb2
from formwork.workflow import tells_managers
from identity_client.mails import Mail

from workflow_runner.run.activities.recipients import Recipients, without
from workflow_runner.run.workflows.drawn import Late, late_at, names_of
from workflow_runner.run.workflows.state import Reminder, ReturnNotice, Route


@dataclass(frozen=True)
class Asked:
    user_ids: Sequence[str]
    but: Sequence[str]
    """Who may not act, also not for somebody else."""
    are_its_people: bool
    """False: there are none, and it is the managers' turn."""
    late: Sequence[Late]
    """What they are reminded of."""


async def whose_turn(recipients: Recipients, mail: Reminder | ReturnNotice, route: Route) -> list[str]:
    members = await recipients.members_of(mail.occasion.company_id, mail.team_ids)
    people = without([*members, *mail.user_ids], _not_asked(route))
    return _unless_taken(route.assignee_user_id, people)


async def asked_to_act(
    recipients: Recipients, reminder: Reminder, route: Route, project: identity_pb2.Project
) -> list[Asked]:
    """Whoever left reads nothing of the company any more, and who may not act can do nothing about it: then
    it is the managers' turn. Of steps that are open at once each that is late is asked of its own people."""

    def asked(its_people: Sequence[str], but: Sequence[str], late: Sequence[Late]) -> Asked:
        user_ids = its_people or without(project.manager_user_ids, but)
        return Asked(user_ids, but, bool(its_people), late)

    late = late_at(route, reminder.at or now(), reminder.step_ids)
    if not late:  # a run that is behind asked for it
        return []
    if not route.open_parts:
        its = [] if route.needs_attention else await whose_turn(recipients, reminder, route)
        return [asked(its, _not_asked(route), late)]
    found: list[Asked] = []
    for each in late:
        part = route.open_parts[each.step.id]
        but = [*part.barred_user_ids, *route.approved_user_ids]
        team_ids = [] if part.needs_attention else each.step.data.team_ids
        members = await recipients.members_of(reminder.occasion.company_id, team_ids)
        its = _unless_taken(part.assignee_user_id or route.assignee_user_id, without(members, but))
        found.append(asked(its, but, [each]))
    return found


def escalated(asked: Sequence[Asked], at: datetime) -> list[Late]:
    """Of what managers are told that its people have let lie."""
    late = (late for each in asked if each.are_its_people for late in each.late)
    return [each for each in late if tells_managers(each.step, each.due_at, at)]


def tell(told: dict[Mail, list[Late]], people: Iterable[Mail], late: Sequence[Late]) -> None:
    for mail in people:
        known = told.get(mail, [])
        told[mail] = [*known, *(each for each in late if each not in known)]


def about(reminder: Reminder, late: Sequence[Late]) -> Reminder:
    """As whoever is told of these reads it: of steps that are open at once nobody is told of others'."""
    if not late:
        return reminder
    occasion = reminder.occasion.model_copy(update={"step_name": names_of(late)})
    return reminder.model_copy(
        update={"occasion": occasion, "due_at": min(each.due_at for each in late)},
    )


def _unless_taken(assignee_user_id: str, asked: list[str]) -> list[str]:
    """Who has taken it is asked alone, for as long as they may do it."""
    return [assignee_user_id] if assignee_user_id in asked else asked


def _not_asked(route: Route) -> list[str]:
    return [*route.barred_user_ids, *route.approved_user_ids]
