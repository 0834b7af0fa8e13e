import { useFieldName } from "@groundwork/formwork";
import { type ConditionWords, GroupEditor } from "@groundwork/formwork/conditions";
import { type Condition, conditionsOf, type Field } from "@groundwork/formwork/rules";
import { type ReactNode, useRef } from "react";
import { ruleSumsMessages } from "../../../messages/rule-sums";
import { insertField } from "../model/fields";
import { outermostOf, positionOf } from "../model/places";
import { withRules } from "../model/rules";
import { below, endOf } from "../model/spots";
import { useBuilder } from "../state/hooks";
import { calculationOf, columnSums, saysSo } from "./column-sums";

interface WhenEditorProps {
  name: string;
  rule: Condition;
  fields: readonly Field[];
  words: ConditionWords;
  onChange: (more: Partial<Condition>) => void;
}

/** When a rule applies. What it asks of a table's column is worked out by a calculation, added with the condition as one step. */
export default function WhenEditor({ name, rule, fields, words, onChange }: WhenEditorProps): ReactNode {
  const t = ruleSumsMessages.useT();
  const store = useBuilder();
  const nameOf = useFieldName();
  const made = useRef<{ field: Field; tableId: string } | null>(null);
  const sums = columnSums(t, fields, nameOf);
  const fieldFor = (formula: string) => {
    const sum = sums.find((each) => each.formula === formula);
    if (!sum) return null;
    const known = saysSo(fields, formula);
    if (known) return known;
    made.current = { field: calculationOf(sum), tableId: sum.tableId };
    return made.current.field;
  };
  const change = (more: Partial<Condition>) => {
    const added = made.current;
    made.current = null;
    if (!added) return onChange(more);
    const body = store.body();
    const at = positionOf(body, outermostOf(body, added.tableId));
    const row = at && body[at.page]?.components[at.row];
    const rules = conditionsOf(body).map((each) => (each.id === rule.id ? { ...rule, ...more } : each));
    const spot = row ? below(body, row.id) : endOf(body);
    store.put(withRules(insertField(body, added.field, spot), rules), store.selectedId());
  };
  return (
    <GroupEditor
      name={name}
      group={rule}
      fields={fields}
      words={words}
      beside={{
        options: sums.map(({ formula, label }) => ({ value: formula, label })),
        help: t("ruleSums.help"),
        fieldFor,
      }}
      onChange={change}
    />
  );
}
