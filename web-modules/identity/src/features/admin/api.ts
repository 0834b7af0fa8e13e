import { api, formData, keepPreviousData, queryOptions } from "@groundwork/kit";
import { type ListQuery, type Page, type QueryOf, readOn, type WriteKey } from "@groundwork/kit/directory";
import type { Schemas } from "../../schemas";
import { keyOf } from "../directory/keys";

export type CompanyRow = Schemas["CompanyOfCaller"];
export type CompanyDetail = Schemas["CompanyPublic"];
export type MembersOverview = Schemas["MembersOverview"];
export type AuditRow = Schemas["AuditRecordPublic"];
/** By field, what was and what is. */
export type AuditChanges = Record<string, [before: unknown, after: unknown]>;
export type ErrorRow = Schemas["ClientErrorPublic"];

export const companiesQuery = queryOptions({
  queryKey: keyOf("company", "mine"),
  queryFn: async ({ signal }) => api.get("/api/AdminConsole/GetCompanies", { signal }),
});

export const companyQuery = (groupId: string) =>
  queryOptions({
    queryKey: keyOf("company", "detail", groupId),
    queryFn: async ({ signal }) => api.get("/api/Group/GetGroupDetail", { query: { groupId }, signal }),
  });

/** The spec spells this one parameter with a capital. */
export const overviewQuery = (groupId: string, query: ListQuery) =>
  queryOptions({
    queryKey: keyOf("members", "overview", groupId, query),
    queryFn: async ({ signal }) =>
      api.get("/api/AdminConsole/GetMembersOverView", {
        query: { GroupId: groupId, ...(query as QueryOf<"/api/AdminConsole/GetMembersOverView">) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export async function readAudit(query: ListQuery, signal?: AbortSignal): Promise<Page<AuditRow>> {
  return api.get("/api/AdminConsole/QueryAuditRecords", {
    query: query as QueryOf<"/api/AdminConsole/QueryAuditRecords">,
    signal,
  });
}

export const auditQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: keyOf("audit", "list", query),
    queryFn: ({ signal }) => readAudit(query, signal),
    placeholderData: keepPreviousData,
  });

async function readErrors(query: ListQuery, signal?: AbortSignal): Promise<Page<ErrorRow>> {
  return api.get("/api/DevOps/QueryRecords", { query: query as QueryOf<"/api/DevOps/QueryRecords">, signal });
}

/** All that match, for an export. */
export async function readAllErrors({ search }: ListQuery): Promise<ErrorRow[]> {
  return readOn((place) => api.get("/api/DevOps/ReadRecords", { query: { ...place, search: String(search ?? "") } }));
}

export const errorsQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: keyOf("errors", "list", query),
    queryFn: ({ signal }) => readErrors(query, signal),
    placeholderData: keepPreviousData,
  });

export const companyWrites = {
  rename: async (body: Schemas["CompanyRename"], options: WriteKey) =>
    api.post("/api/AdminConsole/RenameAccountName", { body, ...options }),
  saveSettings: async (body: Schemas["CompanySettingsUpdate"], options: WriteKey) =>
    api.put("/api/Group/UpdateGroupSettings", { body, ...options }),
  saveColor: async (body: Schemas["CompanyColor"], options: WriteKey) =>
    api.put("/api/Group/UpdateGroupColor", { body, ...options }),
  uploadLogo: (file: File, options: WriteKey): Promise<unknown> =>
    api.post("/api/Group/UploadGroupLogo", { body: formData({ file }), ...options }),
  deleteLogo: async (options: WriteKey) => api.delete("/api/Group/DeleteGroupLogo", options),
  transfer: (body: Schemas["OwnershipTransfer"], options: WriteKey) =>
    api.post("/api/Group/TransferOwnership", { body, ...options }),
  delete: (body: Schemas["CompanyDelete"], options: WriteKey) =>
    api.delete("/api/Group/DeleteGroup", { body, ...options }),
} as const;
