import { type Problem, problemOf, shapes } from "@groundwork/formwork/rules";
import { type BaseNode, MOST, type NodeRules } from "../kind";
import type { StepNode } from "../step/rules";

export type ParallelNode = BaseNode<"parallel", Record<string, never>>;

/** Several steps that are open at once, each somebody else's turn. They meet again at a `join`. */
export const parallel: NodeRules<ParallelNode, "step"> = {
  type: "parallel",
  leadsTo: ["step"],
  hasData: shapes.record({}),
  newData: () => ({}),
  nameOf: () => "",
  nameKey: null,
  /** Steps that nothing else leads to: none of them is open without the others. */
  refuses: (graph, source, target) => {
    if (target.type !== "step") return "parallelKinds";
    if (graph.into(target.id).length > 0) return "stepTaken";
    if (graph.outOf(source.id).length >= MOST.parts) return "partsFull";
    return graph.refusesWay(source.id, target.id);
  },
  follow: (graph, { id }) => {
    const stepIds = graph.targets(id).map((target) => target.id);
    return stepIds.length > 0 ? { kind: "open", stepIds } : null;
  },
  check: (graph, { id }) => {
    const parts = graph.targets(id).filter((target) => target.type === "step") as unknown as StepNode[];
    const problems: Problem[] = [];
    if (parts.length < 2) problems.push(problemOf(id, { code: "parallelTooFew", params: {} }));
    const met = new Set<string>();
    for (const part of parts) {
      const joins = graph.joinsOf(part.id);
      for (const join of joins) met.add(join);
      const params = { step: part.data.stepName };
      if (joins.size === 0) problems.push(problemOf(part.id, { code: "partNeverJoins", params }));
      if (part.data.minimumApprovers > 1)
        problems.push(problemOf(part.id, { code: "partWithSeveralApprovers", params }));
    }
    if (met.size > 1) problems.push(problemOf(id, { code: "partsJoinApart", params: {} }));
    return problems;
  },
};
