import { Button } from "@groundwork/kit";
import { SegmentField, SelectField } from "@groundwork/kit/forms";
import { Plus } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { type AskedField, comparedIn } from "../asked";
import { type Group, isComparison, isFull, LIMITS_OF_CONDITIONS, type NestedCondition } from "../model";
import { ComparisonEditor, comparisonOf, Remove, subjectsOf } from "./comparison-editor";
import classes from "./conditions.module.css";
import type { ConditionWords } from "./words";

/** What may be asked about that is no field yet. */
export interface BesideFields {
  options: readonly { value: string; label: string }[];
  help: string;
  /** The field that then is asked about: as it will be part of the form with the change that names it. */
  fieldFor: (value: string) => AskedField | null;
}

interface GroupEditorProps {
  name: string;
  group: Group;
  /** Of the form: those that can be asked about are offered. */
  fields: readonly AskedField[];
  words: ConditionWords;
  depth?: number;
  beside?: BesideFields;
  onChange: (group: Group) => void;
}

/** When something applies: comparisons, and groups of them. */
export function GroupEditor(props: GroupEditorProps): ReactNode {
  const { name, group, fields: all, words, depth = 2, beside, onChange } = props;
  const { t } = words;
  const { logicType = "and", nestedConditions: parts = [] } = group;
  const fields = all.filter((field) => comparedIn(field) !== "nothing");
  const put = (next: readonly NestedCondition[]) => onChange({ logicType, nestedConditions: next });
  const replace = (at: number, part: NestedCondition) => put(parts.map((each, place) => (place === at ? part : each)));
  const add = (asked: string) => {
    const isBeside = beside?.options.some(({ value }) => value === asked);
    const field = isBeside ? beside?.fieldFor(asked) : words.field(asked);
    put([...parts, comparisonOf(isBeside && field ? field.id : asked, field ?? undefined)]);
  };
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
        return isComparison(part) ? (
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
              {...(beside && { beside })}
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
            options={[...subjectsOf(fields, words), ...(beside?.options ?? [])]}
            description={beside?.options.length ? beside.help : undefined}
            onChange={(asked) => asked && add(asked)}
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
