import { ActionIcon } from "@groundwork/kit";
import { SelectField } from "@groundwork/kit/forms";
import { X } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { type AskedField, comparedIn, namesItems } from "../asked";
import { type NestedCondition, SUBJECTS, type Subject, subjectOf } from "../model";
import { isOfPresence, STATES_OF, STATES_WITH_FIELDS } from "../states";
import { AskedValue } from "./asked-value";
import classes from "./conditions.module.css";
import { SituationEditor } from "./situation-editor";
import { comparisonOfSituation } from "./situation-words";
import { type ConditionWords, comparisonWords, stateWord } from "./words";

/** Compared with a value, not with another field, or with today. */
const FIXED = "value";
const TODAY = "today";

interface ComparisonEditorProps {
  name: string;
  part: NestedCondition;
  fields: readonly AskedField[];
  words: ConditionWords;
  onChange: (part: NestedCondition) => void;
  onRemove: () => void;
}

/** One comparison of a group. */
export function ComparisonEditor(props: ComparisonEditorProps): ReactNode {
  const { name, part, fields, words, onChange, onRemove } = props;
  const { t, situation } = words;
  const subject = subjectOf(part);
  const asked = part.comparisonCondition;
  return (
    <RemovableRow label={t("when.remove", { text: comparisonWords(words, part) })} onRemove={onRemove}>
      <SelectField
        name={`${name}-field`}
        label={t("when.field")}
        placeholder={t("when.gone")}
        value={chosenSubject(part, words)}
        error={chosenSubject(part, words) === null ? t("when.gone") : null}
        options={subjectsOf(fields, words)}
        onChange={(next) => next && onChange(comparisonOf(next, words.field(next)))}
      />
      {subject && asked && situation ? (
        <SituationEditor
          name={name}
          subject={subject}
          asked={asked}
          words={words}
          situation={situation}
          onChange={(next) => onChange({ comparisonCondition: next })}
        />
      ) : (
        <FieldComparison name={name} part={part} fields={fields} words={words} onChange={onChange} />
      )}
    </RemovableRow>
  );
}

/** How a field is to be, and what it is compared with. */
function FieldComparison(props: Omit<ComparisonEditorProps, "onRemove">): ReactNode {
  const { name, part, fields, words, onChange } = props;
  const { t, situation } = words;
  const fieldId = part.fieldCondition?.fieldId ?? "";
  const field = words.field(fieldId);
  const asked = part.comparisonCondition?.fieldState ?? { state: "notEmpty" as const };
  const compared = comparedIn(field);
  const states = STATES_OF[compared];
  const others = (STATES_WITH_FIELDS[compared] ?? []).includes(asked.state)
    ? fields.filter((each) => each.id !== fieldId && comparedIn(each) === compared)
    : [];
  const hasToday = situation !== null && compared === "day" && (STATES_WITH_FIELDS.day ?? []).includes(asked.state);
  const today = hasToday || asked.withToday ? [{ value: TODAY, label: t("situation.today") }] : [];
  return (
    <>
      <SelectField
        name={`${name}-state`}
        label={t("when.state")}
        value={asked.state}
        error={null}
        searchable={false}
        options={states.map((state) => ({ value: state, label: stateWord(t, field, state) }))}
        onChange={(state) =>
          state && onChange({ ...part, comparisonCondition: { fieldState: keptState(field, state, asked) } })
        }
      />
      {(others.length > 0 || today.length > 0 || asked.otherFieldId) && (
        <SelectField
          name={`${name}-with`}
          label={t("when.with")}
          value={asked.withToday ? TODAY : (asked.otherFieldId ?? FIXED)}
          error={asked.otherFieldId && !words.field(asked.otherFieldId) ? t("when.gone") : null}
          options={[{ value: FIXED, label: t("when.with.value") }, ...today, ...optionsOf(others, words)]}
          onChange={(next) =>
            next && onChange({ ...part, comparisonCondition: { fieldState: withOther(asked, next) } })
          }
        />
      )}
      {!asked.otherFieldId && !asked.withToday && (
        <AskedValue
          name={`${name}-value`}
          field={field}
          asked={asked}
          words={words}
          onChange={(said) => onChange({ ...part, comparisonCondition: { fieldState: { ...asked, ...said } } })}
        />
      )}
    </>
  );
}

interface RemovableRowProps {
  label: string;
  onRemove: () => void;
  children: ReactNode;
}

/** Fields side by side, and behind them what takes them away: no wider than its sign, so that nobody meets it by chance. */
export function RemovableRow({ label, onRemove, children }: RemovableRowProps): ReactNode {
  return (
    <div className={classes.comparison}>
      {children}
      <Remove label={label} onClick={onRemove} />
    </div>
  );
}

export function Remove({ label, onClick }: { label: string; onClick: () => void }): ReactNode {
  return (
    <ActionIcon
      className={classes.remove ?? ""}
      variant="subtle"
      color="gray"
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <X size={16} aria-hidden />
    </ActionIcon>
  );
}

/** “@step” and the like, beside the ids of fields. */
export function subjectsOf(fields: readonly AskedField[], words: ConditionWords): { value: string; label: string }[] {
  const { situation } = words;
  const beside = situation
    ? SUBJECTS.map((subject) => ({ value: `@${subject}`, label: words.t(`situation.${subject}`) }))
    : [];
  return [...optionsOf(fields, words), ...beside];
}

function chosenSubject(part: NestedCondition, words: ConditionWords): string | null {
  const subject = subjectOf(part);
  if (subject) return `@${subject}`;
  const fieldId = part.fieldCondition?.fieldId ?? "";
  return words.field(fieldId) ? fieldId : null;
}

function optionsOf(fields: readonly AskedField[], { name }: ConditionWords): { value: string; label: string }[] {
  return fields.map((field) => ({ value: field.id, label: name(field.id) }));
}

type Asked = NonNullable<NestedCondition["comparisonCondition"]>["fieldState"];

/** As it is asked most often, to be filled in. */
export function comparisonOf(asked: string, field: AskedField | undefined): NestedCondition {
  if (asked.startsWith("@")) return { comparisonCondition: comparisonOfSituation(asked.slice(1) as Subject) };
  const state = STATES_OF[comparedIn(field)][0] ?? "notEmpty";
  return {
    fieldCondition: { fieldId: asked },
    comparisonCondition: { fieldState: keptState(field, state, { state }) },
  };
}

/** With today, another field, or again with a value that is still to be said. */
function withOther({ state }: Asked, next: string): Asked {
  if (next === TODAY) return { state, value: null, withToday: true };
  return next === FIXED ? { state, value: keptValue(state, { state }) } : { state, value: null, otherFieldId: next };
}

/** Of another question the field that it is compared with stays, where it can be asked of two. */
function keptState(field: AskedField | undefined, state: Asked["state"], asked: Asked): Asked {
  const ofTwo = STATES_WITH_FIELDS[comparedIn(field)] ?? [];
  if ((asked.otherFieldId || asked.withToday) && ofTwo.includes(state)) return { ...asked, state };
  if (field && namesItems(field) && !isOfPresence(state)) return { state, value: null, named: asked.named ?? [] };
  return { state, value: keptValue(state, asked) };
}

/** Of another question the value stays, where it can be one of it. */
function keptValue(state: Asked["state"], { value = null }: Asked): NonNullable<Asked["value"]> | null {
  if (isOfPresence(state)) return null;
  const isOfList = state === "anyOf" || state === "noneOf" || state === "allOf";
  if (isOfList) return Array.isArray(value) ? value : [];
  return typeof value === "string" ? value : "";
}
