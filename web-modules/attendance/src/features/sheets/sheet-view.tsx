import {
  Anchor,
  Button,
  DateText,
  Facts,
  Link,
  Stack,
  toast,
  useAction,
  useLeaveGuard,
  useQueryClient,
  useSession,
} from "@groundwork/kit";
import { TextAreaField } from "@groundwork/kit/forms";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { CodeList } from "../codes/code-list";
import { SheetPayView } from "../pay/sheet-pay";
import { RECORDS } from "../records/api";
import { LONGEST_REASON } from "../records/correct-record";
import { hoursText } from "../records/hours";
import { openAgain, SHEET, type Sheet } from "./api";
import { ApproveSheets } from "./approve-sheets";
import { ApprovedByOthers } from "./approved-by-others";
import { LateChanges, SheetBadge, SignedOtherwise, useWeekText } from "./sheet-parts";

/** Somebody's week in a project, for its managers. */
export function SheetView({ sheet }: { sheet: Sheet }): ReactNode {
  const t = messages.useT();
  const weekText = useWeekText();
  const isOwn = useSession().profile?.userId === sheet.ownerUserId;
  const instant = (when: string) => <DateText when={when} style="dateTime" />;
  // Its lines say how long was worked and what leave counts.
  const hasSum = sheet.pay.length > 0;
  const items = [
    { label: t("sheets.week"), value: weekText(sheet) },
    { label: t("records.site"), value: sheet.projectName },
    ...(hasSum ? [] : [{ label: t("records.hours"), value: hoursText(sheet.workedSeconds) }]),
    ...(sheet.codes.length > 0
      ? [
          {
            label: t("codes.title"),
            value: <CodeList codes={sheet.codes} workedSeconds={sheet.workedSeconds} />,
          },
        ]
      : []),
    ...(hasSum ? [] : [{ label: t("leave.credited"), value: hoursText(sheet.creditedSeconds) }]),
    { label: t("timesheets.leaveDays"), value: String(sheet.leaveDays) },
    { label: t("requests.status"), value: <SheetBadge status={sheet.status} /> },
    ...(sheet.signedAt ? [{ label: t("sheets.signedAt"), value: instant(sheet.signedAt) }] : []),
    ...(sheet.approvedAt
      ? [
          { label: t("sheets.approvedAt"), value: instant(sheet.approvedAt) },
          { label: t("sheets.approvedBy"), value: sheet.approvedBy?.fullName ?? t("records.somebody") },
        ]
      : []),
    ...(sheet.status === SHEET.openedAgain ? [{ label: t("sheets.whyOpened"), value: sheet.reason }] : []),
  ];
  const { ownerUserId, firstDate, lastDate, projectId } = sheet;
  const days = `person=${ownerUserId}&f.startDate=${firstDate}&f.endDate=${lastDate}&f.projectId=${projectId}`;
  return (
    <Stack gap="lg">
      <Facts items={items} />
      <SignedOtherwise sheet={sheet} />
      <LateChanges sheet={sheet} />
      <SheetPayView sheet={sheet} />
      <Anchor component={Link} to={`/attendance/timesheets?${days}`}>
        {t("sheets.days")}
      </Anchor>
      {sheet.mayApprove && <ApproveSheets sheets={[sheet]} saysWhyHere />}
      {isOwn && sheet.status !== SHEET.approved && <ApprovedByOthers />}
      {sheet.mayOpen && <OpenAgain sheet={sheet} />}
    </Stack>
  );
}

function OpenAgain({ sheet }: { sheet: Sheet }): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  const [reason, setReason] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const action = useAction<string, null>({
    run: (said, options) => openAgain(sheet, said, options),
    onSuccess: async () => {
      toast.done({ title: t("sheets.opened") });
      setReason("");
      await client.invalidateQueries({ queryKey: RECORDS });
    },
    onError: (error) => toast.error(error, t("sheets.notOpened")),
  });
  useLeaveGuard(reason !== "" && !action.isPending && !action.isSuccess);
  const press = () => {
    const said = reason.trim();
    setIsMissing(said === "");
    if (said) action.mutate(said);
  };
  return (
    <Stack gap="md">
      <TextAreaField
        name="reason"
        label={t("records.reason")}
        description={t("sheets.openHelp")}
        value={reason}
        onChange={setReason}
        error={isMissing && reason.trim() === "" ? t("records.reasonMissing") : null}
        rows={2}
        maxLength={LONGEST_REASON}
      />
      <div>
        <Button variant="light" color="brick" loading={action.isPending} onClick={press}>
          {t("sheets.open")}
        </Button>
      </div>
    </Stack>
  );
}
