import type { ReactNode } from "react";
import { formworkMessages } from "../../messages";
import { lengthOf } from "../../shape";
import { BoundedText } from "../bounded-text";
import controls from "../control.module.css";
import type { FillProps } from "../drawn-kind";
import type { TextSetting } from "./text";

const NEARLY_FULL = 20;

interface BoundedFieldProps extends FillProps<TextSetting, string> {
  /** Beyond it the server would not take it. */
  most: number;
  /** Beyond the field's own limit one may type, and is told. */
  limit?: number;
  lines?: number;
  type?: "text" | "email" | "tel";
  autoComplete?: string;
}

/** A text that is typed, and how much room is left where that is little. */
export function BoundedField(props: BoundedFieldProps): ReactNode {
  const { setting, value, onChange, ids, isInvalid, isRequired, most, limit = most, lines, type, autoComplete } = props;
  const t = formworkMessages.useT();
  const text = value ?? "";
  const left = limit - lengthOf(text);
  return (
    <>
      <BoundedText
        id={ids.control}
        value={text}
        placeholder={setting.placeholder}
        maxLength={most}
        {...(lines ? { rows: lines } : {})}
        {...(type ? { type } : {})}
        {...(autoComplete ? { autoComplete } : {})}
        aria-describedby={ids.describedBy}
        aria-invalid={isInvalid || left < 0}
        aria-required={isRequired}
        onChange={(next) => onChange(next === "" ? null : next)}
        // White space around an address comes from pasting it, and nobody means it.
        {...(type ? { onBlur: () => text !== text.trim() && onChange(text.trim() || null) } : {})}
      />
      {left <= NEARLY_FULL && left >= 0 && text !== "" && (
        <span className={controls.note}>{t("fill.charactersLeft", { count: left })}</span>
      )}
    </>
  );
}
