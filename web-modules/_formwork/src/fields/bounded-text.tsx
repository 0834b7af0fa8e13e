import { useCutNote } from "@groundwork/kit";
import type { InputHTMLAttributes, ReactNode } from "react";
import controls from "./control.module.css";

interface BoundedTextProps extends Omit<InputHTMLAttributes<HTMLElement>, "value" | "onChange"> {
  value: string;
  /** As many characters as the service takes. */
  maxLength: number;
  /** Lines of an area; one line without. */
  rows?: number;
  onChange: (value: string) => void;
}

/** A text of a field, whose paste is never cut without a word. */
export function BoundedText({ rows, onChange, ...rest }: BoundedTextProps): ReactNode {
  const { note, ...cut } = useCutNote(rest.maxLength);
  const control = {
    ...rest,
    ...cut,
    className: controls.input,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  return (
    <>
      {rows ? <textarea rows={rows} {...control} /> : <input {...{ type: "text", ...control }} />}
      {note && (
        <span className={controls.problem} role="status">
          {note}
        </span>
      )}
    </>
  );
}
