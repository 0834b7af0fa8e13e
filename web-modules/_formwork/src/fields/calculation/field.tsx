import { Calculator } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { useCalculationProblem } from "../../fill/context";
import { formworkMessages } from "../../messages";
import { useProblemText } from "../../messages/problem-text";
import controls from "../control.module.css";
import type { DrawnKind, FillProps, ViewProps } from "../drawn-kind";
import classes from "./fill.module.css";
import { useDecimalText } from "./format";
import type { CalculationSetting } from "./rules";

/** Nobody enters it: it follows the fields it is computed from while they are filled in. */
function Fill({ field, setting, value, ids }: FillProps<CalculationSetting, string>): ReactNode {
  const t = formworkMessages.useT();
  const decimalText = useDecimalText();
  const problem = useCalculationProblem(field.id);
  const words = useProblemText();
  return (
    <>
      <output id={ids.control} className={classes.result} aria-describedby={ids.describedBy}>
        {value === null ? "–" : decimalText(value, setting.format, setting.currency)}
      </output>
      {problem ? (
        <p className={controls.problem}>{words(problem)}</p>
      ) : (
        value === null && <span className={controls.note}>{t("calculation.pending")}</span>
      )}
    </>
  );
}

function View({ field, setting, value }: ViewProps<CalculationSetting, string>): ReactNode {
  const decimalText = useDecimalText();
  const problem = useCalculationProblem(field.id);
  const words = useProblemText();
  if (value !== null) return <span>{decimalText(value, setting.format, setting.currency)}</span>;
  return problem ? <span className={controls.problem}>{words(problem)}</span> : <span>–</span>;
}

export const drawn: DrawnKind<CalculationSetting, string> = { icon: Calculator, frame: "control", Fill, View };
