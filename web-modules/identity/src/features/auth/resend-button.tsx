import { Button, isApiError, useAction } from "@groundwork/kit";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { requestPasswordReset, resendVerification } from "./api";
import { Notice } from "./notice";
import { useWait } from "./wait";

export interface ResendButtonProps {
  email: string;
  mail?: "verify" | "reset";
  label?: string;
  /** A mail was sent just before this was drawn, so the first press has to wait too. */
  justSent?: boolean;
}

/** Long enough for a mail to arrive, so that nobody collects five. */
const PAUSE_MS = 30_000;

export function ResendButton({ email, mail = "verify", label, justSent = false }: ResendButtonProps): ReactNode {
  const t = messages.useT();
  const [pausedUntil, setPausedUntil] = useState<number | null>(() => (justSent ? Date.now() + PAUSE_MS : null));
  const wait = useWait(pausedUntil);
  const action = useAction<string>({
    run: (address, options) =>
      mail === "verify" ? resendVerification(address, options) : requestPasswordReset(address, options),
    onSuccess: () => setPausedUntil(Date.now() + PAUSE_MS),
    onError: (error) => {
      if (isApiError(error) && error.retryAfterSeconds !== null)
        setPausedUntil(Date.now() + error.retryAfterSeconds * 1000);
    },
  });
  return (
    <>
      {action.isSuccess && <Notice tone="good">{t("auth.checkMail.resent")}</Notice>}
      {action.isError && <Notice tone="bad">{action.error.message}</Notice>}
      <Button
        variant="default"
        fullWidth
        disabled={!wait.isOver}
        loading={action.isPending}
        onClick={() => action.mutate(email)}
      >
        {wait.isOver ? (label ?? t("auth.checkMail.resend")) : t("auth.checkMail.resendIn", { wait: wait.text })}
      </Button>
    </>
  );
}
