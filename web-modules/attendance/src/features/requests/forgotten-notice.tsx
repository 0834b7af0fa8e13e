import { Alert, Button, Stack, Text, useFormats } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { AttendanceRecord } from "../records/api";
import { STATUS } from "./api";

interface ForgottenNoticeProps {
  /** The newest first. */
  records: readonly AttendanceRecord[];
  onOpen: (attendanceRecordId: string) => void;
}

/** That somebody never checked out of a day, and has not said yet when they left. */
export function ForgottenNotice({ records, onOpen }: ForgottenNoticeProps): ReactNode {
  const t = messages.useT();
  const { moment } = useFormats();
  const day = records.find(
    ({ issues, requestStatus }) => issues.includes("missingCheckOut") && requestStatus !== STATUS.pending,
  );
  if (!day) return null;
  return (
    <Alert color="amber" title={t("forgotten.title", { day: moment(day.date, "weekday") })}>
      <Stack gap="sm" align="flex-start">
        <Text>{t("forgotten.about", { site: day.projectName })}</Text>
        <Button variant="default" onClick={() => onOpen(day.attendanceRecordId)}>
          {t("forgotten.say")}
        </Button>
      </Stack>
    </Alert>
  );
}
