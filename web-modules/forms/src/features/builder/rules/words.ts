import {
  type Condition,
  comparedAs,
  type Field,
  type FieldState,
  isOfPresence,
  type NestedCondition,
  type Outcome,
  type OutcomeType,
  rulesOf,
  type SelectionSetting,
  type State,
  settingOf,
} from "@groundwork/formwork/rules";
import type { messages } from "../../../messages";

type T = ReturnType<typeof messages.useT>;

/** What rules are said with. */
export interface RuleWords {
  t: T;
  field: (fieldId: string) => Field | undefined;
  /** What a field or a page is called; of one that is gone that it is. */
  name: (id: string) => string;
}

export function stateWord(t: T, field: Field | undefined, state: State): string {
  const isDay = field !== undefined && comparedAs(rulesOf(field.type)) === "day";
  const isOfDays = state === "less" || state === "atMost" || state === "more" || state === "atLeast";
  return isDay && isOfDays ? t(`rules.day.${state}`) : t(`rules.state.${state}`);
}

export function outcomeWord(t: T, type: OutcomeType): string {
  return t(`rules.outcome.${type}`);
}

export function choicesOf(t: T, field: Field | undefined): { value: string; label: string }[] {
  if (!field) return [];
  const setting = settingOf(field) as Partial<SelectionSetting> & {
    yesLabel?: string;
    noLabel?: string;
    naLabel?: string;
  };
  if (comparedAs(rulesOf(field.type)) === "answer") {
    const { yesLabel = "", noLabel = "", naLabel = "" } = setting;
    return [
      { value: "yes", label: yesLabel || t("rules.yes") },
      { value: "no", label: noLabel || t("rules.no") },
      { value: "na", label: naLabel || t("rules.na") },
    ];
  }
  return (setting.options ?? []).map(({ id, label }) => ({ value: String(id), label: label || `#${id}` }));
}

/** “Weather” is “Rain” */
export function comparisonWords({ t, field, name }: RuleWords, part: NestedCondition): string {
  const fieldId = part.fieldCondition?.fieldId ?? "";
  const asked = part.comparisonCondition?.fieldState;
  if (!asked) return t("rules.unfinished");
  const of = field(fieldId);
  const state = stateWord(t, of, asked.state);
  if (isOfPresence(asked.state)) return t("rules.isThere", { field: name(fieldId), state });
  if (asked.otherFieldId)
    return t("rules.compares", {
      field: name(fieldId),
      state,
      value: t("rules.otherField", { name: name(asked.otherFieldId) }),
    });
  return t("rules.compares", { field: name(fieldId), state, value: askedWords(t, of, asked) });
}

function askedWords(t: T, field: Field | undefined, { value }: FieldState): string {
  if (Array.isArray(value)) {
    const labels = new Map(choicesOf(t, field).map((each) => [each.value, each.label]));
    const said = value.map((each) => t("rules.quoted", { text: labels.get(String(each)) ?? t("rules.gone") }));
    return said.length > 0 ? said.join(t("rules.orList")) : t("rules.unfinished");
  }
  return value ? t("rules.quoted", { text: String(value) }) : t("rules.unfinished");
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

export function groupWords(words: RuleWords, group: Pick<Condition, "logicType" | "nestedConditions">): string {
  const { t } = words;
  const parts = (group.nestedConditions ?? []).map((part) =>
    part.fieldCondition ? comparisonWords(words, part) : t("rules.inBrackets", { text: groupWords(words, part) }),
  );
  if (parts.length === 0) return t("rules.unfinished");
  return parts.join(t(group.logicType === "or" ? "rules.or" : "rules.and"));
}
