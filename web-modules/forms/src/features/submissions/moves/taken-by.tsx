import { Alert, Button, useSession } from "@groundwork/kit";
import { UserCheck } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { moveMessages } from "../../../messages/move-dialogs";
import type { SubmissionDetail } from "../api";
import { teamsOf } from "../teams";

interface TakenByProps {
  detail: SubmissionDetail;
  /** By somebody else, and the reader may do it as well. */
  isTaken: boolean;
  isActing: boolean;
  onAct: () => void;
}

/** Above the form: who of the step's people has it. */
export function TakenBy({ detail, isTaken, isActing, onAct }: TakenByProps): ReactNode {
  const t = moveMessages.useT();
  const userId = useSession().profile?.userId;
  const { assignee, currentStepName: step } = detail;
  if (assignee === null) return null;
  const isMine = assignee.userId === userId;
  const giver = detail.assignedBy;
  const title = () => {
    // Whoever hands a step to themselves has taken it.
    if (giver === null || giver.userId === assignee.userId)
      return t(isMine ? "moves.taken.mine" : "moves.taken.title", { step, who: assignee.fullName });
    if (isMine) return t("moves.taken.handed", { step, who: giver.fullName });
    const to = assignee.fullName;
    return giver.userId === userId
      ? t("moves.taken.handedByMe", { step, to })
      : t("moves.taken.handedTo", { step, who: giver.fullName, to });
  };
  return (
    <Alert color="sky" mb="md" icon={<UserCheck size={18} aria-hidden />} title={title()}>
      {detail.assignmentReason && <p>{t("moves.taken.reason", { reason: detail.assignmentReason })}</p>}
      {isMine && t("moves.taken.mineBody", { teams: teamsOf(detail) })}
      {isTaken && t("moves.taken.body")}
      {isTaken && !isActing && (
        <div>
          <Button mt="sm" variant="default" onClick={onAct}>
            {t("moves.taken.act")}
          </Button>
        </div>
      )}
    </Alert>
  );
}
