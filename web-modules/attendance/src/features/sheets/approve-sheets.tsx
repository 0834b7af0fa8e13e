import { Alert, Button, Stack, toast, useAction, useQueryClient, useSession } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { RECORDS, type Schemas } from "../records/api";
import { approve, type Sheet } from "./api";
import { ApprovedByOthers } from "./approved-by-others";
import { DaysToSee, isHeldUp } from "./sheet-parts";

interface ApproveSheetsProps {
  sheets: readonly Sheet[];
  onDone?: () => void;
  /** Beside the sheet itself there is room for why it was not approved, for as long as it takes to mend it. */
  saysWhyHere?: boolean;
}

/** One week or many: what can't be approved is said with its reason. */
export function ApproveSheets({ sheets, onDone, saysWhyHere = false }: ApproveSheetsProps): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  const userId = useSession().profile?.userId;
  const nameOf = ({ ownerUserId }: Schemas["NotApproved"]) =>
    sheets.find((each) => each.ownerUserId === ownerUserId)?.owner?.fullName ?? t("timesheets.unknown");
  const able = sheets.filter((each) => each.mayApprove && !isHeldUp(each));
  const action = useAction<readonly Sheet[], Schemas["SheetApprovals"]>({
    run: (seen, options) => approve(seen, options),
    onSuccess: async ({ approved, notApproved }) => {
      if (approved > 0) toast.done({ title: t("sheets.approved", { count: approved }) });
      if (notApproved.length > 0 && !saysWhyHere)
        toast.failed({
          title: t("sheets.notApproved", { count: notApproved.length }),
          detail: notApproved.map((each) => t("sheets.whose", { who: nameOf(each), why: each.reason })).join(" "),
        });
      await client.invalidateQueries({ queryKey: RECORDS });
      // What was not approved stays chosen.
      if (notApproved.length === 0) onDone?.();
    },
    onError: (error) => toast.error(error, t("sheets.approveFailed")),
  });
  const refused = saysWhyHere ? (action.data?.notApproved ?? []) : [];
  return (
    <Stack gap="sm" align="flex-start">
      <DaysToSee
        sheets={sheets.filter(({ mayApprove }) => mayApprove)}
        linkOf={({ ownerUserId }, day) => `/attendance/timesheets?person=${ownerUserId}&day=${day}`}
        saysWhose={!saysWhyHere}
      />
      {refused.length > 0 && (
        <Alert color="amber" title={t("sheets.notApproved", { count: refused.length })}>
          {refused.map((each) => each.reason).join(" ")}
        </Alert>
      )}
      {sheets.length > 0 && sheets.every((each) => each.ownerUserId === userId) && <ApprovedByOthers />}
      <Button
        size="compact-md"
        disabled={able.length === 0}
        loading={action.isPending}
        onClick={() => action.mutate(able)}
      >
        {t("sheets.approve", { count: able.length })}
      </Button>
    </Stack>
  );
}
