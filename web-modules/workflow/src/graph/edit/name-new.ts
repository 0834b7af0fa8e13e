import { UNNAMED_STEP } from "../../nodes/step/rules";
import type { Workflow } from "../model";

/** What was added since, called in the words of who adds it. A button nobody named is already shown in the reader's. */
export function nameNew(before: Workflow, after: Workflow, stepName: string): Workflow {
  const known = new Set(before.nodes.map(({ id }) => id));
  const nodes = after.nodes.map((node) =>
    node.type === "step" && !known.has(node.id) && node.data.stepName === UNNAMED_STEP
      ? { ...node, data: { ...node.data, stepName } }
      : node,
  );
  return { ...after, nodes };
}
