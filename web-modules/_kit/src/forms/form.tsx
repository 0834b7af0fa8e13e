import { Alert, Button, type ButtonProps, List, Text } from "@mantine/core";
import { CircleAlert } from "lucide-react";
import { createContext, type ReactNode, useContext, useEffect, useRef } from "react";
import { isApiError } from "../api/error";
import { kitMessages } from "../i18n/kit-messages";
import classes from "./form.module.css";
import type { FormState } from "./use-form";

type AnyForm = Pick<FormState<object>, "status" | "failure" | "failedSubmits" | "submit">;

const FormContext = createContext<AnyForm | null>(null);

function useFormContext(): AnyForm {
  const form = useContext(FormContext);
  if (!form) throw new Error("This belongs inside a <Form>");
  return form;
}

/** The failure of the form as a whole: what happened, what to do, and the reference to quote. */
function FormFailure({ error }: { error: Error }): ReactNode {
  const t = kitMessages.useT();
  const known = isApiError(error) ? error : null;
  // What is said of one field alone is often the message itself.
  const further = known?.fieldErrors.filter(({ message }) => message !== known.message) ?? [];
  return (
    <Alert color="brick" variant="light" role="alert" icon={<CircleAlert size={18} aria-hidden />}>
      <Text>{known ? known.message : t("error.broken")}</Text>
      {further.length > 0 && (
        <List size="sm">
          {further.map((each) => (
            <List.Item key={`${each.field}${each.message}`}>{each.message}</List.Item>
          ))}
        </List>
      )}
      {(!known || known.httpStatus >= 500) && known?.requestId && (
        <Text size="xs">{t("error.reference", { id: known.requestId })}</Text>
      )}
    </Alert>
  );
}

export interface FormProps {
  form: AnyForm;
  children: ReactNode;
  /** Named when a page has several forms. */
  "aria-label"?: string;
}

/** Draws the form, sends it on Enter, and after a failed submit moves the focus to the first wrong field. */
export function Form({ form, children, ...rest }: FormProps): ReactNode {
  const element = useRef<HTMLFormElement>(null);
  const { failedSubmits } = form;
  useEffect(() => {
    if (failedSubmits === 0) return;
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]');
    if (wrong) wrong.focus();
    // The message stands above the form, the button that was pressed below it.
    else element.current?.querySelector("[role=alert]")?.scrollIntoView?.({ block: "nearest" });
  }, [failedSubmits]);
  return (
    <FormContext value={form}>
      <form
        {...rest}
        ref={element}
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          // A form in a dialog drawn inside another form must not send both.
          event.stopPropagation();
          form.submit();
        }}
      >
        {form.failure && <FormFailure error={form.failure} />}
        {children}
      </form>
    </FormContext>
  );
}

/** The row of buttons under a form, with the state of what was typed. */
export function FormActions({ children, state = true }: { children: ReactNode; state?: boolean }): ReactNode {
  return (
    <div className={classes.actions}>
      {state && <SaveState />}
      {children}
    </div>
  );
}

/** "Unsaved changes", "Saving…" or "Saved": never a guess whether work is safe. */
export function SaveState(): ReactNode {
  const t = kitMessages.useT();
  const { status } = useFormContext();
  const text = { clean: "", dirty: t("form.unsaved"), submitting: t("form.saving"), saved: t("form.saved") }[status];
  return (
    <span className={classes.state} data-status={status} role="status">
      {text}
    </span>
  );
}

export interface SubmitButtonProps extends Omit<ButtonProps, "loading"> {
  children: ReactNode;
}

export function SubmitButton({ children, ...rest }: SubmitButtonProps): ReactNode {
  const { status } = useFormContext();
  return (
    <Button type="submit" loading={status === "submitting"} {...rest}>
      {children}
    </Button>
  );
}
