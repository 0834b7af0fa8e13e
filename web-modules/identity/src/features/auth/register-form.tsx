import { getLocale } from "@groundwork/kit";
import { Form, SubmitButton, TextField, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { register } from "./api";
import { NewPasswordField } from "./new-password-field";
import { SHORTEST_PASSWORD } from "./password-strength";
import { emailProblem } from "./rules";

export interface NewAccount {
  fullName: string;
  email: string;
  password: string;
}

export interface RegisterFormProps {
  email?: string;
  fullName?: string;
  /** An invitation proves its address, so the address cannot be changed. */
  inviteToken?: string;
  button: string;
  onRegistered: (account: NewAccount) => void | Promise<void>;
}

export function RegisterForm({
  email = "",
  fullName = "",
  inviteToken,
  button,
  onRegistered,
}: RegisterFormProps): ReactNode {
  const t = messages.useT();
  const invited = inviteToken !== undefined;
  const form = useForm<NewAccount>({
    initial: { fullName, email, password: "" },
    guard: false,
    validate: (values) => {
      const problem = emailProblem(values.email);
      const missing = SHORTEST_PASSWORD - [...values.password].length;
      return {
        fullName: values.fullName.trim() === "" ? t("auth.invalid.nameMissing") : null,
        email: problem && t(problem),
        password: missing > 0 ? t("auth.password.tooShort", { missing }) : null,
      };
    },
    submit: ({ fullName: name, email: address, password }, options) =>
      register(
        {
          fullName: name.trim(),
          email: address.trim(),
          password,
          language: getLocale(),
          ...(inviteToken === undefined ? {} : { inviteToken }),
        },
        options,
      ),
    onSuccess: (_, account) => onRegistered({ ...account, email: account.email.trim() }),
  });
  const { values } = form;
  return (
    <Form form={form}>
      <TextField
        {...form.field("fullName")}
        label={t("auth.field.fullName")}
        autoComplete="name"
        autoFocus={fullName === ""}
      />
      <TextField
        {...form.field("email")}
        label={t("auth.field.email")}
        type="email"
        inputMode="email"
        autoComplete="username"
        readOnly={invited}
      />
      <NewPasswordField
        {...form.field("password")}
        label={t("auth.field.password")}
        personal={[values.fullName, values.email]}
        autoFocus={fullName !== ""}
      />
      <SubmitButton fullWidth>{button}</SubmitButton>
    </Form>
  );
}
