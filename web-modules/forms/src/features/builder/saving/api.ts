import { templateQuery, whenLeft } from "@groundwork/formwork/editor";
import type { Body } from "@groundwork/formwork/rules";
import { api, queryOptions } from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";
import type { Schemas } from "../../../schemas";
import { keyOf } from "../../api/keys";

export type FormDetail = Schemas["FormDetailPublic"];
export type DraftSaved = Schemas["DraftSaved"];
export type DetailChange = Schemas["FormDetailUpdate"];

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

export const detailQuery = templateQuery;

/** Read once when the builder opens: from then on the builder's own copy counts. */
export const bodyQuery = (id: string, isLooking = false) =>
  queryOptions({
    // Who goes on from looking to editing begins with what is saved by then.
    queryKey: ["forms", isLooking ? "look" : "builder", "body", id],
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
