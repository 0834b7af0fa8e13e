import { PasswordInput, Textarea, TextInput } from "@mantine/core";
import type {
  AriaAttributes,
  HTMLInputAutoCompleteAttribute,
  HTMLInputTypeAttribute,
  KeyboardEventHandler,
  ReactNode,
  Ref,
} from "react";
import { kitMessages } from "../i18n/kit-messages";
import { type MomentType, useMomentText } from "../ui/moment-input";
import { useCutNote } from "../ui/use-cut-note";
import { useFirstFocus } from "./first-focus";
import type { FieldProps } from "./use-form";

export interface Labelled {
  label: ReactNode;
  /** Help that stays visible while typing (a placeholder does not). */
  description?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  autoFocus?: boolean;
}

export interface TextFieldProps extends FieldProps<string>, Labelled {
  type?: Extract<HTMLInputTypeAttribute, "text" | "email" | "tel" | "url" | "date" | "time" | "datetime-local">;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  placeholder?: string;
  maxLength?: number;
  inputMode?: "text" | "numeric" | "decimal" | "email" | "tel" | "url";
  leftSection?: ReactNode;
}

const isMoment = (type: TextFieldProps["type"]): type is MomentType =>
  type === "date" || type === "time" || type === "datetime-local";

export function TextField(props: TextFieldProps): ReactNode {
  return isMoment(props.type) ? <MomentField {...props} type={props.type} /> : <PlainField {...props} />;
}

function MomentField(props: TextFieldProps & { type: MomentType }): ReactNode {
  const shown = useMomentText(props.type, props.value);
  return <PlainField {...props} inputContainer={(input) => <span {...shown}>{input}</span>} />;
}

interface PlainFieldProps extends TextFieldProps {
  inputContainer?: (input: ReactNode) => ReactNode;
}

function PlainField({ onChange, autoFocus, ...rest }: PlainFieldProps): ReactNode {
  const focus = useFirstFocus(autoFocus);
  const { note, ...cut } = useCutNote(rest.maxLength);
  return (
    <TextInput
      {...rest}
      {...cut}
      {...focus}
      error={rest.error ?? note}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

export interface PasswordFieldProps extends FieldProps<string>, Labelled {
  /** "new-password" lets the browser offer a strong one. */
  autoComplete: "current-password" | "new-password";
  /** For a description that follows what is typed: above the box it would push the box about. */
  descriptionBelow?: boolean;
}

const DESCRIPTION_BELOW = ["label", "input", "description", "error"] as const;

export function PasswordField({ onChange, autoFocus, descriptionBelow, ...rest }: PasswordFieldProps): ReactNode {
  const focus = useFirstFocus(autoFocus);
  const t = kitMessages.useT();
  return (
    <PasswordInput
      {...rest}
      {...focus}
      {...(descriptionBelow ? { inputWrapperOrder: [...DESCRIPTION_BELOW] } : {})}
      // Mantine tells assistive technology of a wrong value in every input but this one.
      aria-invalid={rest.error !== null}
      visibilityToggleButtonProps={{ "aria-label": t("password.show") }}
      visibilityToggleFocusable
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** Full-width digits count too: Chinese keyboards type them. */
const digitsOf = (text: string): string => text.normalize("NFKC").replaceAll(/\D/g, "");

/** A one-time code: one box, so that it can be filled in from a message or pasted with the words around it. */
export function CodeField({
  onChange,
  autoFocus,
  length = 6,
  ...rest
}: FieldProps<string> & Labelled & { length?: number }): ReactNode {
  const focus = useFirstFocus(autoFocus);
  return (
    <TextInput
      {...rest}
      {...focus}
      inputMode="numeric"
      autoComplete="one-time-code"
      styles={{ input: { letterSpacing: "0.3em", fontSize: "var(--mantine-font-size-lg)" } }}
      onChange={(event) => onChange(digitsOf(event.currentTarget.value).slice(0, length))}
    />
  );
}

export interface TextAreaFieldProps extends FieldProps<string>, Labelled {
  rows?: number;
  maxLength?: number;
  placeholder?: string;
  ref?: Ref<HTMLTextAreaElement>;
  /** Of a list beside it, from which what is typed is completed. */
  onKeyDown?: KeyboardEventHandler<HTMLTextAreaElement>;
  completion?: Pick<AriaAttributes, "aria-autocomplete" | "aria-haspopup" | "aria-controls" | "aria-activedescendant">;
}

export function TextAreaField({ onChange, autoFocus, rows = 3, completion, ...rest }: TextAreaFieldProps): ReactNode {
  const focus = useFirstFocus(autoFocus);
  const { note, ...cut } = useCutNote(rest.maxLength);
  return (
    <Textarea
      {...rest}
      {...completion}
      // While its list is open, Escape closes that, and not the pane or dialog around it.
      data-mantine-stop-propagation={completion?.["aria-controls"] !== undefined || undefined}
      {...cut}
      {...focus}
      error={rest.error ?? note}
      autosize
      minRows={rows}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
