import { randomUUID } from "node:crypto";
import type { Caller } from "./caller";

export interface FieldDrawn {
  type: string;
  label: string;
  required?: boolean;
  setting?: Record<string, unknown>;
  /** What stands inside it. */
  components?: readonly object[][];
}

export interface StepDrawn {
  name: string;
  teamIds?: readonly string[];
  button?: string;
  color?: string;
  dueInHours?: number;
  /** Addresses that its button mails on the way. */
  emails?: readonly string[];
}

export interface FormDrawn {
  name: string;
  projectId?: string | null;
  /** The first page is the first step's, the second the second's, and so on. */
  pages: readonly { name: string; fields: readonly FieldDrawn[] }[];
  steps: readonly StepDrawn[];
}

export interface FormMade {
  templateId: string;
  /** By label. */
  fieldIds: Record<string, string>;
  stepIds: string[];
  buttonIds: string[];
}

interface Detail {
  formTemplateId: string;
  version: number;
  bodyVersion: number;
  workflowVersion: number;
}

const node = (id: string, type: string, x: number, data: object) => ({ id, type, position: { x, y: 0 }, data });

/** Steps one after the other, instead of the one that a template begins with. */
export async function saveSteps(maker: Caller, formTemplateId: string, ...names: string[]): Promise<void> {
  const { nodes, edges } = drawWorkflow(
    names.map((name) => ({ name })),
    [],
  );
  const body = { formTemplateId, version: 1, nodes, edges };
  await maker.call("PUT", "/api/FormTemplateSetting/UpdateFormWorkflow", body);
}

/** Steps one after the other, each with one button that leads on; the last one closes. */
function drawWorkflow(steps: readonly StepDrawn[], pageIds: readonly string[]) {
  const stepIds = steps.map(() => randomUUID() as string);
  const buttonIds = steps.map(() => randomUUID() as string);
  const closeId = randomUUID();
  const edge = (source: string, sourceType: string, target: string, targetType: string) => ({
    id: randomUUID(),
    type: "smoothstep",
    source,
    target,
    sourceHandle: `${sourceType}Out`,
    targetHandle: `${targetType}In`,
    animated: true,
  });
  const mailIds = steps.map((step) => (step.emails ? (randomUUID() as string) : null));
  const nodes = steps.flatMap((step, at) => [
    node(stepIds[at] ?? "", "step", at * 520, {
      stepName: step.name,
      teamIds: step.teamIds ?? [],
      pageIds: pageIds[at] ? [pageIds[at]] : [],
      triggerStep: at === 0,
      dueInHours: step.dueInHours ?? null,
    }),
    node(buttonIds[at] ?? "", "button", at * 520 + 350, {
      name: step.button ?? "Submit",
      color: step.color ?? "#0029A5",
      order: 0,
    }),
    ...(mailIds[at]
      ? [
          node(mailIds[at], "sendEmail", at * 520 + 350, {
            subject: "Please look at this",
            content: "It is ready for you.",
            teamIds: [],
            emails: step.emails ?? [],
          }),
        ]
      : []),
  ]);
  const edges = steps.flatMap((_, at) => {
    const next = stepIds[at + 1];
    return [
      edge(stepIds[at] ?? "", "step", buttonIds[at] ?? "", "button"),
      ...(mailIds[at] ? [edge(buttonIds[at] ?? "", "button", mailIds[at], "sendEmail")] : []),
      next ? edge(buttonIds[at] ?? "", "button", next, "step") : edge(buttonIds[at] ?? "", "button", closeId, "close"),
    ];
  });
  return { stepIds, buttonIds, nodes: [...nodes, node(closeId, "close", steps.length * 520, {})], edges };
}

/** A published form, made by the calls that the builder makes. */
export async function makeForm(maker: Caller, drawn: FormDrawn): Promise<FormMade> {
  const fieldIds: Record<string, string> = {};
  const pages = drawn.pages.map((page) => ({
    id: randomUUID() as string,
    name: page.name,
    type: "page",
    components: page.fields.map(({ type, label, required = false, setting = {}, components = [] }) => {
      const id = randomUUID();
      fieldIds[label] = id;
      const field = { id, type, required, setting: { label, ...setting }, components };
      return { id: randomUUID(), type: "row", components: [field] };
    }),
  }));
  const { stepIds, buttonIds, nodes, edges } = drawWorkflow(
    drawn.steps,
    pages.map((page) => page.id),
  );
  const made = await maker.call<Detail>("POST", "/api/FormTemplate/CreateFormTemplate", {
    name: drawn.name,
    projectId: drawn.projectId ?? null,
  });
  const formTemplateId = made.formTemplateId;
  const body = await maker.call<Detail>("PUT", "/api/FormTemplateSetting/UpdateFormBody", {
    formTemplateId,
    version: made.bodyVersion,
    pages,
  });
  const workflow = await maker.call<Detail>("PUT", "/api/FormTemplateSetting/UpdateFormWorkflow", {
    formTemplateId,
    version: made.workflowVersion,
    nodes,
    edges,
  });
  await maker.call("POST", "/api/FormTemplate/PublishFormTemplate", {
    formTemplateId,
    bodyVersion: body.version,
    workflowVersion: workflow.version,
    detailVersion: made.version,
  });
  return { templateId: formTemplateId, fieldIds, stepIds, buttonIds };
}
