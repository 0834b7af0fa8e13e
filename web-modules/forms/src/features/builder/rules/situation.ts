import type { Named } from "@groundwork/formwork/conditions";
import {
  type Condition,
  comparisonsIn,
  looksAt,
  type Situation,
  SUBJECTS,
  type Subject,
} from "@groundwork/formwork/rules";

/** What rules ask of the situation, in one order. */
export function asksSituation(rules: readonly Condition[]): readonly Subject[] {
  const asked = new Set(rules.flatMap((rule) => [...comparisonsIn(rule)].flatMap(looksAt)));
  return SUBJECTS.filter((subject) => asked.has(`@${subject}`));
}

/** At the first step, in the first version, today, by somebody of no team. */
export function beginning([first]: readonly Named[], today: string): Situation {
  return { stepIds: first ? [first.id] : [], teamIds: [], version: "A", today };
}
