import type { Body } from "./body/types";
import { placesOf } from "./body/walk";
import { settingOf } from "./fields/registry";

/** As much of a workflow as fields care for. */
export interface StepsOfWorkflow {
  nodes: readonly {
    id: string;
    type: string;
    data?: { pageIds?: readonly string[]; triggerStep?: boolean } | Readonly<Record<string, unknown>>;
  }[];
}

/** Which steps fill in a field: its own; else those of what it stands in; else those that hold its page; else the one that the workflow starts from. */
export function ownersOf(body: Body, workflow: StepsOfWorkflow): Map<string, ReadonlySet<string>> {
  const steps = workflow.nodes.filter((node) => node.type === "step");
  const start = steps.filter((step) => step.data?.triggerStep === true).map((step) => step.id);
  const byPage = new Map<string, string[]>();
  for (const step of steps)
    for (const pageId of (step.data?.pageIds ?? []) as readonly string[])
      byPage.set(pageId, [...(byPage.get(pageId) ?? []), step.id]);
  const owners = new Map<string, ReadonlySet<string>>();
  for (const { field, holders, page } of placesOf(body)) {
    const own = [field, ...holders].map((each) => settingOf(each).steps).find((steps) => steps.length > 0) ?? [];
    owners.set(field.id, new Set(own.length > 0 ? own : (byPage.get(page.id) ?? start.slice(0, 1))));
  }
  return owners;
}

export function fieldIdsOfStep(body: Body, workflow: StepsOfWorkflow, stepId: string): Set<string> {
  const owned = [...ownersOf(body, workflow)].filter(([, steps]) => steps.has(stepId));
  return new Set(owned.map(([fieldId]) => fieldId));
}
