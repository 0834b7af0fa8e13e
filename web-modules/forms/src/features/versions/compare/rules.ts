import type { Named } from "@groundwork/formwork/conditions";
import { type Body, type Condition, conditionsOf, givenName, sameJson } from "@groundwork/formwork/rules";
import { type RuleWords, sentence } from "../../builder/rules/words";
import type { Change, DiffWords } from "./model";
import { spotsOf } from "./places";

/** With the steps of either workflow. */
export function compareRules(words: DiffWords, before: Body, after: Body, steps: readonly Named[]): Change[] {
  const { t } = words;
  const [were, are] = [byId(before), byId(after)];
  const [saidThen, saidNow] = [ruleWords(words, before, steps), ruleWords(words, after, steps)];
  const changes: Change[] = [];
  for (const [id, rule] of are) {
    const was = were.get(id);
    const now = sentence(saidNow, rule);
    if (!was) changes.push({ text: t("versions.rule.added", { rule: now }) });
    else if (!sameJson(was, rule)) {
      const then = sentence(saidThen, was);
      // A rule can change in what it doesn't say, as the order of its parts.
      const isSaid = then !== now;
      changes.push({
        text: isSaid ? t("versions.rule.changed", { rule: then, now }) : t("versions.rule.details", { rule: now }),
      });
    }
  }
  for (const [id, rule] of were)
    if (!are.has(id)) changes.push({ text: t("versions.rule.removed", { rule: sentence(saidThen, rule) }) });
  const common = (rules: ReadonlyMap<string, Condition>) =>
    [...rules.keys()].filter((id) => were.has(id) && are.has(id));
  if (!sameJson(common(were), common(are))) changes.push({ text: t("versions.rule.order") });
  return changes;
}

function byId(body: Body): Map<string, Condition> {
  return new Map(conditionsOf(body).map((rule) => [rule.id, rule]));
}

/** Names as they were in that form. */
export function ruleWords(words: DiffWords, body: Body, steps: readonly Named[]): RuleWords {
  const { formT: t, whenT, teams, fieldName } = words;
  const spots = spotsOf(body);
  const pages = new Map(
    body.map((page, at) => [page.id, givenName(page) || t("builder.pageNumber", { number: at + 1 })]),
  );
  const field = (id: string) => spots.get(id)?.field;
  const name = (id: string) => {
    const found = field(id);
    return found ? fieldName(found) : (pages.get(id) ?? whenT("when.gone"));
  };
  return { t, when: { t: whenT, field, name, situation: { steps, teams } }, field, name };
}
