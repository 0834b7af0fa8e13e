"""What PostgreSQL goes through for a list by fields, where there are many values."""

import json
from collections.abc import Iterator
from typing import Any
from uuid import UUID, uuid4

from chassis.db import UnitOfWork, containing
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.testing.people import COMPANY
from forms.submission.by_fields.schemas import FieldAsked
from forms.submission.by_fields.sql import Shape, asked_in
from forms.submission.listing import hot
from forms.submission.listing.schemas import SubmissionSort

from services.forms.tests.service.site import Site

_OWN, _OF_OTHERS = 3_000, 30_000
_VALUES = "ix_submission_value_field_of_company"


async def test_a_field_is_found_by_its_index_and_of_others_that_have_one_of_its_id_nothing_is_read(
    site: Site, runtime: Runtime
) -> None:
    await site.hand().start()
    async with runtime.database.unit_of_work() as uow:
        await _fill(uow, site, COMPANY, _OWN)
        # With those of one company alone the whole table is about as quick.
        await _fill(uow, site, uuid4(), _OF_OTHERS)
        plan = await _plan(uow, site)
    reads = [*_reads_of(plan, "submission_value")]
    assert {each.get("Index Name") for each in reads} == {_VALUES}, plan
    assert max(each["Actual Rows"] for each in reads) <= _OWN + 1, plan


async def test_what_the_release_before_wrote_is_found_too(site: Site, runtime: Runtime) -> None:
    hand = site.hand()
    submission_id = await hand.start()
    await hand.saving(submission_id, {site.area["id"]: "Roof"})
    asked = json.dumps([{"fieldId": site.area["id"], "contains": "roof"}])
    query = {"formTemplateId": site.template_id, "fieldFilters": asked}
    for is_older in (False, True):
        if is_older:
            async with runtime.database.unit_of_work() as uow:
                await (await uow.driver()).execute("update submission_value set company_id = null")
        told = (await hand.get("QuerySubmissions", **query)).json()["data"]
        assert [each["submissionId"] for each in told["data"]] == [submission_id]


async def _fill(uow: UnitOfWork, site: Site, company_id: UUID, many: int) -> None:
    driver = await uow.driver()
    # No statements of the service's: they may take as long as they do.
    await driver.execute("set local statement_timeout = 0")
    await driver.execute(_MANY, company_id, many)
    await driver.execute(_THEIR_VALUES, UUID(site.area["id"]), company_id)
    await driver.execute("analyze submission; analyze submission_value")


async def _plan(uow: UnitOfWork, site: Site) -> dict[str, Any]:
    asked = [FieldAsked.model_validate({"fieldId": site.area["id"], "contains": "zzz"})]
    reader = {"reader_id": new_id(), "company_id": COMPANY, "sees_all": True}
    lists = ("projects", "teams", "managed", "away", "acting_teams", "away_of_team", "team_of_away")
    anything = dict.fromkeys(
        ("project_id", "state", "needs_attention", "overdue", "expiration_state", "submission_ids"), None
    )
    given: dict[str, Any] = {**reader, **{each: [] for each in lists}, **anything, **asked_in(asked)}
    found = hot.page_by_entries(
        SubmissionSort.NEWEST, tuple(map(Shape.of, asked)), searches_entries=False
    ).page
    plan = found.plan(
        page_limit=50, page_offset=0, template_id=UUID(site.template_id), pattern=containing(""), **given
    )
    driver = await uow.driver()
    (row,) = await driver.fetch(f"explain (analyze, format json) {plan.sql}", *plan.values)
    return row[0][0]["Plan"]


def _reads_of(plan: dict[str, Any], table: str) -> Iterator[dict[str, Any]]:
    """Where its rows are found: by an index, which of a bitmap stands below it."""
    if plan.get("Relation Name") == table and plan["Node Type"] != "Bitmap Heap Scan":
        yield plan
    if str(plan.get("Index Name", "")).startswith(f"ix_{table}") and "Relation Name" not in plan:
        yield plan
    for below in plan.get("Plans", []):
        yield from _reads_of(below, table)


_MANY = """
insert into submission
    (id, company_id, project_id, template_id, template_version, template_name, state, current_step_name,
     current_team_ids, involved_team_ids, transitions, reference_number, submitter_id, attention,
     step_entered_at, created_at, updated_at)
select gen_random_uuid(), $1, project_id, template_id, template_version, 'Site inspection', 'done', '',
       '{}', '{}', 1, '', submitter_id, '', now(), now() - n * interval '1 minute', now()
from (select * from submission limit 1) as one, generate_series(1, $2) n
"""
_THEIR_VALUES = """
insert into submission_value (submission_id, field_id, company_id, value, revision, saved_by, saved_at)
select id, case n when 0 then $1 else md5(n::text)::uuid end, company_id,
       to_jsonb('Area ' || md5(id::text)), 1, submitter_id, now()
from submission, generate_series(0, 9) n
where company_id = $2 and (n = 0 or random() < 0.2)
on conflict do nothing
"""
