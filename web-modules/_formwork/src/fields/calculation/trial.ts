import type { Body, Field } from "../../body/types";
import { fieldsOf } from "../../body/walk";
import { Calculator } from "../../values/calculator";
import { type CalculationProblem, whole } from "../../values/plan";
import { fieldTooMuch } from "../../values/too-large";
import type { CalculationSetting } from "./rules";

export interface Trial {
  problem: CalculationProblem | null;
  /** With the fields' default values; null is nothing. */
  result: string | null;
}

/** What a formula gives in its form, while it is being written. */
export function tryFormula(body: Body, fieldId: string, change: Partial<CalculationSetting>): Trial {
  const trial = body.map((page) => ({
    ...page,
    components: page.components.map((row) => ({
      ...row,
      components: row.components.map(
        (field): Field => (field.id === fieldId ? { ...field, setting: { ...field.setting, ...change } } : field),
      ),
    })),
  }));
  // Whichever there is no room for, this is the one that is being written.
  if (fieldTooMuch(trial) !== null) return { problem: whole("formulasTooLarge"), result: null };
  const calculator = new Calculator(trial);
  const { plan } = calculator;
  const defaults = new Map(fieldsOf(trial).map((field) => [field.id, field.value]));
  const result = calculator.all((id) => defaults.get(id) ?? null).get(fieldId) ?? null;
  // Of a branch, too, that these values do not reach.
  const stranger = plan.formulas.get(fieldId)?.references.find((each) => !plan.holdsValue(each.fieldId));
  const unknown = stranger && {
    ...whole("unknownField"),
    offset: stranger.token.offset,
    length: stranger.token.length,
  };
  return { problem: unknown ?? calculator.problem(fieldId), result };
}
