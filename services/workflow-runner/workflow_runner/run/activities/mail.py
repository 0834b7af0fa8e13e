"""Mails of a run. Each person gets one, however often the activity is tried: each is noted for itself."""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from uuid import NAMESPACE_URL, UUID, uuid5
from zoneinfo import ZoneInfo

import aiosmtplib
from chassis.mail import DEFAULT_LANGUAGE, Mailer, is_refused_for_good
from chassis.runtime import Runtime
from contracts.identity.v1 import identity_pb2
from temporalio import activity

from workflow_runner.metrics import MAILS
from workflow_runner.run.activities.gate import Answer, Claims, MailGate, Verdict
from workflow_runner.run.activities.recipients import Recipients
from workflow_runner.run.service import Runs
from workflow_runner.run.workflows.calls import FormsCalls, MailCalls
from workflow_runner.run.workflows.state import (
    HeldMail,
    HeldOutcome,
    MailOutcome,
    Occasion,
    Reminder,
    StepMail,
)

_AT_ONCE = 4
_CLAIMANT = "workflow_runner.mail"

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Recipient:
    email: str
    language: str
    full_name: str = ""


@dataclass(frozen=True)
class Letter:
    """What is sent, but for whom it is to."""

    template: str
    values: dict[str, Any]
    company_name: str
    unsubscribe_url: str


class MailActivities(MailCalls):
    def __init__(self, runtime: Runtime, forms: FormsCalls, recipients: Recipients, gate: MailGate) -> None:
        self._runtime = runtime
        self._forms = forms
        self._recipients = recipients
        self._gate = gate
        # Each holds a connection of the database while the mail server takes its time.
        self._at_once = asyncio.Semaphore(_AT_ONCE)

    @activity.defn(name="send_step_mail")
    async def send_step_mail(self, mail: StepMail) -> MailOutcome:
        user_ids = await self._recipients.members_of(mail.occasion.company_id, mail.team_ids)
        people = await self._people(user_ids, mail.emails)
        claims = await self._claim(mail.occasion, identity_pb2.MAIL_PURPOSE_STEP, people)
        await self._hold_all(mail, people, claims)
        outcome = MailOutcome(sent=0)
        for person in people:
            mail_id = _send_id(person)
            answer = claims.answers[str(mail_id)]
            letter = self._letter("step_mail", mail.occasion, claims, answer, _written(mail))
            await self._send_as_told(mail_id, person, letter, answer, outcome)
        return outcome

    @activity.defn(name="send_held_mail")
    async def send_held_mail(self, held: HeldMail) -> HeldOutcome:
        mail = held.mail
        claims = await self._gate.claim(
            mail.occasion, identity_pb2.MAIL_PURPOSE_STEP, [(held.mail_id, held.email)]
        )
        answer = claims.answers[held.mail_id]
        person = Recipient(held.email, held.language, held.full_name)
        letter = self._letter("step_mail", mail.occasion, claims, answer, _written(mail))
        await self._send_as_told(UUID(held.mail_id), person, letter, answer, MailOutcome(sent=0))
        return HeldOutcome(is_settled=answer.verdict is not Verdict.HELD, retry_at=answer.retry_at)

    @activity.defn(name="remind")
    async def remind(self, reminder: Reminder) -> MailOutcome:
        # Asked again: the mail server may have been away for hours, the step been submitted meanwhile.
        route = await self._forms.load_route(reminder.occasion.submission_id)
        if route.position.transitions != reminder.transitions:
            return MailOutcome(sent=0)
        project = await self._recipients.project(reminder.occasion.company_id, route.project_id)
        if project.is_archived:
            # Nobody can do anything about it now; the next reminder asks again.
            return MailOutcome(sent=0)
        if route.needs_attention:
            # Whoever left reads nothing of the company any more; it is the managers' turn.
            user_ids = [*project.manager_user_ids]
        else:
            members = await self._recipients.members_of(reminder.occasion.company_id, reminder.team_ids)
            user_ids = [*members, *reminder.user_ids]
        people = await self._people(user_ids, [])
        zone = ZoneInfo(project.time_zone or "UTC")
        due_at = f"{reminder.due_at.astimezone(zone):%Y-%m-%d %H:%M} ({zone.key})"
        claims = await self._claim(reminder.occasion, identity_pb2.MAIL_PURPOSE_REMINDER, people)
        outcome = MailOutcome(sent=0)
        for person in people:
            # One that is held is not kept: the next reminder is as good.
            mail_id = _send_id(person)
            answer = claims.answers[str(mail_id)]
            letter = self._letter("reminder", reminder.occasion, claims, answer, {"due_at": due_at})
            await self._send_as_told(mail_id, person, letter, answer, outcome)
        return outcome

    async def _people(self, user_ids: Sequence[str], emails: Sequence[str]) -> list[Recipient]:
        users = await self._recipients.users(user_ids)
        people = [Recipient(user.email, user.language, user.full_name) for user in users]
        people += [Recipient(email, DEFAULT_LANGUAGE) for email in emails]
        by_address = {person.email.lower(): person for person in reversed(people)}
        return [by_address[address] for address in sorted(by_address)]

    async def _claim(
        self, occasion: Occasion, purpose: identity_pb2.MailPurpose, people: Sequence[Recipient]
    ) -> Claims:
        return await self._gate.claim(
            occasion, purpose, [(str(_send_id(person)), person.email) for person in people]
        )

    async def _hold_all(self, mail: StepMail, people: Sequence[Recipient], claims: Claims) -> None:
        """Before any is sent: whoever is to be asked has the question by now. Nobody heard of an answer from
        before the mail was held, so identity is asked once more, and what waits no longer is woken."""
        held: list[Recipient] = []
        for person in people:
            mail_id = _send_id(person)
            answer = claims.answers[str(mail_id)]
            if answer.verdict is Verdict.HELD:
                await self._hold(mail_id, person, mail, answer)
                held.append(person)
            activity.heartbeat()
        if not held:
            return
        again = await self._claim(mail.occasion, identity_pb2.MAIL_PURPOSE_STEP, held)
        for mail_id, answer in again.answers.items():
            if answer.verdict is not Verdict.HELD:
                await self._runtime.of(Runs).tell_held(mail_id)
            activity.heartbeat()

    async def _hold(self, mail_id: UUID, person: Recipient, mail: StepMail, answer: Answer) -> None:
        held = HeldMail(
            mail_id=str(mail_id),
            email=person.email,
            language=person.language,
            full_name=person.full_name,
            mail=mail.model_copy(update={"team_ids": [], "emails": []}),
            retry_at=answer.retry_at,
        )
        await self._runtime.of(Runs).hold(held)

    def _letter(
        self, template: str, occasion: Occasion, claims: Claims, answer: Answer, values: dict[str, str]
    ) -> Letter:
        about = {
            "link": f"{self._runtime.settings.public_url}/forms/submissions/{occasion.submission_id}",
            "template": occasion.template_name,
            "reference": occasion.reference_number,
            "step": occasion.step_name,
            "company": claims.company_name,
            "submitter": claims.submitter_name,
            "is_outside": answer.is_outside,
            "choice_link": answer.choice_url,
        }
        return Letter(template, {**about, **values}, claims.company_name, answer.unsubscribe_url)

    async def _send_as_told(
        self, mail_id: UUID, person: Recipient, letter: Letter, answer: Answer, outcome: MailOutcome
    ) -> None:
        match answer.verdict:
            case Verdict.GRANTED:
                async with self._at_once:
                    is_taken = await self._send_once(mail_id, person, letter)
                outcome.sent += is_taken
                outcome.refused += not is_taken
            case Verdict.HELD:
                outcome.held += 1
                MAILS.labels(letter.template, "held").inc()
            case Verdict.UNWANTED:
                outcome.unwanted += 1
                MAILS.labels(letter.template, "unwanted").inc()
            case Verdict.DROPPED:
                outcome.dropped += 1
                MAILS.labels(letter.template, "dropped").inc()
        activity.heartbeat()

    async def _send_once(self, mail_id: UUID, person: Recipient, letter: Letter) -> bool:
        """Claimed first, so that a try that was given up for dead and the one after it wait for each other; a
        worker killed before the commit leaves no claim."""
        async with self._runtime.database.unit_of_work() as uow:
            if not await uow.claim(_CLAIMANT, mail_id):
                return True
            return await _is_taken(self._runtime.mailer, person, letter)


def _written(mail: StepMail) -> dict[str, str]:
    return {"action": mail.action_name, "subject": mail.subject, "content": mail.content}


def _send_id(person: Recipient) -> UUID:
    """The same for every try of this activity, and for no other's."""
    info = activity.info()
    return uuid5(NAMESPACE_URL, f"{info.workflow_run_id}/{info.activity_id}/{person.email.lower()}")


async def _is_taken(mailer: Mailer, person: Recipient, letter: Letter) -> bool:
    """False: the server will never take a mail to this address; the others must not wait for it."""
    try:
        await mailer.send(
            person.email,
            letter.template,
            person.language,
            {"full_name": person.full_name, **letter.values},
            on_behalf_of=letter.company_name,
            unsubscribe_url=letter.unsubscribe_url,
        )
    except (aiosmtplib.SMTPRecipientsRefused, ValueError) as refused:
        if isinstance(refused, aiosmtplib.SMTPRecipientsRefused) and not is_refused_for_good(refused):
            raise
        log.warning("a %s was refused for good: %s", letter.template, refused)
        MAILS.labels(letter.template, "refused").inc()
        return False
    MAILS.labels(letter.template, "sent").inc()
    return True
