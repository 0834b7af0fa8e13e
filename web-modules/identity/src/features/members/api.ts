import { call, keepPreviousData, queryOptions } from "@groundwork/kit";
import { keyOf } from "../directory/keys";
import type { Page, Person } from "../directory/types";

export interface MemberRow extends Person {
  role: string;
  joinedAt: string;
  lastActiveAt: string | null;
  teamsCount: number;
  projectsCount: number;
  /** Told to admins only. */
  hasSecondFactor: boolean | null;
}

export interface MemberDetail extends MemberRow {
  teams: { teamId: string; name: string; isLead: boolean }[];
  projects: { projectId: string; name: string; isManager: boolean; isArchived: boolean }[];
}

export interface RemovalPreview {
  teamsAsOnlyLead: { teamId: string; name: string }[];
  projectsAsOnlyManager: { projectId: string; name: string }[];
  openInvitesSent: number;
  canRemove: boolean;
  reason: string | null;
}

export async function readMembers(
  query: Record<string, string | number>,
  signal?: AbortSignal,
): Promise<Page<MemberRow>> {
  return (await call("get", "/api/Member/QueryMembers", { query, signal })) as Page<MemberRow>;
}

export const membersQuery = (query: Record<string, string | number>) =>
  queryOptions({
    queryKey: keyOf("members", "list", query),
    queryFn: ({ signal }) => readMembers(query, signal),
    placeholderData: keepPreviousData,
  });

export const memberQuery = (userId: string) =>
  queryOptions({
    queryKey: keyOf("members", "detail", userId),
    queryFn: async ({ signal }) =>
      (await call("get", "/api/Member/GetMemberDetail", { query: { userId }, signal })) as MemberDetail,
  });

export const removalPreviewQuery = (userId: string) =>
  queryOptions({
    queryKey: keyOf("members", "removal", userId),
    queryFn: async ({ signal }) =>
      (await call("get", "/api/AdminConsole/GetRemovalPreview", { query: { userId }, signal })) as RemovalPreview,
    // What waits on someone must be true at the moment of deciding.
    staleTime: 0,
  });

interface Key {
  idempotencyKey: string;
}

export const memberWrites = {
  changeRole: (body: { groupId: string; userId: string; role: string }, options: Key) =>
    call("post", "/api/AdminConsole/ModifyMemberRole", { body, ...options }),
  remove: (body: { groupId: string; userId: string; successorUserId?: string }, options: Key) =>
    call("post", "/api/AdminConsole/RemoveMember", { body, ...options }),
} as const;
