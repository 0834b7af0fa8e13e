import { Form, SubmitButton, TextField, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { emailProblem } from "./rules";

export interface AddressFormProps {
  email: string;
  button: string;
  submit: (email: string, options: { idempotencyKey: string }) => Promise<unknown>;
  onSent: (email: string) => void;
}

/** Asks for an address and sends something to it. */
export function AddressForm({ email, button, submit, onSent }: AddressFormProps): ReactNode {
  const t = messages.useT();
  const form = useForm({
    initial: { email },
    guard: false,
    validate: (values) => {
      const problem = emailProblem(values.email);
      return { email: problem && t(problem) };
    },
    submit: (values, options) => submit(values.email.trim(), options),
    onSuccess: (_, values) => onSent(values.email.trim()),
  });
  return (
    <Form form={form}>
      <TextField
        {...form.field("email")}
        label={t("auth.field.email")}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoFocus
      />
      <SubmitButton fullWidth>{button}</SubmitButton>
    </Form>
  );
}
