import {
  type Body,
  type Condition,
  conditionsOf,
  looksAt,
  type NestedCondition,
  newId,
  type Outcome,
} from "@groundwork/formwork/rules";

/** The body with these rules, in their order. They lie on one page, so that moving pages never changes which one wins. */
export function withRules(body: Body, rules: readonly Condition[]): Body {
  const home = body.find((page) => (page.conditions ?? []).length > 0) ?? body[0];
  if (!home) return body;
  return body.map((page) => {
    if (page === home) return { ...page, conditions: rules };
    return (page.conditions ?? []).length > 0 ? { ...page, conditions: [] } : page;
  });
}

export function newRule(more: Partial<Condition> = {}): Condition {
  return { id: newId(), logicType: "and", nestedConditions: [], outcomes: [], ...more };
}

export function movedRule(rules: readonly Condition[], ruleId: string, by: -1 | 1): readonly Condition[] {
  const from = rules.findIndex((rule) => rule.id === ruleId);
  const to = from + by;
  if (from < 0 || to < 0 || to >= rules.length) return rules;
  const moved = [...rules];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

/** The rules that name any of these fields: what they look at, or what they change. */
export function rulesWith(body: Body, fieldIds: readonly string[]): readonly Condition[] {
  const isNamed = (id: string) => fieldIds.includes(id);
  return conditionsOf(body).filter(
    (rule) => reads(rule, isNamed) || (rule.outcomes ?? []).some(({ fieldIds = [] }) => fieldIds.some(isNamed)),
  );
}

function reads(rule: Pick<Condition, "nestedConditions">, isNamed: (id: string) => boolean): boolean {
  const { nestedConditions = [] } = rule;
  return nestedConditions.some((part: NestedCondition) => looksAt(part).some(isNamed) || reads(part, isNamed));
}

/**
 * Without what rules did to fields and pages that are gone. A rule that did nothing else goes with them; one that looks
 * at what is gone stays, to be mended: it says what its author meant.
 */
export function withoutTargets(body: Body, gone: ReadonlySet<string>): Body {
  const isThere = (id: string) => !gone.has(id);
  const rules = conditionsOf(body);
  const left = rules.flatMap((rule): Condition[] => {
    const outcomes = (rule.outcomes ?? []).map((outcome): Outcome => {
      const { fieldIds = [], pageIds = [] } = outcome;
      if (fieldIds.every(isThere) && pageIds.every(isThere)) return outcome;
      return { ...outcome, fieldIds: fieldIds.filter(isThere), pageIds: pageIds.filter(isThere) };
    });
    if (outcomes.every((outcome, at) => outcome === rule.outcomes?.[at])) return [rule];
    const kept = outcomes.filter(({ fieldIds = [], pageIds = [] }) => fieldIds.length + pageIds.length > 0);
    return kept.length > 0 ? [{ ...rule, outcomes: kept }] : [];
  });
  return left.length === rules.length && left.every((rule, at) => rule === rules[at]) ? body : withRules(body, left);
}

/** What rules do to a field they do to its copy; to what stands inside it, to what stands in the copy. */
export function withCopiedTargets(body: Body, ids: readonly string[], copies: readonly string[]): Body {
  return ids.reduce((changed, id, at) => withCopiedTarget(changed, id, copies[at] ?? id), body);
}

function withCopiedTarget(body: Body, fieldId: string, copyId: string): Body {
  const rules = conditionsOf(body);
  const copied = rules.map((rule) => {
    const outcomes = (rule.outcomes ?? []).map((outcome) => {
      const { fieldIds = [] } = outcome;
      return fieldIds.includes(fieldId) ? { ...outcome, fieldIds: [...fieldIds, copyId] } : outcome;
    });
    return outcomes.every((outcome, at) => outcome === rule.outcomes?.[at]) ? rule : { ...rule, outcomes };
  });
  return copied.every((rule, at) => rule === rules[at]) ? body : withRules(body, copied);
}
