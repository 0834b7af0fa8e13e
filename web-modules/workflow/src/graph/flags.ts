import { type Problem, problemOf } from "@groundwork/formwork/rules";
import { rulesOf } from "../nodes/rules-registry";
import { Graph, MOST_STEPS } from "./graph";
import { stepsOf, triggerOf, type Workflow } from "./model";
import { overdueProblems } from "./overdue";
import { holds } from "./rules";
import { wayProblems } from "./ways";

/** The six flags. Only what the first step reaches counts; an absent kind leaves its flag true. */
export const FLAGS = [
  "isHasTargetStep",
  "isAllSendEmail",
  "isAllButtonClose",
  "isAllBackToPreviousClose",
  "isAllCreateNewVersionClose",
  "isAllClose",
] as const;
export type Flag = (typeof FLAGS)[number];

/** A flag is false as long as there is a problem of its name. */
export function flags(workflow: Workflow): Record<Flag, boolean> {
  const raised = new Set(graphProblems(new Graph(workflow)).map((problem) => problem.code));
  return Object.fromEntries(FLAGS.map((flag) => [flag, !raised.has(flag)])) as Record<Flag, boolean>;
}

/** What a workflow needs before it can be published: all flags, and what the kinds of nodes ask for. */
export function checkForPublishing(workflow: Workflow): Problem[] {
  const graph = new Graph(workflow);
  const problems = graphProblems(graph);
  const triggers = stepsOf(workflow).filter((step) => step.data.triggerStep);
  for (const step of triggers.slice(1)) problems.push(problemOf(step.id, { code: "manyTriggers", params: {} }));
  if ([...graph.reached.values()].filter((node) => node.type === "step").length > MOST_STEPS)
    problems.push(problemOf("", { code: "tooManySteps", params: { most: MOST_STEPS } }));
  for (const edge of workflow.edges)
    if (graph.reached.has(edge.source) && !holds(graph, edge))
      problems.push(problemOf(edge.id, { code: "connection", params: {} }));
  problems.push(...overdueProblems(graph));
  // Where something is missing no way says anything yet.
  return problems.length > 0 ? problems : wayProblems(graph);
}

function graphProblems(graph: Graph): Problem[] {
  const problems = new Map<string, Problem>();
  const add = (problem: Problem) => problems.set(`${problem.code} ${problem.subjectId}`, problem);
  if (!triggerOf(graph.workflow)) add(problemOf("", { code: "isHasTargetStep", params: {} }));
  for (const node of graph.reached.values()) for (const problem of rulesOf(node.type).check(graph, node)) add(problem);
  if (![...graph.reached.values()].some((node) => node.type === "close"))
    add(problemOf("", { code: "isAllClose", params: {} }));
  return [...problems.values()];
}
