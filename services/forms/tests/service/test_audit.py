"""What of forms goes into the company's audit log."""

import httpx
from chassis.runtime import Runtime
from chassis.testing import published
from chassis.testing.people import COMPANY, Person
from contracts.audit.v1.audit_pb2 import Act
from contracts.forms.v1 import events_pb2
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import TEMPLATE, Desk, data
from services.forms.tests.service.site import Site


async def acts(runtime: Runtime) -> list[Act]:
    return [each.act for each in await published(runtime, events_pb2.ActRecorded)]


def said(act: Act) -> dict[str, tuple[str, str]]:
    return {each.field: (each.before, each.after) for each in act.changes}


async def test_a_template_is_made_published_copied_moved_and_archived(
    client: httpx.AsyncClient, admin: Person, runtime: Runtime, crew: Crew
) -> None:
    desk = Desk(client, admin)
    template_id = await desk.published("Site diary")
    data(await desk.publish(template_id))  # nothing new: no act
    made = data(await desk.post(f"{TEMPLATE}/DuplicateFormTemplate", {"formTemplateId": template_id}), 201)
    detail = await desk.detail(template_id)
    data(await desk.save_detail(template_id, detail["version"], projectId=crew.jetty))
    for _ in range(2):
        data(await desk.put(f"{TEMPLATE}/ArchiveFormTemplate", {"formTemplateId": template_id}))
    data(await desk.put(f"{TEMPLATE}/UnarchiveFormTemplate", {"formTemplateId": template_id}))

    told = await acts(runtime)
    assert [(act.action, said(act)) for act in told] == [
        ("form.created", {}),
        ("form.published", {"version": ("", "1")}),
        ("form.copied", {"name": ("Site diary", "Site diary (copy)")}),
        ("form.moved", {"project": ("", str(crew.jetty))}),
        ("form.archived", {}),
        ("form.unarchived", {}),
    ]
    assert {act.subject_id for act in told} == {template_id, made["formTemplateId"]}
    assert {(act.company_id, act.subject_type) for act in told} == {(str(COMPANY), "form")}
    assert all(act.ip and act.user_agent for act in told)


async def test_a_refused_one_is_none(client: httpx.AsyncClient, admin: Person, runtime: Runtime) -> None:
    desk = Desk(client, admin)
    made = await desk.create()
    refused = await desk.publish(made["formTemplateId"], bodyVersion=7)
    assert refused.status_code == 409
    assert [act.action for act in await acts(runtime)] == ["form.created"]


async def test_every_press_is_told_once_it_is_written_down(site: Site, flow: Flow, runtime: Runtime) -> None:
    hand, checker = site.hand(), site.checker()
    submission_id = await hand.start()
    data(await hand.submitting(submission_id, key="k"))
    data(await hand.submitting(submission_id, key="k"))
    data(await checker.refusing(submission_id, reason="No edge protection"))
    told = [act for act in await acts(runtime) if act.subject_type == "submission"]
    assert [(act.action, said(act)) for act in told] == [
        ("submission.step_submitted", {"step": ("", "Step 1"), "decision": ("", "Submit")}),
        (
            "submission.refused",
            {"step": ("", "Approval"), "decision": ("", "Refuse"), "reason": ("", "No edge protection")},
        ),
    ]
    assert {(act.subject_id, act.subject_name) for act in told} == {
        (submission_id, "Site inspection · SI-0007")
    }
    assert all(act.ip and act.user_agent for act in told)


async def test_an_export_is_told_with_how_many_it_is_of_whatever_its_page_says(
    site: Site, runtime: Runtime
) -> None:
    hand = site.hand()
    first, *_ = [await hand.start() for _ in range(3)]
    data(await hand.noting_export())
    data(await hand.noting_export(submissionIds=first, projectId=site.project_id))
    told = [act for act in await acts(runtime) if act.action == "submission.exported"]
    assert {act.subject_type for act in told} == {"submissionList"}
    assert [said(act)["count"] for act in told] == [("", "3"), ("", "1")]
