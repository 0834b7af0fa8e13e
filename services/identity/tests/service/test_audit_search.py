"""A company's audit log only grows: what is searched in years of it has an index."""

from uuid import UUID

import httpx
from chassis.access import Access, Actor, Origin, Role
from chassis.db.fast_rows import plan_for
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.testing import SignIn, user_id_of
from identity.audit.repo import shown
from identity.audit.schemas import AuditFilter

from services.identity.tests.service.test_audit import make_records, query

_YEARS = """
insert into audit_record
    (id, company_id, actor_user_id, action, subject_type, subject_id, subject_name, changes, ip,
     user_agent, at)
select gen_random_uuid(), $1, gen_random_uuid(), 'form.published', 'form', gen_random_uuid(),
    'Permit ' || lpad(n::text, 6, '0'), '{}', '', '', now()
from generate_series(1, 20000) n
"""


async def test_a_part_of_a_name_has_its_index(
    client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn, company_id: UUID
) -> None:
    admin = await sign_in(Role.ADMIN)
    await make_records(runtime, company_id, 1, actor_user_id=user_id_of(admin))
    async with runtime.database.unit_of_work() as uow:
        driver = await uow.driver()
        # No statement of the service's: it may take as long as it does.
        await driver.execute("set local statement_timeout = 0")
        await driver.execute(_YEARS, company_id)
        await driver.execute("analyze audit_record")
    steps = await planned(runtime, company_id, "t 019283")
    assert "Bitmap Index Scan on ix_audit_record_text" in steps, steps
    assert "Bitmap Index Scan on ix_audit_record_actor" in steps, steps
    assert [each["subjectName"] for each in await query(client, admin, search="T 019283")] == [
        "Permit 019283"
    ]
    found = await query(client, admin, search="ADMIN-1@example", actorUserId=user_id_of(admin))
    assert "Person 0000" in [each["subjectName"] for each in found]


async def planned(runtime: Runtime, company_id: UUID, search: str) -> str:
    """How PostgreSQL finds the newest."""
    actor = Actor(new_id(), new_id(), company_id, Origin("", ""), Access(True, Role.ADMIN))
    plan = plan_for(shown(actor, AuditFilter(search=search)).limit(20))
    assert plan is not None
    async with runtime.database.reading() as uow:
        driver = await uow.driver()
        return "\n".join(row[0] for row in await driver.fetch(f"explain {plan.sql}", *plan.values))
