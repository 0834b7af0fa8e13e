import { Button, Stack, toast, useAction, useLeaveGuard, useQueryClient } from "@groundwork/kit";
import { TextAreaField } from "@groundwork/kit/forms";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { RECORDS } from "../records/api";
import { LONGEST_REASON } from "../records/correct-record";
import type { AttendanceRequest } from "../requests/api";
import { takeBack } from "./api";

/** Leave that is not wanted, or not to be had, after all. A manager says why. */
export function TakeBack({ request, isOwn }: { request: AttendanceRequest; isOwn: boolean }): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  const [reason, setReason] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const { attendanceRecordRequestId, revision } = request;
  const action = useAction<string, AttendanceRequest>({
    run: (said, options) => takeBack({ attendanceRecordRequestId, revision, reason: said }, options),
    onSuccess: async () => {
      toast.done({ title: t("leave.takenBack") });
      setReason("");
      await client.invalidateQueries({ queryKey: RECORDS });
    },
    onError: (error) => toast.error(error, t("leave.notTakenBack")),
  });
  useLeaveGuard(reason !== "" && !action.isPending && !action.isSuccess);
  const press = () => {
    const said = reason.trim();
    setIsMissing(!isOwn && said === "");
    if (isOwn || said) action.mutate(said);
  };
  return (
    <Stack gap="md">
      {!isOwn && (
        <TextAreaField
          name="reason"
          label={t("records.reason")}
          description={t("leave.takeBackHelp")}
          value={reason}
          onChange={setReason}
          error={isMissing && reason.trim() === "" ? t("records.reasonMissing") : null}
          rows={2}
          maxLength={LONGEST_REASON}
        />
      )}
      <div>
        <Button variant="light" color="brick" loading={action.isPending} onClick={press}>
          {t("leave.takeBack")}
        </Button>
      </div>
    </Stack>
  );
}
