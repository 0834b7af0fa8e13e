import { buttonName } from "@groundwork/formwork";
import { Alert, Button, DateText } from "@groundwork/kit";
import { UsersRound } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { StepRecord, SubmissionDetail, SubmissionRow } from "./api";
import { teamsOf } from "./teams";
import classes from "./track.module.css";

type T = ReturnType<typeof messages.useT>;

/** “1 of 2 approved: Siti; waiting for one more”; null where one is enough or nobody has yet. */
export function approvedText(t: T, { approvalsNeeded: needed, approvedBy }: SubmissionRow): string | null {
  if (needed === 1 || approvedBy.length === 0) return null;
  const names = approvedBy.map(({ fullName }) => fullName).join(t("submissions.comma"));
  return t("submissions.approvals.text", {
    given: approvedBy.length,
    needed,
    names,
    missing: Math.max(1, needed - approvedBy.length),
  });
}

interface ApprovalsProps {
  detail: SubmissionDetail;
  isActing: boolean;
  onAct: () => void;
}

/** Above the form: that one press is not enough, and whose are still wanted. */
export function Approvals({ detail, isActing, onAct }: ApprovalsProps): ReactNode {
  const t = messages.useT();
  const { approvals } = detail;
  if (approvals === null) return null;
  const { needed, given, byMe } = approvals;
  const missing = Math.max(1, needed - given.length);
  const title =
    byMe === null
      ? t("submissions.approvals.title", { needed })
      : t("submissions.approvals.byMe", { action: buttonName(byMe), missing });
  return (
    <Alert color="sky" mb="md" icon={<UsersRound size={18} aria-hidden />} title={title}>
      {given.length === 0
        ? t("submissions.approvals.nobody", { teams: teamsOf(detail) })
        : t("submissions.approvals.given", {
            given: given.length,
            needed,
            names: given.map(({ by }) => by?.fullName ?? t("submissions.track.somebody")).join(t("submissions.comma")),
          })}
      {byMe !== null && !isActing && detail.mayAct && (
        <div>
          <Button mt="sm" variant="default" onClick={onAct}>
            {t("submissions.approvals.change")}
          </Button>
        </div>
      )}
    </Alert>
  );
}

/** In the progress: who pressed before, and what. */
export function ApprovalLines({ step, timeZone }: { step: StepRecord; timeZone: string | undefined }): ReactNode {
  const t = messages.useT();
  if (step.approvalsNeeded === 1) return null;
  return (
    <>
      {step.isCurrent && (
        <span>{t("submissions.approvals.count", { given: step.approvals.length, needed: step.approvalsNeeded })}</span>
      )}
      {step.approvals.map((given) => (
        <span key={given.at}>
          {t(given.actedFor ? "submissions.track.pressedInPlace" : "submissions.track.pressed", {
            who: given.by?.fullName ?? t("submissions.track.somebody"),
            button: buttonName(given.actionName),
            away: given.actedFor?.fullName ?? "",
          })}{" "}
          <span className={classes.when}>
            <DateText when={given.at} style="dateTime" timeZone={timeZone} />
          </span>
          {given.reason && (
            <span className={classes.reason}>{t("submissions.track.reason", { reason: given.reason })}</span>
          )}
        </span>
      ))}
    </>
  );
}
