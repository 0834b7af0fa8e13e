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
  /** Whether it comes is decided by what is entered. */
  depends: boolean;
}

const MOST_STEPS = 100;

/** All that are drawn, by name. */
export function stepsIn({ nodes }: Pick<Drawing, "nodes">): { id: string; name: string }[] {
  const steps = (nodes as unknown as Node[]).filter(({ type }) => type === "step");
  return steps.map(({ id, data }) => ({ id, name: textOf(data.stepName) }));
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/**
 * The steps that follow as a rule: each step's first button that leads on to a step not seen yet. Which button is
 * really pressed, nobody knows. Where values decide, all that may follow is told, and nothing beyond.
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
    const ways = buttons.map((button) => stepsFrom(targetsOf(button.id), targetsOf));
    const way = ways.find(({ steps }) => steps.some(({ id }) => !seen.has(id)));
    const steps = (way?.steps ?? []).filter(({ id }) => !seen.has(id));
    const depends = way?.depends ?? false;
    found.push(...steps.map(({ id, data }) => ({ stepId: id, stepName: textOf(data.stepName), depends })));
    at = depends ? null : (steps[0]?.id ?? null);
  }
  return found;
}

/** Where nobody has anything to do: steps that are open at once, and where they join, lead on. */
function isPassed({ type }: Node): boolean {
  return type === "condition" || type === "parallel" || type === "join";
}

/** Where a button leads: to a step, through conditions to one of several, or to several that are open at once. */
function stepsFrom(targets: readonly Node[], targetsOf: (id: string) => Node[]): { steps: Node[]; depends: boolean } {
  const steps: Node[] = [];
  const waiting = [...targets];
  const passed = new Set(waiting);
  for (const node of waiting) {
    if (node.type === "step") steps.push(node);
    if (!isPassed(node)) continue;
    for (const target of targetsOf(node.id)) {
      if (passed.has(target)) continue;
      passed.add(target);
      waiting.push(target);
    }
  }
  return { steps, depends: waiting.some(({ type }) => type === "condition") };
}
