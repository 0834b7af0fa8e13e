"""Versions that other releases published, as their rows lie in the database, used by the code of today."""

from collections.abc import Iterator
from typing import Any, cast
from uuid import UUID, uuid4

import httpx
import pytest
from chassis.runtime import Runtime
from chassis.testing.people import COMPANY, Person
from forms.tables.choice_list import ChoiceItem, ChoiceList
from forms.tables.file import SubmissionFile
from forms.tables.template import FormTemplate, FormVersion
from formwork.body import parse_body
from formwork.cascade import listed_setting_of
from formwork.fields.directory import as_directory
from formwork.ownership import fields_of_step
from formwork.printout import Printout
from formwork.testing import PublishedRecord, each_published_record
from formwork.workflow import buttons_of, parse_workflow
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.asking import Asking, named
from services.forms.tests.service.desk import data
from services.forms.tests.service.site import Hand, Site


class Used:
    """A recorded form in the hands of somebody who may do everything."""

    def __init__(self, record: PublishedRecord, runtime: Runtime, hand: Hand) -> None:
        self.record, self.runtime, self.hand = record, runtime, hand
        self.drawn = parse_workflow(record.workflow)
        self.body = parse_body(record.body)

    def asked_for(self) -> dict[str, Any]:
        """Older releases kept cells that nobody enters, as of texts of the form. What is gathered is empty:
        nothing was begun here."""
        return {field_id: self._asked_for(field_id, value) for field_id, value in self.record.values.items()}

    def _asked_for(self, field_id: str, value: Any) -> Any:
        kind = self.body.kind_of(field_id)
        return None if kind.is_gathered else kind.kept(self.body.setting_of(field_id), value)

    async def lay_down(self) -> None:
        """As the release that published it left it, whatever may be published today."""
        by, template_id = self.hand.person.user_id, UUID(self.hand.site.template_id)
        async with self.runtime.database.unit_of_work() as uow:
            uow.add(
                FormTemplate(
                    id=template_id,
                    company_id=COMPANY,
                    name="Old",
                    published_version=1,
                    body_saved_by=by,
                    workflow_saved_by=by,
                    detail_saved_by=by,
                    created_by=by,
                    updated_by=by,
                )
            )
            uow.add(
                FormVersion(
                    template_id=template_id,
                    number=1,
                    body=self.record.body,
                    workflow=self.record.workflow,
                    detail=self.record.detail,
                    fields_count=len(self.body.fields),
                    body_revision=1,
                    workflow_revision=1,
                    detail_revision=1,
                    published_by=by,
                )
            )

    async def lay_down_lists(self) -> None:
        """With what was chosen from them, under something where that was said of it."""
        by = self.hand.person.user_id
        for field_id, value in self.record.values.items():
            setting = listed_setting_of(self.body, field_id)
            if setting is None or setting.list_id is None:
                continue
            list_id, items = UUID(setting.list_id), value["listed"]
            async with self.runtime.database.unit_of_work() as uow:
                uow.add(
                    ChoiceList(
                        id=list_id, company_id=COMPANY, name=setting.list_name, created_by=by, updated_by=by
                    )
                )
                await uow.flush()
                for above in {UUID(each["parentId"]) for each in items if each.get("parentId")}:
                    uow.add(ChoiceItem(id=above, list_id=list_id, label="Above", position=0))
                await uow.flush()
                for at, each in enumerate(items, start=1):
                    parent_id = UUID(each["parentId"]) if each.get("parentId") else None
                    item_id, label = UUID(each["id"]), each["label"]
                    uow.add(
                        ChoiceItem(id=item_id, list_id=list_id, parent_id=parent_id, label=label, position=at)
                    )

    def lay_down_named(self) -> None:
        """People and teams, as identity tells of those that were chosen."""
        book = self.hand.site.crew.book
        for field_id, value in self.record.values.items():
            setting = as_directory(self.body.setting_of(field_id))
            if setting is None:
                continue
            for each in value["listed"]:
                if setting.of == "team":
                    book.add_team(each["label"], company_id=COMPANY, team_id=UUID(each["id"]))
                else:
                    book.add_user(UUID(each["id"]), each["label"], company_id=COMPANY)

    async def lay_down_files(self, submission_id: str) -> None:
        async with self.runtime.database.unit_of_work() as uow:
            for field_id, value in self.record.values.items():
                for said in _files(value):
                    uow.add(
                        SubmissionFile(
                            id=UUID(said["fileId"]),
                            submission_id=UUID(submission_id),
                            field_id=UUID(field_id),
                            key=f"submissions/{said['fileId']}",
                            name=said.get("name", "signature.png"),
                            size=said.get("size", 1),
                            content_type=said.get("contentType", "image/png"),
                            uploaded_by=self.hand.person.user_id,
                        )
                    )

    def entered(self, step_id: str) -> dict[str, Any]:
        fields = fields_of_step(self.body, self.drawn, step_id)
        return {
            field.id: self.record.values[field.id]
            for field in fields
            if field.id in self.record.values and self.body.is_entered(field.id)
        }

    async def follow_to_its_end(self, submission_id: str) -> None:
        while step_id := (await self.hand.detail(submission_id))["currentStepId"]:
            values = self.entered(step_id)
            assert data(await self.hand.saving(submission_id, values, step_id))["refused"] == []
            button = buttons_of(self.drawn, step_id)[0]
            data(
                await self.hand.pressing(
                    submission_id, step_id, button.id, values, reason="Nobody else is left."
                )
            )


def _files(value: object) -> Iterator[dict[str, Any]]:
    """What a value of whatever kind says of the files it holds."""
    if isinstance(value, dict):
        said = cast("dict[str, Any]", value)
        if said.get("fileId"):
            yield said
        for inner in said.values():
            yield from _files(inner)
    elif isinstance(value, list):
        for inner in cast("list[object]", value):
            yield from _files(inner)


@pytest.fixture
def used(
    record: PublishedRecord, runtime: Runtime, client: httpx.AsyncClient, crew: Crew, admin: Person
) -> Used:
    site = Site()
    site.client, site.crew = client, crew
    site.template_id, site.project_id = str(uuid4()), str(crew.jetty)
    return Used(record, runtime, Hand(site, admin))


@each_published_record
async def test_is_filled_in_submitted_and_read(used: Used, flow: Flow, asking: Asking) -> None:
    del flow
    await used.lay_down()
    await used.lay_down_lists()
    used.lay_down_named()
    submission_id = await used.hand.start()
    await used.lay_down_files(submission_id)
    await used.follow_to_its_end(submission_id)

    recorded, shown = used.asked_for(), await used.hand.detail(submission_id)
    assert (shown["state"], shown["referenceNumberStr"]) == ("done", "SI-0007/26")
    kept = await used.hand.values(submission_id)
    assert {field_id: kept.get(field_id) for field_id in recorded} == recorded
    answer = await asking.printout(submission_id, named(used.hand.person))
    printed = Printout.model_validate_json(answer.printout)
    assert {field_id: printed.values.get(field_id) for field_id in recorded} == recorded
