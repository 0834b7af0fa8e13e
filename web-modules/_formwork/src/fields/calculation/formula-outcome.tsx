import { type ReactNode, useDeferredValue, useMemo } from "react";
import type { Body } from "../../body/types";
import { formworkMessages } from "../../messages";
import { useProblemText } from "../../messages/problem-text";
import controls from "../control.module.css";
import { useDecimalText } from "./format";
import { type NamedField, toNames } from "./formula-names";
import type { CalculationFormat } from "./rules";
import { tryFormula } from "./trial";

export interface FormulaShown {
  fieldId: string;
  body: Body;
  formula: string;
  decimalPlaces: number;
  format: CalculationFormat;
}

export interface FormulaOutcomeProps extends FormulaShown {
  id: string;
  fields: readonly NamedField[];
}

/** What is wrong with the formula and where; or what it gives. Said as soon as the typing pauses. */
export function FormulaOutcome(props: FormulaOutcomeProps): ReactNode {
  const { id, fieldId, body, decimalPlaces, format, fields } = props;
  const t = formworkMessages.useT();
  const words = useProblemText();
  const decimalText = useDecimalText();
  const formula = useDeferredValue(props.formula);
  const { problem, result } = useMemo(
    () => tryFormula(body, fieldId, { formula, decimalPlaces }),
    [body, fieldId, formula, decimalPlaces],
  );
  if (!problem)
    return (
      <span id={id} className={controls.note} role="status">
        {t("calculation.sample", {
          result: result === null ? t("calculation.sampleEmpty") : decimalText(result, format),
        })}
      </span>
    );
  const { offset, length } = problem;
  const where = toNames(formula.slice(offset, offset + length), fields);
  return (
    <p id={id} className={controls.problem} role="status">
      {where === ""
        ? words(problem)
        : t("calculation.problemAt", {
            problem: words(problem),
            where,
            position: toNames(formula.slice(0, offset), fields).length + 1,
          })}
    </p>
  );
}
