"""What is still to be spent of a code, as its managers estimate it: its forecast then goes by that."""

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.money import to_minor, to_text
from chassis.runtime import Runtime
from identity_client.projects import Projects

from budget.audit import AuditField
from budget.code.errors import CodeNotFound
from budget.code.reading import detail_of
from budget.code.schemas import CodeDetail
from budget.code.service import take_code, tell_change
from budget.forecast.schemas import EstimateUpdate
from budget.tables.budget_code import BudgetCode


async def set_estimate(uow: UnitOfWork, runtime: Runtime, actor: Actor, body: EstimateUpdate) -> CodeDetail:
    code = await take_code(uow, runtime, actor, body.budget_code_id, seen=body.revision)
    if code.is_division:
        raise CodeNotFound
    before = _written(code)
    code.estimate_minor = None
    if body.estimate is not None:
        code.estimate_minor = to_minor(body.estimate, code.currency, field="estimate")
    if _written(code) != before:
        code.forecast_due_at = now()
        await tell_change(uow, actor, code, {AuditField.ESTIMATE: (before, _written(code))})
    return await detail_of(uow, runtime.of(Projects), actor, code)


def _written(code: BudgetCode) -> str | None:
    return None if code.estimate_minor is None else to_text(code.estimate_minor, code.currency)
