import type { Body } from "../body/types";
import { complaint, type Problem, problemOf } from "../problem";
import { type Condition, comparisonsIn, depthOf, LIMITS_OF_CONDITIONS } from "./model";
import { conditionsOf } from "./rules";

const { conditions: most, depth, together } = LIMITS_OF_CONDITIONS;

/** What keeps a draft from being saved: more than a form may take. */
export function ruleProblems(body: Body): Problem[] {
  const conditions = conditionsOf(body);
  if (conditions.length > most) return [problemOf("", complaint("tooManyConditions", { most }))];
  const tooDeep = conditions.filter((condition) => depthOf(condition) > depth);
  const problems = tooDeep.map(({ id }) => problemOf(id, complaint("conditionTooDeep", { most: depth })));
  const size = conditions.reduce((sum, condition) => sum + sizeOf(condition), 0);
  return size > together ? [...problems, problemOf("", complaint("conditionsTooLarge"))] : problems;
}

/** Comparisons and targets. */
function sizeOf(condition: Condition): number {
  const targets = (condition.outcomes ?? []).reduce(
    (sum, { fieldIds = [], pageIds = [] }) => sum + fieldIds.length + pageIds.length,
    0,
  );
  return 1 + [...comparisonsIn(condition)].length + targets;
}
