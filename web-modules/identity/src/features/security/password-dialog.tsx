import { Button, Dialog, Group, Text } from "@groundwork/kit";
import { Form, PasswordField, SubmitButton, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";

export interface PasswordFormProps<Output> {
  lead: string;
  /** What the button does. */
  verb: string;
  danger?: boolean;
  submit: (password: string, options: { idempotencyKey: string }) => Promise<Output>;
  onDone: (output: Output) => void | Promise<void>;
  onCancel: () => void;
}

/** The password once more: what weakens a sign-in is not left to whoever finds an open screen. */
export function PasswordForm<Output>(props: PasswordFormProps<Output>): ReactNode {
  const { lead, verb, danger = false, submit, onDone, onCancel } = props;
  const t = messages.useT();
  const form = useForm<{ password: string }, Output>({
    initial: { password: "" },
    guard: false,
    validate: ({ password }) => ({ password: password === "" ? t("auth.invalid.passwordMissing") : null }),
    submit: ({ password }, options) => submit(password, options),
    onSuccess: onDone,
  });
  return (
    <Form form={form}>
      <Text>{lead}</Text>
      <PasswordField
        {...form.field("password")}
        label={t("security.confirmPassword")}
        autoComplete="current-password"
        autoFocus
      />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onCancel}>
          {t("security.cancel")}
        </Button>
        <SubmitButton color={danger ? "brick" : "spruce"}>{verb}</SubmitButton>
      </Group>
    </Form>
  );
}

export interface PasswordDialogProps extends Omit<PasswordFormProps<unknown>, "onCancel"> {
  title: string;
  onClose: () => void;
}

export function PasswordDialog({ title, onClose, ...form }: PasswordDialogProps): ReactNode {
  return (
    <Dialog opened onClose={onClose} title={title}>
      <PasswordForm {...form} onCancel={onClose} />
    </Dialog>
  );
}
