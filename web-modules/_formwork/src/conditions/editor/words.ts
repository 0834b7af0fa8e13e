import type { formworkMessages } from "../../messages";
import { type AskedField, comparedIn } from "../asked";
import type { FieldState, Group, NestedCondition, State } from "../model";
import { isOfPresence } from "../states";

type T = ReturnType<typeof formworkMessages.useT>;

/** What conditions are said with; `t` is formwork's own. */
export interface ConditionWords {
  t: T;
  field: (fieldId: string) => AskedField | undefined;
  /** What a field is called; of one that is gone that it is. */
  name: (id: string) => string;
}

export function stateWord(t: T, field: AskedField | undefined, state: State): string {
  const isDay = comparedIn(field) === "day";
  const isOfDays = state === "less" || state === "atMost" || state === "more" || state === "atLeast";
  return isDay && isOfDays ? t(`when.day.${state}`) : t(`when.state.${state}`);
}

export function choicesOf(t: T, field: AskedField | undefined): { value: string; label: string }[] {
  if (!field) return [];
  const setting = field.setting as {
    options?: readonly { id: number; label: string }[];
    yesLabel?: string;
    noLabel?: string;
    naLabel?: string;
  };
  if (comparedIn(field) === "answer") {
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

export function askedWords(t: T, field: AskedField | undefined, { value }: FieldState): string {
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
