"""Submissions that hold very much, taken out: in portions that memory has room for."""

import csv
import io
from typing import Any
from uuid import UUID

import pytest
from chassis.runtime import Runtime
from chassis.testing.people import Person
from forms.submission.exporting.repo import ExportRepo
from forms.submission.saving import room

from services.forms.tests.service.desk import Desk, data
from services.forms.tests.service.drawing import field, page
from services.forms.tests.service.site import Site

LONG = "Rain on the roof, cover used. " * 333


async def a_large_form(site: Site, admin: Person, fields: int) -> list[str]:
    desk = Desk(site.client, admin)
    drawn = [field("longText", {"label": f"Remark {at}", "maxLength": 10_000}) for at in range(fields)]
    data(await desk.save_body(site.template_id, 2, page(*drawn)))
    data(await desk.publish(site.template_id))
    return [each["id"] for each in drawn]


async def filled_in(site: Site, field_ids: list[str]) -> str:
    hand = site.hand()
    submission_id = await hand.start()
    for start in range(0, len(field_ids), 50):
        some = field_ids[start : start + 50]
        data(await hand.saving(submission_id, dict.fromkeys(some, LONG)))
    return submission_id


async def exported(site: Site, **query: Any) -> list[list[str]]:
    answer = await site.hand().get("ExportSubmissions", formTemplateId=site.template_id, **query)
    assert answer.status_code == 200, answer.text
    return [*csv.reader(io.StringIO(answer.text.removeprefix("\ufeff")))]


async def test_nothing_of_a_form_of_very_much_text_is_left_out(site: Site, admin: Person) -> None:
    field_ids = await a_large_form(site, admin, 60)
    for _ in range(6):
        await filled_in(site, field_ids)
    heading, *rows = await exported(site)
    assert len(heading) - heading.index("Remark 0") == len(field_ids)
    assert [row.count(LONG.strip()) + row.count(LONG) for row in rows] == [len(field_ids)] * 6


async def test_one_that_no_process_has_room_for_beside_others_is_there_too(
    site: Site, admin: Person, runtime: Runtime, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it could be entered once."""
    monkeypatch.setattr(room, "MOST_BYTES", 4 * 1024 * 1024)
    field_ids = await a_large_form(site, admin, 400)
    huge, small = await filled_in(site, field_ids), await filled_in(site, field_ids[:1])
    async with runtime.database.reading() as uow:
        ids = [UUID(huge), UUID(small), UUID(small)]
        assert await ExportRepo(uow).portions(ids, 100) == [ids[:1], ids[1:]]
    assert [sum(each != "" for each in row[-400:]) for row in (await exported(site))[1:]] == [400, 1]
