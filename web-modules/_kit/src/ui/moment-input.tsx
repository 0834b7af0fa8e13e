import type { InputHTMLAttributes, ReactNode } from "react";
import { useFormats } from "../i18n/formats";
import { kitMessages } from "../i18n/kit-messages";
import classes from "./moment-input.module.css";

interface MomentText {
  className: string;
  "data-moment": string;
  "data-empty": true | undefined;
}

export type MomentType = "date" | "time" | "datetime-local";

/**
 * What stands over a browser's own date box while nobody types in it: the browser writes dates in its language and
 * order, whatever the page's is. Its calendar and its keyboard stay.
 */
export function useMomentText(type: MomentType, value: string): MomentText {
  const formats = useFormats();
  const t = kitMessages.useT();
  const text = type === "time" ? value : value && formats.moment(value);
  return {
    className: classes.moment ?? "",
    "data-moment": text || t(`moment.${type}`),
    "data-empty": text === "" || undefined,
  };
}

export interface MomentInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "value"> {
  type: MomentType;
  value: string;
}

/** A day, or a day with its time, in the product's language. */
export function MomentInput(props: MomentInputProps): ReactNode {
  return (
    <span {...useMomentText(props.type, props.value)}>
      <input {...props} />
    </span>
  );
}
