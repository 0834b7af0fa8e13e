import { type FocusEvent, type InputHTMLAttributes, type ReactNode, useState } from "react";
import { useFormats } from "../i18n/formats";
import { kitMessages } from "../i18n/kit-messages";
import classes from "./moment-input.module.css";

interface MomentText {
  className: string;
  "data-moment": string;
  "data-empty": true | undefined;
  "data-half": true | undefined;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
  onInput: () => void;
}

export type MomentType = "date" | "time" | "datetime-local";

/**
 * What stands over a browser's own date box while nobody types in it: the browser writes dates in its language and
 * order, whatever the page's is. Its calendar and its keyboard stay. What is half typed stays in sight: it is no value
 * yet, and would else be gone without a word.
 */
export function useMomentText(type: MomentType, value: string): MomentText {
  const formats = useFormats();
  const t = kitMessages.useT();
  const [isHalf, setIsHalf] = useState(false);
  const text = type === "time" ? value : value && formats.moment(value);
  return {
    className: classes.moment ?? "",
    "data-moment": text || t(`moment.${type}`),
    "data-empty": text === "" || undefined,
    "data-half": isHalf || undefined,
    onBlur: ({ target }) => setIsHalf(target instanceof HTMLInputElement && target.validity.badInput),
    onInput: () => setIsHalf(false),
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
