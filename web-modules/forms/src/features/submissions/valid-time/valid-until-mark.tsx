import { EXPIRATION, expirationState } from "@groundwork/formwork";
import { DateText, RelativeTime, StatusBadge } from "@groundwork/kit";
import { CalendarCheck, TriangleAlert } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { validTimeMessages } from "../../../messages/valid-time";
import type { SubmissionRow } from "../api";
import classes from "../due-mark.module.css";

interface ValidUntilMarkProps {
  of: Pick<SubmissionRow, "validTimeEnd">;
  /** Its project's. */
  timeZone?: string | null | undefined;
  /** Neither what is valid for long yet, nor what expired long ago. */
  onlyWhereUrgent?: boolean;
}

const NEWS_MS = 7 * 86_400_000;

const isUrgent = (end: string, state: number) =>
  state === EXPIRATION.expiresSoon || (state === EXPIRATION.expired && Date.now() - new Date(end).getTime() < NEWS_MS);

/** Until when it is valid, said in words; mark and colour only repeat them. */
export function ValidUntilMark({ of, timeZone, onlyWhereUrgent = false }: ValidUntilMarkProps): ReactNode {
  const t = validTimeMessages.useT();
  const end = of.validTimeEnd;
  const state = expirationState(end);
  if (end === null || (onlyWhereUrgent && !isUrgent(end, state))) return null;
  const isExpired = state === EXPIRATION.expired;
  const Icon = isExpired ? TriangleAlert : CalendarCheck;
  if (state === EXPIRATION.valid)
    return (
      <StatusBadge tone="good" wraps>
        <span className={classes.due}>
          <Icon size={14} aria-hidden /> {t("validTime.validUntil")}{" "}
          <DateText when={end} style="date" timeZone={timeZone} />
        </span>
      </StatusBadge>
    );
  return (
    <StatusBadge tone={isExpired ? "bad" : "waiting"} wraps>
      <span className={classes.due}>
        <Icon size={14} aria-hidden /> {t(isExpired ? "validTime.expired" : "validTime.expires")}{" "}
        <RelativeTime when={end} timeZone={timeZone} />
      </span>
    </StatusBadge>
  );
}
