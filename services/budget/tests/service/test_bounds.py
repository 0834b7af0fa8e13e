"""What many requests come to together."""

from chassis.runtime import Runtime
from identity_client.testing.crew import Crew
from sqlalchemy import text

from services.budget.tests.service.desk import Desk, data, seen

_MOST = "9999999999999"
_AGAIN = """
insert into budget_request (id, company_id, project_id, number, title, currency, status, created_by,
    updated_by, created_at, updated_at)
select gen_random_uuid(), company_id, project_id, number + 1 + n, title, currency, status, created_by,
    updated_by, created_at, updated_at
from budget_request, generate_series(1, 199) n
"""


class TestABalance:
    async def test_stays_below_what_can_be_counted(self, crew: Crew, foreman: Desk, boss: Desk) -> None:
        dinars = {"projectId": str(crew.jetty), "currency": "KWD"}
        names = ("manpowerInternal", "manpowerExternal", "equipmentOwned", "equipmentRental")
        data(await boss.send("PUT", "UpdateProjectBudget", dinars | {f"{name}Budget": "0" for name in names}))
        code = (await boss.make_code(crew.jetty))["budgetCodeId"]
        asked = [await foreman.asking(crew.jetty, (code, _MOST), overrunReason="All") for _ in range(11)]
        assert [each.status_code for each in asked] == [201] * 10 + [409]
        assert asked[-1].json()["message"] == (
            "No more can be asked for of 03-100: all together is too much."
        )
        assert (await boss.code(code))["held"] == "99999999999990.000"


class TestOnePerson:
    async def test_has_no_more_than_200_requests_waiting_in_a_project(
        self, crew: Crew, runtime: Runtime, foreman: Desk, boss: Desk, code: str
    ) -> None:
        own = await foreman.ask(crew.jetty, (code, "1"))
        draft = await foreman.ask(crew.jetty, (code, "1"), submit=False)
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(text(f"{_AGAIN} where status = 'submitted'"))
            await uow.execute(text("update project_budget set request_count = 300"))
        submit = seen(draft) | {"submit": True}
        refusal = await foreman.send("PUT", "UpdateBudgetRequest", submit)
        assert (refusal.status_code, refusal.json()["message"]) == (
            409,
            "200 of your requests wait for an answer in this project already. "
            "Withdraw one, or send this one when some are answered.",
        )
        await boss.ask(crew.jetty, (code, "1"))
        data(await boss.answering(own, "rejected"))
        data(await foreman.send("PUT", "UpdateBudgetRequest", submit))
