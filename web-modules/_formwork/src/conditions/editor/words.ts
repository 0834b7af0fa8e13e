import type { whenMessages } from "../../messages/when";
import { type AskedField, comparedIn } from "../asked";
import {
  type Comparison,
  type FieldState,
  type Group,
  isComparison,
  type NestedCondition,
  type State,
  type Subject,
  subjectOf,
} from "../model";
import { isOfPresence } from "../states";
import { isOfNames, namedBy, type SituationWords } from "./situation-words";

type T = ReturnType<typeof whenMessages.useT>;

/** What conditions are said with; `t` is that of `whenMessages`. */
export interface ConditionWords {
  t: T;
  field: (fieldId: string) => AskedField | undefined;
  /** What a field is called; of one that is gone that it is. */
  name: (id: string) => string;
  /** Null: nothing is asked but fields. */
  situation: SituationWords | null;
}

export function stateWord(t: T, field: AskedField | undefined, state: State): string {
  return wordOf(t, ["day", "time"].includes(comparedIn(field)), state);
}

export function stateOfSituation(t: T, subject: Subject, state: State): string {
  return wordOf(t, subject === "today", state);
}

function wordOf(t: T, isInTime: boolean, state: State): string {
  const isOfDays = state === "less" || state === "atMost" || state === "more" || state === "atLeast";
  return isInTime && isOfDays ? t(`when.day.${state}`) : t(`when.state.${state}`);
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
export function comparisonWords({ t, field, name, situation }: ConditionWords, part: NestedCondition): string {
  const subject = subjectOf(part);
  if (subject) return situationWords(t, situation, subject, part.comparisonCondition);
  const fieldId = part.fieldCondition?.fieldId ?? "";
  const asked = part.comparisonCondition?.fieldState;
  if (!asked) return t("when.unfinished");
  const of = field(fieldId);
  const state = stateWord(t, of, asked.state);
  if (isOfPresence(asked.state)) return t("when.isThere", { field: name(fieldId), state });
  if (asked.withToday) return t("when.compares", { field: name(fieldId), state, value: t("situation.the.today") });
  if (asked.otherFieldId)
    return t("when.compares", {
      field: name(fieldId),
      state,
      value: t("when.otherField", { name: name(asked.otherFieldId) }),
    });
  return t("when.compares", { field: name(fieldId), state, value: askedWords(t, of, asked) });
}

/** the step is “Approval” */
function situationWords(
  t: T,
  situation: SituationWords | null,
  subject: Subject,
  asked: Comparison | null | undefined,
): string {
  if (!situation || !asked) return t("when.unfinished");
  const { state, value } = asked.fieldState;
  const names = new Map((subject === "step" ? situation.steps : situation.teams).map(({ id, name }) => [id, name]));
  const said = isOfNames(subject) ? namedBy(asked).map((id) => names.get(id) ?? t("when.gone")) : value ? [value] : [];
  const quoted = said.map((each) => t("when.quoted", { text: String(each) })).join(t("when.orList"));
  return t("situation.says", {
    subject: t(`situation.the.${subject}`),
    state: stateOfSituation(t, subject, state),
    value: quoted || t("when.unfinished"),
  });
}

export function askedWords(t: T, field: AskedField | undefined, { value, named = [] }: FieldState): string {
  if (named.length > 0) return named.map(({ label }) => t("when.quoted", { text: label })).join(t("when.orList"));
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
    isComparison(part) ? comparisonWords(words, part) : t("when.inBrackets", { text: groupWords(words, part) }),
  );
  if (parts.length === 0) return t("when.unfinished");
  return parts.join(t(group.logicType === "or" ? "when.or" : "when.and"));
}
