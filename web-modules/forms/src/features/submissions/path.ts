import type { Schemas } from "../../schemas";

type Drawing = Pick<Schemas["SubmissionWorkflow"], "nodes" | "edges">;

interface Node {
  id: string;
  type: string;
  data: Record<string, unknown>;
}

export interface StepToCome {
  stepId: string;
  stepName: string;
}

const MOST_STEPS = 100;

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/**
 * The steps that follow as a rule: each step's first button that leads on to a step not seen yet. Which button is
 * really pressed, nobody knows.
 */
export function stepsToCome({ nodes, edges }: Drawing, currentStepId: string | null): StepToCome[] {
  const byId = new Map((nodes as unknown as Node[]).map((node) => [node.id, node]));
  const targetsOf = (id: string) =>
    edges.filter((edge) => edge.source === id).flatMap((edge) => byId.get(textOf(edge.target)) ?? []);
  const orderOf = (button: Node) => Number(button.data.order ?? 0);
  const seen = new Set<string>();
  const found: StepToCome[] = [];
  let at = currentStepId;
  while (at !== null && found.length < MOST_STEPS) {
    seen.add(at);
    const buttons = targetsOf(at)
      .filter((node) => node.type === "button")
      .sort((one, other) => orderOf(one) - orderOf(other));
    const next = buttons
      .flatMap((button) => targetsOf(button.id))
      .find((node) => node.type === "step" && !seen.has(node.id));
    if (next) found.push({ stepId: next.id, stepName: textOf(next.data.stepName) });
    at = next?.id ?? null;
  }
  return found;
}
