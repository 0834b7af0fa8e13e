import { type Problem, problemOf, shapes } from "@groundwork/formwork/rules";
import { type BaseNode, MOST, type NodeRules } from "../kind";

export interface JoinData {
  /** How many of the parallel steps are enough; null: all of them. */
  needed: number | null;
}

export type JoinNode = BaseNode<"join", JoinData>;

const LEADS_TO = ["step", "condition", "close"] as const;

/** Where parallel steps meet: it goes on when all of them have come, or so many. */
export const join: NodeRules<JoinNode, (typeof LEADS_TO)[number]> = {
  type: "join",
  leadsTo: LEADS_TO,
  hasData: shapes.record({}, { needed: shapes.nullable(shapes.integer(1, MOST.parts)) }),
  newData: () => ({ needed: null }),
  nameOf: () => "",
  nameKey: null,
  /** One way on. */
  refuses: (graph, source, target) => {
    if (target.type !== "parallel" && !(LEADS_TO as readonly string[]).includes(target.type)) return "kinds";
    if (graph.outOf(source.id).length > 0) return "hasWay";
    return target.type === "close" ? null : graph.refusesWay(source.id, target.id);
  },
  follow: (_, { id, data }) => ({ kind: "join", nodeId: id, needed: data.needed }),
  check: (graph, { id, data: { needed } }) => {
    const problems: Problem[] = [];
    const most = graph.lastSteps(id).size;
    if (needed !== null && needed > most)
      problems.push(problemOf(id, { code: "joinNeedsTooMany", params: { needed, most } }));
    if (graph.outOf(id).length === 0) problems.push(problemOf(id, { code: "joinLeadsNowhere", params: {} }));
    return problems;
  },
};
