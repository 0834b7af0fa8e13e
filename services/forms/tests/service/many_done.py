"""Of one submission thousands more that are done, put there as they would be after years."""

from typing import Any

import asyncpg
from chassis.runtime import Runtime

_DONE_LIKE = """
    with done as (
        insert into submission
            (id, company_id, project_id, template_id, template_version, template_name, state,
             current_step_name, current_team_ids, involved_team_ids, transitions, reference_number,
             submitter_id, attention, step_entered_at, created_at, updated_at)
        select gen_random_uuid(), company_id, project_id, template_id, template_version, template_name,
               'done', '', '{}', '{}', 2, '', submitter_id, '', now(), now(), now()
        from submission, generate_series(1, $2::int) where id = $1
        returning id, submitter_id
    )
    insert into submission_participant (user_id, submission_id) select submitter_id, id from done
"""


async def done_like(runtime: Runtime, submission_id: str, many: int) -> None:
    async with runtime.database.unit_of_work() as uow:
        driver: asyncpg.Connection[Any] = await uow.driver()
        await driver.execute(_DONE_LIKE, submission_id, many)
        await uow.commit()
