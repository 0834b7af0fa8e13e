// Generated from gateway/openapi by `npm run gen:api -w @groundwork/kit`. Do not edit.
export const READS: ReadonlySet<string> = new Set([
  "post /api/Budget/CheckBudgetActualsCsv",
  "post /api/Budget/CheckBudgetCodesCsv",
  "post /api/Budget/PreviewBudgetRequest",
  "post /api/Budget/QueryBudgetActualByFilter",
  "post /api/Budget/QueryBudgetRequestByFilter",
  "post /api/Budget/QueryBudgetRequestByFilterReturnGrouped",
  "post /api/Clock/QuerySelfAttendanceRecordRequests",
  "post /api/Clock/QuerySelfAttendanceRecordsByFilterReturnViewModel",
  "post /api/Clock/QuerySelfPeriodSheets",
  "post /api/Invite/CheckMembersCsv",
  "post /api/Invite/GetInvite",
  "post /api/Mail/GetMailChoice",
  "post /api/TimeSheet/QueryAttendanceRecordRequests",
  "post /api/TimeSheet/QueryPeriodSheets",
  "post /api/TimeSheet/QueryTimeSheetManagerSummaryWithPage",
  "post /api/TimeSheet/QueryUserAttendanceRecordsByFilterReturnViewModel",
]);
