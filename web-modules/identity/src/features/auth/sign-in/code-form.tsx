import { CodeField, Form, SubmitButton, TextField, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../../messages";
import { confirmSignIn, type SecondFactorChallenge } from "../api";
import { codeProblem } from "../rules";

export interface CodeFormProps {
  method: "totp" | "recoveryCode";
  challenge: SecondFactorChallenge;
  onSignedIn: () => void | Promise<void>;
  /** Told of every refusal; what belongs to the field is shown here. */
  onRefused: (error: Error) => void;
}

export function CodeForm({ method, challenge, onSignedIn, onRefused }: CodeFormProps): ReactNode {
  const t = messages.useT();
  const isTotp = method === "totp";
  const form = useForm<{ code: string }>({
    initial: { code: "" },
    guard: false,
    validate: ({ code }) => {
      if (code.trim() === "") return { code: t("auth.invalid.codeMissing") };
      const problem = isTotp ? codeProblem(code) : null;
      return { code: problem && t(problem) };
    },
    submit: async ({ code }, options) => {
      try {
        return await confirmSignIn({ challengeToken: challenge.challengeToken, method, code: code.trim() }, options);
      } catch (error) {
        onRefused(error as Error);
        throw error;
      }
    },
    onSuccess: onSignedIn,
  });
  const field = form.field("code");
  return (
    <Form form={form}>
      {isTotp ? (
        <CodeField {...field} label={t("auth.factor.totpLabel")} autoFocus />
      ) : (
        <TextField {...field} label={t("auth.factor.recoveryLabel")} autoComplete="off" autoFocus />
      )}
      <SubmitButton fullWidth>{t("auth.factor.submit")}</SubmitButton>
    </Form>
  );
}
