"""Mails of a run. Each person gets one, however often the activity is tried: each is noted for itself."""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from uuid import NAMESPACE_URL, UUID, uuid5
from zoneinfo import ZoneInfo

import aiosmtplib
from chassis.mail import DEFAULT_LANGUAGE, Mailer
from chassis.runtime import Runtime
from temporalio import activity

from workflow_runner.metrics import MAILS
from workflow_runner.run.activities.recipients import Directory
from workflow_runner.run.workflows.calls import FormsCalls, MailCalls
from workflow_runner.run.workflows.state import MailOutcome, Occasion, Reminder, StepMail

_AT_ONCE = 4
_CLAIMANT = "workflow_runner.mail"

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Recipient:
    email: str
    language: str
    full_name: str = ""


class MailActivities(MailCalls):
    def __init__(self, runtime: Runtime, forms: FormsCalls, directory: Directory) -> None:
        self._runtime = runtime
        self._forms = forms
        self._directory = directory
        # Each holds a connection of the database while the mail server takes its time.
        self._at_once = asyncio.Semaphore(_AT_ONCE)

    @activity.defn(name="send_step_mail")
    async def send_step_mail(self, mail: StepMail) -> MailOutcome:
        user_ids = await self._directory.members_of(mail.occasion.company_id, mail.team_ids)
        people = await self._people(user_ids, mail.emails)
        values = {
            **self._about(mail.occasion),
            "action": mail.action_name,
            "subject": mail.subject,
            "content": mail.content,
        }
        return await self._send_to_each(people, "step_mail", values)

    @activity.defn(name="remind")
    async def remind(self, reminder: Reminder) -> MailOutcome:
        # Asked again: the mail server may have been away for hours, the step been submitted meanwhile.
        route = await self._forms.load_route(reminder.occasion.submission_id)
        if route.position.transitions != reminder.transitions:
            return MailOutcome(sent=0)
        project = await self._directory.project(reminder.occasion.company_id, route.project_id)
        if route.needs_attention:
            # Whoever left reads nothing of the company any more; it is the managers' turn.
            user_ids = [*project.manager_user_ids]
        else:
            members = await self._directory.members_of(reminder.occasion.company_id, reminder.team_ids)
            user_ids = [*members, *reminder.user_ids]
        people = await self._people(user_ids, [])
        zone = ZoneInfo(project.time_zone or "UTC")
        due_at = f"{reminder.due_at.astimezone(zone):%Y-%m-%d %H:%M} ({zone.key})"
        values = {**self._about(reminder.occasion), "due_at": due_at}
        return await self._send_to_each(people, "reminder", values)

    async def _people(self, user_ids: Sequence[str], emails: Sequence[str]) -> list[Recipient]:
        users = await self._directory.users(user_ids)
        people = [Recipient(user.email, user.language, user.full_name) for user in users]
        people += [Recipient(email, DEFAULT_LANGUAGE) for email in emails]
        by_address = {person.email.lower(): person for person in reversed(people)}
        return [by_address[address] for address in sorted(by_address)]

    def _about(self, occasion: Occasion) -> dict[str, Any]:
        return {
            "link": f"{self._runtime.settings.public_url}/forms/submissions/{occasion.submission_id}",
            "template": occasion.template_name,
            "reference": occasion.reference_number,
            "step": occasion.step_name,
        }

    async def _send_to_each(
        self, people: Sequence[Recipient], template: str, values: dict[str, Any]
    ) -> MailOutcome:
        outcome = MailOutcome(sent=0)
        for person in people:
            async with self._at_once:
                is_taken = await self._send_once(person, template, values)
            if is_taken:
                outcome.sent += 1
            else:
                outcome.refused += 1
            activity.heartbeat()
        return outcome

    async def _send_once(self, person: Recipient, template: str, values: dict[str, Any]) -> bool:
        """Claimed first, so that a try that was given up for dead and the one after it wait for each other; a
        worker killed before the commit leaves no claim."""
        async with self._runtime.database.unit_of_work() as uow:
            if not await uow.claim(_CLAIMANT, _send_id(person)):
                return True
            return await _is_taken(self._runtime.mailer, person, template, values)


def _send_id(person: Recipient) -> UUID:
    """The same for every try of this activity, and for no other's."""
    info = activity.info()
    return uuid5(NAMESPACE_URL, f"{info.workflow_run_id}/{info.activity_id}/{person.email.lower()}")


async def _is_taken(mailer: Mailer, person: Recipient, template: str, values: dict[str, Any]) -> bool:
    """False: the server will never take a mail to this address; the others must not wait for it."""
    try:
        await mailer.send(person.email, template, person.language, {"full_name": person.full_name, **values})
    except (aiosmtplib.SMTPRecipientsRefused, ValueError) as refused:
        if isinstance(refused, aiosmtplib.SMTPRecipientsRefused) and not _is_final(refused):
            raise
        log.warning("a %s was refused for good: %s", template, refused)
        MAILS.labels(template, "refused").inc()
        return False
    MAILS.labels(template, "sent").inc()
    return True


def _is_final(refused: aiosmtplib.SMTPRecipientsRefused) -> bool:
    return all(500 <= recipient.code < 600 for recipient in refused.recipients)
