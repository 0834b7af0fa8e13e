import { askedWords, type ConditionWords, groupWords } from "@groundwork/formwork/conditions";
import {
  type Condition,
  type Field,
  type Outcome,
  type OutcomeType,
  rulesOf,
  settingOf,
} from "@groundwork/formwork/rules";
import type { builderMessages } from "../../../messages/builder";

type T = ReturnType<typeof builderMessages.useT>;

/** What rules are said with. */
export interface RuleWords {
  t: T;
  when: ConditionWords;
  field: (fieldId: string) => Field | undefined;
  /** What a field or a page is called; of one that is gone that it is. */
  name: (id: string) => string;
}

export function outcomeWord(t: T, type: OutcomeType): string {
  return t(`rules.outcome.${type}`);
}

/** show “Cover used” */
export function outcomeWords(words: RuleWords, outcome: Outcome): string {
  const { t, when, field, name } = words;
  const { type, fieldIds = [], pageIds = [], optionIds = [], value } = outcome;
  const targets = [
    ...pageIds.map((id) => t("rules.page", { name: name(id) })),
    ...fieldIds.map((id) => when.t("when.quoted", { text: name(id) })),
  ];
  const names = targets.length > 0 ? targets.join(t("rules.andList")) : when.t("when.unfinished");
  const first = field(fieldIds[0] ?? "");
  if (type === "options")
    return t("rules.says.options", { names, options: askedWords(when.t, first, { state: "anyOf", value: optionIds }) });
  if (type === "value") {
    const rules = first && rulesOf(first.type);
    const isThere = rules?.hasShape?.(value) && !rules.isEmpty(value);
    const said =
      isThere && first && rules
        ? when.t("when.quoted", { text: rules.text(settingOf(first), value) })
        : when.t("when.unfinished");
    return t("rules.says.value", { names, value: said });
  }
  return t(`rules.says.${type}`, { names });
}

/** In one line, for lists and for who listens. */
export function sentence(words: RuleWords, rule: Condition): string {
  const { t, when } = words;
  const outcomes = (rule.outcomes ?? []).map((outcome) => outcomeWords(words, outcome));
  const then = outcomes.length > 0 ? outcomes.join(t("rules.andThen")) : when.t("when.unfinished");
  return t("rules.sentence", { when: groupWords(when, rule), then });
}
