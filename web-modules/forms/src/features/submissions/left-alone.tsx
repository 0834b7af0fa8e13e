import { Alert, useFormats } from "@groundwork/kit";
import { UserX } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { whoseTurnMessages } from "../../messages/whose-turn";
import type { SubmissionDetail } from "./api";

/** Above the form, before anything is pressed: what comes next would have nobody, and what helps. */
export function LeftAlone({ detail }: { detail: SubmissionDetail }): ReactNode {
  const t = whoseTurnMessages.useT();
  const formats = useFormats();
  // A service of the release before says nothing of it.
  const names: readonly string[] = detail.stepsLeftAlone ?? [];
  if (names.length === 0) return null;
  const steps = formats.list(names.map((step) => `“${step}”`));
  return (
    <Alert color="amber" mb="md" icon={<UserX size={18} aria-hidden />} title={t("turn.leftAlone.title", { steps })}>
      <p>
        {detail.actsFor === null
          ? t("turn.leftAlone.why", { steps })
          : t("turn.leftAlone.whyInPlace", { steps, away: detail.actsFor.fullName })}
      </p>
      <p>{t("turn.leftAlone.help", { steps })}</p>
    </Alert>
  );
}
