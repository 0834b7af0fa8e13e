import { buttonName } from "@groundwork/formwork";
import { Alert, DateText } from "@groundwork/kit";
import { Clock } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { byItselfMessages } from "../../messages/by-itself";
import type { SubmissionDetail, SubmissionRow } from "./api";

interface PressesItselfProps {
  of: Pick<SubmissionRow, "pressesItself">;
  timeZone: string | undefined;
}

/** What happens by itself, and when, if nobody presses a button before; what an older release left tells nothing of it. */
export function PressesItself({ of: { pressesItself }, timeZone }: PressesItselfProps): ReactNode {
  const t = byItselfMessages.useT();
  if (!pressesItself) return null;
  return (
    <>
      {t("byItself.soon", { button: buttonName(pressesItself.name) })}{" "}
      <DateText when={pressesItself.at} style="dateTime" timeZone={timeZone} />
    </>
  );
}

/** Above the form, for whoever can press before. */
export function PressesItselfSoon({ detail }: { detail: SubmissionDetail }): ReactNode {
  if (!detail.mayAct || !detail.pressesItself) return null;
  return (
    <Alert color="amber" mb="md" icon={<Clock size={18} aria-hidden />}>
      <PressesItself of={detail} timeZone={detail.project?.timeZone} />
    </Alert>
  );
}
