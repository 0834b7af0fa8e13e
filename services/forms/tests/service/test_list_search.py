"""A list of one form is searched by what people typed into it, too."""

import time
from typing import Any

from chassis.runtime import Runtime
from chassis.testing.people import COMPANY, Person

from services.forms.tests.service.desk import Desk, data
from services.forms.tests.service.drawing import field, page, short_text
from services.forms.tests.service.site import Hand, Site

AREA = short_text("Area")
WIDTH = field("number", {"label": "Width"})
WEATHER = field("dropdown", {"label": "Weather", "options": [{"id": 1, "label": "Dry"}]})


async def filled_in(site: Site, admin: Person) -> tuple[Hand, str, str]:
    desk = Desk(site.client, admin)
    seen = data(
        await site.client.get(
            f"/api/FormTemplateSetting/GetFormBody/{site.template_id}", headers=admin.headers
        )
    )
    data(await desk.save_body(site.template_id, seen["version"], page(AREA, WIDTH, WEATHER)))
    data(await desk.publish(site.template_id))
    hand = site.hand()
    one, other = await hand.start(), await hand.start()
    data(await hand.saving(one, {AREA["id"]: "Roof 50% _done_", WEATHER["id"]: {"selected": [1]}}))
    data(await hand.saving(other, {AREA["id"]: "Cellar", WIDTH["id"]: "812.5"}))
    return hand, one, other


async def found(hand: Hand, search: str, **query: Any) -> set[str]:
    own = {"formTemplateId": hand.site.template_id, "search": search}
    told = data(await hand.get("QuerySubmissions", **(own | query)))
    assert told["totalCount"] == len(told["data"])
    return {each["submissionId"] for each in told["data"]}


async def test_finds_what_was_typed_and_what_it_is_called(site: Site, admin: Person) -> None:
    hand, one, other = await filled_in(site, admin)
    none = set[str]()
    for words, expected in (
        ("roof", {one}),
        ("50%", {one}),
        ("ELLAR", {other}),
        ("812.5", {other}),
        ("site", {one, other}),
        ("l_r", none),
        ("selected", none),  # how a choice is kept is nothing that anybody typed
        ("'; drop table submission; --", none),
    ):
        assert await found(hand, words) == expected, words
    assert await found(hand, "roof", state="done") == set()
    assert await found(hand, "o", sort="oldest") == {one, other}


async def test_shows_nobody_what_they_may_not_read(site: Site, admin: Person, stranger: Person) -> None:
    await filled_in(site, admin)
    for other in (site.somebody(stranger), site.checker()):
        assert await found(other, "roof") == set()


async def test_of_all_forms_at_once_names_and_numbers_are_searched(site: Site, admin: Person) -> None:
    hand, *_ = await filled_in(site, admin)
    told = data(await hand.get("QuerySubmissions", search="roof"))
    assert told["data"] == []


async def test_a_file_holds_what_the_list_shows(site: Site, admin: Person) -> None:
    hand, *_ = await filled_in(site, admin)
    asked = {"formTemplateId": site.template_id, "search": "roof", "format": "csv"}
    answer = await hand.get("ExportSubmissions", **asked)
    assert answer.status_code == 200, answer.text
    assert "Roof 50%" in answer.text
    assert "Cellar" not in answer.text


async def test_of_thousands_it_is_found_while_one_waits(site: Site, admin: Person, runtime: Runtime) -> None:
    hand, one, _ = await filled_in(site, admin)
    async with runtime.database.unit_of_work() as uow:
        driver = await uow.driver()
        await driver.execute("set local statement_timeout = 0")
        await driver.execute(_MANY, COMPANY)
        await driver.execute(_THEIR_VALUES)
        await driver.execute("analyze submission; analyze submission_value")
    assert await found(hand, "roof") == {one}
    began = time.perf_counter()
    assert await found(hand, "roof") == {one}
    assert await found(hand, "nothing says so") == set()
    # Far above what it takes: this tells a walk through every row for each row.
    assert time.perf_counter() - began < 2


_MANY = """
insert into submission
    (id, company_id, project_id, template_id, template_version, template_name, state, current_step_name,
     current_team_ids, involved_team_ids, transitions, reference_number, submitter_id, attention,
     step_entered_at, created_at, updated_at)
select gen_random_uuid(), $1, project_id, template_id, template_version, 'Hot work', 'done', '',
       '{}', '{}', 1, '', submitter_id, '', now(), now() - n * interval '1 minute', now()
from (select * from submission limit 1) as first, generate_series(1, 6000) n
"""
_THEIR_VALUES = """
insert into submission_value (submission_id, field_id, value, revision, saved_by, saved_at)
select id, md5(n::text)::uuid, to_jsonb('Area ' || md5(id::text)), 1, submitter_id, now()
from submission, generate_series(1, 10) n
"""
