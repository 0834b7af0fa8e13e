import { NumberInput } from "@mantine/core";
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useState } from "react";
import { kitMessages } from "../i18n/kit-messages";
import { readNumber } from "../i18n/money";
import { useFirstFocus } from "./first-focus";
import type { Labelled } from "./text-fields";
import type { FieldProps } from "./use-form";

export interface NumberFieldProps extends FieldProps<number | null>, Labelled {
  min?: number;
  max?: number;
  step?: number;
  decimalScale?: number;
  suffix?: string;
}

const COMMA = ",";
/** Nobody presses their way through ten-thousandths: what is that fine is typed. */
const FINEST_STEPPED = 2;

/** A number. A sign that the box would drop, and so make another number of what was meant, is read or refused. */
export function NumberField({ onChange, value, autoFocus, error, ...rest }: NumberFieldProps): ReactNode {
  const t = kitMessages.useT();
  const focus = useFirstFocus(autoFocus);
  const [turnedDown, setTurnedDown] = useState<{ text: string; at: number | null } | null>(null);
  const setRefused = (text: string | null) => setTurnedDown(text === null ? null : { text, at: value });
  // Another number meanwhile, from elsewhere, is not what was refused.
  const refused = turnedDown && (turnedDown.text === COMMA || turnedDown.at === value) ? turnedDown.text : null;
  const { decimalScale } = rest;
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { value: before, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData("text");
    const text = before.slice(0, selectionStart ?? 0) + pasted + before.slice(selectionEnd ?? 0);
    const read = readNumber(text, decimalScale);
    event.preventDefault();
    event.stopPropagation();
    setRefused(read === null ? pasted.trim() : null);
    if (read !== null) onChange(Number(read));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Where there are no decimals it would be dropped: 25,5 is not 255.
    if (event.key === COMMA && decimalScale === 0) {
      event.preventDefault();
      setRefused(COMMA);
    }
  };
  return (
    <NumberInput
      {...rest}
      hideControls={(decimalScale ?? 0) > FINEST_STEPPED}
      {...focus}
      value={value ?? ""}
      error={error ?? (refused === null ? null : t("number.refused", { text: refused.slice(0, 40) }))}
      // Before the box has made a number of it that it can hold.
      onPasteCapture={onPaste}
      onKeyDown={onKeyDown}
      onChange={(next) => {
        // What is typed behind a comma that was not taken is still not what was meant.
        if (refused !== COMMA || next === "") setRefused(null);
        onChange(next === "" ? null : Number(next));
      }}
    />
  );
}
