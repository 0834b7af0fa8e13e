import { api, queryOptions } from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";
import type { Schemas } from "../../schemas";
import { keyOf } from "../api/keys";
import { bodyOf } from "../fill/filling";
import type { Edge, Node, Whole } from "./compare/model";

export type VersionRow = Schemas["TemplateVersionBrief"];
export type KeptDraft = Schemas["KeptDraftBrief"];
export type Restored = Schemas["DraftRestored"];

/** In the address: the draft, a version by its number, a draft that was kept by its id. */
export const DRAFT = "draft";

export const VERSIONS_A_PAGE = 20;

export const versionsQuery = (formTemplateId: string, pageNumber: number) =>
  queryOptions({
    queryKey: keyOf("templates", "versions", formTemplateId, pageNumber),
    queryFn: ({ signal }) =>
      api.get("/api/FormTemplate/GetFormTemplateVersions", {
        query: { formTemplateId, pageNumber, pageCount: VERSIONS_A_PAGE },
        signal,
      }),
  });

export const keptDraftsQuery = (formTemplateId: string) =>
  queryOptions({
    queryKey: keyOf("templates", "kept-drafts", formTemplateId),
    queryFn: ({ signal }) => api.get("/api/FormTemplate/GetKeptDrafts", { query: { formTemplateId }, signal }),
  });

/** What was published or kept never changes; the draft is read each time. */
export const wholeQuery = (formTemplateId: string, which: string) =>
  queryOptions({
    queryKey: keyOf("templates", "whole", formTemplateId, which),
    queryFn: ({ signal }) => readWhole(formTemplateId, which, signal),
    staleTime: which === DRAFT ? 0 : Number.POSITIVE_INFINITY,
    enabled: which !== "",
  });

async function readWhole(formTemplateId: string, which: string, signal: AbortSignal): Promise<Whole> {
  if (which === DRAFT) return readDraft(formTemplateId, signal);
  const number = Number(which);
  const found = Number.isInteger(number)
    ? await api.get("/api/FormTemplate/GetFormTemplateVersion", { query: { formTemplateId, number }, signal })
    : await api.get("/api/FormTemplate/GetKeptDraft", { query: { formTemplateId, keptDraftId: which }, signal });
  return { ...drawn(found), pages: bodyOf(found.pages), detail: found.detail };
}

async function readDraft(formTemplateId: string, signal: AbortSignal): Promise<Whole> {
  const of = { path: { formTemplateId }, signal };
  const [{ pages }, workflow, detail] = await Promise.all([
    api.get("/api/FormTemplateSetting/GetFormBody/{formTemplateId}", of),
    api.get("/api/FormTemplateSetting/GetFormWorkflow/{formTemplateId}", of),
    api.get("/api/FormTemplateSetting/GetFormDetail/{formTemplateId}", of),
  ]);
  return { ...drawn(workflow), pages: bodyOf(pages), detail };
}

/** The service keeps only workflows of this shape. */
function drawn({
  nodes,
  edges,
}: Pick<Schemas["FormWorkflowPublic"], "nodes" | "edges">): Pick<Whole, "nodes" | "edges"> {
  return { nodes: nodes as unknown as Node[], edges: edges as unknown as Edge[] };
}

export async function restoreVersion(body: Schemas["VersionRestore"], options: WriteKey): Promise<Restored> {
  return api.put("/api/FormTemplate/RestoreFormTemplateVersion", { body, ...options });
}
