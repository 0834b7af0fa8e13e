import type { Body } from "@groundwork/formwork/rules";
import { type Answer, api, queryOptions } from "@groundwork/kit";
import type { Schemas, WriteKey } from "@groundwork/kit/directory";
import { keyOf } from "../../api/keys";
import { whenLeft } from "./leaving";

export type FormDetail = Schemas["FormDetailPublic"];
export type DraftSaved = Schemas["DraftSaved"];
export type DetailChange = Schemas["FormDetailUpdate"];
export type PublishProblems = Answer<"/api/FormTemplate/GetPublishProblems">;

const path = (formTemplateId: string) => ({ path: { formTemplateId } });

export const builderCalls = {
  body: (id: string, signal?: AbortSignal) =>
    api.get("/api/FormTemplateSetting/GetFormBody/{formTemplateId}", { ...path(id), signal }),
  saveBody: (formTemplateId: string, version: number, body: Body, options: WriteKey) =>
    api.put("/api/FormTemplateSetting/UpdateFormBody", {
      body: { formTemplateId, version, pages: body as unknown as Record<string, unknown>[] },
      ...options,
    }),
  saveDetail: (body: DetailChange, options: WriteKey) =>
    api.put("/api/FormTemplateSetting/UpdateFormDetail", { body, ...options }),
  problems: (formTemplateId: string) => api.get("/api/FormTemplate/GetPublishProblems", { query: { formTemplateId } }),
  publish: (seen: Schemas["TemplatePublish"], options: WriteKey) =>
    api.post("/api/FormTemplate/PublishFormTemplate", { body: seen, ...options }),
} as const;

export const detailQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf("templates", "detail", id),
    queryFn: ({ signal }) =>
      api.get("/api/FormTemplateSetting/GetFormDetail/{formTemplateId}", { ...path(id), signal }),
  });

/** Read once when the builder opens: from then on the builder's own copy counts. */
export const bodyQuery = (id: string) =>
  queryOptions({
    queryKey: ["forms", "builder", "body", id],
    queryFn: async ({ signal }) => {
      await whenLeft(id);
      return builderCalls.body(id, signal);
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const workflowQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf("templates", "workflow", id),
    queryFn: ({ signal }) =>
      api.get("/api/FormTemplateSetting/GetFormWorkflow/{formTemplateId}", { ...path(id), signal }),
  });
