"""What the sweep of writes can't try, each with the reason: what comes anew must be tried or be said here."""

_ANOTHER_PERSON = "takes nobody's own id, and the sweep's is its caller's"
_A_DRAWING = (
    "looks at the drawing before it looks for the form; services/forms/tests/service/test_template.py"
)
_NO_HOURS = "asks for somebody who worked; services/attendance/tests/service/test_sheets.py"
_OF_ONE = "is of a project, a team or a person alone: test_rules_of_people.py"
_A_DAY = "asks for a day as it is by now: test_code_split.py"
_A_GONE_REGION = "the region itself was deleted by then: test_holiday_calendars.py"
_ONE_OF_TWO = "says when in one way of two, and the sweep says both: test_forgotten.py"
_A_SUB_FORM = "asks for an open step with a sub-form first: services/forms/tests/service/test_sub_forms.py"
_AN_OPEN_STEP = "asks for the open steps of the submission itself: test_taking_parts.py"
_A_NEW_ID = "is the id that the new one shall have: one's own is taken as well"

UNPROVEN = {
    "POST /api/Clock/SignPeriodSheet projectId": _NO_HOURS,
    "POST /api/TimeSheet/OpenPeriodSheet userId": _NO_HOURS,
    "POST /api/TimeSheet/OpenPeriodSheet projectId": _NO_HOURS,
    "PUT /api/Clock/SplitAttendanceRecord parts.0.budgetCodeId": _A_DAY,
    "PUT /api/GroupSetting/SetOpenDayRules groupId": _ONE_OF_TWO,
    "PUT /api/SiteCode/RenewSiteCode seenSiteCodeId": "is held against the project's own: test_site_codes.py",
    "POST /api/GroupSetting/SetPayRules groupId": _OF_ONE,
    "POST /api/GroupSetting/SetPayRules projectId": _OF_ONE,
    "POST /api/GroupSetting/SetPayRules teamId": _OF_ONE,
    "POST /api/GroupSetting/SetPayRules ownerUserId": _OF_ONE,
    "POST /api/GroupSetting/PreviewPayRules groupId": _OF_ONE,
    "POST /api/GroupSetting/PreviewPayRules projectId": _OF_ONE,
    "POST /api/GroupSetting/PreviewPayRules teamId": _OF_ONE,
    "POST /api/GroupSetting/PreviewPayRules ownerUserId": _OF_ONE,
    "PUT /api/TimeSheet/SetApproverAbsence standInUserId": _ANOTHER_PERSON,
    "PUT /api/Budget/SetBudgetApprovalAbsence standInUserId": _ANOTHER_PERSON,
    "PUT /api/User/SetSelfAbsence standInUserId": _ANOTHER_PERSON,
    "PUT /api/Budget/SetBudgetApprovalChain steps.0.userId": "asks for people of the project: test_chains.py",
    "PUT /api/Kiosk/GiveKioskPin userId": "asks for people of the project: test_tablets.py",
    "POST /api/AdminConsole/RemoveMember successorUserId": _ANOTHER_PERSON,
    "POST /api/Group/TransferOwnership userId": "asks for the password first",
    "DELETE /api/Group/DeleteGroup groupId": "asks for the password first: test_company.py",
    "POST /api/Equipment/CreateEquipmentDefect equipmentDefectId": _A_NEW_ID,
    "POST /api/Equipment/CreateMeterReading meterReadingId": _A_NEW_ID,
    "POST /api/Equipment/CreateEquipmentHandOver equipmentHandOverId": _A_NEW_ID,
    "POST /api/Equipment/CreateEquipmentHandOver fromUserId": "asks who had it: test_custody.py",
    "POST /api/ChoiceList/CreateChoiceList choiceListId": _A_NEW_ID,
    "POST /api/ChoiceList/CreateChoice choiceId": _A_NEW_ID,
    "POST /api/ChoiceList/CreateChoice parentId": "asks for a list under another: test_choice_lists.py",
    "PUT /api/ChoiceList/UpdateChoice parentId": "asks for the newest save first",
    "POST /api/FormCollection formCollectionId": _A_NEW_ID,
    "POST /api/Submission/CreateSubmission parent.submissionId": _A_SUB_FORM,
    "POST /api/Submission/CreateSubmission parent.stepId": _A_SUB_FORM,
    "POST /api/Submission/ClaimStep stepId": _AN_OPEN_STEP,
    "PUT /api/Submission/AssignStep stepId": _AN_OPEN_STEP,
    "POST /api/Submission/CreateSubmission parent.fieldId": _A_SUB_FORM,
    "POST /api/FormFiles/AssignFormCollectionPhotos photoIds.0": "asks for a form of the library first",
    "PUT /api/FormTemplate/RestoreFormTemplateVersion keptDraftId": "asks for the newest save first",
    "PUT /api/FormTemplateSetting/UpdateFormBody formTemplateId": _A_DRAWING,
    "PUT /api/FormTemplateSetting/UpdateFormWorkflow formTemplateId": _A_DRAWING,
    "PUT /api/SubmissionTemplateSetting/UpdateFormBody formTemplateId": _A_DRAWING,
    "PUT /api/SubmissionTemplateSetting/UpdateFormWorkflow formTemplateId": _A_DRAWING,
    "PUT /api/SubmissionTemplateSetting/UpdateFormDetail validTimeStepId": "asks for the newest save first",
    "PUT /api/SubmissionTemplateSetting/UpdateFormDetail folderId": "asks for the newest save first",
    "PUT /api/SubmissionTemplateSetting/UpdateFormDetail projectId": "asks for the newest save first",
    "PUT /api/GroupSetting/SetPayrollMapping groupId": "looks at the columns first",
    "POST /api/Budget/ReplyBudgetRequest lines.0.budgetRequestLineId": "nobody answers their own request",
    "PUT /api/Budget/UpdateBudgetRequest lines.0.budgetCodeId": "asks for a request with lines first",
    "POST /api/Budget/CreateBudgetRequestComment mentionedUserIds.0": "asks for a request that was sent",
    "PUT /api/Budget/UpdateBudgetRequestComment mentionedUserIds.0": "asks for a comment first",
    "DELETE /api/GroupSetting/DeleteHolidayCalendar holidayCalendarId": _A_GONE_REGION,
    "DELETE /api/GroupSetting/DeleteHolidayCalendar groupId": _A_GONE_REGION,
    "DELETE /api/GroupSetting/DeleteHolidayCalendarDay holidayCalendarId": _A_GONE_REGION,
    "DELETE /api/Budget/DeleteBudgetRequest projectId": "the request itself was deleted by then",
    "POST /api/Team/RemoveTeamMember teamId": "answers as for a team that one is not in",
}
# Taken, and nothing of the attacked changes, as is looked at beside it.
TAKEN = {
    "POST /api/Submission/ActOnSubmissions: submissions.0.submissionId": "a verdict for each: refused",
    "POST /api/FormTemplate/CreateFormTemplate: formCollectionId": "one's own template again, by its own id",
    "POST /api/FormTemplate/CreateFormTemplate: folderId": "one's own template again, by its own id",
    "POST /api/FormTemplate/CreateFormFolder: parentFolderId": "one's own folder again, by its own id",
    "POST /api/ChoiceList/CreateChoiceList: parentListId": "one's own list again, by its own id",
    "PUT /api/FormTemplateSetting/UpdateFormDetail: validTimeStepId": "no step of it: publishing tells",
    "POST /api/Project/RemoveProjectMember: userId": "who is not there is gone already",
    "POST /api/Team/RemoveTeamMember: userId": "who is not there is gone already",
}
