import { Alert, Anchor, Link, StatusBadge, type Tone, useFormats } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { hoursText } from "../records/hours";
import { SHEET, type Sheet } from "./api";
import classes from "./sheets.module.css";

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

const isWaiting = ({ maySign, mayApprove }: Sheet) => maySign || mayApprove;

/** Whether somebody has to say first how long its days were. */
export const isHeldUp = (sheet: Sheet): boolean => isWaiting(sheet) && (sheet.unknownDays ?? []).length > 0;

/** Those on which it is not known when a break ended: what came after it is no work. */
export const openBreaksOf = (sheet: Sheet) => (isWaiting(sheet) ? (sheet.openBreaks ?? []) : []);

interface DaysToSeeProps {
  sheets: readonly Sheet[];
  /** Where one sees to it. */
  linkOf: (sheet: Sheet, attendanceRecordId: string) => string;
  /** Where there are several people's. */
  saysWhose?: boolean;
}

/** What is to be seen to before signing or approving, said before anybody presses: hours that nobody knows, which
 * stand in its way, and breaks that nobody ended. */
export function DaysToSee(props: DaysToSeeProps): ReactNode {
  const t = messages.useT();
  return (
    <>
      <DaysOf {...props} title={t("sheets.heldUp")} daysOf={unknownDaysOf}>
        {t("sheets.unknownDays")}
      </DaysOf>
      <DaysOf {...props} title={t("sheets.breakNotEnded")} daysOf={openBreaksOf}>
        {t("sheets.openBreaks")}
      </DaysOf>
    </>
  );
}

const unknownDaysOf = (sheet: Sheet) => (isHeldUp(sheet) ? (sheet.unknownDays ?? []) : []);

interface DaysOfProps extends DaysToSeeProps {
  title: string;
  daysOf: (sheet: Sheet) => readonly { date: string; attendanceRecordId: string }[];
  children: string;
}

function DaysOf({ sheets, linkOf, saysWhose = false, title, daysOf, children }: DaysOfProps): ReactNode {
  const t = messages.useT();
  const { moment } = useFormats();
  if (sheets.every((each) => daysOf(each).length === 0)) return null;
  return (
    <Alert color="amber" title={title} mah="16rem" className={classes.long ?? ""}>
      {children}
      <ul>
        {sheets.flatMap((sheet) =>
          daysOf(sheet).map(({ date, attendanceRecordId }) => (
            <li key={attendanceRecordId}>
              {saysWhose && `${sheet.owner?.fullName ?? t("timesheets.unknown")}: `}
              <Anchor component={Link} to={linkOf(sheet, attendanceRecordId)}>
                {moment(date, "weekday")}
              </Anchor>
            </li>
          )),
        )}
      </ul>
    </Alert>
  );
}

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
