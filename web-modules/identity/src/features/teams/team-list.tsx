import { Button, EmptyState, RelativeTime, type SidePaneState, Text, useCan, useQuery } from "@groundwork/kit";
import { listQuery, PeopleStack, readAll } from "@groundwork/kit/directory";
import { HardHat, Plus } from "@groundwork/kit/icons";
import { type Column, DataTable, useTableState } from "@groundwork/kit/table";
import { type ReactNode, useMemo } from "react";
import { messages } from "../../messages";
import { readTeams, type TeamRow, teamsQuery } from "./api";

function teamColumns(t: ReturnType<typeof messages.useT>): Column<TeamRow>[] {
  return [
    { id: "name", header: t("teams.name"), main: true, value: (row) => row.name, cell: (row) => row.name },
    {
      id: "description",
      header: t("teams.description"),
      value: (row) => row.description,
      cell: (row) => (row.description ? <Text lineClamp={1}>{row.description}</Text> : null),
      phone: "line",
    },
    {
      id: "leads",
      header: t("teams.leads"),
      value: (row) => row.leads.map((lead) => lead.fullName).join("; "),
      cell: (row) => row.leads.length > 0 && <PeopleStack people={row.leads} />,
      width: "14rem",
    },
    {
      id: "membersCount",
      header: t("teams.members"),
      align: "end",
      value: (row) => row.membersCount,
      cell: (row) => row.membersCount,
      width: "7rem",
      phone: "end",
    },
    {
      id: "updatedAt",
      header: t("directory.changed"),
      optional: true,
      value: (row) => new Date(row.updatedAt),
      cell: (row) => <RelativeTime when={row.updatedAt} />,
      width: "9rem",
    },
  ];
}

const keyOfRow = (row: TeamRow) => row.teamId;

export function TeamList({ pane, onCreate }: { pane: SidePaneState; onCreate: () => void }): ReactNode {
  const t = messages.useT();
  const isAdmin = useCan("admin");
  const table = useTableState();
  const query = listQuery(table);
  const teams = useQuery(teamsQuery(query));
  const columns = useMemo(() => teamColumns(t), [t]);
  return (
    <DataTable
      id="identity.teams"
      label={t("teams.title")}
      searchLabel={t("teams.search")}
      columns={columns}
      rows={teams.data?.data}
      total={teams.data?.totalCount ?? 0}
      rowKey={keyOfRow}
      control={table}
      error={teams.error}
      onRetry={() => void teams.refetch()}
      onOpen={(row) => pane.open(row.teamId)}
      openedKey={pane.id}
      exportRows={() => readAll((page) => readTeams({ ...query, ...page }))}
      empty={
        <EmptyState
          icon={HardHat}
          title={t("teams.empty.title")}
          action={
            isAdmin ? (
              <Button leftSection={<Plus size={16} aria-hidden />} onClick={onCreate}>
                {t("teams.create")}
              </Button>
            ) : undefined
          }
        >
          {t(isAdmin ? "teams.empty.body" : "teams.empty.ask")}
        </EmptyState>
      }
    />
  );
}
