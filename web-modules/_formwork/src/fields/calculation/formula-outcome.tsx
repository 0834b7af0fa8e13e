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
  currency: string;
}

export interface FormulaOutcomeProps extends FormulaShown {
  id: string;
  fields: readonly NamedField[];
}

/** An id that no field has any more stands in the formula as it is. */
const DELETED = /^\{[0-9a-f-]{36}\}$/;

/** What is wrong with the formula and where; or what it gives. Said as soon as the typing pauses. */
export function FormulaOutcome(props: FormulaOutcomeProps): ReactNode {
  const { id, fieldId, body, decimalPlaces, format, currency, fields } = props;
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
          result: result === null ? t("calculation.sampleEmpty") : decimalText(result, format, currency),
        })}
      </span>
    );
  const { offset, length } = problem;
  const piece = toNames(formula.slice(offset, offset + length), fields);
  const where = DELETED.test(piece) ? t("calculation.deletedField") : piece;
  const position = toNames(formula.slice(0, offset), fields).length + 1;
  const isAtEnd = problem.code === "syntax" && piece === "" && formula.trim() !== "";
  const said = words(problem);
  const withPlace = where === "" ? said : t("calculation.problemAt", { problem: said, where, position });
  return (
    <p id={id} className={controls.problem} role="status">
      {isAtEnd ? t("calculation.problemAtEnd", { problem: said }) : withPlace}
    </p>
  );
}
