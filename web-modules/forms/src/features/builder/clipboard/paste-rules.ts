import { type Body, type Condition, conditionsOf, newId, type Outcome } from "@groundwork/formwork/rules";
import { withRules } from "../model/rules";

/**
 * The form with rules that came along. Where it holds the same rule, asking the same, that does to what was pasted what
 * it does to the rest, as when a field is duplicated; else it is a rule of its own.
 */
export function withPastedRules(body: Body, pasted: readonly Condition[]): Body {
  if (pasted.length === 0) return body;
  const rules = [...conditionsOf(body)];
  for (const rule of pasted) {
    const at = rules.findIndex(({ id }) => id === rule.id);
    const held = rules[at];
    if (held && asks(held) === asks(rule)) rules[at] = { ...held, outcomes: joined(held.outcomes, rule.outcomes) };
    else rules.push({ ...rule, id: newId() });
  }
  return withRules(body, rules);
}

function asks({ logicType, nestedConditions = [] }: Condition): string {
  return JSON.stringify([logicType, nestedConditions]);
}

function joined(held: readonly Outcome[] = [], more: readonly Outcome[] = []): Outcome[] {
  const outcomes = [...held];
  for (const outcome of more) {
    const at = outcomes.findIndex((each) => does(each) === does(outcome));
    const same = outcomes[at];
    if (!same) outcomes.push(outcome);
    else
      outcomes[at] = {
        ...same,
        fieldIds: [...new Set([...(same.fieldIds ?? []), ...(outcome.fieldIds ?? [])])],
        pageIds: [...new Set([...(same.pageIds ?? []), ...(outcome.pageIds ?? [])])],
      };
  }
  return outcomes;
}

/** Whatever it does it to. */
function does({ fieldIds: _, pageIds: __, ...what }: Outcome): string {
  return JSON.stringify(what);
}
