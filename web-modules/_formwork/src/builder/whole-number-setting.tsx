import { NumberField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";

export interface WholeNumberSettingProps {
  name: string;
  label: string;
  value: number;
  min: number;
  max: number;
  /** What counts while the box is empty. */
  otherwise: number;
  onChange: (value: number) => void;
}

/** A setting that is a whole number between two bounds, whatever is typed. */
export function WholeNumberSetting({ otherwise, onChange, ...field }: WholeNumberSettingProps): ReactNode {
  const { min, max } = field;
  return (
    <NumberField
      {...field}
      decimalScale={0}
      error={null}
      onChange={(typed) => onChange(Math.min(max, Math.max(min, typed ?? otherwise)))}
    />
  );
}
