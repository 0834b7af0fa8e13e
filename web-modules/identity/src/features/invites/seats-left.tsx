import { Progress, Text, useQuery, useSession } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { membersCountQuery } from "./api";
import { seatsLeft } from "./seats";
import classes from "./seats-left.module.css";

/** Seats taken by members and held by open invites, and how many are left. */
export function SeatsLeft(): ReactNode {
  const t = messages.useT();
  const { company } = useSession();
  const { data } = useQuery(membersCountQuery(company?.groupId ?? ""));
  if (!data) return null;
  const left = seatsLeft(data);
  const share = (part: number) => (data.seatsCount > 0 ? (part / data.seatsCount) * 100 : 0);
  return (
    <div className={classes.seats}>
      <Text fw={600}>{left > 0 ? t("invites.seats.left", { count: left }) : t("invites.seats.none")}</Text>
      <Progress.Root size="md" className={classes.bar ?? ""} aria-hidden>
        <Progress.Section value={share(data.membersCount)} color="spruce" />
        <Progress.Section value={share(data.pendingInviteCount)} color="amber" />
      </Progress.Root>
      <Text size="sm" c="dimmed">
        {t("invites.seats.taken", {
          members: data.membersCount,
          pending: data.pendingInviteCount,
          seats: data.seatsCount,
        })}
      </Text>
      {left === 0 && <Text size="sm">{t("invites.seats.noneHelp")}</Text>}
    </div>
  );
}
