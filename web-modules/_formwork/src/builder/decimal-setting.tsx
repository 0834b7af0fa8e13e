import { TextField } from "@groundwork/kit/forms";
import { type ReactNode, useState } from "react";
import { readTyped } from "../fields/number/typed";
import { formworkMessages } from "../messages";

interface DecimalSettingProps {
  name: string;
  label: string;
  description?: string;
  value: string | null;
  written: RegExp;
  onChange: (value: string | null) => void;
}

/** A decimal that is kept digit by digit, or none while its box is empty. */
export function DecimalSetting({ value, written, onChange, ...field }: DecimalSettingProps): ReactNode {
  const t = formworkMessages.useT();
  const [typed, setTyped] = useState(value ?? "");
  const isUnread = typed.trim() !== "" && readTyped(typed, written) === null;
  return (
    <TextField
      {...field}
      inputMode="decimal"
      // Undone, or changed elsewhere: what is being typed is only a spelling of what is kept.
      value={isUnread || readTyped(typed, written) === value ? typed : (value ?? "")}
      maxLength={24}
      error={isUnread ? t("builder.noNumber") : null}
      onChange={(text) => {
        setTyped(text);
        onChange(readTyped(text, written));
      }}
    />
  );
}
