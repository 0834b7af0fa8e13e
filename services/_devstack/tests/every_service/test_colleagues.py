"""Every endpoint x a colleague: of the same company, but of another project and of no team. Nothing of a
project is told to them, and what they ask or write with its ids is refused."""

from typing import Any, cast

import httpx
import pytest
from chassis.access import Role
from chassis.testing import user_id_of

from services._devstack.tests.every_service.house import House, Operation
from services._devstack.tests.every_service.looking import look_around, operations_in
from services._devstack.tests.every_service.requests import Seen, build, sent_in
from services._devstack.tests.every_service.untried import ids_of

# Whose ids every member of a company may see, whatever their projects.
_OF_THE_COMPANY = (
    *("userid", "teamid", "groupid", "companyid", "holidayid", "listviewid", "formcollectionid"),
    # Choice lists are offered in forms of whatever project: members read their items, managers keep them
    # (services/forms/tests/service/test_choice_lists.py).
    *("choicelistid", "parentlistid", "choiceid", "parentid"),
)
# Lists that tell what is the whole company's as well, whatever project they are asked for.
OF_THE_COMPANY_TOO = {
    "GET /api/FormTemplate/QueryFormTemplates": "templates of no project, which all may start"
}
# Calls whose check of rights a made-up request does not reach, and who tries it with one that fits.
TRIED_ELSEWHERE = {
    f"PUT /api/{area}/Update{part}": "services/forms/tests/service/test_template_rights.py: a made-up drawing"
    for area in ("FormTemplateSetting", "SubmissionTemplateSetting")
    for part in ("FormBody", "FormWorkflow")
} | {
    "POST /api/Clock/CreatePunches": "services/attendance/tests/service/test_punches.py: a verdict for each",
    "POST /api/TimeSheet/CreateCrewPunches": (
        "services/attendance/tests/service/test_crew.py: a verdict for each"
    ),
    "POST /api/Submission/ActOnSubmissions": (
        "services/forms/tests/service/test_act_on_many.py: a verdict for each"
    ),
    "POST /api/FormTemplate/CreateFormFolder": (
        "services/forms/tests/service/test_folders.py: folders of one's own are the company's"
    ),
    "POST /api/FormTemplate/ActOnFormTemplates": (
        "services/forms/tests/service/test_template_list.py: a verdict for each"
    ),
    "POST /api/Submission/StartExport": (
        "services/forms/tests/service/test_export_job.py: a file whose only line is its head"
    ),
    "POST /api/FormCollection": (
        "services/forms/tests/service/test_library.py: of a template that is not theirs"
    ),
    "POST /api/Equipment/CreateEquipmentScans": (
        "services/attendance/tests/service/test_equipment_scans.py: a verdict for each"
    ),
    "POST /api/TimeSheet/ReplyAttendanceRecordRequests": (
        "services/attendance/tests/service/test_requests.py: those that can't be answered are named"
    ),
    "POST /api/Clock/CreateLeaveRequest": (
        "services/attendance/tests/service/test_leave.py: the days of a made-up request are none"
    ),
    "POST /api/Clock/SignPeriodSheet": (
        "services/attendance/tests/service/test_sheets.py: one's own weeks alone, 409 where there is none"
    ),
    "POST /api/TimeSheet/ApprovePeriodSheets": (
        "services/attendance/tests/service/test_sheets.py: those that can't be approved are named"
    ),
    "GET /api/Budget/ExportBudgetRequests": (
        "services/budget/tests/service/test_request_export.py: a file whose only line is its head"
    ),
    "GET /api/Submission/GetSubmissionDiff": (
        "services/forms/tests/service/test_diff_of_steps.py: a version or a step, not both"
    ),
    "GET /api/Submission/GetTodoCounts": (
        "services/forms/tests/service/test_todos_asked_for.py: of one's own to-dos, none of them there"
    ),
    "GET /api/TimeSheet/ExportHours": (
        "services/attendance/tests/service/test_sheets.py: a file whose only line is its head"
    ),
}
# Lists of what is the caller's own: nobody else sees anything there, whatever their role.
OWN_ALONE = {
    "POST /api/Clock/QuerySelfAttendanceRecordRequests",
    "POST /api/Clock/QuerySelfPeriodSheets",
    "GET /api/Submission/QueryTodos",
}

# Asked for by two ids that belong together, which the sweep does not pair, and who tries it with such.
PAIRED_ELSEWHERE = {
    "GET /api/SubmissionShareLink/QueryShareLinks": "services/forms/tests/service/test_share_links.py",
    "GET /api/FormStartLink/QueryStartLinks": "services/forms/tests/service/test_start_links.py",
    "GET /api/Submission/GetSubForms": "services/forms/tests/service/test_sub_forms.py",
    "GET /api/FormTemplate/GetKeptDraft": "services/forms/tests/service/test_template_versions.py",
    "GET /api/FormFiles/Photos/{formTemplateId}": "services/forms/tests/service/test_template_files.py",
    # Of a year, and the sweep's is the first one that there is.
    "GET /api/GroupSetting/GetHolidayCalendarDays": (
        "services/attendance/tests/service/test_holiday_calendars.py"
    ),
    # Of a week, in which whoever is seen first may not have worked.
    "POST /api/TimeSheet/QueryPeriodSheets": "services/attendance/tests/service/test_sheets.py",
    # Which person, machine or kit is seen first depends on the day of the week; it may never have been there.
    "POST /api/TimeSheet/QueryUserAttendanceRecordsByFilterReturnViewModel": (
        "services/attendance/tests/service/test_records.py"
    ),
    "POST /api/TimeSheet/QueryTimeSheetManagerSummaryWithPage": (
        "services/attendance/tests/service/test_grid.py"
    ),
    "POST /api/TimeSheet/QueryTimeSheetGrid": "services/attendance/tests/service/test_grid.py",
    "GET /api/Submission/GetSubmissionDiff": "services/forms/tests/service/test_diff_of_steps.py",
    "POST /api/Equipment/QueryEquipmentByPageFilter": "services/attendance/tests/service/test_equipment.py",
    "POST /api/Equipment/QueryEquipmentLocationRecordsByPageFilter": (
        "services/attendance/tests/service/test_equipment_scans.py"
    ),
    "GET /api/TimeSheet/GetSheetPay": "services/attendance/tests/service/test_pay_rules.py",
    "GET /api/Clock/GetSelfSheetPay": "services/attendance/tests/service/test_pay_rules.py",
    "GET /api/Submission/ExportSubmissions": "services/forms/tests/service/test_export.py",
    "GET /api/Submission/GetExportFile": "services/forms/tests/service/test_export_job.py",
    # Of a submission at a step that somebody can be handed.
    "GET /api/Submission/GetAssignablePeople": "services/forms/tests/service/test_assigning.py",
    "GET /api/Submission/QueryProjectPeople": "services/forms/tests/service/test_named_people.py",
}


@pytest.fixture(scope="module")
async def theirs(shared_house: House, seen: Seen) -> Seen:
    """What belongs to projects alone: ids to ask with, which are never to be told."""
    owner = await shared_house.newcomer(await shared_house.demo_company(), Role.OWNER)
    companys = {value for name, values in seen.ids.items() if _is_of_the_company(name) for value in values}
    found = await look_around(shared_house, owner, leaves_out=frozenset(seen.of_no_project - companys))
    private = {value for values in found.ids.values() for value in values} - companys
    return Seen({**seen.ids, **found.ids}, private)


@pytest.fixture(params=[Role.MEMBER, Role.MANAGER])
async def colleague(house: House, request: pytest.FixtureRequest) -> dict[str, str]:
    """Of a project that nobody else is in; a manager manages it."""
    company = await house.demo_company()
    owner, headers = [await house.newcomer(company, role) for role in (Role.OWNER, request.param)]
    user_id, identity = str(user_id_of(headers)), house.services["identity"].client
    body = {
        "name": f"Elsewhere of a {request.param}",
        "timeZone": "Asia/Singapore",
        "memberUserIds": [user_id],
    }
    made = await identity.post("/api/Project/CreateProject", json=body, headers=owner)
    assert made.status_code == 201, made.text
    if request.param is Role.MANAGER:
        naming = {"projectId": made.json()["data"]["projectId"], "userId": user_id, "isManager": True}
        named = await identity.post("/api/Project/SetProjectManager", json=naming, headers=owner)
        assert named.status_code == 200, named.text
    return headers


async def test_of_another_project_is_told_nothing_and_changes_nothing(
    house: House, theirs: Seen, colleague: dict[str, str]
) -> None:
    problems: list[str] = []
    for opened, operation in operations_in(house):
        if not operation.is_for_members:
            continue
        request = build(opened.client, operation, theirs, colleague)
        answer = await opened.client.send(request)
        if told := _leaked(answer, request, theirs):
            problems.append(f"{operation.name}: {answer.status_code} tells {told}")
        elif _must_be_refused(operation) and not _is_refused(operation, answer):
            problems.append(f"{operation.name}: {answer.status_code} {answer.text[:160]}")
    assert problems == []


async def test_it_is_there_for_who_may_see_it(house: House, theirs: Seen) -> None:
    """Else the colleague would be refused whatever they may."""
    owner = await house.newcomer(await house.demo_company(), Role.OWNER)
    missing: list[str] = []
    for opened, operation in operations_in(house):
        if operation.name in (*OWN_ALONE, *PAIRED_ELSEWHERE):
            continue
        if operation.is_for_members and operation.only_reads and _names_what_is_of_a_project(operation):
            answer = await opened.client.send(build(opened.client, operation, theirs, owner))
            if _is_refused(operation, answer):
                missing.append(f"{operation.name}: {answer.status_code} {answer.text[:160]}")
    assert missing == []


def _must_be_refused(operation: Operation) -> bool:
    is_listed = operation.name in (*TRIED_ELSEWHERE, *OF_THE_COMPANY_TOO)
    return not is_listed and _names_what_is_of_a_project(operation)


def _names_what_is_of_a_project(operation: Operation) -> bool:
    return not all(map(_is_of_the_company, ids_of(operation)))


def _is_of_the_company(name: str) -> bool:
    return name.lower().removesuffix("s").endswith(_OF_THE_COMPANY)


def _is_refused(operation: Operation, answer: httpx.Response) -> bool:
    if answer.status_code in (403, 404):
        return True
    if answer.status_code == 422:
        # By the field that names what is not theirs, as `Projects.get_open` does, and by no other.
        return [each["field"] for each in answer.json()["data"]["fields"]] == ["projectId"]
    if not answer.headers["content-type"].startswith("application/json"):
        return False  # a file
    # A list of what is not there is empty.
    return operation.only_reads and answer.status_code == 200 and not _entries_of(answer.json()["data"])


def _entries_of(data: Any) -> Any:
    return cast("dict[str, Any]", data).get("data", data) if isinstance(data, dict) else data


def _leaked(answer: httpx.Response, request: httpx.Request, theirs: Seen) -> list[str]:
    sent = sent_in(request)
    return [text for text in theirs.private if text in answer.text and text not in sent][:3]
