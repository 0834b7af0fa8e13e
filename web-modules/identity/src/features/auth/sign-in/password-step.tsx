import { Anchor, Button, isApiError, Link, Text } from "@groundwork/kit";
import { Form, PasswordField, SubmitButton, TextField, useForm } from "@groundwork/kit/forms";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { messages } from "../../../messages";
import { type Credentials, type SecondFactorChallenge, type SignInAnswer, signIn } from "../api";
import { AuthFrame } from "../auth-frame";
import { AuthLink } from "../auth-link";
import { type Handover, useHandover } from "../next-place";
import { Notice } from "../notice";
import { canUsePasskeys } from "../passkeys";
import { ResendButton } from "../resend-button";
import { emailProblem } from "../rules";
import { useWait } from "../wait";
import { PasskeySignIn } from "./passkey-sign-in";
import classes from "./sign-in.module.css";

export interface PasswordStepProps {
  onSignedIn: () => void | Promise<void>;
  onChallenge: (challenge: SecondFactorChallenge, email: string) => void;
  /** Above the form, e.g. why it starts again. */
  trouble?: string | null;
  email: string;
}

const WRONG = 401;
const THROTTLED = 429;
const UNVERIFIED = 403;
/** When a refusal does not say how long. */
const USUAL_WAIT_SECONDS = 30;

export function PasswordStep({ onSignedIn, onChallenge, trouble, email }: PasswordStepProps): ReactNode {
  const t = messages.useT();
  const handover = useHandover();
  const fields = useRef<HTMLDivElement>(null);
  const [throttledUntil, setThrottledUntil] = useState<number | null>(null);
  const wait = useWait(throttledUntil);

  const form = useForm<Credentials, SignInAnswer>({
    initial: { email, password: "" },
    guard: false,
    validate: (values) => {
      const problem = emailProblem(values.email);
      return {
        email: problem && t(problem),
        password: values.password === "" ? t("auth.invalid.passwordMissing") : null,
      };
    },
    submit: async (values, options) => {
      try {
        return await signIn({ ...values, email: values.email.trim() }, options);
      } catch (error) {
        if (isApiError(error) && error.httpStatus === THROTTLED) {
          setThrottledUntil(Date.now() + (error.retryAfterSeconds ?? USUAL_WAIT_SECONDS) * 1000);
        }
        throw error;
      }
    },
    onSuccess: async (answer, values) => {
      if (answer.status === "signedIn") await onSignedIn();
      else onChallenge(answer, values.email.trim());
    },
  });

  const { failure, failedSubmits } = form;
  useEffect(() => {
    // Mostly the password is wrong: it is selected, ready to be typed again.
    if (failure && failedSubmits > 0) fields.current?.querySelector<HTMLInputElement>('[name="password"]')?.select();
  }, [failure, failedSubmits]);

  const status = isApiError(failure) ? failure.httpStatus : null;
  const registering: Handover = { ...handover, email: form.values.email.trim() };
  return (
    <AuthFrame
      title={t("auth.signIn.title")}
      lead={t("auth.signIn.lead")}
      footer={
        <Text>
          {t("auth.signIn.noAccount")}{" "}
          <AuthLink to="/register" state={registering}>
            {t("auth.signIn.register")}
          </AuthLink>
        </Text>
      }
    >
      {handover.notice === "passwordChanged" && failedSubmits === 0 && !trouble && (
        <Notice tone="good">{t("auth.signIn.passwordChanged")}</Notice>
      )}
      {handover.notice === "sessionEnded" && failedSubmits === 0 && !trouble && (
        <Notice tone="bad">{t("auth.signIn.sessionEnded")}</Notice>
      )}
      {trouble && failedSubmits === 0 && <Notice tone="bad">{trouble}</Notice>}
      <Form form={status === THROTTLED || status === WRONG ? { ...form, failure: null } : form}>
        {status === WRONG && <Notice tone="bad">{t("auth.signIn.wrong")}</Notice>}
        {status === THROTTLED && !wait.isOver && (
          <Notice tone="bad">{t("auth.signIn.throttled", { wait: wait.text })}</Notice>
        )}
        {status === UNVERIFIED && <ResendButton email={form.values.email.trim()} label={t("auth.signIn.resendLink")} />}
        <div className={classes.fields} ref={fields}>
          <TextField
            {...form.field("email")}
            label={t("auth.field.email")}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoFocus={email === ""}
          />
          <div className={classes.password}>
            <PasswordField
              {...form.field("password")}
              label={t("auth.field.password")}
              autoComplete="current-password"
              autoFocus={email !== ""}
            />
            <Anchor
              component={Link}
              to="/forgot-password"
              state={{ ...handover, email: form.values.email.trim() }}
              size="sm"
            >
              {t("auth.signIn.forgot")}
            </Anchor>
          </div>
        </div>
        {wait.isOver ? (
          <SubmitButton fullWidth>{t("auth.signIn.submit")}</SubmitButton>
        ) : (
          <Button fullWidth disabled>
            {t("auth.signIn.tryAgainIn", { wait: wait.text })}
          </Button>
        )}
      </Form>
      {canUsePasskeys() && <PasskeySignIn onSignedIn={onSignedIn} />}
    </AuthFrame>
  );
}
