import type { ReactNode } from "react";
import { useCalculationProblem, useFill } from "../../fill/context";
import { useProblemText } from "../../messages/problem-text";
import controls from "../control.module.css";
import type { ViewProps } from "../drawn-kind";
import { useDecimalText } from "./format";
import type { CalculationSetting } from "./rules";

export function CalculationView({ field, setting, value }: ViewProps<CalculationSetting, string>): ReactNode {
  const { facts } = useFill();
  const decimalText = useDecimalText();
  const problem = useCalculationProblem(field.id);
  const words = useProblemText();
  if (value !== null) return <span>{decimalText(value, setting.format, facts.currency)}</span>;
  return problem ? <span className={controls.problem}>{words(problem)}</span> : <span>–</span>;
}
