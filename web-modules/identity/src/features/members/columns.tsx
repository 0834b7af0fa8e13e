import { DateText, RelativeTime, Text, type Translate } from "@groundwork/kit";
import { PersonLine } from "@groundwork/kit/directory";
import type { Column, FilterOption } from "@groundwork/kit/table";
import type { messages } from "../../messages";
import { RoleBadge } from "../directory/role-badge";
import { ROLES, roleOf } from "../directory/roles";
import type { MemberRow } from "./api";

type T = ReturnType<typeof messages.useT> & Translate<never>;

export interface MemberColumnOptions {
  t: T;
  /** What can be filtered by; null offers no such filter. */
  teams: readonly FilterOption[] | null;
  projects: readonly FilterOption[] | null;
  /** Second factors are told to admins only. */
  withSecondFactor: boolean;
}

/** Column ids are the service's sort keys and filter names. */
export function memberColumns({ t, teams, projects, withSecondFactor }: MemberColumnOptions): Column<MemberRow>[] {
  const columns: Column<MemberRow>[] = [
    {
      id: "name",
      header: t("members.name"),
      main: true,
      sortable: true,
      value: (row) => row.fullName,
      cell: (row) => <PersonLine person={row} />,
    },
    {
      id: "role",
      header: t("members.role"),
      sortable: true,
      value: (row) => t(`role.${roleOf(row.role)}`),
      cell: (row) => <RoleBadge role={row.role} />,
      filter: ROLES.map((role) => ({ value: role, label: t(`role.${role}`) })),
      width: "8rem",
      phone: "end",
    },
    {
      id: "email",
      header: t("members.email"),
      value: (row) => row.email,
      cell: (row) => row.email,
      phone: "line",
    },
    {
      id: "teamId",
      header: t("members.teams"),
      align: "end",
      value: (row) => row.teamsCount,
      cell: (row) => row.teamsCount,
      ...(teams ? { filter: teams } : {}),
      width: "6rem",
    },
    {
      id: "projectId",
      header: t("members.projects"),
      align: "end",
      value: (row) => row.projectsCount,
      cell: (row) => row.projectsCount,
      ...(projects ? { filter: projects } : {}),
      width: "6rem",
    },
    {
      id: "lastActiveAt",
      header: t("members.lastActive"),
      sortable: true,
      value: (row) => (row.lastActiveAt ? new Date(row.lastActiveAt) : null),
      cell: (row) =>
        row.lastActiveAt ? <RelativeTime when={row.lastActiveAt} /> : <Text c="dimmed">{t("members.never")}</Text>,
      width: "9rem",
    },
    {
      id: "joinedAt",
      header: t("members.joined"),
      sortable: true,
      optional: true,
      value: (row) => new Date(row.joinedAt),
      cell: (row) => <DateText when={row.joinedAt} />,
      width: "8rem",
    },
  ];
  if (withSecondFactor) {
    columns.push({
      id: "secondFactor",
      header: t("members.secondFactor"),
      optional: true,
      value: (row) => t(row.hasSecondFactor ? "members.on" : "members.off"),
      cell: (row) => t(row.hasSecondFactor ? "members.on" : "members.off"),
      width: "9rem",
    });
  }
  return columns;
}
