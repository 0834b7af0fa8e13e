import { Alert, Text, useFormats } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { Schemas } from "../records/api";
import { HolidaysOfLeave } from "./leave-after";
import { TypeName } from "./leave-badges";

type Leave = Schemas["LeaveAsked"];

/** Which days off somebody asks for. */
export function LeaveAsked({ leave }: { leave: Leave }): ReactNode {
  const t = messages.useT();
  const { moment } = useFormats();
  const from = moment(leave.firstDate, "weekday");
  const until = moment(leave.lastDate, "weekday");
  const noon = (day: string, isNoon: boolean) => (isNoon ? t("leave.noon", { day }) : day);
  const isOne = leave.firstDate === leave.lastDate;
  const half = leave.fromNoon ? t("leave.afternoonOf", { day: from }) : t("leave.morningOf", { day: from });
  const day = leave.fromNoon || leave.untilNoon ? half : from;
  return (
    <>
      <TypeName name={leave.name} color={leave.color} />
      <div>{isOne ? day : `${noon(from, leave.fromNoon)} – ${noon(until, leave.untilNoon)}`}</div>
      <Text size="sm" c="dimmed">
        {t("leave.days", { count: leave.days })}
      </Text>
      <HolidaysOfLeave holidays={leave.holidays} />
    </>
  );
}

/** Work on days that are asked for as leave: both are kept, and somebody has to say which was meant. */
export function WorkedMeanwhile({ leave }: { leave: Leave }): ReactNode {
  const t = messages.useT();
  const { moment } = useFormats();
  const days = leave.workedOn ?? [];
  if (days.length === 0) return null;
  return (
    <Alert color="amber" title={t("issue.workOnLeave")}>
      {t("leave.workedOn", { days: days.map((day) => moment(day, "weekday")).join(", ") })}
    </Alert>
  );
}
