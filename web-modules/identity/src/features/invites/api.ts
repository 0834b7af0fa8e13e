import { call, keepPreviousData, queryOptions } from "@groundwork/kit";
import { keyOf } from "../directory/keys";
import type { NamedProject, NamedTeam, Page, Person } from "../directory/types";

export type InviteStatus = "pending" | "expired" | "accepted" | "revoked";

export interface Invite {
  inviteId: string;
  email: string;
  fullName: string | null;
  role: string;
  status: InviteStatus;
  invitedBy: Person;
  createdAt: string;
  sentAt: string | null;
  expiresAt: string;
  teams: NamedTeam[];
  projects: NamedProject[];
}

export type Verdict = "invite" | "alreadyMember" | "alreadyInvited" | "invalid" | "duplicate" | "noSeat";

export interface ImportRow {
  line: number;
  email: string;
  fullName: string;
  role: string;
  teams: string[];
  projects: string[];
  verdict: Verdict;
  message: string;
}

export interface ImportReport {
  rows: ImportRow[];
  inviteCount: number;
  dryRun: boolean;
}

export interface MembersCount {
  membersCount: number;
  pendingInviteCount: number;
  accountOwnersCount: number;
  adminsCount: number;
  managersCount: number;
  seatsCount: number;
}

export async function readInvites(query: Record<string, string | number>, signal?: AbortSignal): Promise<Page<Invite>> {
  return (await call("get", "/api/Invite/QueryInvites", { query, signal })) as Page<Invite>;
}

export const invitesQuery = (query: Record<string, string | number>) =>
  queryOptions({
    queryKey: keyOf("invites", "list", query),
    queryFn: ({ signal }) => readInvites(query, signal),
    placeholderData: keepPreviousData,
  });

export const membersCountQuery = (groupId: string) =>
  queryOptions({
    queryKey: keyOf("company", "count", groupId),
    queryFn: async ({ signal }) =>
      (await call("get", "/api/AdminConsole/GetMembersCount", { query: { groupId }, signal })) as MembersCount,
  });

export interface InviteInput {
  email: string;
  fullName?: string;
  role: string;
  teamIds?: string[];
  projectIds?: string[];
}

interface Key {
  idempotencyKey: string;
}

export const inviteWrites = {
  invite: async (body: InviteInput, options: Key) =>
    (await call("post", "/api/Invite/InviteMember", { body, ...options })) as Invite,
  resend: async (inviteId: string, options: Key) =>
    call("post", "/api/Invite/ResendInvite", { body: { inviteId }, ...options }),
  revoke: async (inviteId: string, options: Key) =>
    call("post", "/api/Invite/RevokeInvite", { body: { inviteId }, ...options }),
  importCsv: async (file: File, dryRun: boolean, options: Key) => {
    const body = new FormData();
    body.set("file", file);
    body.set("dryRun", String(dryRun));
    return (await call("post", "/api/Invite/InviteMembersCsv", { body, ...options })) as ImportReport;
  },
} as const;
