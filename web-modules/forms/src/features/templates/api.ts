import { api, keepPreviousData, queryOptions } from "@groundwork/kit";
import type { ListQuery, QueryOf, WriteKey } from "@groundwork/kit/directory";
import type { Schemas } from "../../schemas";
import { keyOf } from "../api/keys";

export type TemplateRow = Schemas["TemplateBrief"];

export async function readTemplates(query: ListQuery, signal?: AbortSignal) {
  return api.get("/api/FormTemplate/QueryFormTemplates", {
    query: query as QueryOf<"/api/FormTemplate/QueryFormTemplates">,
    signal,
  });
}

export const templatesQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: keyOf("templates", "list", query),
    queryFn: ({ signal }) => readTemplates(query, signal),
    placeholderData: keepPreviousData,
  });

export const templateWrites = {
  create: async (body: Schemas["TemplateCreate"], options: WriteKey) =>
    api.post("/api/FormTemplate/CreateFormTemplate", { body, ...options }),
  duplicate: async (formTemplateId: string, options: WriteKey) =>
    api.post("/api/FormTemplate/DuplicateFormTemplate", { body: { formTemplateId }, ...options }),
  archive: async (formTemplateId: string, options: WriteKey) =>
    api.put("/api/FormTemplate/ArchiveFormTemplate", { body: { formTemplateId }, ...options }),
  unarchive: async (formTemplateId: string, options: WriteKey) =>
    api.put("/api/FormTemplate/UnarchiveFormTemplate", { body: { formTemplateId }, ...options }),
} as const;
