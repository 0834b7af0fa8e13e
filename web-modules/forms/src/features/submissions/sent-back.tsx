import { Alert, DateText } from "@groundwork/kit";
import { Undo2 } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { byItselfMessages } from "../../messages/by-itself";
import type { SubmissionDetail } from "./api";
import classes from "./track.module.css";

type Back = NonNullable<SubmissionDetail["sentBack"]>;

function titleOf(t: ReturnType<typeof messages.useT>, back: Back, said: { who: string; step: string }): string {
  if (back.move === "recalled" || back.move === "reopened") return t(`moves.${back.move}.title`, said);
  if (back.beganVersion === null) return t("submissions.sentBack.title", said);
  return t("submissions.newVersion.title", { ...said, version: back.beganVersion });
}

/** Above the form that came back: who sent it, from where, and why. */
export function SentBack({ detail }: { detail: SubmissionDetail }): ReactNode {
  const t = messages.useT();
  const ofItself = byItselfMessages.useT();
  const { sentBack: back, currentStepName: step } = detail;
  if (back === null) return null;
  const who = back.by?.fullName ?? (back.byItself ? ofItself("byItself.who") : t("submissions.track.somebody"));
  return (
    <Alert color="amber" mb="md" icon={<Undo2 size={18} aria-hidden />} title={titleOf(t, back, { who, step })}>
      {back.reason && <p className={classes.why}>{back.reason}</p>}
      <span className={classes.when}>
        {back.move === null && t("submissions.sentBack.from", { step: back.fromStepName, button: back.actionName })}{" "}
        <DateText when={back.at} style="dateTime" timeZone={detail.project?.timeZone} />
      </span>
    </Alert>
  );
}
