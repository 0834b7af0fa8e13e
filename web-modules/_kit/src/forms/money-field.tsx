import { TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { readAmount } from "../i18n/money";
import { useFirstFocus } from "./first-focus";
import type { Labelled } from "./text-fields";
import type { FieldProps } from "./use-form";

export interface MoneyFieldProps extends FieldProps<string>, Labelled {
  currency: string;
  placeholder?: string;
  /** Beside a heading that says it. */
  hideLabel?: boolean;
}

/** An amount, kept as it is typed and, once left, as it is sent; `readAmount` says whether it is one. */
export function MoneyField({
  currency,
  value,
  onChange,
  autoFocus,
  hideLabel,
  label,
  ...rest
}: MoneyFieldProps): ReactNode {
  const focus = useFirstFocus(autoFocus);
  return (
    <TextInput
      {...rest}
      {...(hideLabel ? { "aria-label": String(label) } : { label })}
      {...focus}
      value={value}
      inputMode="decimal"
      autoComplete="off"
      maxLength={24}
      leftSection={currency}
      leftSectionWidth="3.25rem"
      styles={{ input: { fontVariantNumeric: "tabular-nums" }, section: { fontSize: "var(--mantine-font-size-sm)" } }}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => onChange(readAmount(value, currency) ?? value)}
    />
  );
}
