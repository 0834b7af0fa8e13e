"""What somebody outside uploads is theirs alone until they submit it."""

import json
from dataclasses import dataclass
from typing import Any

import pytest
from chassis.errors import NotFound
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.mail import Inbox

from services.forms.tests.flow import Flow
from services.forms.tests.service.asking import Asking, named
from services.forms.tests.service.desk import data
from services.forms.tests.service.pictures import picture, with_photos
from services.forms.tests.service.sharing import Visitor, new_token, sharing
from services.forms.tests.service.site import Hand, Site
from services.forms.tests.service.starting import Passer
from services.forms.tests.service.test_export import exported
from services.forms.tests.service.test_start_links import Gate


@dataclass
class Filling:
    """Ada has come by a start link, and put a photo into the first step."""

    gate: Gate
    ada: Passer
    photo: dict[str, Any]

    @property
    def site(self) -> Site:
        return self.gate.site

    @property
    def manager(self) -> Hand:
        return self.gate.manager

    async def seen_by_members(self) -> list[str]:
        """In each place where members are shown files, and what values say of them."""
        submission_id, manager = self.ada.submission_id, self.manager
        detail = await manager.detail(submission_id)
        asked = {"photoIds": self.photo["fileId"]}
        photos = await self.site.client.get(
            "/api/FormFiles/Photos", params=asked, headers=manager.person.headers
        )
        columns = {"formTemplateId": self.site.template_id, "fields": self.site.photos["id"]}
        listed = data(await manager.get("QuerySubmissions", **columns))
        diff = data(
            await manager.get("GetSubmissionDiff", submissionId=submission_id, fromVersion="A", toVersion="A")
        )
        (line,) = await exported(manager, formTemplateId=self.site.template_id)
        shown = {
            "files": detail["photos"],
            "values": await manager.values(submission_id),
            "photos": data(photos),
            "list": listed["data"],
            "diff": diff["changedFields"],
            "export": line["Photos"],
        }
        return [where for where, told in shown.items() if self._is_told(told)]

    async def on_paper(self, asking: Asking) -> bool:
        reader = named(self.manager.person)
        printed = await asking.printout(self.ada.submission_id, reader)
        try:
            await asking.image(self.ada.submission_id, self.photo["fileId"], reader)
        except NotFound:
            return self._is_told(printed.printout.decode())
        return True

    def _is_told(self, told: Any) -> bool:
        said = told if isinstance(told, str) else json.dumps(told)
        return self.photo["name"] in said or self.photo["fileId"] in said


@pytest.fixture
async def filling(
    site: Site, flow: Flow, service: ServiceDefinition, runtime: Runtime, inbox: Inbox
) -> Filling:
    del flow
    gate = Gate(site, service, runtime, inbox)
    ada = await gate.passer()
    photo = data(await ada.uploading("wound.jpg", picture(8, 8)), 201)
    data(await ada.saving({site.area["id"]: "Roof", site.photos["id"]: with_photos(photo)}))
    return Filling(gate, ada, photo)


class TestUntilTheySubmit:
    async def test_no_member_is_shown_them_and_they_are(self, filling: Filling, asking: Asking) -> None:
        assert await filling.seen_by_members() == []
        assert not await filling.on_paper(asking)
        assert (await filling.manager.values(filling.ada.submission_id))[filling.site.area["id"]] == "Roof"
        own = data(await filling.ada.get("SubmissionDetail"))
        assert [each["fileId"] for each in own["photos"]] == [filling.photo["fileId"]]
        assert filling.photo["fileId"] in json.dumps(own["pages"])

    async def test_then_they_are_as_any(self, filling: Filling, asking: Asking) -> None:
        data(await filling.ada.pressing())
        seen = await filling.seen_by_members()
        assert seen == ["files", "values", "photos", "list", "export"]
        assert await filling.on_paper(asking)
        record = (
            await filling.manager.get("GetSubmissionProgress", submissionId=filling.ada.submission_id)
        ).json()
        process_id = record["data"]["steps"][0]["submissionProcessId"]
        step = data(await filling.manager.get("GetSubmissionProcessDetail", submissionProcessId=process_id))
        assert [each["fileId"] for each in step["files"]] == [filling.photo["fileId"]]


class TestWhoFillsInBeside:
    async def test_takes_none_away_and_is_told_of_none(self, filling: Filling) -> None:
        site, manager, submission_id = filling.site, filling.manager, filling.ada.submission_id
        own = data(await manager.upload(submission_id, "gate.jpg", picture(8, 8)), 201)
        revisions = {site.photos["id"]: 0}
        saved = data(
            await manager.saving(submission_id, {site.photos["id"]: with_photos(own)}, revisions=revisions)
        )
        (conflict,) = saved["conflicts"]
        assert filling.photo["fileId"] not in json.dumps(conflict)
        data(await manager.saving(submission_id, {site.photos["id"]: with_photos(own)}))
        assert await filling.seen_by_members() == []
        told = data(await filling.ada.get("SubmissionDetail"))
        assert {each["name"] for each in told["photos"]} == {"gate.jpg", "wound.jpg"}
        data(await manager.saving(submission_id, {site.photos["id"]: None}))
        told = data(await filling.ada.get("SubmissionDetail"))
        assert [each["name"] for each in told["photos"]] == ["wound.jpg"]

    async def test_submits_none_of_them_not_even_by_naming_one(self, filling: Filling) -> None:
        site, manager, submission_id = filling.site, filling.manager, filling.ada.submission_id
        sent = {site.area["id"]: "Roof", site.photos["id"]: with_photos(filling.photo)}
        data(await manager.submitting(submission_id, sent))
        assert await filling.seen_by_members() == []
        # What nobody submitted is no part of what was: it goes with the step.
        assert data(await filling.ada.get("SubmissionDetail"))["photos"] == []

    async def test_from_outside_too_sees_none_of_another_visitors(self, filling: Filling) -> None:
        """By a share link of the same step."""
        site, submission_id = filling.site, filling.ada.submission_id
        secret = new_token()
        data(await sharing(filling.manager, submission_id, secret), 201)
        ben = await Visitor(site, submission_id, secret, "Ben Client").prove(*filling.gate.rest)
        told = await ben.detail()
        assert (told["photos"], filling.photo["fileId"] in json.dumps(told["pages"])) == ([], False)
        data(await ben.pressing(step_id=site.first, action_id=site.submit))
        assert await filling.seen_by_members() == []
