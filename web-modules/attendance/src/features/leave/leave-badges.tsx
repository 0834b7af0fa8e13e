import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { AttendanceRecord } from "../records/api";
import classes from "./leave-badges.module.css";

const HEX = /^#[0-9a-f]{6}$/i;

/** A type of leave, by its colour too. */
export function TypeName({ name, color }: { name: string; color: string }): ReactNode {
  return (
    <span className={classes.name}>
      {HEX.test(color) && <span className={classes.dot} style={{ background: color }} aria-hidden />}
      {name}
    </span>
  );
}

type LeaveOfADay = AttendanceRecord["leaves"][number];

export function leaveText(t: ReturnType<typeof messages.useT>, { name, part }: LeaveOfADay): string {
  return part === "whole" ? name : t(`leave.part.${part}`, { name });
}

/** Which leave somebody had on a day, and how much of it. */
export function LeaveOfDay({ record }: { record: Pick<AttendanceRecord, "leaves"> }): ReactNode {
  const t = messages.useT();
  return record.leaves.map((leave) => (
    <div key={leave.attendanceRecordRequestId + leave.part}>
      <TypeName name={leaveText(t, leave)} color={leave.color} />
    </div>
  ));
}
