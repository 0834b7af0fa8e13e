import { ActionIcon, Button } from "@groundwork/kit";
import { SegmentField, SelectField } from "@groundwork/kit/forms";
import { Plus, X } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { type AskedField, comparedIn } from "../asked";
import { type Group, isFull, LIMITS_OF_CONDITIONS, type NestedCondition } from "../model";
import { STATES_OF, STATES_WITH_FIELDS } from "../states";
import { AskedValue } from "./asked-value";
import classes from "./conditions.module.css";
import { type ConditionWords, comparisonWords, stateWord } from "./words";

/** Compared with a value, not with another field. */
const FIXED = "value";

interface GroupEditorProps {
  name: string;
  group: Group;
  /** Of the form: those that can be asked about are offered. */
  fields: readonly AskedField[];
  words: ConditionWords;
  depth?: number;
  onChange: (group: Group) => void;
}

/** When something applies: comparisons, and groups of them. */
export function GroupEditor({ name, group, fields: all, words, depth = 2, onChange }: GroupEditorProps): ReactNode {
  const { t } = words;
  const { logicType = "and", nestedConditions: parts = [] } = group;
  const fields = all.filter((field) => comparedIn(field) !== "nothing");
  const put = (next: readonly NestedCondition[]) => onChange({ logicType, nestedConditions: next });
  const replace = (at: number, part: NestedCondition) => put(parts.map((each, place) => (place === at ? part : each)));
  const remove = (at: number) => put(parts.filter((_, place) => place !== at));
  return (
    <div className={classes.group}>
      {parts.length > 1 && (
        <SegmentField
          name={`${name}-logic`}
          label={t("when.logic")}
          value={logicType}
          onChange={(next) => onChange({ logicType: next, nestedConditions: parts })}
          options={[
            { value: "and", label: t("when.logic.and") },
            { value: "or", label: t("when.logic.or") },
          ]}
        />
      )}
      {parts.map((part, at) => {
        const key = `${name}-${at}`;
        return part.fieldCondition ? (
          <ComparisonEditor
            key={key}
            name={key}
            part={part}
            fields={fields}
            words={words}
            onChange={(next) => replace(at, next)}
            onRemove={() => remove(at)}
          />
        ) : (
          <div key={key} className={classes.inner}>
            <GroupEditor
              name={key}
              group={part}
              fields={all}
              words={words}
              depth={depth + 1}
              onChange={(next) => replace(at, next)}
            />
            <Remove label={t("when.removeGroup")} onClick={() => remove(at)} />
          </div>
        );
      })}
      {isFull(parts) ? (
        <p className={classes.hint}>{t("when.fullGroup", { most: LIMITS_OF_CONDITIONS.parts })}</p>
      ) : (
        <div className={classes.add}>
          <SelectField
            name={`${name}-add`}
            label={t("when.addComparison")}
            placeholder={t("when.chooseField")}
            value={null}
            error={null}
            nothingFound={t("when.nothingFound")}
            options={optionsOf(fields, words)}
            onChange={(fieldId) => fieldId && put([...parts, comparisonOf(fieldId, words.field(fieldId))])}
          />
          {parts.length > 0 && depth < LIMITS_OF_CONDITIONS.depth && (
            <Button
              variant="subtle"
              leftSection={<Plus size={16} aria-hidden />}
              onClick={() => put([...parts, { logicType: "or", nestedConditions: [] }])}
            >
              {t("when.addGroup")}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

interface ComparisonEditorProps {
  name: string;
  part: NestedCondition;
  fields: readonly AskedField[];
  words: ConditionWords;
  onChange: (part: NestedCondition) => void;
  onRemove: () => void;
}

function ComparisonEditor({ name, part, fields, words, onChange, onRemove }: ComparisonEditorProps): ReactNode {
  const { t } = words;
  const fieldId = part.fieldCondition?.fieldId ?? "";
  const field = words.field(fieldId);
  const asked = part.comparisonCondition?.fieldState ?? { state: "notEmpty" as const };
  const compared = comparedIn(field);
  const states = STATES_OF[compared];
  const others = (STATES_WITH_FIELDS[compared] ?? []).includes(asked.state)
    ? fields.filter((each) => each.id !== fieldId && comparedIn(each) === compared)
    : [];
  return (
    <div className={classes.comparison}>
      <SelectField
        name={`${name}-field`}
        label={t("when.field")}
        placeholder={t("when.gone")}
        value={field ? fieldId : null}
        error={field ? null : t("when.gone")}
        options={optionsOf(fields, words)}
        onChange={(next) => next && onChange(comparisonOf(next, words.field(next)))}
      />
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
      {(others.length > 0 || asked.otherFieldId) && (
        <SelectField
          name={`${name}-with`}
          label={t("when.with")}
          value={asked.otherFieldId ?? FIXED}
          error={asked.otherFieldId && !words.field(asked.otherFieldId) ? t("when.gone") : null}
          options={[{ value: FIXED, label: t("when.with.value") }, ...optionsOf(others, words)]}
          onChange={(next) =>
            next && onChange({ ...part, comparisonCondition: { fieldState: withOther(asked, next) } })
          }
        />
      )}
      {!asked.otherFieldId && (
        <AskedValue
          name={`${name}-value`}
          field={field}
          asked={asked}
          words={words}
          onChange={(value) => onChange({ ...part, comparisonCondition: { fieldState: { ...asked, value } } })}
        />
      )}
      <Remove label={t("when.remove", { text: comparisonWords(words, part) })} onClick={onRemove} />
    </div>
  );
}

export function Remove({ label, onClick }: { label: string; onClick: () => void }): ReactNode {
  return (
    <ActionIcon
      className={classes.remove ?? ""}
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <X size={16} aria-hidden />
    </ActionIcon>
  );
}

function optionsOf(fields: readonly AskedField[], { name }: ConditionWords): { value: string; label: string }[] {
  return fields.map((field) => ({ value: field.id, label: name(field.id) }));
}

type Asked = NonNullable<NestedCondition["comparisonCondition"]>["fieldState"];

/** As it is asked most often, to be filled in. */
export function comparisonOf(fieldId: string, field: AskedField | undefined): NestedCondition {
  const state = STATES_OF[comparedIn(field)][0] ?? "notEmpty";
  return {
    fieldCondition: { fieldId },
    comparisonCondition: { fieldState: { state, value: keptValue(state, { state }) } },
  };
}

/** With another field, or again with a value that is still to be said. */
function withOther({ state }: Asked, next: string): Asked {
  return next === FIXED ? { state, value: keptValue(state, { state }) } : { state, value: null, otherFieldId: next };
}

/** Of another question the field that it is compared with stays, where it can be asked of two. */
function keptState(field: AskedField | undefined, state: Asked["state"], asked: Asked): Asked {
  const ofTwo = STATES_WITH_FIELDS[comparedIn(field)] ?? [];
  if (asked.otherFieldId && ofTwo.includes(state)) return { ...asked, state };
  return { state, value: keptValue(state, asked) };
}

/** Of another question the value stays, where it can be one of it. */
function keptValue(state: Asked["state"], { value = null }: Asked): NonNullable<Asked["value"]> | null {
  if (state === "empty" || state === "notEmpty") return null;
  const isOfList = state === "anyOf" || state === "noneOf" || state === "allOf";
  if (isOfList) return Array.isArray(value) ? value : [];
  return typeof value === "string" ? value : "";
}
