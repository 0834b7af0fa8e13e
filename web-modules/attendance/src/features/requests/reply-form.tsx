import { Button, Group, Stack, toast, useAction, useLeaveGuard, useQueryClient } from "@groundwork/kit";
import { TextAreaField } from "@groundwork/kit/forms";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { RECORDS, type Schemas } from "../records/api";
import { LONGEST_REASON } from "../records/correct-record";
import { type AttendanceRequest, reply, STATUS } from "./api";

interface ReplyFormProps {
  requests: readonly Pick<AttendanceRequest, "attendanceRecordRequestId" | "revision" | "owner">[];
  onDone: () => void;
}

/** One answer to one request or many. */
export function ReplyForm({ requests, onDone }: ReplyFormProps): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  const [reason, setReason] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const said = (replied: readonly string[], status: Schemas["RequestsReply"]["status"]) => {
    const [one] = requests.filter(({ attendanceRecordRequestId: id }) => replied.length === 1 && replied.includes(id));
    if (!one?.owner) return t("requests.replied", { count: replied.length });
    return t("requests.repliedOne", { status: t(`requests.status.${status}`), who: one.owner.fullName });
  };
  const answer = useAction<Schemas["RequestsReply"]["status"], Schemas["RequestReplies"]>({
    run: (status, options) => {
      const seen = requests.map(({ attendanceRecordRequestId, revision }) => ({ attendanceRecordRequestId, revision }));
      return reply({ requests: seen, status, reason: reason.trim() }, options);
    },
    onSuccess: async ({ repliedRequestIds, notReplied }, status) => {
      if (repliedRequestIds.length > 0) toast.done({ title: said(repliedRequestIds, status) });
      const reasons = [...new Set(notReplied.map((each) => each.reason))];
      if (reasons.length > 0)
        toast.info({ title: t("requests.notReplied", { count: notReplied.length }), detail: reasons.join(" ") });
      setReason("");
      await client.invalidateQueries({ queryKey: RECORDS });
      if (repliedRequestIds.length > 0) onDone();
    },
    onError: (error) => toast.error(error, t("requests.replyFailed")),
  });
  useLeaveGuard(reason !== "" && !answer.isPending && !answer.isSuccess);
  const say = (status: Schemas["RequestsReply"]["status"]) => {
    const isNeeded = status === STATUS.rejected && reason.trim() === "";
    setIsMissing(isNeeded);
    if (!isNeeded) answer.mutate(status);
  };
  return (
    <Stack gap="md">
      <TextAreaField
        name="reason"
        label={t("requests.replyReason")}
        description={t("requests.replyReasonHelp")}
        value={reason}
        onChange={setReason}
        error={isMissing && reason.trim() === "" ? t("requests.replyReasonMissing") : null}
        rows={2}
        maxLength={LONGEST_REASON}
      />
      <Group gap="sm">
        <Button loading={answer.isPending} onClick={() => say(STATUS.approved)}>
          {t("requests.approve")}
        </Button>
        <Button variant="light" color="brick" loading={answer.isPending} onClick={() => say(STATUS.rejected)}>
          {t("requests.reject")}
        </Button>
      </Group>
    </Stack>
  );
}
