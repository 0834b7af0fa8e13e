import { Alert, StatusBadge, type Tone, useFormats } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { hoursText } from "../records/hours";
import { SHEET, type Sheet } from "./api";

const TONES: Record<Sheet["status"], Tone> = { 0: "waiting", 1: "info", 2: "good", 3: "waiting" };

export function SheetBadge({ status }: { status: Sheet["status"] }): ReactNode {
  const t = messages.useT();
  return <StatusBadge tone={TONES[status]}>{t(`sheets.status.${status}`)}</StatusBadge>;
}

export function useWeekText(): (week: { firstDate: string; lastDate: string }) => string {
  const { moment } = useFormats();
  return ({ firstDate, lastDate }) => `${moment(firstDate)} – ${moment(lastDate)}`;
}

/** Hours with the leave that counts as work, as they are paid. */
export const paidText = ({ workedSeconds, creditedSeconds }: Sheet): string =>
  hoursText(workedSeconds + creditedSeconds);

/** Its worker put their name under other hours: both are said, to both. */
export function SignedOtherwise({ sheet }: { sheet: Sheet }): ReactNode {
  const t = messages.useT();
  const { signedSeconds: signed, approvedSeconds: approved } = sheet;
  if (signed === null || approved === null || signed === approved) return null;
  return (
    <Alert color="amber">
      {t("sheets.signedOtherwise", { signed: hoursText(signed), approved: hoursText(approved) })}
    </Alert>
  );
}

/** What became known after somebody had signed or approved the week. */
export function LateChanges({ sheet }: { sheet: Sheet }): ReactNode {
  const t = messages.useT();
  const { moment } = useFormats();
  if (sheet.changes.length === 0) return null;
  return (
    <Alert color="amber" title={t("sheets.changed")}>
      <ul>
        {sheet.changes.map(({ date, secondsThen, secondsNow }) => (
          <li key={date}>
            {t("sheets.change", {
              day: moment(date, "weekday"),
              before: hoursText(secondsThen),
              now: hoursText(secondsNow),
            })}
          </li>
        ))}
      </ul>
      {t(sheet.status === SHEET.approved ? "sheets.changedLocked" : "sheets.changedSigned")}
    </Alert>
  );
}
