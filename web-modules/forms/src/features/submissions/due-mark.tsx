import { RelativeTime, StatusBadge } from "@groundwork/kit";
import { Clock, TriangleAlert } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { SubmissionRow } from "./api";
import classes from "./due-mark.module.css";

/** As in the service's order of to-dos. */
const SOON_MS = 24 * 3_600_000;

export type Urgency = "overdue" | "soon" | "later";

export function urgencyOf(dueAt: string, now = Date.now()): Urgency {
  const left = new Date(dueAt).getTime() - now;
  if (left < 0) return "overdue";
  return left < SOON_MS ? "soon" : "later";
}

const TONES = { overdue: "bad", soon: "waiting", later: "neutral" } as const;

/** When its step is due, said in words; mark and colour only repeat them. */
export function DueMark({ of }: { of: Pick<SubmissionRow, "dueAt"> }): ReactNode {
  const t = messages.useT();
  if (of.dueAt === null) return null;
  const urgency = urgencyOf(of.dueAt);
  const Icon = urgency === "overdue" ? TriangleAlert : Clock;
  return (
    <StatusBadge tone={TONES[urgency]} wraps>
      <span className={classes.due}>
        <Icon size={14} aria-hidden /> {t(urgency === "overdue" ? "submissions.wasDue" : "submissions.due")}{" "}
        <RelativeTime when={of.dueAt} />
      </span>
    </StatusBadge>
  );
}
