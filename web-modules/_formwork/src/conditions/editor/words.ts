import type { formworkMessages } from "../../messages";
import {
  comparedAs,
  type Field,
  type FieldState,
  type Group,
  isOfPresence,
  type NestedCondition,
  rulesOf,
  type SelectionSetting,
  type State,
  settingOf,
} from "../../rules";

type T = ReturnType<typeof formworkMessages.useT>;

/** What conditions are said with; `t` is formwork's own. */
export interface ConditionWords {
  t: T;
  field: (fieldId: string) => Field | undefined;
  /** What a field is called; of one that is gone that it is. */
  name: (id: string) => string;
}

export function stateWord(t: T, field: Field | undefined, state: State): string {
  const isDay = field !== undefined && comparedAs(rulesOf(field.type)) === "day";
  const isOfDays = state === "less" || state === "atMost" || state === "more" || state === "atLeast";
  return isDay && isOfDays ? t(`when.day.${state}`) : t(`when.state.${state}`);
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
      { value: "yes", label: yesLabel || t("when.yes") },
      { value: "no", label: noLabel || t("when.no") },
      { value: "na", label: naLabel || t("when.na") },
    ];
  }
  return (setting.options ?? []).map(({ id, label }) => ({ value: String(id), label: label || `#${id}` }));
}

/** “Weather” is “Rain” */
export function comparisonWords({ t, field, name }: ConditionWords, part: NestedCondition): string {
  const fieldId = part.fieldCondition?.fieldId ?? "";
  const asked = part.comparisonCondition?.fieldState;
  if (!asked) return t("when.unfinished");
  const of = field(fieldId);
  const state = stateWord(t, of, asked.state);
  if (isOfPresence(asked.state)) return t("when.isThere", { field: name(fieldId), state });
  if (asked.otherFieldId)
    return t("when.compares", {
      field: name(fieldId),
      state,
      value: t("when.otherField", { name: name(asked.otherFieldId) }),
    });
  return t("when.compares", { field: name(fieldId), state, value: askedWords(t, of, asked) });
}

export function askedWords(t: T, field: Field | undefined, { value }: FieldState): string {
  if (Array.isArray(value)) {
    const labels = new Map(choicesOf(t, field).map((each) => [each.value, each.label]));
    const said = value.map((each) => t("when.quoted", { text: labels.get(String(each)) ?? t("when.gone") }));
    return said.length > 0 ? said.join(t("when.orList")) : t("when.unfinished");
  }
  return value ? t("when.quoted", { text: String(value) }) : t("when.unfinished");
}

export function groupWords(words: ConditionWords, group: Group): string {
  const { t } = words;
  const parts = (group.nestedConditions ?? []).map((part) =>
    part.fieldCondition ? comparisonWords(words, part) : t("when.inBrackets", { text: groupWords(words, part) }),
  );
  if (parts.length === 0) return t("when.unfinished");
  return parts.join(t(group.logicType === "or" ? "when.or" : "when.and"));
}
