"""Versions that changes made before it was kept which: known by their reason, their day and who answered."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from budget.tables.project_budget import BudgetVersion
from chassis.db.statements import col, select
from chassis.runtime import Runtime
from identity_client.testing.crew import Crew
from sqlalchemy import text

from services.budget.tests.service.desk import Desk, data
from services.budget.tests.service.test_changes import budget_set, changing, line
from services.budget.tests.service.test_rules import ruled

MIGRATION = (
    Path(__file__).parents[2] / "migrations/versions/2026-11-29-2245_know_which_change_made_older_versions.py"
)


def older() -> str:
    spec = spec_from_file_location("migration", MIGRATION)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    found: str = module.OLDER
    return found


async def test_are_told_apart_from_what_was_saved_by_hand_with_such_a_reason(
    runtime: Runtime, crew: Crew, foreman: Desk, boss: Desk, head: Desk, code: str
) -> None:
    await ruled(head, overruns="nobody")
    await budget_set(boss, crew, manpowerExternal="100")
    data(await boss.send("POST", "LockBudgetBaseline", {"projectId": str(crew.jetty), "revision": 1}))
    more = await changing(foreman, crew, line(code, "40"))
    data(await boss.answering(more, "approved"))
    titled = await changing(foreman, crew, line(code, "5"))
    data(await boss.answering(titled, "approved"))
    by_hand = {f"{each}Budget": "0" for each in ("manpowerInternal", "equipmentOwned", "equipmentRental")}
    body = {"projectId": str(crew.jetty), "revision": 3, "manpowerExternalBudget": "20", **by_hand}
    rejected = await changing(foreman, crew, line(code, "1"))
    data(await boss.answering(rejected, "rejected", note="No"))
    data(await boss.send("PUT", "UpdateProjectBudget", body | {"reason": f"#{rejected['number']}"}))
    others = text("update budget_version set reason = reason || ' Lift' where reason = :reason")
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(text("update budget_version set request_id = null"))
        await uow.execute(others, {"reason": f"#{titled['number']}"})
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(text(older()))
        made = await uow.execute(select(BudgetVersion.request_id).order_by(col(BudgetVersion.number)))
    assert [str(each) for each in made.scalars()] == [
        "None",
        more["budgetRequestId"],
        titled["budgetRequestId"],
        "None",
    ]
