import { api, formData, keepPreviousData, queryOptions } from "@groundwork/kit";
import type { ListQuery, Page, QueryOf, WriteKey } from "@groundwork/kit/directory";
import type { Schemas } from "../../schemas";
import { keyOf } from "../directory/keys";

export type Invite = Schemas["InvitePublic"];
export type InviteStatus = Schemas["InviteStatus"];
export type InviteInput = Schemas["InviteCreate"];
export type Verdict = Schemas["Verdict"];
export type ImportRow = Schemas["CsvRowResult"];
export type ImportReport = Schemas["CsvResult"];

export async function readInvites(query: ListQuery, signal?: AbortSignal): Promise<Page<Invite>> {
  return api.get("/api/Invite/QueryInvites", { query: query as QueryOf<"/api/Invite/QueryInvites">, signal });
}

export const invitesQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: keyOf("invites", "list", query),
    queryFn: ({ signal }) => readInvites(query, signal),
    placeholderData: keepPreviousData,
  });

export const membersCountQuery = (groupId: string) =>
  queryOptions({
    queryKey: keyOf("company", "count", groupId),
    queryFn: async ({ signal }) => api.get("/api/AdminConsole/GetMembersCount", { query: { groupId }, signal }),
  });

export const inviteWrites = {
  invite: async (body: InviteInput, options: WriteKey) => api.post("/api/Invite/InviteMember", { body, ...options }),
  resend: async (inviteId: string, options: WriteKey) =>
    api.post("/api/Invite/ResendInvite", { body: { inviteId }, ...options }),
  revoke: async (inviteId: string, options: WriteKey) =>
    api.post("/api/Invite/RevokeInvite", { body: { inviteId }, ...options }),
  importCsv: async (file: File, options: WriteKey) =>
    api.post("/api/Invite/InviteMembersCsv", { body: formData({ file, dryRun: false }), ...options }),
} as const;

/** What importing it would do; nothing is sent. */
export async function checkCsv(file: File): Promise<ImportReport> {
  return api.post("/api/Invite/CheckMembersCsv", { body: formData({ file }) });
}
