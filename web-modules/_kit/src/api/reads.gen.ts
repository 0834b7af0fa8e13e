// Generated from gateway/openapi.json by `npm run gen:api -w @groundwork/kit`. Do not edit.
export const READS: ReadonlySet<string> = new Set([
  "post /api/Invite/CheckMembersCsv",
  "post /api/Invite/GetInvite",
  "post /api/Mail/GetMailChoice",
]);
