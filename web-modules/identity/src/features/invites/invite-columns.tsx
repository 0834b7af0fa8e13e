import { DateText, RelativeTime, StatusBadge, Text, type Tone } from "@groundwork/kit";
import type { Column } from "@groundwork/kit/table";
import type { ReactNode } from "react";
import type { messages } from "../../messages";
import { RoleBadge } from "../directory/role-badge";
import { roleOf } from "../directory/roles";
import type { Invite, InviteStatus } from "./api";
import { InviteActions } from "./invite-actions";

type T = ReturnType<typeof messages.useT>;

export const INVITE_STATUSES = ["pending", "expired", "accepted", "revoked"] as const satisfies readonly InviteStatus[];

const TONES: Record<InviteStatus, Tone> = { pending: "waiting", expired: "bad", accepted: "good", revoked: "neutral" };

function Expiry({ invite }: { invite: Invite }): ReactNode {
  if (invite.status === "pending") return <RelativeTime when={invite.expiresAt} />;
  return <DateText when={invite.expiresAt} />;
}

export function inviteColumns(t: T): Column<Invite>[] {
  return [
    {
      id: "email",
      header: t("members.email"),
      main: true,
      value: (row) => row.email,
      cell: (row) => (
        <span>
          <Text component="span" fw={600}>
            {row.email}
          </Text>
          {row.fullName && (
            <Text component="span" size="sm" c="dimmed" display="block">
              {row.fullName}
            </Text>
          )}
        </span>
      ),
    },
    {
      id: "status",
      header: t("invites.status"),
      value: (row) => t(`invites.status.${row.status}`),
      cell: (row) => <StatusBadge tone={TONES[row.status]}>{t(`invites.status.${row.status}`)}</StatusBadge>,
      filter: INVITE_STATUSES.map((status) => ({ value: status, label: t(`invites.status.${status}`) })),
      width: "8rem",
    },
    {
      id: "role",
      header: t("members.role"),
      value: (row) => t(`role.${roleOf(row.role)}`),
      cell: (row) => <RoleBadge role={row.role} />,
      width: "8rem",
    },
    {
      id: "places",
      header: t("invites.places"),
      optional: true,
      value: (row) => [...row.teams, ...row.projects].map((each) => each.name).join("; "),
      cell: (row) => [...row.teams, ...row.projects].map((each) => each.name).join(", "),
    },
    {
      id: "invitedBy",
      header: t("invites.invitedBy"),
      value: (row) => row.invitedBy.fullName,
      cell: (row) => row.invitedBy.fullName,
    },
    {
      id: "sentAt",
      header: t("invites.sent"),
      value: (row) => (row.sentAt ? new Date(row.sentAt) : null),
      cell: (row) => {
        if (row.sentAt) return <RelativeTime when={row.sentAt} />;
        return row.status === "pending" && <Text c="dimmed">{t("invites.notSentYet")}</Text>;
      },
      width: "8rem",
    },
    {
      id: "expiresAt",
      header: t("invites.expires"),
      value: (row) => new Date(row.expiresAt),
      cell: (row) => (row.status === "pending" || row.status === "expired") && <Expiry invite={row} />,
      width: "8rem",
    },
    {
      id: "actions",
      header: t("directory.actions"),
      align: "end",
      isControl: true,
      cell: (row) => (row.status === "pending" || row.status === "expired") && <InviteActions invite={row} />,
      width: "7rem",
    },
  ];
}
