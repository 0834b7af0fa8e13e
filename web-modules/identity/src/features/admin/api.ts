import { call, keepPreviousData, queryOptions } from "@groundwork/kit";
import { keyOf } from "../directory/keys";
import type { Page, Person } from "../directory/types";
import type { MemberRow } from "../members/api";

export interface CompanyRow {
  groupId: string;
  name: string;
  role: string;
  membersCount: number;
  seatsCount: number;
  createdAt: string;
}

export interface CompanyDetail {
  groupId: string;
  name: string;
  isGeofenceRadiusCheck: boolean;
  geofenceRadius: number;
  seatsCount: number;
  usingSeatsCount: number;
  createdAt: string;
}

export interface MembersOverview {
  membersCount: number;
  pendingInviteCount: number;
  accountOwnersCount: number;
  seatsCount: number;
  members: Page<MemberRow>;
  projects: { projectId: string; name: string; membersCount: number }[];
}

export type AuditChanges = Record<string, [before: unknown, after: unknown]>;

export interface AuditRow {
  auditRecordId: string;
  at: string;
  action: string;
  actor: Person | null;
  subjectType: string;
  subjectId: string;
  subjectName: string;
  changes: AuditChanges;
  ip: string;
  userAgent: string;
}

export interface ErrorRow {
  id: string;
  name: string;
  message: string;
  stack: string;
  pathname: string;
  userAgent: string;
  at: string;
  user: Person | null;
}

type Query = Record<string, string | number>;

export const companiesQuery = queryOptions({
  queryKey: keyOf("company", "mine"),
  queryFn: async ({ signal }) => (await call("get", "/api/AdminConsole/GetCompanies", { signal })) as CompanyRow[],
});

export const companyQuery = (groupId: string) =>
  queryOptions({
    queryKey: keyOf("company", "detail", groupId),
    queryFn: async ({ signal }) =>
      (await call("get", "/api/Group/GetGroupDetail", { query: { groupId }, signal })) as CompanyDetail,
  });

/** The spec spells this one parameter with a capital. */
export const overviewQuery = (groupId: string, query: Query) =>
  queryOptions({
    queryKey: keyOf("members", "overview", groupId, query),
    queryFn: async ({ signal }) =>
      (await call("get", "/api/AdminConsole/GetMembersOverView", {
        query: { GroupId: groupId, ...query },
        signal,
      })) as MembersOverview,
    placeholderData: keepPreviousData,
  });

export async function readAudit(query: Query, signal?: AbortSignal): Promise<Page<AuditRow>> {
  return (await call("get", "/api/AdminConsole/QueryAuditRecords", { query, signal })) as Page<AuditRow>;
}

export const auditQuery = (query: Query) =>
  queryOptions({
    queryKey: keyOf("audit", "list", query),
    queryFn: ({ signal }) => readAudit(query, signal),
    placeholderData: keepPreviousData,
  });

export const auditActionsQuery = queryOptions({
  queryKey: keyOf("audit", "actions"),
  queryFn: async ({ signal }) => (await call("get", "/api/AdminConsole/GetAuditActions", { signal })) as string[],
  staleTime: Number.POSITIVE_INFINITY,
});

export async function readErrors(query: Query, signal?: AbortSignal): Promise<Page<ErrorRow>> {
  return (await call("get", "/api/DevOps/QueryRecords", { query, signal })) as Page<ErrorRow>;
}

export const errorsQuery = (query: Query) =>
  queryOptions({
    queryKey: keyOf("errors", "list", query),
    queryFn: ({ signal }) => readErrors(query, signal),
    placeholderData: keepPreviousData,
  });

interface Key {
  idempotencyKey: string;
}

export const companyWrites = {
  rename: async (body: { groupId: string; name: string }, options: Key) =>
    (await call("post", "/api/AdminConsole/RenameAccountName", { body, ...options })) as CompanyDetail,
  saveSettings: async (
    body: { groupId: string; isGeofenceRadiusCheck: boolean; geofenceRadius: number },
    options: Key,
  ) => (await call("put", "/api/Group/UpdateGroupSettings", { body, ...options })) as CompanyDetail,
  transfer: (body: { userId: string; password: string }, options: Key) =>
    call("post", "/api/Group/TransferOwnership", { body, ...options }),
  delete: (body: { groupId: string; confirmName: string }, options: Key) =>
    call("delete", "/api/Group/DeleteGroup", { body, ...options }),
} as const;
