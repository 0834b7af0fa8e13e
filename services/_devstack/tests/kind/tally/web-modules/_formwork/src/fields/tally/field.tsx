import { Calculator } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { useDecimalText } from "../calculation/format";
import controls from "../control.module.css";
import type { DrawnKind, FillProps, ViewProps } from "../drawn-kind";
import { type TallySetting, rules } from "./rules";

function Fill({ value, onChange, ids, isInvalid, isRequired }: FillProps<TallySetting, string>): ReactNode {
  return (
    <input
      id={ids.control}
      type="number"
      step="any"
      className={controls.input}
      value={value ?? ""}
      aria-describedby={ids.describedBy}
      aria-invalid={isInvalid}
      aria-required={isRequired}
      onChange={({ currentTarget }) => onChange(rules.hasShape?.(currentTarget.value) ? currentTarget.value : null)}
    />
  );
}

function View({ value }: ViewProps<TallySetting, string>): ReactNode {
  const decimalText = useDecimalText();
  return value && <span>{decimalText(value, "number")}</span>;
}

export const drawn: DrawnKind<TallySetting, string> = { icon: Calculator, frame: "control", Fill, View };
