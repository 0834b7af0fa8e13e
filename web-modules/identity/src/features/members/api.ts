import { api, keepPreviousData, queryOptions } from "@groundwork/kit";
import type { ListQuery, Page, QueryOf, WriteKey } from "@groundwork/kit/directory";
import type { Schemas } from "../../schemas";
import { keyOf } from "../directory/keys";

export type MemberRow = Schemas["MemberPublic"];
export type MemberDetail = Schemas["MemberDetail"];
export type RemovalPreview = Schemas["RemovalPreview"];

export async function readMembers(query: ListQuery, signal?: AbortSignal): Promise<Page<MemberRow>> {
  return api.get("/api/Member/QueryMembers", { query: query as QueryOf<"/api/Member/QueryMembers">, signal });
}

export const membersQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: keyOf("members", "list", query),
    queryFn: ({ signal }) => readMembers(query, signal),
    placeholderData: keepPreviousData,
  });

export const memberQuery = (userId: string) =>
  queryOptions({
    queryKey: keyOf("members", "detail", userId),
    queryFn: async ({ signal }) => api.get("/api/Member/GetMemberDetail", { query: { userId }, signal }),
  });

export const removalPreviewQuery = (userId: string) =>
  queryOptions({
    queryKey: keyOf("members", "removal", userId),
    queryFn: async ({ signal }) => api.get("/api/AdminConsole/GetRemovalPreview", { query: { userId }, signal }),
    // What waits on someone must be true at the moment of deciding.
    staleTime: 0,
  });

export const memberWrites = {
  changeRole: (body: Schemas["MemberRoleSet"], options: WriteKey) =>
    api.post("/api/AdminConsole/ModifyMemberRole", { body, ...options }),
  remove: (body: Schemas["MemberRemove"], options: WriteKey) =>
    api.post("/api/AdminConsole/RemoveMember", { body, ...options }),
} as const;
