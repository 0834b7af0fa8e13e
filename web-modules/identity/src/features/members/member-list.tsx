import { Button, EmptyState, type SidePaneState, useCan, useQuery } from "@groundwork/kit";
import { listQuery, optionsOf, projectChoice, readAll, teamChoice } from "@groundwork/kit/directory";
import { UserPlus, Users } from "@groundwork/kit/icons";
import { DataTable, useTableState } from "@groundwork/kit/table";
import { type ReactNode, useMemo } from "react";
import { messages } from "../../messages";
import { type MemberRow, membersQuery, readMembers } from "./api";
import { memberColumns } from "./columns";

const DEFAULTS = { sort: { id: "name", descending: false } };
const keyOfRow = (row: MemberRow) => row.userId;

/** Everyone in the company, sorted, filtered and paged by the service. */
export function MemberList({ pane, onInvite }: { pane: SidePaneState; onInvite: () => void }): ReactNode {
  const t = messages.useT();
  const isAdmin = useCan("admin");
  const table = useTableState(DEFAULTS);
  const query = listQuery(table);
  const members = useQuery(membersQuery(query));
  const teams = useQuery(teamChoice);
  const projects = useQuery(projectChoice);
  const columns = useMemo(
    () =>
      memberColumns({
        t,
        teams: optionsOf.teams(teams.data),
        projects: optionsOf.projects(projects.data),
        withSecondFactor: isAdmin,
      }),
    [t, teams.data, projects.data, isAdmin],
  );
  return (
    <DataTable
      id="identity.members"
      label={t("members.title")}
      searchLabel={t("members.search")}
      columns={columns}
      rows={members.data?.data}
      total={members.data?.totalCount ?? 0}
      rowKey={keyOfRow}
      control={table}
      error={members.error}
      onRetry={() => void members.refetch()}
      onOpen={(row) => pane.open(row.userId)}
      openedKey={pane.id}
      exportRows={() => readAll((page) => readMembers({ ...query, ...page }))}
      empty={
        <EmptyState
          icon={Users}
          title={t("members.empty.title")}
          action={
            isAdmin ? (
              <Button leftSection={<UserPlus size={16} aria-hidden />} onClick={onInvite}>
                {t("invites.invite")}
              </Button>
            ) : undefined
          }
        >
          {t("members.empty.body")}
        </EmptyState>
      }
    />
  );
}
