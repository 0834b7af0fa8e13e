import { isApiError } from "@groundwork/kit";
import { Form, SubmitButton, TextField, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { type PasswordNeeded, type VerifiedProfile, type VerifyEmailAnswer, verifyEmail } from "./api";
import { AuthFrame } from "./auth-frame";
import { AuthLink } from "./auth-link";
import { NewPasswordField } from "./new-password-field";
import { SHORTEST_PASSWORD } from "./password-strength";

export interface VerifyFormProps {
  token: string;
  account: PasswordNeeded;
  onVerified: (profile: VerifiedProfile) => void | Promise<void>;
  /** The link is used up or too old: no other password would help. */
  onDead: (reason: string) => void;
}

/** For who opens the link on another device: whoever registered may have been anybody, so the password is theirs to say. */
export function VerifyForm({ token, account, onVerified, onDead }: VerifyFormProps): ReactNode {
  const t = messages.useT();
  const form = useForm<{ fullName: string; newPassword: string }, VerifyEmailAnswer>({
    initial: { fullName: account.fullName, newPassword: "" },
    guard: false,
    validate: ({ fullName, newPassword }) => {
      const missing = SHORTEST_PASSWORD - [...newPassword].length;
      return {
        fullName: fullName.trim() === "" ? t("auth.invalid.nameMissing") : null,
        newPassword: missing > 0 ? t("auth.password.tooShort", { missing }) : null,
      };
    },
    submit: async ({ fullName, newPassword }, options) => {
      try {
        return await verifyEmail({ token, fullName: fullName.trim(), newPassword }, options);
      } catch (error) {
        // A refusal without a field is about the link.
        if (isApiError(error) && !error.retryable && error.fieldErrors.length === 0) onDead(error.message);
        throw error;
      }
    },
    onSuccess: (answer) => {
      if (answer.status === "signedIn") return onVerified(answer.profile);
    },
  });
  return (
    <AuthFrame
      title={t("auth.verify.passwordTitle")}
      lead={t("auth.verify.passwordLead", { email: account.email })}
      footer={<AuthLink to="/sign-in">{t("auth.checkMail.backToSignIn")}</AuthLink>}
    >
      <Form form={form}>
        {/* For who keeps passwords: whose it is. */}
        <input type="email" autoComplete="username" value={account.email} readOnly hidden />
        <NewPasswordField
          {...form.field("newPassword")}
          label={t("auth.field.password")}
          personal={[form.values.fullName, account.email]}
          autoFocus
        />
        <TextField
          {...form.field("fullName")}
          label={t("auth.field.fullName")}
          description={t("auth.verify.nameHelp")}
          autoComplete="name"
        />
        <SubmitButton fullWidth>{t("auth.verify.passwordSubmit")}</SubmitButton>
      </Form>
    </AuthFrame>
  );
}
