from datetime import timedelta

import httpx
from chassis.access import Role
from chassis.clock import now
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import published
from chassis.testing.events import told_anew
from chassis.testing.live import hub_of
from chassis.testing.people import Person
from contracts.budget.v1 import events_pb2
from identity_client.testing.crew import Crew

from services.budget.tests.service.desk import Body, Desk, data, refused, seen


async def _groups(desk: Desk, body: Body | None = None) -> dict[str, list[str]]:
    groups = data(await desk.send("POST", "QueryBudgetRequestByFilterReturnGrouped", body))
    return {each["status"]: [request["title"] for request in each["requests"]] for each in groups}


class TestAHold:
    async def test_begins_with_submitting_and_ends_with_the_answer(
        self, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        draft = await foreman.ask(crew.jetty, (code, "40"), submit=False)
        assert await boss.balances(code) == ("100.00", "0.00", "0.00", "100.00")
        submit = seen(draft) | {"submit": True}
        waiting = data(await foreman.send("PUT", "UpdateBudgetRequest", submit))
        assert waiting["status"] == "submitted"
        assert await boss.balances(code) == ("100.00", "40.00", "0.00", "60.00")
        approved = data(await boss.answering(waiting, "approved", note="Fine"))
        assert (approved["status"], approved["answeredBy"]["fullName"]) == ("approved", "Maya Ong")
        assert await boss.balances(code) == ("100.00", "0.00", "40.00", "60.00")

    async def test_ends_with_a_refusal_or_a_withdrawal(
        self, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        request = await foreman.ask(crew.jetty, (code, "40"))
        withdrawn = data(await foreman.send("POST", "WithdrawBudgetRequest", seen(request)))
        assert (withdrawn["status"], await boss.balances(code)) == (
            "draft",
            ("100.00", "0.00", "0.00", "100.00"),
        )
        again = data(await foreman.send("PUT", "UpdateBudgetRequest", seen(withdrawn) | {"submit": True}))
        answer = await boss.answering(again, "rejected", revision=again["revision"])
        assert data(answer)["status"] == "rejected"
        assert await boss.balances(code) == ("100.00", "0.00", "0.00", "100.00")

    async def test_of_a_part_commits_the_part_and_frees_the_rest(
        self, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        other = (await boss.make_code(crew.jetty, number="x"))["budgetCodeId"]
        request = await foreman.ask(crew.jetty, (code, "40"), (other, "10"))
        line = request["lines"][0]["budgetRequestLineId"]
        for amount in ("40.01", "0"):
            part = [{"budgetRequestLineId": line, "amount": amount}]
            assert refused(await boss.answering(request, "partlyApproved", lines=part)) == (422, "lines")
        part = [{"budgetRequestLineId": line, "amount": "25.50"}]
        answered = data(await boss.answering(request, "partlyApproved", lines=part))
        assert [each["approvedAmount"] for each in answered["lines"]] == ["25.50", "0.00"]
        assert await boss.balances(code) == ("100.00", "0.00", "25.50", "74.50")
        assert await boss.balances(other) == ("100.00", "0.00", "0.00", "100.00")


class TestMoreThanThereIs:
    async def test_is_told_while_it_is_drafted_and_refused_at_submitting(
        self, crew: Crew, foreman: Desk, code: str
    ) -> None:
        await foreman.ask(crew.jetty, (code, "70"))
        lines = [{"budgetCodeId": code, "amount": "40"}]
        wanted = {"projectId": str(crew.jetty), "lines": lines}
        preview = data(await foreman.send("POST", "PreviewBudgetRequest", wanted))
        (line,) = preview["lines"]
        assert (line["budget"], line["heldByOthers"], line["left"]) == ("100.00", "70.00", "30.00")
        assert (line["leftAfter"], line["isOver"]) == ("-10.00", True)
        refusal = await foreman.asking(crew.jetty, (code, "40"))
        assert refused(refusal) == (409, "lines.0.amount")
        assert refusal.json()["data"]["fields"][0]["code"] == "overBudget"
        assert await _groups(foreman) == {"submitted": ["Two more carpenters"]}

    async def test_is_held_with_a_reason_that_the_approver_sees(
        self, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        request = await foreman.ask(crew.jetty, (code, "140"), overrunReason="The slab moved")
        shown = await boss.request(request["budgetRequestId"])
        assert (shown["isOverBudget"], shown["overrunReason"]) == (True, "The slab moved")
        assert await boss.balances(code) == ("100.00", "140.00", "0.00", "-40.00")

    async def test_before_and_after_are_as_of_now(
        self, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        request = await foreman.ask(crew.jetty, (code, "40"))
        await foreman.ask(crew.jetty, (code, "50"))
        impact = (await boss.request(request["budgetRequestId"]))["lines"][0]["impact"]
        assert (impact["heldByOthers"], impact["left"], impact["leftAfter"]) == ("50.00", "50.00", "10.00")


class TestLines:
    async def test_name_each_code_once_an_open_one_of_the_project_and_an_amount(
        self, client: httpx.AsyncClient, crew: Crew, foreman: Desk, boss: Desk, neighbour: Person, code: str
    ) -> None:
        division = (await boss.make_code(crew.jetty, number="d", isDivision=True))["budgetCodeId"]
        elsewhere = (await Desk(client, neighbour).make_code(crew.tower))["budgetCodeId"]
        for lines, field in (
            (((code, "1"), (code, "2")), "lines.1.budgetCodeId"),
            (((division, "1"),), "lines.0.budgetCodeId"),
            (((elsewhere, "1"),), "lines.0.budgetCodeId"),
            (((code, "0"),), "lines.0.amount"),
            (((code, "1.005"),), "lines.0.amount"),
            ((), "lines"),
        ):
            assert refused(await foreman.asking(crew.jetty, *lines)) == (422, field)
        assert await _groups(foreman) == {}


class TestADraft:
    async def test_is_its_author_s_alone(
        self, client: httpx.AsyncClient, crew: Crew, foreman: Desk, boss: Desk, admin: Person, code: str
    ) -> None:
        draft = await foreman.ask(crew.jetty, (code, "40"), submit=False)
        for who in (boss, Desk(client, admin)):
            assert (
                await who.get("GetBudgetRequestDetail", budgetRequestId=draft["budgetRequestId"])
            ).status_code == 404
            assert await _groups(who) == {}
        assert await _groups(foreman) == {"draft": ["Two more carpenters"]}

    async def test_is_changed_copied_and_deleted(self, crew: Crew, foreman: Desk, code: str) -> None:
        draft = await foreman.ask(crew.jetty, (code, "40"), submit=False)
        soon = (now().date() + timedelta(days=9)).isoformat()
        change = seen(draft) | {
            "title": "Three",
            "neededBy": soon,
            "lines": [{"budgetCodeId": code, "amount": "5"}],
        }
        changed = data(await foreman.send("PUT", "UpdateBudgetRequest", change))
        assert (changed["title"], changed["total"], changed["neededBy"]) == ("Three", "5.00", soon)
        copied = data(await foreman.send("POST", "DuplicateBudgetRequest", seen(changed)))
        assert (copied["number"], copied["status"], copied["total"]) == (2, "draft", "5.00")
        gone = {"projectId": str(crew.jetty), "budgetRequestId": draft["budgetRequestId"]}
        statuses = [(await foreman.send("DELETE", "DeleteBudgetRequest", gone)).status_code for _ in range(2)]
        assert statuses == [200, 404]

    async def test_leaves_its_number_to_nobody(self, crew: Crew, foreman: Desk, code: str) -> None:
        draft = await foreman.ask(crew.jetty, (code, "40"), submit=False)
        gone = {"projectId": str(crew.jetty), "budgetRequestId": draft["budgetRequestId"]}
        data(await foreman.send("DELETE", "DeleteBudgetRequest", gone))
        assert (await foreman.ask(crew.jetty, (code, "40")))["number"] == 2

    async def test_that_was_submitted_is_neither_changed_nor_deleted(
        self, crew: Crew, foreman: Desk, code: str
    ) -> None:
        request = await foreman.ask(crew.jetty, (code, "40"))
        assert (await foreman.send("PUT", "UpdateBudgetRequest", seen(request))).status_code == 409
        gone = {"projectId": str(crew.jetty), "budgetRequestId": request["budgetRequestId"]}
        assert (await foreman.send("DELETE", "DeleteBudgetRequest", gone)).status_code == 409


class TestAnswers:
    async def test_nobody_answers_their_own(self, crew: Crew, boss: Desk, code: str) -> None:
        own = await boss.ask(crew.jetty, (code, "40"))
        answer = await boss.answering(own, "approved")
        assert (answer.status_code, own["mayAnswer"]) == (403, False)
        assert await boss.balances(code) == ("100.00", "40.00", "0.00", "60.00")

    async def test_are_up_to_managers_of_the_project_and_admins(
        self,
        client: httpx.AsyncClient,
        crew: Crew,
        foreman: Desk,
        admin: Person,
        neighbour: Person,
        code: str,
    ) -> None:
        request = await foreman.ask(crew.jetty, (code, "40"))
        colleague = Desk(client, crew.person("Ali Bin", Role.MEMBER, projects=(crew.jetty,)))
        for who in (colleague, Desk(client, neighbour)):
            assert (await who.answering(request, "approved")).status_code == 404
        assert (await foreman.answering(request, "approved")).status_code == 403
        assert (await Desk(client, admin).answering(request, "approved")).status_code == 200


class TestOthers:
    async def test_hear_of_each_state(
        self, service: ServiceDefinition, runtime: Runtime, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        request = await foreman.ask(crew.jetty, (code, "40"))
        data(await boss.answering(request, "approved"))
        events = await published(runtime, events_pb2.BudgetRequestChanged)
        assert [each.status for each in events] == ["submitted", "approved"]
        told = await told_anew(service, runtime, events_pb2.BudgetRequestChanged)
        assert told == {request["budgetRequestId"]: events[-1]}
        acts = [each.act for each in await published(runtime, events_pb2.ActRecorded)]
        assert [each.action for each in acts] == [
            "budget_code.created",
            "budget_request.submitted",
            "budget_request.approved",
        ]

    async def test_are_told_at_once_if_it_is_their_business(
        self, client: httpx.AsyncClient, runtime: Runtime, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        colleague = crew.person("Ali Bin", Role.MEMBER, projects=(crew.jetty,))
        async with hub_of(runtime) as hub:
            approver, other = await hub.ear(boss.who), await hub.ear(colleague)
            await foreman.ask(crew.jetty, (code, "40"))
            assert await approver.topics() == {"budget.requests", "budget.codes"}
            assert await other.topics() == {"budget.codes"}


class TestAReport:
    async def test_says_what_was_asked_of_a_code_and_how_its_money_moved(
        self, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        request = await foreman.ask(crew.jetty, (code, "40"))
        data(await boss.answering(request, "approved"))
        await foreman.ask(crew.jetty, (code, "10"))
        report = data(await boss.get("GetBudgetCodeReport", budgetCodeId=code))
        assert [(each["status"], each["count"], each["asked"]) for each in report["requests"]] == [
            ("approved", 1, "40.00"),
            ("submitted", 1, "10.00"),
        ]
        (month,) = report["months"]
        assert (month["budget"], month["held"], month["committed"]) == ("100.00", "10.00", "40.00")


class TestLists:
    async def test_filter_by_project_code_status_and_whose_they_are(
        self, client: httpx.AsyncClient, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        other = (await boss.make_code(crew.jetty, number="x"))["budgetCodeId"]
        await foreman.ask(crew.jetty, (code, "1"), title="One")
        await boss.ask(crew.jetty, (other, "2"), title="Two")

        async def titles(**wanted: object) -> list[str]:
            page = data(await boss.send("POST", "QueryBudgetRequestByFilter", dict(wanted)))
            return [each["title"] for each in page["data"]]

        assert await titles() == ["Two", "One"]
        assert await titles(budgetCodeId=code) == ["One"]
        assert await titles(isMine=True) == ["Two"]
        assert await titles(projectId=str(crew.tower)) == []
        assert await titles(statuses=["approved"]) == []
        assert await titles(search="ON") == ["One"]
        assert [await titles(search=number) for number in ("1", "#2", "12", "9" * 30)] == [
            ["One"],
            ["Two"],
            [],
            [],
        ]
        assert await titles(pageNumber=2, pageCount=1) == ["One"]
        request = await foreman.ask(crew.jetty, (code, "1"), title="Answered")
        data(await boss.answering(request, "rejected"))
        today = now().date()
        assert await titles(answeredSince=str(today - timedelta(days=1))) == ["Answered"]
        assert await titles(answeredSince=str(today + timedelta(days=1))) == []
        assert await _groups(boss) == {"submitted": ["Two", "One"], "rejected": ["Answered"]}
        assert await _groups(foreman) == {"submitted": ["One"], "rejected": ["Answered"]}
