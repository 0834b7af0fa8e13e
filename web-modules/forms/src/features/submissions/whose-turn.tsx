import { Alert, Button } from "@groundwork/kit";
import { UserCheck, UserX } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
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
  const t = messages.useT();
  const said = { step: detail.currentStepName, teams: teamsOf(detail) };
  const who = { name: detail.submitter?.fullName ?? "" };
  if (detail.didAnotherStep)
    return (
      <Alert color="sky" mb="md" icon={<UserX size={18} aria-hidden />} title={t("submissions.another.title", said)}>
        {t(said.teams ? "submissions.another.body" : "submissions.another.bodyAlone", said)}
      </Alert>
    );
  if (isOthersTurn && !isActing) {
    const [title, body] =
      detail.state === "draft"
        ? [t("submissions.othersDraft.title", who), t("submissions.othersDraft.body")]
        : [t("submissions.othersTurn.title", { ...said, ...who }), t(`submissions.othersTurn.${cameBy(detail)}`)];
    return (
      <Alert color="sky" mb="md" icon={<UserX size={18} aria-hidden />} title={title}>
        {body}
        <div>
          <Button mt="sm" variant="default" onClick={onAct}>
            {t("submissions.othersDraft.goOn")}
          </Button>
        </div>
      </Alert>
    );
  }
  if (detail.actsFor !== null && detail.mayAct) {
    const away = { away: detail.actsFor.fullName };
    return (
      <Alert
        color="sky"
        mb="md"
        icon={<UserCheck size={18} aria-hidden />}
        title={t("submissions.actsFor.title", away)}
      >
        {t("submissions.actsFor.body", away)}
      </Alert>
    );
  }
  if (!detail.standsIn) return null;
  if (isActing)
    return (
      <Alert
        color="amber"
        mb="md"
        icon={<UserCheck size={18} aria-hidden />}
        title={t("submissions.acting.title", said)}
      >
        {t("submissions.acting.body")}
      </Alert>
    );
  return (
    <Alert color="amber" mb="md" icon={<UserX size={18} aria-hidden />} title={t("submissions.standIn.title", said)}>
      {t("submissions.standIn.body", said)}
      <div>
        <Button mt="sm" variant="default" onClick={onAct}>
          {t("submissions.standIn.act")}
        </Button>
      </div>
    </Alert>
  );
}
