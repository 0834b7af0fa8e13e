import { announceSessionEnd, Button, isApiError, Link, useNavigate } from "@groundwork/kit";
import { Form, SubmitButton, useForm } from "@groundwork/kit/forms";
import { type ReactNode, useState } from "react";
import { resetPassword } from "../features/auth/api";
import { AuthFrame } from "../features/auth/auth-frame";
import { AuthLink } from "../features/auth/auth-link";
import { useLinkToken } from "../features/auth/link-token";
import { NewPasswordField } from "../features/auth/new-password-field";
import type { Handover } from "../features/auth/next-place";
import { Notice } from "../features/auth/notice";
import { SHORTEST_PASSWORD } from "../features/auth/password-strength";
import { messages } from "../messages";

function DeadLink({ reason }: { reason: string }): ReactNode {
  const t = messages.useT();
  return (
    <AuthFrame
      title={t("auth.reset.failed")}
      footer={<AuthLink to="/sign-in">{t("auth.checkMail.backToSignIn")}</AuthLink>}
    >
      <Notice tone="bad">{reason}</Notice>
      <Button component={Link} to="/forgot-password" fullWidth>
        {t("auth.reset.askAgain")}
      </Button>
    </AuthFrame>
  );
}

function ResetForm({ token, onDead }: { token: string; onDead: (reason: string) => void }): ReactNode {
  const t = messages.useT();
  const navigate = useNavigate();
  const form = useForm({
    initial: { newPassword: "" },
    guard: false,
    wireNames: { password: "newPassword" },
    validate: ({ newPassword }) => {
      const missing = SHORTEST_PASSWORD - [...newPassword].length;
      return { newPassword: missing > 0 ? t("auth.password.tooShort", { missing }) : null };
    },
    submit: async ({ newPassword }, options) => {
      try {
        await resetPassword({ token, newPassword }, options);
      } catch (error) {
        // A refusal without a field is about the link, and no other password would help.
        if (isApiError(error) && !error.retryable && error.fieldErrors.length === 0) onDead(error.message);
        throw error;
      }
    },
    onSuccess: () => {
      announceSessionEnd("expired");
      navigate("/sign-in", { state: { notice: "passwordChanged" } satisfies Handover, replace: true });
    },
  });
  return (
    <AuthFrame
      title={t("auth.reset.title")}
      lead={t("auth.reset.lead")}
      footer={<AuthLink to="/sign-in">{t("auth.checkMail.backToSignIn")}</AuthLink>}
    >
      <Form form={form}>
        <NewPasswordField {...form.field("newPassword")} label={t("auth.field.newPassword")} autoFocus />
        <SubmitButton fullWidth>{t("auth.reset.submit")}</SubmitButton>
      </Form>
    </AuthFrame>
  );
}

export default function ResetPasswordPage(): ReactNode {
  const t = messages.useT();
  const token = useLinkToken();
  const [dead, setDead] = useState<string | null>(null);
  if (token === null) return <DeadLink reason={t("auth.reset.missing")} />;
  if (dead !== null) return <DeadLink reason={dead} />;
  return <ResetForm token={token} onDead={setDead} />;
}
