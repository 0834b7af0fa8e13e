import { DefaultValue } from "@groundwork/formwork/builder";
import { choicesOf, namesItems, RemovableRow } from "@groundwork/formwork/conditions";
import {
  comparedAs,
  type Field,
  fieldsOf,
  isEntered,
  LIMITS_OF_CONDITIONS,
  OUTCOMES,
  type Outcome,
  type OutcomeType,
  rulesOf,
  settingOf,
} from "@groundwork/formwork/rules";
import { MultiSelectField, SelectField } from "@groundwork/kit/forms";
import { type ReactNode, useCallback } from "react";
import { announce } from "../state/announcement";
import { useBody } from "../state/hooks";
import classes from "./rules.module.css";
import { outcomeWord, outcomeWords, type RuleWords } from "./words";

interface OutcomesEditorProps {
  name: string;
  outcomes: readonly Outcome[];
  words: RuleWords;
  onChange: (outcomes: readonly Outcome[]) => void;
}

/** What a rule does. */
export default function OutcomesEditor({ name, outcomes, words, onChange }: OutcomesEditorProps): ReactNode {
  const { t } = words;
  const kinds = OUTCOMES.map((type) => ({ value: type, label: outcomeWord(t, type) }));
  return (
    <div className={classes.group}>
      {outcomes.map((outcome, at) => (
        <OutcomeEditor
          // biome-ignore lint/suspicious/noArrayIndexKey: outcomes have no names of their own
          key={at}
          name={`${name}-${at}`}
          outcome={outcome}
          kinds={kinds}
          words={words}
          onChange={(next) => onChange(outcomes.map((each, place) => (place === at ? next : each)))}
          onRemove={() => onChange(outcomes.filter((_, place) => place !== at))}
        />
      ))}
      <div className={classes.add}>
        <SelectField
          name={`${name}-add`}
          label={t("rules.addOutcome")}
          placeholder={t("rules.chooseOutcome")}
          value={null}
          error={null}
          searchable={false}
          options={kinds}
          onChange={(type) => type && onChange([...outcomes, { type: type as OutcomeType, fieldIds: [], pageIds: [] }])}
        />
      </div>
    </div>
  );
}

interface OutcomeEditorProps {
  name: string;
  outcome: Outcome;
  kinds: readonly { value: OutcomeType; label: string }[];
  words: RuleWords;
  onChange: (outcome: Outcome) => void;
  onRemove: () => void;
}

function OutcomeEditor({ name, outcome, kinds, words, onChange, onRemove }: OutcomeEditorProps): ReactNode {
  const { t } = words;
  const body = useBody();
  const { type, fieldIds = [], pageIds = [] } = outcome;
  const isOfOneKind = type === "options" || type === "value";
  const first = words.field(fieldIds[0] ?? "");
  // One value, and the same options, fit fields of one kind. What is chosen is seen, whether it fits or not.
  const fields = fieldsOf(body).filter(
    (field) =>
      fieldIds.includes(field.id) ||
      (mayBecome(type, field) && (!isOfOneKind || first === undefined || field.type === first.type)),
  );
  const targets = [
    ...(isOfOneKind
      ? []
      : body.map((page) => ({ value: page.id, label: t("rules.page", { name: words.name(page.id) }) }))),
    ...fields.map((field) => ({ value: field.id, label: words.name(field.id) })),
  ];
  const chosen = [...pageIds, ...fieldIds];
  const put = (ids: readonly string[]) => {
    const most = LIMITS_OF_CONDITIONS.targets;
    if (ids.length > most) return announce(t("rules.fullTargets", { most }));
    const pages = new Set(body.map((page) => page.id));
    const of = { pageIds: ids.filter((id) => pages.has(id)), fieldIds: ids.filter((id) => !pages.has(id)) };
    // What was chosen for another field says nothing of this one.
    onChange(isOfOneKind && of.fieldIds[0] !== fieldIds[0] ? { type, ...of } : { ...outcome, ...of });
  };
  return (
    <RemovableRow label={words.when.t("when.remove", { text: outcomeWords(words, outcome) })} onRemove={onRemove}>
      <SelectField
        name={`${name}-type`}
        label={t("rules.does")}
        value={type}
        error={null}
        searchable={false}
        options={kinds}
        onChange={(next) =>
          next && onChange({ type: next, fieldIds, pageIds: next === "options" || next === "value" ? [] : pageIds })
        }
      />
      <MultiSelectField
        name={`${name}-targets`}
        label={t(isOfOneKind ? "rules.targetFields" : "rules.targets")}
        placeholder={
          chosen.length === 0 ? (isOfOneKind ? words.when.t("when.chooseField") : t("rules.chooseTargets")) : ""
        }
        nothingFound={words.when.t("when.nothingFound")}
        value={chosen}
        error={null}
        options={targets}
        onChange={put}
      />
      {type === "options" && first && (
        <MultiSelectField
          name={`${name}-options`}
          label={t("rules.offered")}
          value={(outcome.optionIds ?? []).map(String)}
          error={null}
          options={choicesOf(words.when.t, first)}
          onChange={(next) => onChange({ ...outcome, optionIds: next.map(Number) })}
        />
      )}
      {type === "value" && first && <GivenValue key={first.id} outcome={outcome} words={words} onChange={onChange} />}
    </RemovableRow>
  );
}

/** Entered as the field itself is. */
function GivenValue({
  outcome,
  words,
  onChange,
}: Pick<OutcomeEditorProps, "outcome" | "words" | "onChange">): ReactNode {
  const field = words.field(outcome.fieldIds?.[0] ?? "");
  const put = useCallback(({ value }: { value: unknown }) => onChange({ ...outcome, value }), [outcome, onChange]);
  if (!field) return null;
  const given = { ...field, value: outcome.value ?? null };
  return <DefaultValue field={given} setting={settingOf(field)} label={words.t("rules.given")} onChange={put} />;
}

function mayBecome(type: OutcomeType, field: Field): boolean {
  const rules = rulesOf(field.type);
  if (type === "show" || type === "hide") return true;
  if (type === "options") return comparedAs(rules) === "options" && !namesItems(field);
  // Said of what holds fields, it is said of these.
  if (rules?.holds === "fields" && type !== "value") return true;
  const isGiven = !(rules?.holdsFiles || rules?.holds === "submissions" || rules?.isLookedUp);
  return isEntered(field) && (type !== "value" || isGiven);
}
