import type { Body, Field } from "../../body/types";
import { fieldsOf } from "../../body/walk";
import { Settling } from "../../conditions/settle";
import { type CalculationProblem, whole } from "../../values/calculations";
import { fieldTooMuch } from "../../values/too-large";
import { rulesOf, settingOf } from "../registry";
import type { CalculationSetting } from "./rules";

export interface Trial {
  problem: CalculationProblem | null;
  /** With the fields' default values; null is nothing. */
  result: string | null;
}

/** What a formula gives in its form, while it is being written. */
export function tryFormula(body: Body, fieldId: string, change: Partial<CalculationSetting>): Trial {
  const written = (fields: readonly Field[]): Field[] =>
    fields.map((field) => {
      const components = field.components.map((line) =>
        line.map((cell) => ({ ...cell, components: written(cell.components) })),
      );
      return field.id === fieldId ? { ...field, setting: { ...field.setting, ...change } } : { ...field, components };
    });
  const trial = body.map((page) => ({
    ...page,
    components: page.components.map((row) => ({ ...row, components: written(row.components) })),
  }));
  // Whichever there is no room for, this is the one that is being written.
  if (fieldTooMuch(trial) !== null) return { problem: whole("formulasTooLarge"), result: null };
  const defaults = new Map(fieldsOf(trial).map((field) => [field.id, field.value]));
  const { calculator, counted } = new Settling(trial, (id) => defaults.get(id) ?? null);
  const { plan } = calculator;
  const inside = plan.columns.get(fieldId);
  if (inside) return { problem: problemOfColumn(inside.table, inside.column), result: null };
  const result = (counted(fieldId) ?? null) as string | null;
  // Of a branch, too, that these values do not reach.
  const stranger = plan.formulas.get(fieldId)?.references.find((each) => !plan.holdsValue(each.fieldId));
  const unknown = stranger && {
    ...whole("unknownField"),
    offset: stranger.token.offset,
    length: stranger.token.length,
  };
  return { problem: unknown ?? calculator.problem(fieldId), result };
}

/** In a row, of which nothing is known yet. */
function problemOfColumn(table: Field, column: Field): CalculationProblem | null {
  const [unfit] = (rulesOf(table.type)?.checkSetting(settingOf(table), table, []) ?? []).filter(
    (each) => each.subjectId === column.id,
  );
  const [wrong] = rulesOf(column.type)?.checkSetting(settingOf(column), column, []) ?? [];
  const found = wrong ?? unfit;
  if (!found) return null;
  const { offset = 0, length = 0 } = found.params;
  return { ...whole(found.code), offset: Number(offset), length: Number(length) };
}
