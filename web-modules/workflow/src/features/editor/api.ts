import type { Page as FormPage } from "@groundwork/formwork/rules";
import { api, queryOptions } from "@groundwork/kit";
import type { Schemas, WriteKey } from "@groundwork/kit/directory";
import { parseStoredWorkflow } from "../../graph";
import type { Draft, DraftService } from "../draft/draft-saver";

export type TemplateDetail = Schemas["FormDetailPublic"];
export type PublishProblem = Schemas["PublishProblem"];

const keyOf = (...rest: string[]) => ["workflow", ...rest] as const;

async function readDraft(templateId: string, signal?: AbortSignal): Promise<Draft> {
  const { version, nodes, edges } = await api.get("/api/FormTemplateSetting/GetFormWorkflow/{formTemplateId}", {
    path: { formTemplateId: templateId },
    signal,
  });
  return { version, workflow: parseStoredWorkflow({ nodes, edges }) };
}

/** Read once when the editor opens and forgotten when it closes: from then on the editor's own is the newest. */
export const draftQuery = (templateId: string) =>
  queryOptions({
    queryKey: keyOf(templateId, "draft"),
    queryFn: ({ signal }) => readDraft(templateId, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const detailQuery = (templateId: string) =>
  queryOptions({
    queryKey: keyOf(templateId, "detail"),
    queryFn: async ({ signal }) =>
      api.get("/api/FormTemplateSetting/GetFormDetail/{formTemplateId}", {
        path: { formTemplateId: templateId },
        signal,
      }),
  });

export interface FormPages {
  version: number;
  pages: readonly Pick<FormPage, "id" | "name">[];
}

export const pagesQuery = (templateId: string) =>
  queryOptions({
    queryKey: keyOf(templateId, "pages"),
    queryFn: async ({ signal }): Promise<FormPages> => {
      const body = await api.get("/api/FormTemplateSetting/GetFormBody/{formTemplateId}", {
        path: { formTemplateId: templateId },
        signal,
      });
      const pages = body.pages.map(({ id, name }) => ({ id: String(id), name: typeof name === "string" ? name : "" }));
      return { version: body.version, pages };
    },
  });

export function draftService(templateId: string): DraftService {
  return {
    read: () => readDraft(templateId),
    save: async ({ version, workflow: { nodes, edges } }, idempotencyKey) => {
      const saved = await api.put("/api/FormTemplateSetting/UpdateFormWorkflow", {
        body: { formTemplateId: templateId, version, nodes: nodes.map(plain), edges: edges.map(plain) },
        idempotencyKey,
      });
      return saved.version;
    },
  };
}

const plain = (item: object): Record<string, unknown> => ({ ...item });

export async function publish(body: Schemas["TemplatePublish"], options: WriteKey) {
  return api.post("/api/FormTemplate/PublishFormTemplate", { body, ...options });
}

export async function readPublishProblems(templateId: string): Promise<PublishProblem[]> {
  const found = await api.get("/api/FormTemplate/GetPublishProblems", { query: { formTemplateId: templateId } });
  return found.problems;
}
