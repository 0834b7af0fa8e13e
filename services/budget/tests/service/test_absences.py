"""Who is mailed while somebody is away, who may stand in, and what the audit log keeps of it."""

import asyncio
from contextvars import Context
from datetime import timedelta
from typing import Any
from uuid import UUID

import httpx
import pytest
from budget.chain.absence import set_absence
from budget.chain.schemas import AbsenceUpdate
from budget.reminding.service import find_turn, write_to_approvers
from budget.request import answering
from budget.request.service import take
from chassis.access import Access, Actor, Origin, Role
from chassis.clock import now
from chassis.errors import Unavailable
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import Inbox, as_heard, published
from chassis.testing.people import COMPANY, Person
from chassis.testing.waiting import until_somebody_waits
from contracts.budget.v1 import events_pb2
from contracts.identity.v1 import identity_pb2
from contracts.identity.v1.events_pb2 import MemberRemoved
from identity_client.directory import Directory
from identity_client.testing.crew import Crew

from services.budget.tests.service.chains import Approvers, at_the_jetty, chain_of_two, step
from services.budget.tests.service.desk import Body, Desk, data, refused

ANA, RAJ, SAM = "ana.cruz@example.test", "raj.nair@example.test", "sam.lee@example.test"


@pytest.fixture
async def approvers(crew: Crew, client: httpx.AsyncClient, admin: Person) -> Approvers:
    return await chain_of_two(crew, client, admin)


def _days(stand_in: Person) -> Body:
    today = now().date()
    until = today + timedelta(days=3)
    return {"standInUserId": str(stand_in.user_id), "fromOn": str(today), "untilOn": str(until)}


async def _away(who: Desk, stand_in: Person) -> None:
    data(await who.send("PUT", "SetBudgetApprovalAbsence", _days(stand_in)))


async def _mailed(runtime: Runtime, inbox: Inbox, request: Body) -> set[str]:
    request_id = UUID(request["budgetRequestId"])
    turn = await find_turn(runtime.database, request_id)
    assert turn is not None
    await write_to_approvers(runtime, request_id, turn.id, 0)
    return {str(mail["To"]) for mail in inbox.mails}


async def _company_unknown(_: Directory, __: UUID) -> Any:
    raise Unavailable


async def test_is_kept_by_the_company_s_clock_or_not_at_all(
    crew: Crew, boss: Desk, head: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Directory, "company", _company_unknown)
    answer = await boss.send("PUT", "SetBudgetApprovalAbsence", _days(head.who))
    assert answer.status_code == 503


class TestTheMail:
    async def test_goes_to_the_stand_in_who_may_answer(
        self,
        runtime: Runtime,
        inbox: Inbox,
        crew: Crew,
        client: httpx.AsyncClient,
        foreman: Desk,
        approvers: Approvers,
        code: str,
    ) -> None:
        await _away(approvers.ana, at_the_jetty(crew, client, "Sam Lee").who)
        assert await _mailed(runtime, inbox, await foreman.ask(crew.jetty, (code, "40"))) == {SAM}

    async def test_goes_to_an_admin_though_no_project_lists_them(
        self, runtime: Runtime, inbox: Inbox, crew: Crew, foreman: Desk, approvers: Approvers, code: str
    ) -> None:
        await _away(approvers.ana, crew.person("Sam Lee", Role.ADMIN))
        assert await _mailed(runtime, inbox, await foreman.ask(crew.jetty, (code, "40"))) == {SAM}

    async def test_goes_to_who_is_away_where_the_stand_in_is_not_at_the_project(
        self,
        runtime: Runtime,
        inbox: Inbox,
        crew: Crew,
        foreman: Desk,
        neighbour: Person,
        approvers: Approvers,
        code: str,
    ) -> None:
        await _away(approvers.ana, neighbour)
        assert await _mailed(runtime, inbox, await foreman.ask(crew.jetty, (code, "40"))) == {ANA}

    async def test_goes_to_who_is_away_where_the_stand_in_has_answered(
        self, runtime: Runtime, inbox: Inbox, crew: Crew, foreman: Desk, approvers: Approvers, code: str
    ) -> None:
        await _away(approvers.raj, approvers.ana.who)
        request = await foreman.ask(crew.jetty, (code, "80"))
        data(await approvers.ana.answering(request, "approved"))
        assert await _mailed(runtime, inbox, request) == {RAJ}


class TestAStandIn:
    async def test_is_nobody_who_has_left_the_company(
        self, crew: Crew, client: httpx.AsyncClient, foreman: Desk
    ) -> None:
        colleague = at_the_jetty(crew, client, "Sam Lee").who
        colleague.set(Access(session_active=False))
        crew.book.users[str(colleague.user_id)].role = identity_pb2.ROLE_UNSPECIFIED
        answer = await foreman.send("PUT", "SetBudgetApprovalAbsence", _days(colleague))
        assert refused(answer) == (422, "standInUserId")

    async def test_answers_what_is_next_where_who_is_away_answered_a_moment_ago(
        self,
        crew: Crew,
        client: httpx.AsyncClient,
        foreman: Desk,
        approvers: Approvers,
        code: str,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        sam = at_the_jetty(crew, client, "Sam Lee")
        for who in (approvers.ana, approvers.raj):
            await _away(who, sam.who)
        request = await foreman.ask(crew.jetty, (code, "80"))

        async def take_after_ana(*given: Any, **more: Any) -> Any:
            monkeypatch.setattr(answering, "take", take)
            data(await approvers.ana.answering(request, "approved", note="From the beach."))
            return await take(*given, **more)

        monkeypatch.setattr(answering, "take", take_after_ana)
        answered = data(await sam.answering(request, "approved"))
        by = [(turn["note"], turn["answeredBy"]["fullName"]) for turn in answered["turns"]]
        assert (by, answered["status"]) == (
            [("From the beach.", "Ana Cruz"), ("", "Sam Lee")],
            "approved",
        )

    async def test_is_said_twice_at_once(
        self, runtime: Runtime, crew: Crew, client: httpx.AsyncClient, foreman: Desk
    ) -> None:
        sam = at_the_jetty(crew, client, "Sam Lee").who
        access = Access(session_active=True, role=Role.MEMBER)
        actor = Actor(foreman.who.user_id, new_id(), COMPANY, Origin("", ""), access)
        async with runtime.database.unit_of_work() as uow:
            await set_absence(uow, runtime, actor, AbsenceUpdate(**_days(sam)))
            # Not of this unit of work, as a request of its own is not.
            again = asyncio.create_task(_away(foreman, sam), context=Context())
            await until_somebody_waits(runtime)
        await again
        acts = [each.act.action for each in await published(runtime, events_pb2.ActRecorded)]
        assert acts == ["approval_absence.set"]

    async def test_is_in_the_audit_log_with_who_it_was_before(
        self, runtime: Runtime, crew: Crew, client: httpx.AsyncClient, foreman: Desk
    ) -> None:
        first, second = (at_the_jetty(crew, client, name).who for name in ("Sam Lee", "Ali Bin"))
        for who in (first, second, second):
            await _away(foreman, who)
        data(await foreman.send("DELETE", "DeleteBudgetApprovalAbsence"))
        acts = [each.act for each in await published(runtime, events_pb2.ActRecorded)]
        a, b = str(first.user_id), str(second.user_id)
        assert [
            (act.action, act.subject_name, act.changes[0].before, act.changes[0].after) for act in acts
        ] == [
            ("approval_absence.set", "Tan Bo", "", a),
            ("approval_absence.set", "Tan Bo", a, b),
            ("approval_absence.ended", "Tan Bo", b, ""),
        ]


class TestWhoIsAwayAndGone:
    async def test_from_the_company_has_nobody_who_answers_for_them(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        crew: Crew,
        client: httpx.AsyncClient,
        foreman: Desk,
        approvers: Approvers,
        code: str,
    ) -> None:
        sam = at_the_jetty(crew, client, "Sam Lee")
        await _away(approvers.ana, sam.who)
        request = await foreman.ask(crew.jetty, (code, "40"))
        left = MemberRemoved(company_id=str(COMPANY), user_id=str(approvers.ana.who.user_id))
        (hears,) = [each for each in service.subscriptions if each.event is MemberRemoved]
        an_hour_ago = as_heard(left)._replace(occurred_at=now() - timedelta(hours=1))
        async with runtime.database.unit_of_work() as uow:
            await hears.handle(uow, left, an_hour_ago, runtime)
        assert data(await approvers.ana.get("GetBudgetApprovalAbsence")), "said after they came back"
        async with runtime.database.unit_of_work() as uow:
            await hears.handle(uow, left, as_heard(left), runtime)
        assert (await sam.answering(request, "approved")).status_code == 404
        # Also when they come back.
        assert data(await approvers.ana.get("GetBudgetApprovalAbsence")) is None

    async def test_from_the_project_has_nobody_who_answers_for_them_there(
        self,
        crew: Crew,
        client: httpx.AsyncClient,
        foreman: Desk,
        approvers: Approvers,
        code: str,
    ) -> None:
        sam, ana = at_the_jetty(crew, client, "Sam Lee"), approvers.ana.who
        await _away(approvers.ana, sam.who)
        request = await foreman.ask(crew.jetty, (code, "40"))
        crew.book.projects[str(crew.jetty)].member_user_ids.remove(str(ana.user_id))
        assert (await sam.answering(request, "approved")).status_code == 403
        crew.book.projects[str(crew.jetty)].member_user_ids.append(str(ana.user_id))
        assert data(await sam.answering(request, "approved"))["status"] == "approved"


class TestAStandInWhoComesLater:
    """Sam is between Ana and Raj, who stands in for Ana."""

    @pytest.fixture
    def sam(self, crew: Crew, client: httpx.AsyncClient) -> Desk:
        return at_the_jetty(crew, client, "Sam Lee")

    @pytest.fixture
    async def approvers(self, crew: Crew, client: httpx.AsyncClient, admin: Person, sam: Desk) -> Approvers:
        ana, raj = at_the_jetty(crew, client, "Ana Cruz"), at_the_jetty(crew, client, "Raj Nair")
        steps = [step(ana, upTo="50"), step(sam, upTo="60"), step(raj)]
        body = {"projectId": str(crew.jetty), "revision": 0, "steps": steps}
        data(await Desk(client, admin).send("PUT", "SetBudgetApprovalChain", body))
        await _away(ana, raj.who)
        return Approvers(ana, raj)

    async def test_takes_nobodys_say_who_comes_between(
        self, crew: Crew, foreman: Desk, boss: Desk, approvers: Approvers, sam: Desk, code: str
    ) -> None:
        request = await foreman.ask(crew.jetty, (code, "80"))
        waits = data(await approvers.raj.answering(request, "approved"))
        assert waits["status"] == "submitted"
        assert [each["isCurrent"] for each in waits["turns"]] == [False, True, False]
        assert await boss.balances(code) == ("100.00", "80.00", "0.00", "20.00")
        done = data(await sam.answering(request, "approved"))
        said = [each["answeredBy"]["fullName"] for each in done["turns"]]
        assert (done["status"], said) == ("approved", ["Raj Nair", "Sam Lee", "Raj Nair"])

    async def test_is_refused_by_who_comes_between(
        self, crew: Crew, foreman: Desk, boss: Desk, approvers: Approvers, sam: Desk, code: str
    ) -> None:
        request = await foreman.ask(crew.jetty, (code, "80"))
        data(await approvers.raj.answering(request, "approved"))
        assert data(await sam.answering(request, "rejected"))["status"] == "rejected"
        assert await boss.balances(code) == ("100.00", "0.00", "0.00", "100.00")
