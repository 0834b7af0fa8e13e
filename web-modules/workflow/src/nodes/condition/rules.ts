import { type Problem, problemOf, shapes } from "@groundwork/formwork/rules";
import { type BaseNode, type NodeRules, name } from "../kind";

export interface ConditionData {
  name: string;
}

export type ConditionNode = BaseNode<"condition", ConditionData>;

/** As the server has it. */
const MOST_BRANCHES = 20;

const LEADS_TO = ["step", "condition", "backToPrevious", "createNewVersion", "close"] as const;

/**
 * A fork where values decide: the first branch whose condition holds is taken, else the way that has none. The
 * conditions stand on its edges, in the order in which they are tried.
 */
export const condition: NodeRules<ConditionNode, (typeof LEADS_TO)[number]> = {
  type: "condition",
  leadsTo: LEADS_TO,
  hasData: shapes.record({}, { name }),
  newData: () => ({ name: "" }),
  nameOf: (node) => node.data.name,
  nameKey: "name",
  refuses: (graph, source, target) => {
    if (target.type !== "parallel" && !(LEADS_TO as readonly string[]).includes(target.type)) return "conditionKinds";
    if (graph.hasEdge(source.id, target.id)) return "twice";
    if (graph.outOf(source.id).length > MOST_BRANCHES) return "branchesFull";
    return target.type === "close" ? null : graph.refusesWay(source.id, target.id);
  },
  follow: (_, node) => ({ kind: "decide", nodeId: node.id }),
  check: (graph, { id }) => {
    const edges = graph.outOf(id);
    const without = edges.filter(({ when }) => !when).length;
    const problems: Problem[] = [];
    if (without === edges.length) problems.push(problemOf(id, { code: "branchMissing", params: {} }));
    if (without === 0) problems.push(problemOf(id, { code: "otherwiseMissing", params: {} }));
    if (without > 1) problems.push(problemOf(id, { code: "otherwiseTwice", params: {} }));
    const empty = edges.flatMap(({ when }) => (when ? [when] : [])).findIndex(saysNothing);
    if (empty >= 0) problems.push(problemOf(id, { code: "branchWithoutWhen", params: { branch: empty + 1 } }));
    return problems;
  },
};

function saysNothing({ nestedConditions = [] }: { nestedConditions?: readonly unknown[] }): boolean {
  return nestedConditions.length === 0;
}
