import { api, keepPreviousData, queryOptions } from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";
import type { Schemas } from "../../schemas";
import { keyOf } from "../api/keys";

export type Permissions = Schemas["FormPermissions"];
export type PermissionsChange = Schemas["FormPermissionsUpdate"];
export type StarterRole = Permissions["starters"]["roles"][number];

export const permissionsQuery = (formTemplateId: string) =>
  queryOptions({
    queryKey: keyOf("templates", "permissions", formTemplateId),
    queryFn: ({ signal }) => api.get("/api/FormTemplate/GetFormPermissions", { query: { formTemplateId }, signal }),
  });

export const savePermissions = async (body: PermissionsChange, options: WriteKey) =>
  api.put("/api/FormTemplate/UpdateFormPermissions", { body, ...options });

/** Whatever is not among so many is looked for by name. */
const SHOWN = { pageNumber: 1, pageCount: 50 };

/** A company has thousands: the service looks for what is typed. */
export const foundProjects = (search: string) =>
  queryOptions({
    queryKey: ["identity", "projects", "found", search],
    queryFn: ({ signal }) =>
      api.get("/api/Project/QueryProjects", { query: { search, sort: "name", ...SHOWN }, signal }),
    placeholderData: keepPreviousData,
  });

export const foundTeams = (search: string) =>
  queryOptions({
    queryKey: ["identity", "teams", "found", search],
    queryFn: ({ signal }) => api.get("/api/Team/QueryTeams", { query: { search, ...SHOWN }, signal }),
    placeholderData: keepPreviousData,
  });
