"""Mails of a run. Each person gets one, however often the activity is tried."""

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import Any
from uuid import UUID

from chassis.clock import now
from chassis.runtime import Runtime
from chassis.texts import load_texts_of, say
from chassis.wall_clock import WallClock, zone_of
from contracts.identity.v1 import identity_pb2
from formwork.first_words import button_name, shown_number
from identity_client import mails
from identity_client.mails import ClaimedMail, CompanyMails, Mail, Outcome, Verdict, id_of_mail
from temporalio import activity

from workflow_runner.metrics import MAILS
from workflow_runner.run.activities.asked import about, asked_to_act, escalated, tell, whose_turn
from workflow_runner.run.activities.by_itself import told_of_next_press
from workflow_runner.run.activities.errors import answers_are_final
from workflow_runner.run.activities.outcomes import sum_of, wait_where_held
from workflow_runner.run.activities.recipients import Recipients, without
from workflow_runner.run.service import Runs
from workflow_runner.run.submissions import Submissions
from workflow_runner.run.workflows.calls import FormsCalls, MailCalls, ValidTimeCalls
from workflow_runner.run.workflows.drawn import Late, approvals_of
from workflow_runner.run.workflows.state import (
    CameBack,
    ExpiryNotice,
    HeldMail,
    HeldOutcome,
    MailOutcome,
    Occasion,
    Reminder,
    ReturnNotice,
    Route,
    StepMail,
)

load_texts_of("formwork")

_STEP = identity_pb2.MAIL_PURPOSE_STEP
_REMINDER = identity_pb2.MAIL_PURPOSE_REMINDER
_NOTICE = identity_pb2.MAIL_PURPOSE_NOTICE

People = Mapping[Mail, Sequence[str]]
"""Who is mailed, and, of who stands in, for whom."""


class MailActivities(MailCalls):
    def __init__(
        self,
        runtime: Runtime,
        forms: FormsCalls,
        valid_times: ValidTimeCalls,
        recipients: Recipients,
        company_mails: CompanyMails,
    ) -> None:
        self._runtime = runtime
        self._forms = forms
        self._valid_times = valid_times
        self._recipients = recipients
        self._mails = company_mails

    @activity.defn(name="send_step_mail")
    async def send_step_mail(self, mail: StepMail) -> MailOutcome:
        members = await self._recipients.members_of(mail.occasion.company_id, mail.team_ids)
        # Whoever pressed knows, for themselves and for whom they stand in.
        knows = [*filter(None, [mail.pressed_by])]
        people = await self._people(mail.occasion.company_id, without(members, knows), mail.emails, but=knows)
        claimed = await self._claim(mail.occasion, _STEP, [*people])
        await self._hold_all(mail, claimed, people)
        return sum_of([await self._send_step_mail(each, mail, people) for each in claimed])

    @activity.defn(name="send_held_mail")
    async def send_held_mail(self, held: HeldMail) -> HeldOutcome:
        mail = held.mail
        # It may have waited for two weeks: what was deleted since is told of to nobody.
        with answers_are_final():
            if not await self._runtime.of(Submissions).is_there(mail.occasion.submission_id):
                return HeldOutcome(is_settled=True)
        person = Mail(UUID(held.mail_id), held.email, held.language, held.full_name)
        (claimed,) = await self._claim(mail.occasion, _STEP, [person])
        await self._send_step_mail(claimed, mail, {person: held.stands_in_for})
        return HeldOutcome(is_settled=claimed.verdict is not Verdict.HELD, retry_at=claimed.retry_at)

    @activity.defn(name="remind")
    async def remind(self, reminder: Reminder) -> MailOutcome:
        # Asked again: the mail server may have been away for hours, the step been submitted meanwhile.
        route = await self._forms.load_route(reminder.occasion.submission_id)
        if route.position.transitions != reminder.transitions:
            return MailOutcome(sent=0)
        project = await self._recipients.project(reminder.occasion.company_id, route.project_id)
        if project.is_archived:  # nobody can do anything about it now; the next reminder asks again
            return MailOutcome(sent=0)
        asked = await asked_to_act(self._recipients, reminder, route, project)
        people: People = {}
        told: dict[Mail, list[Late]] = {}
        for each in asked:
            theirs = await self._people(
                reminder.occasion.company_id,
                each.user_ids,
                [],
                but=each.but,
                as_managers=not each.are_its_people,
                once_for=reminder.once_for,
            )
            people = {**theirs, **people}
            tell(told, theirs, each.late)
        lying = escalated(asked, reminder.at or now())
        all_managers: People = await self._escalated_to(reminder, project) if lying else {}
        tell(told, all_managers, lying)
        addresses = {each.email.lower() for each in people}
        managers = {each: away for each, away in all_managers.items() if each.email.lower() not in addresses}
        outcomes: list[Outcome] = []
        for claimed in await self._claim(reminder.occasion, _REMINDER, [*people, *managers]):
            clock = WallClock(zone_of(project.time_zone), claimed.mail.language)
            late, is_manager = told[claimed.mail], claimed.mail in managers
            own = about(reminder, late)
            values = self._told(own.occasion, claimed, {**people, **managers}) | {
                "due_at": clock.instant(own.due_at),
                **told_of_next_press(route, late, clock, claimed.mail.language),
                "is_manager": is_manager,
                "managers_are_told": bool(managers) and not is_manager and any(e in lying for e in late),
                **approvals_of(route),
            }
            outcomes.append(await self._send(claimed, "reminder", values))
        return sum_of(outcomes)

    @activity.defn(name="tell_of_return")
    async def tell_of_return(self, notice: ReturnNotice) -> MailOutcome:
        # Asked again, as for a reminder: it may have gone on meanwhile.
        route = await self._forms.load_route(notice.occasion.submission_id)
        back = route.came_back
        if back is None or route.position.transitions != notice.transitions:
            return MailOutcome(sent=0)
        company_id = notice.occasion.company_id
        asked = await self._to_whom_it_came_back(notice, route, back)
        user_ids = asked or await self._who_manages(company_id, route)
        # Whoever brought it back knows, for themselves and for whom they stand in.
        knows = [*filter(None, [back.by_user_id])]
        people = await self._people(
            company_id,
            without(user_ids, knows),
            [],
            but=[*route.barred_user_ids, *knows],
            as_managers=not asked,
        )
        senders = await self._recipients.users(company_id, knows)
        why: dict[str, Any] = {
            "by": senders[0].full_name if senders else "",
            "from_step": back.from_step_name,
            "reason": back.reason,
            "version": back.began_version,
            "is_reopened": back.move == "reopened",
            "is_by_itself": not (back.by_user_id or back.move),
        }
        claimed = await self._claim(notice.occasion, _NOTICE, [*people])
        outcomes = [
            await self._send(each, "return_notice", self._told(notice.occasion, each, people) | why)
            for each in claimed
        ]
        wait_where_held(claimed)
        return sum_of(outcomes)

    @activity.defn(name="tell_of_expiry")
    async def tell_of_expiry(self, notice: ExpiryNotice) -> MailOutcome:
        # Asked again, as for a reminder: it may have been extended meanwhile.
        valid = await self._valid_times.load_valid_time(notice.submission_id)
        if valid.ends_at != notice.ends_at:
            return MailOutcome(sent=0)
        company_id = notice.company_id
        project = await self._recipients.project(company_id, valid.project_id)
        if project.is_archived:
            return MailOutcome(sent=0)
        members = await self._recipients.members_of(company_id, valid.team_ids)
        people = await self._people(company_id, [*valid.user_ids, *members], [])
        # Whoever left is none of them.
        people = people or await self._people(company_id, project.manager_user_ids, [], as_managers=True)
        occasion = Occasion(
            submission_id=notice.submission_id,
            company_id=company_id,
            template_name=valid.template_name,
            reference_number=valid.reference_number,
            step_name="",
            submitter_user_id=valid.submitter_user_id,
        )
        zone = zone_of(project.time_zone)
        claimed = await self._claim(occasion, _NOTICE, [*people])
        outcomes: list[Outcome] = []
        for each in claimed:
            until = WallClock(zone, each.mail.language).instant(notice.ends_at)
            values = self._told(occasion, each, people) | {"until": until, "days_left": str(notice.days_left)}
            outcomes.append(await self._send(each, "expiry_notice", values))
        wait_where_held(claimed)
        return sum_of(outcomes)

    async def _escalated_to(self, reminder: Reminder, project: identity_pb2.Project) -> People:
        """Who manages the project, where a step's people have let it lie for as long as is drawn."""
        company_id, once_for = reminder.occasion.company_id, reminder.once_for
        return await self._people(
            company_id, [*project.manager_user_ids], [], as_managers=True, once_for=once_for
        )

    async def _to_whom_it_came_back(
        self, notice: ReturnNotice, route: Route, back: CameBack
    ) -> Sequence[str]:
        """Who did the step before, where it is still theirs; else all whose turn it is."""
        its_turn = [] if route.needs_attention else await whose_turn(self._recipients, notice, route)
        return [back.to_user_id] if back.to_user_id in its_turn else its_turn

    async def _who_manages(self, company_id: str, route: Route) -> list[str]:
        project = await self._recipients.project(company_id, route.project_id)
        return without(project.manager_user_ids, route.barred_user_ids)

    async def _people(
        self,
        company_id: str,
        user_ids: Sequence[str],
        emails: Sequence[str],
        *,
        but: Collection[str] = (),
        as_managers: bool = False,
        once_for: str | None = None,
    ) -> People:
        """Their ids are the same for every try of this activity, and for no other's but where it is said what
        they are once for. `but`: who may not act does not for somebody who is away either."""
        info = activity.info()
        once_for = once_for or f"{info.workflow_run_id}/{info.activity_id}"
        find = self._recipients.managers if as_managers else self._recipients.with_stand_ins
        users, away = await find(company_id, user_ids, but=but)
        people = [(Mail.to(user, once_for=once_for), away.get(user.user_id, [])) for user in users]
        people += [(Mail(id_of_mail(once_for, email), email), []) for email in emails]
        by_address = {person.email.lower(): (person, for_whom) for person, for_whom in reversed(people)}
        return dict(by_address[address] for address in sorted(by_address))

    async def _claim(
        self, occasion: Occasion, purpose: identity_pb2.MailPurpose, people: Sequence[Mail]
    ) -> list[ClaimedMail]:
        why = mails.Occasion(
            company_id=UUID(occasion.company_id),
            purpose=purpose,
            about=mails.About("submission", UUID(occasion.submission_id)),
            on_behalf_of=UUID(occasion.submitter_user_id) if occasion.submitter_user_id else None,
        )
        with answers_are_final():
            return await self._mails.claim(why, people)

    async def _hold_all(self, mail: StepMail, claimed: Sequence[ClaimedMail], people: People) -> None:
        """Before any is sent: whoever is to be asked has the question by now. Nobody heard of an answer from
        before the mail was held, so identity is asked once more, and what waits no longer is woken."""
        held = [each for each in claimed if each.verdict is Verdict.HELD]
        for each in held:
            await self._hold(each, mail, people.get(each.mail, ()))
            activity.heartbeat()
        for again in await self._claim(mail.occasion, _STEP, [each.mail for each in held]):
            if again.verdict is not Verdict.HELD:
                await self._runtime.of(Runs).tell_held(str(again.mail.id))
            activity.heartbeat()

    async def _hold(self, claimed: ClaimedMail, mail: StepMail, stands_in_for: Sequence[str]) -> None:
        held = HeldMail(
            mail_id=str(claimed.mail.id),
            email=claimed.mail.email,
            language=claimed.mail.language,
            full_name=claimed.mail.full_name,
            mail=mail.model_copy(update={"team_ids": [], "emails": []}),
            retry_at=claimed.retry_at,
            stands_in_for=[*stands_in_for],
        )
        await self._runtime.of(Runs).hold(held)

    async def _send_step_mail(self, claimed: ClaimedMail, mail: StepMail, people: People) -> Outcome:
        action = button_name(partial(say, claimed.mail.language), mail.action_name)
        written = {"action": action, "subject": mail.subject, "content": mail.content}
        return await self._send(claimed, "step_mail", self._told(mail.occasion, claimed, people) | written)

    def _told(self, occasion: Occasion, claimed: ClaimedMail, people: People) -> dict[str, str]:
        return {
            "stands_in_for": ", ".join(people.get(claimed.mail, [])),
            "link": f"{self._runtime.settings.public_url}/forms/submissions/{occasion.submission_id}",
            "template": occasion.template_name,
            "reference": shown_number(partial(say, claimed.mail.language), occasion.reference_number),
            "step": occasion.step_name,
        }

    async def _send(self, claimed: ClaimedMail, template: str, values: dict[str, Any]) -> Outcome:
        outcome = await self._mails.send(claimed, template, values)
        MAILS.labels(template, outcome.value).inc()
        activity.heartbeat()
        return outcome
