"""What one submission costs to show."""

from chassis.runtime import Runtime
from chassis.testing import counted_statements
from chassis.testing.people import Person

from services.forms.tests.service.desk import Desk, data
from services.forms.tests.service.drawing import page, short_text
from services.forms.tests.service.site import Site


async def test_is_one_question_however_much_is_entered(site: Site, runtime: Runtime) -> None:
    hand = site.hand()
    submission_id = await hand.start()
    empty = data(await hand.get("GetSubmissionDetail", submissionId=submission_id))
    assert empty["revisions"] == {}
    data(await hand.saving(submission_id, {site.area["id"]: "Roof", site.width["id"]: "3"}))
    data(await hand.saving(submission_id, {site.area["id"]: "Cellar", site.width["id"]: None}))
    with counted_statements(runtime.database) as statements:
        read = data(await hand.get("GetSubmissionDetail", submissionId=submission_id))
    assert len(statements) == 1
    assert read["revisions"] == {site.area["id"]: 2, site.width["id"]: 2}
    shown = {
        field["id"]: field["value"]
        for page in read["pages"]
        for row in page["components"]
        for field in row["components"]
    }
    assert (read["templateVersion"], read["newestTemplateVersion"]) == (1, 1)
    assert (shown[site.area["id"]], shown[site.width["id"]]) == ("Cellar", None)


async def test_tells_with_which_version_another_one_is_begun(site: Site, admin: Person) -> None:
    hand, desk = site.hand(), Desk(site.client, admin)
    submission_id = await hand.start()

    async def versions() -> tuple[int, int | None]:
        read = data(await hand.get("GetSubmissionDetail", submissionId=submission_id))
        return read["templateVersion"], read["newestTemplateVersion"]

    data(await desk.save_body(site.template_id, 2, page(short_text("Where"))))
    data(await desk.publish(site.template_id))
    assert await versions() == (1, 2)
    data(await desk.put("/api/FormTemplate/ArchiveFormTemplate", {"formTemplateId": site.template_id}))
    assert await versions() == (1, None)
