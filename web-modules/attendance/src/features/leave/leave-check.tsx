import { Stack, Text, useQuery } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { checkQuery } from "../balances/api";
import type { Schemas } from "../records/api";
import { HolidaysOfLeave, LeaveAfter } from "./leave-after";

/** Before anything is sent: how many days it takes, and how many are left then. */
export function LeaveCheck({ wanted }: { wanted: Schemas["LeaveCheck"] | null }): ReactNode {
  const t = messages.useT();
  const check = useQuery(checkQuery(wanted)).data;
  return (
    <div role="status">
      {wanted && check && (
        <Stack gap="xs">
          <Text fw={600}>{check.days > 0 ? t("balances.takes", { count: check.days }) : t("balances.takesNone")}</Text>
          <HolidaysOfLeave holidays={check.holidays} />
          {check.after && <LeaveAfter after={check.after} isOwn />}
        </Stack>
      )}
    </div>
  );
}
