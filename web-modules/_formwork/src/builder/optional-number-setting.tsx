import { NumberField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";

interface OptionalNumberSettingProps {
  name: string;
  label: string;
  value: number | null;
  min: number;
  max: number;
  onChange: (value: number | null) => void;
}

/** A whole number between two bounds, or none while its box is empty. */
export function OptionalNumberSetting({ onChange, ...field }: OptionalNumberSettingProps): ReactNode {
  const { min, max } = field;
  return (
    <NumberField
      {...field}
      decimalScale={0}
      error={null}
      onChange={(typed) => onChange(typed === null ? null : Math.min(max, Math.max(min, typed)))}
    />
  );
}
