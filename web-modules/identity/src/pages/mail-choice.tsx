import { ErrorState, isApiError, LoadingState, useQuery } from "@groundwork/kit";
import type { ReactNode } from "react";
import { AuthFrame } from "../features/auth/auth-frame";
import { useLinkToken } from "../features/auth/link-token";
import { Notice } from "../features/auth/notice";
import { mailChoiceQuery } from "../features/mails/api";
import { ChoiceSteps } from "../features/mails/choice-steps";
import { messages } from "../messages";

/** Opened from a mail, signed in or not: does this address want the company's mails? Opening decides nothing. */
export default function MailChoicePage(): ReactNode {
  const t = messages.useT();
  const token = useLinkToken();
  const choice = useQuery(mailChoiceQuery(token));

  if (token === null || (isApiError(choice.error) && choice.error.httpStatus < 500 && !choice.error.retryable)) {
    return (
      <AuthFrame title={t("mailChoice.failed")}>
        <Notice tone="bad">{choice.error?.message ?? t("mailChoice.missing")}</Notice>
      </AuthFrame>
    );
  }
  if (choice.data) return <ChoiceSteps token={token} seen={choice.data} />;
  return (
    <AuthFrame title={t("mailChoice.loading")}>
      {choice.error ? (
        <ErrorState error={choice.error} retry={() => void choice.refetch()} />
      ) : (
        <LoadingState rows={4} />
      )}
    </AuthFrame>
  );
}
