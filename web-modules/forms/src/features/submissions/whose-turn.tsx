import { Alert, Button } from "@groundwork/kit";
import { UserCheck, UserX } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { whoseTurnMessages } from "../../messages/whose-turn";
import type { SubmissionDetail } from "./api";
import { teamsOf } from "./teams";

interface WhoseTurnProps {
  detail: SubmissionDetail;
  isOthersTurn: boolean;
  isActing: boolean;
  onAct: () => void;
}

/** How what another did came to be theirs again. */
function cameBy({ sentBack: back }: SubmissionDetail): "newVersion" | "sentBack" | "body" {
  if (back === null || back.move !== null) return "body";
  return back.beganVersion === null ? "sentBack" : "newVersion";
}

/** Said where it is not plainly the reader's turn, or nobody else's: for whom they act, or why they can't. */
export function WhoseTurn({ detail, isOthersTurn, isActing, onAct }: WhoseTurnProps): ReactNode {
  const t = whoseTurnMessages.useT();
  const said = { step: detail.currentStepName, teams: teamsOf(detail) };
  const who = { name: detail.submitter?.fullName ?? "" };
  if (detail.didAnotherStep)
    return (
      <Alert color="sky" mb="md" icon={<UserX size={18} aria-hidden />} title={t("turn.another.title", said)}>
        {t(said.teams ? "turn.another.body" : "turn.another.bodyAlone", said)}
      </Alert>
    );
  if (isOthersTurn && !isActing) {
    const [title, body] =
      detail.state === "draft"
        ? [t("turn.othersDraft.title", who), t("turn.othersDraft.body")]
        : [t("turn.othersTurn.title", { ...said, ...who }), t(`turn.othersTurn.${cameBy(detail)}`)];
    return (
      <Alert color="sky" mb="md" icon={<UserX size={18} aria-hidden />} title={title}>
        {body}
        <div>
          <Button mt="sm" variant="default" onClick={onAct}>
            {t("turn.othersDraft.goOn")}
          </Button>
        </div>
      </Alert>
    );
  }
  if (detail.actsFor !== null && detail.mayAct) {
    const away = { away: detail.actsFor.fullName };
    return (
      <Alert color="sky" mb="md" icon={<UserCheck size={18} aria-hidden />} title={t("turn.actsFor.title", away)}>
        {t("turn.actsFor.body", away)}
      </Alert>
    );
  }
  if (!detail.standsIn) return null;
  if (isActing)
    return (
      <Alert color="amber" mb="md" icon={<UserCheck size={18} aria-hidden />} title={t("turn.acting.title", said)}>
        {t("turn.acting.body")}
      </Alert>
    );
  return (
    <Alert color="amber" mb="md" icon={<UserX size={18} aria-hidden />} title={t("turn.standIn.title", said)}>
      {t("turn.standIn.body", said)}
      <div>
        <Button mt="sm" variant="default" onClick={onAct}>
          {t("turn.standIn.act")}
        </Button>
      </div>
    </Alert>
  );
}
