import type { StepChoice } from "@groundwork/formwork/builder";
import type { Drawing } from "../preview/preview";

interface DrawnData {
  stepName?: unknown;
  name?: unknown;
  color?: unknown;
  order?: unknown;
}

/** The steps of a drawn workflow, each with its buttons as whoever fills it in has them. */
export function stepsOf(workflow: Drawing | undefined): StepChoice[] {
  const { nodes = [], edges = [] } = workflow ?? {};
  const dataOf = (node: Drawing["nodes"][number]) => (node.data ?? {}) as DrawnData;
  const buttonsOf = (stepId: unknown) => {
    const drawn = new Set(edges.filter(({ source }) => source === stepId).map(({ target }) => target));
    return nodes
      .filter(({ id, type }) => type === "button" && drawn.has(id))
      .sort((one, other) => Number(dataOf(one).order ?? 0) - Number(dataOf(other).order ?? 0))
      .map((node) => ({
        id: String(node.id),
        name: String(dataOf(node).name ?? ""),
        color: String(dataOf(node).color ?? ""),
      }));
  };
  return nodes
    .filter(({ type }) => type === "step")
    .map((step) => ({
      id: String(step.id),
      name: String(dataOf(step).stepName ?? ""),
      buttons: buttonsOf(step.id),
    }));
}
