from datetime import timedelta
from uuid import UUID

import httpx
import pytest
from budget.reminding.service import escalate, find_turn
from chassis.access import Role
from chassis.clock import now
from chassis.runtime import Runtime
from chassis.testing.people import Person
from identity_client.testing.crew import Crew

from services.budget.tests.service.chains import Approvers, at_the_jetty, chain_of_two, step
from services.budget.tests.service.desk import Body, Desk, data, refused, seen


@pytest.fixture
async def approvers(crew: Crew, client: httpx.AsyncClient, admin: Person) -> Approvers:
    return await chain_of_two(crew, client, admin)


async def _escalated(runtime: Runtime, request: Body) -> None:
    request_id = UUID(request["budgetRequestId"])
    turn = await find_turn(runtime.database, request_id)
    assert turn is not None
    await escalate(runtime.database, request_id, turn.id)


async def _waits_for(desk: Desk) -> list[str]:
    found = data(await desk.send("POST", "QueryBudgetRequestByFilter", {"waitsForMe": True}))
    assert all(each["waitsForMe"] for each in found["data"])
    return [each["title"] for each in found["data"]]


class TestAnswers:
    async def test_come_one_after_the_other_and_the_last_one_commits(
        self, crew: Crew, foreman: Desk, boss: Desk, approvers: Approvers, code: str
    ) -> None:
        request = await foreman.ask(crew.jetty, (code, "80"))
        assert [each["person"]["fullName"] for each in request["turns"]] == ["Ana Cruz", "Raj Nair"]
        assert (await _waits_for(approvers.ana), await _waits_for(approvers.raj)) == (
            ["Two more carpenters"],
            [],
        )
        for too_early in (approvers.raj, boss, foreman):
            assert (await too_early.answering(request, "approved")).status_code == 403
        agreed = data(await approvers.ana.answering(request, "approved", note="Fine by me"))
        assert (agreed["status"], agreed["mayAnswer"]) == ("submitted", False)
        assert await boss.balances(code) == ("100.00", "80.00", "0.00", "20.00")
        assert await _waits_for(approvers.raj) == ["Two more carpenters"]
        assert (await approvers.ana.answering(request, "approved")).status_code == 403, "nobody twice"
        done = data(await approvers.raj.answering(request, "approved"))
        assert [each["note"] for each in done["turns"]] == ["Fine by me", ""]
        assert (done["status"], await boss.balances(code)) == (
            "approved",
            ("100.00", "0.00", "80.00", "20.00"),
        )

    async def test_end_with_the_first_whose_word_is_enough(
        self, crew: Crew, foreman: Desk, approvers: Approvers, code: str
    ) -> None:
        request = await foreman.ask(crew.jetty, (code, "50"))
        assert len(request["turns"]) == 1
        assert data(await approvers.ana.answering(request, "approved"))["status"] == "approved"

    async def test_of_a_part_leave_the_others_that_part_to_agree_to(
        self, crew: Crew, foreman: Desk, boss: Desk, approvers: Approvers, code: str
    ) -> None:
        request = await foreman.ask(crew.jetty, (code, "80"))
        line = request["lines"][0]["budgetRequestLineId"]

        def part(amount: str) -> Body:
            return {"lines": [{"budgetRequestLineId": line, "amount": amount}]}

        data(await approvers.ana.answering(request, "partlyApproved", **part("30")))
        assert await boss.balances(code) == ("100.00", "80.00", "0.00", "20.00"), "held until the last answer"
        shown = await approvers.raj.request(request["budgetRequestId"])
        assert (shown["lines"][0]["approvedAmount"], shown["lines"][0]["impact"]["leftAfter"]) == (
            "30.00",
            "70.00",
        )
        assert refused(await approvers.raj.answering(request, "partlyApproved", **part("31"))) == (
            422,
            "lines",
        )
        done = data(await approvers.raj.answering(request, "approved"))
        assert (done["status"], await boss.balances(code)) == (
            "partlyApproved",
            ("100.00", "0.00", "30.00", "70.00"),
        )

    async def test_that_refuse_end_it_for_all(
        self, crew: Crew, foreman: Desk, boss: Desk, approvers: Approvers, code: str
    ) -> None:
        request = await foreman.ask(crew.jetty, (code, "80"))
        assert data(await approvers.ana.answering(request, "rejected"))["status"] == "rejected"
        assert (await approvers.raj.answering(request, "approved")).status_code == 409
        assert await boss.balances(code) == ("100.00", "0.00", "0.00", "100.00")

    async def test_begin_anew_when_it_was_withdrawn(
        self, crew: Crew, foreman: Desk, approvers: Approvers, code: str
    ) -> None:
        request = await foreman.ask(crew.jetty, (code, "80"))
        agreed = data(await approvers.ana.answering(request, "approved"))
        withdrawn = data(await foreman.send("POST", "WithdrawBudgetRequest", seen(agreed)))
        assert (withdrawn["turns"], withdrawn["approvedTotal"]) == ([], None)
        again = data(await foreman.send("PUT", "UpdateBudgetRequest", seen(withdrawn) | {"submit": True}))
        assert [each["isCurrent"] for each in again["turns"]] == [True, False]

    async def test_are_nobody_s_own(
        self, client: httpx.AsyncClient, crew: Crew, boss: Desk, approvers: Approvers, code: str
    ) -> None:
        from_ana = await approvers.ana.ask(crew.jetty, (code, "30"))
        assert [each["person"]["fullName"] for each in from_ana["turns"]] == ["Raj Nair"]
        from_raj = await approvers.raj.ask(crew.jetty, (code, "60"), title="Raj's")
        assert [each["person"] and each["person"]["fullName"] for each in from_raj["turns"]] == [
            "Ana Cruz",
            None,
        ]
        data(await approvers.ana.answering(from_raj, "approved"))
        assert data(await boss.answering(from_raj, "approved"))["status"] == "approved"

    async def test_are_asked_by_category(
        self, client: httpx.AsyncClient, crew: Crew, foreman: Desk, boss: Desk, admin: Person
    ) -> None:
        plant, raj = at_the_jetty(crew, client, "Pia Lim"), at_the_jetty(crew, client, "Raj Nair")
        steps = [step(plant, upTo="0", categories=["equipmentRental"]), step(raj)]
        body = {"projectId": str(crew.jetty), "revision": 0, "steps": steps}
        data(await Desk(client, admin).send("PUT", "SetBudgetApprovalChain", body))
        code = (await boss.make_code(crew.jetty))["budgetCodeId"]
        crane = (await boss.make_code(crew.jetty, number="c", category="equipmentRental"))["budgetCodeId"]
        people = await foreman.ask(crew.jetty, (code, "5"))
        both = await foreman.ask(crew.jetty, (code, "5"), (crane, "5"))
        assert [len(each["turns"]) for each in (people, both)] == [1, 2]

    async def test_are_enough_for_their_own_categories_alone(
        self, client: httpx.AsyncClient, crew: Crew, foreman: Desk, boss: Desk, admin: Person
    ) -> None:
        """Else a line of small change would choose who commits all of it."""
        plant, raj = at_the_jetty(crew, client, "Pia Lim"), at_the_jetty(crew, client, "Raj Nair")
        steps = [step(plant, upTo="100", categories=["equipmentRental"]), step(raj)]
        body = {"projectId": str(crew.jetty), "revision": 0, "steps": steps}
        data(await Desk(client, admin).send("PUT", "SetBudgetApprovalChain", body))
        code = (await boss.make_code(crew.jetty))["budgetCodeId"]
        crane = (await boss.make_code(crew.jetty, number="c", category="equipmentRental"))["budgetCodeId"]
        alone = await foreman.ask(crew.jetty, (crane, "5"))
        mixed = await foreman.ask(crew.jetty, (code, "30"), (crane, "1"))
        transfer = await foreman.ask(
            crew.jetty,
            kind="transfer",
            lines=[
                {"budgetCodeId": code, "amount": "9"},
                {"budgetCodeId": crane, "amount": "9", "receives": True},
            ],
        )
        assert [
            [each["person"]["fullName"] for each in request["turns"]] for request in (alone, mixed, transfer)
        ] == [["Pia Lim"], ["Pia Lim", "Raj Nair"], ["Pia Lim", "Raj Nair"]]


class TestAStandIn:
    async def test_answers_while_somebody_is_away(
        self, client: httpx.AsyncClient, crew: Crew, foreman: Desk, approvers: Approvers, code: str
    ) -> None:
        stand_in = at_the_jetty(crew, client, "Sam Lee")
        request = await foreman.ask(crew.jetty, (code, "40"))
        assert (await stand_in.answering(request, "approved")).status_code == 404
        today = now().date()
        days = {"fromOn": today.isoformat(), "untilOn": (today + timedelta(days=3)).isoformat()}
        body = {"standInUserId": str(stand_in.who.user_id), **days}
        data(await approvers.ana.send("PUT", "SetBudgetApprovalAbsence", body))
        shown = await stand_in.request(request["budgetRequestId"])
        assert (shown["turns"][0]["standIn"]["fullName"], shown["mayAnswer"]) == ("Sam Lee", True)
        done = data(await stand_in.answering(request, "approved"))
        assert (done["status"], done["answeredBy"]["fullName"]) == ("approved", "Sam Lee")
        assert (await approvers.ana.send("DELETE", "DeleteBudgetApprovalAbsence")).status_code == 200
        assert data(await approvers.ana.get("GetBudgetApprovalAbsence")) is None
        another = await foreman.ask(crew.jetty, (code, "40"))
        assert (await stand_in.answering(another, "approved")).status_code == 404

    async def test_is_somebody_else_of_the_company_for_days_to_come(
        self, client: httpx.AsyncClient, crew: Crew, foreman: Desk, stranger: Person, member: Person
    ) -> None:
        colleague = str(at_the_jetty(crew, client, "Sam Lee").who.user_id)
        days = {"fromOn": "2099-01-01", "untilOn": "2099-01-09"}
        for stand_in, said, field in (
            (str(member.user_id), days, "standInUserId"),
            (str(stranger.user_id), days, "standInUserId"),
            (colleague, days | {"untilOn": "2098-01-01"}, "untilOn"),
            (colleague, {"fromOn": "2020-01-01", "untilOn": "2020-01-09"}, "untilOn"),
        ):
            body = {"standInUserId": stand_in, **said}
            assert refused(await foreman.send("PUT", "SetBudgetApprovalAbsence", body)) == (422, field)


class TestEscalation:
    async def test_lets_who_comes_later_answer_for_both(
        self, runtime: Runtime, crew: Crew, foreman: Desk, boss: Desk, approvers: Approvers, code: str
    ) -> None:
        request = await foreman.ask(crew.jetty, (code, "80"))
        await _escalated(runtime, request)
        await _escalated(runtime, request)  # told twice
        assert (await boss.answering(request, "approved")).status_code == 403
        done = data(await approvers.raj.answering(request, "approved"))
        assert [each["answeredBy"]["fullName"] for each in done["turns"]] == ["Raj Nair"] * 2
        assert (done["status"], await boss.balances(code)) == (
            "approved",
            ("100.00", "0.00", "80.00", "20.00"),
        )

    async def test_lets_an_admin_answer_for_one(
        self,
        runtime: Runtime,
        client: httpx.AsyncClient,
        crew: Crew,
        foreman: Desk,
        admin: Person,
        approvers: Approvers,
        code: str,
    ) -> None:
        request, office = await foreman.ask(crew.jetty, (code, "80")), Desk(client, admin)
        assert (await office.answering(request, "approved")).status_code == 403
        await _escalated(runtime, request)
        assert data(await office.answering(request, "approved"))["status"] == "submitted"
        assert data(await approvers.raj.answering(request, "approved"))["status"] == "approved"


class TestAChain:
    async def test_is_for_admins_to_set_and_for_all_of_the_project_to_see(
        self,
        client: httpx.AsyncClient,
        crew: Crew,
        foreman: Desk,
        boss: Desk,
        neighbour: Person,
        approvers: Approvers,
        admin: Person,
    ) -> None:
        body: Body = {"projectId": str(crew.jetty), "revision": 1, "steps": []}
        assert (await boss.send("PUT", "SetBudgetApprovalChain", body)).status_code == 403
        shown = data(await foreman.get("GetBudgetApprovalChain", projectId=crew.jetty))
        assert ([each["upTo"] for each in shown["steps"]], shown["mayEdit"]) == (["50.00", None], False)
        elsewhere = await Desk(client, neighbour).get("GetBudgetApprovalChain", projectId=crew.jetty)
        assert refused(elsewhere) == (422, "projectId")
        office = Desk(client, admin)
        assert data(await office.send("PUT", "SetBudgetApprovalChain", body))["revision"] == 2
        assert (await office.send("PUT", "SetBudgetApprovalChain", body)).status_code == 409

    async def test_names_people_of_the_project_each_once_and_somebody_for_the_rest(
        self, client: httpx.AsyncClient, crew: Crew, approvers: Approvers, admin: Person, neighbour: Person
    ) -> None:
        ana, raj = approvers.ana, approvers.raj
        for steps, field in (
            ([step(Desk(client, neighbour))], "steps.0.userId"),
            ([step(ana, upTo="1"), step(ana)], "steps.1.userId"),
            ([step(ana), step(raj, upTo="5")], "steps.1.upTo"),
            ([step(raj, categories=["equipmentOwned"])], "steps.0.upTo"),
        ):
            body = {"projectId": str(crew.jetty), "revision": 1, "steps": steps}
            answer = await Desk(client, admin).send("PUT", "SetBudgetApprovalChain", body)
            assert refused(answer) == (422, field)

    async def test_tells_its_approver_what_else_waits_on_the_same_code(
        self, client: httpx.AsyncClient, crew: Crew, foreman: Desk, approvers: Approvers, code: str
    ) -> None:
        other = at_the_jetty(crew, client, "Ali Bin", Role.MEMBER)
        await other.ask(crew.jetty, (code, "10"), title="One mason")
        request = await foreman.ask(crew.jetty, (code, "20"))
        shown = await approvers.ana.request(request["budgetRequestId"])
        assert [(each["title"], each["amount"]) for each in shown["alsoWaiting"]] == [("One mason", "10.00")]
        assert (await foreman.request(request["budgetRequestId"]))["alsoWaiting"] == []
