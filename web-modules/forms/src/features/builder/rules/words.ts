import { askedWords, type ConditionWords, groupWords } from "@groundwork/formwork/conditions";
import { type Condition, type Outcome, type OutcomeType, rulesOf, settingOf } from "@groundwork/formwork/rules";
import type { messages } from "../../../messages";

type T = ReturnType<typeof messages.useT>;

/** What rules are said with. */
export interface RuleWords extends ConditionWords {
  t: T;
  /** What a field or a page is called; of one that is gone that it is. */
  name: (id: string) => string;
}

export function outcomeWord(t: T, type: OutcomeType): string {
  return t(`rules.outcome.${type}`);
}

/** show “Cover used” */
export function outcomeWords(words: RuleWords, outcome: Outcome): string {
  const { t, field, name } = words;
  const { type, fieldIds = [], pageIds = [], optionIds = [], value } = outcome;
  const targets = [
    ...pageIds.map((id) => t("rules.page", { name: name(id) })),
    ...fieldIds.map((id) => t("rules.quoted", { text: name(id) })),
  ];
  const names = targets.length > 0 ? targets.join(t("rules.andList")) : t("rules.unfinished");
  const first = field(fieldIds[0] ?? "");
  if (type === "options")
    return t("rules.says.options", { names, options: askedWords(t, first, { state: "anyOf", value: optionIds }) });
  if (type === "value") {
    const rules = first && rulesOf(first.type);
    const isThere = rules?.hasShape?.(value) && !rules.isEmpty(value);
    const said =
      isThere && first && rules
        ? t("rules.quoted", { text: rules.text(settingOf(first), value) })
        : t("rules.unfinished");
    return t("rules.says.value", { names, value: said });
  }
  return t(`rules.says.${type}`, { names });
}

/** In one line, for lists and for who listens. */
export function sentence(words: RuleWords, rule: Condition): string {
  const { t } = words;
  const outcomes = (rule.outcomes ?? []).map((outcome) => outcomeWords(words, outcome));
  const then = outcomes.length > 0 ? outcomes.join(t("rules.andThen")) : t("rules.unfinished");
  return t("rules.sentence", { when: groupWords(words, rule), then });
}
