import type { AskedField } from "@groundwork/formwork/conditions";
import { templateQuery, whenLeft } from "@groundwork/formwork/editor";
import type { Page as FormPage } from "@groundwork/formwork/rules";
import { type Answer, api, queryOptions } from "@groundwork/kit";
import { newerKindsOf, parseStoredWorkflow, withoutNewerKinds } from "../../graph";
import type { Draft, SendDraft } from "../draft/use-draft";

type Drawn = Pick<Answer<"/api/FormTemplateSetting/GetFormWorkflow/{formTemplateId}">, "nodes" | "edges" | "direction">;
type DraftSaved = Answer<"/api/FormTemplateSetting/UpdateFormWorkflow", "put">;

/** A draft as the editor opens it. */
export interface OpenedDraft extends Draft {
  /** Kinds of nodes that this page does not know: they are left out, and so nothing may be saved. */
  newerKinds: readonly string[];
}

function getWorkflow(templateId: string, signal?: AbortSignal) {
  return api.get("/api/FormTemplateSetting/GetFormWorkflow/{formTemplateId}", {
    path: { formTemplateId: templateId },
    signal,
  });
}

/** Of the answer, what is the drawing. */
function partsOf({ nodes, edges, direction }: Drawn) {
  return { nodes, edges, ...(direction ? { direction } : {}) };
}

async function openDraft(templateId: string, signal: AbortSignal): Promise<OpenedDraft> {
  const { version, ...drawn } = await getWorkflow(templateId, signal);
  const { nodes } = drawn;
  const workflow = parseStoredWorkflow(withoutNewerKinds(partsOf(drawn)));
  return { version, workflow, newerKinds: newerKindsOf({ nodes }) };
}

/** To go on with; fails where it holds a kind that this page does not know. */
export async function readDraft(templateId: string): Promise<Draft> {
  const { version, ...drawn } = await getWorkflow(templateId);
  return { version, workflow: parseStoredWorkflow(partsOf(drawn)) };
}

/** Read once when the editor opens and forgotten when it closes: from then on the editor's own is the newest. */
export const draftQuery = (templateId: string, isLooking = false) =>
  queryOptions({
    // Who goes on from looking to editing begins with what is saved by then.
    queryKey: ["workflow", templateId, isLooking ? "look" : "draft"],
    queryFn: async ({ signal }) => {
      await whenLeft(templateId);
      return openDraft(templateId, signal);
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const detailQuery = templateQuery;

/** As far as the workflow speaks of the form: pages that steps hold, and what the fields that problems name are called. */
export interface FormParts {
  pages: readonly Pick<FormPage, "id" | "name">[];
  /** What branches may ask about. */
  fields: readonly AskedField[];
  fieldNames: ReadonlyMap<string, string>;
}

interface WrittenField {
  id?: unknown;
  type?: unknown;
  setting?: { label?: unknown };
  /** Of a table: its cells, row by row. */
  components?: { components?: WrittenField[] }[][];
}

function withInner(field: WrittenField): WrittenField[] {
  const inner = (field.components ?? []).flat().flatMap((cell) => cell.components ?? []);
  return [field, ...inner.flatMap(withInner)];
}

export const formQuery = (templateId: string) =>
  queryOptions({
    queryKey: ["forms", "templates", "parts", templateId],
    queryFn: async ({ signal }): Promise<FormParts> => {
      const { pages } = await api.get("/api/FormTemplateSetting/GetFormBody/{formTemplateId}", {
        path: { formTemplateId: templateId },
        signal,
      });
      const rows = pages.flatMap(({ components }) => (components ?? []) as { components?: WrittenField[] }[]);
      const fields = rows.flatMap(({ components }) => (components ?? []).flatMap(withInner));
      return {
        fields: fields.map(({ id, type, setting }) => ({ id: String(id), type: String(type), setting: setting ?? {} })),
        pages: pages.map(({ id, name }) => ({ id: String(id), name: typeof name === "string" ? name : "" })),
        fieldNames: new Map(fields.map(({ id, type, setting }) => [String(id), String(setting?.label || type)])),
      };
    },
    // Built beside this editor: read again whenever it opens.
    staleTime: 0,
  });

export function sendDraft(templateId: string, onSaved: (saved: DraftSaved) => void): SendDraft {
  return async (version, { nodes, edges, direction }, options) => {
    const saved = await api.put("/api/FormTemplateSetting/UpdateFormWorkflow", {
      body: {
        formTemplateId: templateId,
        version,
        nodes: nodes.map(plain),
        edges: edges.map(plain),
        ...(direction ? { direction } : {}),
      },
      ...options,
    });
    onSaved(saved);
    return saved;
  };
}

const plain = (item: object): Record<string, unknown> => ({ ...item });
