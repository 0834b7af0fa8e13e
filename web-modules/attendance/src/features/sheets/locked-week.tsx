import { Alert, Anchor, Link, useFormats } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { RecordDetail } from "../records/api";

interface LockedWeekProps {
  record: RecordDetail;
  locked: NonNullable<RecordDetail["locked"]>;
}

/** In place of what can be said of a day: its week is approved, and who can open it again. */
export function LockedWeek({ record, locked }: LockedWeekProps): ReactNode {
  const t = messages.useT();
  const { moment } = useFormats();
  const { ownerUserId, projectId, mayCorrect } = record;
  const week = `/attendance/weeks?f.day=${locked.firstDate}&f.projectId=${projectId}&sheet=${ownerUserId}.${projectId}`;
  return (
    <Alert title={t("sheets.locked", { from: moment(locked.firstDate), until: moment(locked.lastDate) })}>
      {t(mayCorrect ? "sheets.lockedManager" : "sheets.lockedWorker")}{" "}
      {mayCorrect && (
        <Anchor component={Link} to={week} underline="always">
          {t("sheets.openWeek")}
        </Anchor>
      )}
    </Alert>
  );
}
