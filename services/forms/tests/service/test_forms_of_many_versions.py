"""A form that was published very often: whatever reads its submissions has few versions in memory."""

import gc
from collections.abc import Callable, Sequence
from typing import Any
from weakref import WeakSet

import pytest
from chassis.runtime import Runtime
from chassis.testing.people import Person
from forms.submission.exporting import service as exporting
from forms.template import published
from forms.template.published import PublishedForm, PublishedForms
from formwork.body import Body

from services.forms.tests.service.desk import Desk, data, refusal
from services.forms.tests.service.drawing import page, short_text
from services.forms.tests.service.site import Site

_VERSIONS = 6
AREA = short_text("Area")


class Kept:
    """Most bodies that were in memory at once."""

    most = 0

    def __init__(self, read: Callable[[Any], PublishedForm]) -> None:
        self._read = read
        self._alive = WeakSet[Body]()

    def __call__(self, row: Any) -> PublishedForm:
        form = self._read(row)
        gc.collect()
        self._alive.add(form.body)
        self.most = max(self.most, len(self._alive))
        return form


@pytest.fixture
async def kept(site: Site, admin: Person, runtime: Runtime, monkeypatch: pytest.MonkeyPatch) -> Kept:
    """Whose forms are each too large to be remembered."""
    desk, hand = Desk(site.client, admin), site.hand()
    for at in range(_VERSIONS):
        drawn = await desk.body(site.template_id)
        own = short_text(f"Only in {at}")
        data(await desk.save_body(site.template_id, drawn["version"], page(AREA, own)))
        data(await desk.publish(site.template_id))
        data(await hand.saving(await hand.start(), {AREA["id"]: "Roof", own["id"]: f"Said in {at}"}))
    kept = Kept(published._read)  # pyright: ignore[reportPrivateUsage]
    monkeypatch.setattr(published, "_read", kept)
    monkeypatch.setattr(published, "_REMEMBERED_CHARACTERS", 1)
    runtime.provide(PublishedForms())
    return kept


async def test_its_fields_its_list_and_its_file_are_whole(site: Site, kept: Kept) -> None:
    hand, asked = site.hand(), {"formTemplateId": site.template_id}
    fields = data(await hand.get("GetSubmissionFields", **asked))
    own = [f"Only in {at}" for at in range(_VERSIONS)]
    assert {each["name"] for each in fields} == {"Area", *own}
    told = data(await hand.get("QuerySubmissions", **asked, fields=AREA["id"]))
    assert [each["values"] for each in told["data"]] == [{AREA["id"]: "Roof"}] * _VERSIONS
    rows = (await hand.get("ExportSubmissions", **asked, format="json")).json()
    assert [row[name] for row, name in zip(rows, own, strict=True)] == [
        f"Said in {at}" for at in range(_VERSIONS)
    ]
    assert 0 < kept.most <= 3


async def test_its_file_is_made_a_few_cells_at_a_time_and_has_an_end(
    site: Site, kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand, asked = site.hand(), {"formTemplateId": site.template_id, "format": "json"}
    for _ in range(5):
        data(await hand.saving(await hand.start(), {AREA["id"]: "Roof"}))
    portions: list[int] = []
    rows_of = exporting._rows  # pyright: ignore[reportPrivateUsage]

    async def watched(runtime: Runtime, of: Any, found: Sequence[Any]) -> Any:
        portions.append(len(found))
        return await rows_of(runtime, of, found)

    monkeypatch.setattr(exporting, "_rows", watched)
    monkeypatch.setattr(exporting, "_MOST_CELLS", 2 * (_VERSIONS + 1))
    rows = (await hand.get("ExportSubmissions", **asked)).json()
    assert [row["Area"] for row in rows] == ["Roof"] * (_VERSIONS + 5)
    assert max(portions) == 2
    monkeypatch.setattr(exporting, "MOST_COLUMNS", _VERSIONS)
    assert refusal(await hand.get("ExportSubmissions", **asked))[0] == 422
    assert (await hand.get("ExportSubmissions", **asked, fields=AREA["id"])).status_code == 200
