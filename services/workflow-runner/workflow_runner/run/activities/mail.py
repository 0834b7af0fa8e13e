"""Mails of a run. Each person gets one also when the activity is tried again: it goes on where it stopped."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import aiosmtplib
from chassis.mail import DEFAULT_LANGUAGE, Mailer
from chassis.runtime import Runtime
from temporalio import activity

from workflow_runner.metrics import MAILS
from workflow_runner.run.activities.recipients import Directory
from workflow_runner.run.workflows.calls import FormsCalls, MailCalls
from workflow_runner.run.workflows.state import MailOutcome, Occasion, Reminder, StepMail

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
        members = await self._directory.members_of(reminder.occasion.company_id, reminder.team_ids)
        people = await self._people([*members, *reminder.user_ids], [])
        values = {**self._about(reminder.occasion), "due_at": f"{reminder.due_at:%Y-%m-%d %H:%M} UTC"}
        return await self._send_to_each(people, "reminder", values)

    async def _people(self, user_ids: Sequence[str], emails: Sequence[str]) -> list[Recipient]:
        users = await self._directory.users(user_ids)
        people = [Recipient(user.email, user.language, user.full_name) for user in users]
        people += [Recipient(email, DEFAULT_LANGUAGE) for email in emails]
        by_address = {person.email.lower(): person for person in reversed(people)}
        # In one order, so that a further try finds its place again.
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
        last_served, outcome = _progress_of_earlier_tries()
        for person in people:
            address = person.email.lower()
            if address <= last_served:
                continue
            if await _is_taken(self._runtime.mailer, person, template, values):
                outcome.sent += 1
            else:
                outcome.refused += 1
            last_served = address
            activity.heartbeat(last_served, outcome.sent, outcome.refused)
        return outcome


def _progress_of_earlier_tries() -> tuple[str, MailOutcome]:
    details: Sequence[Any] = activity.info().heartbeat_details
    if not details:
        return "", MailOutcome(sent=0)
    last_served, sent, refused = details
    return last_served, MailOutcome(sent=sent, refused=refused)


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
