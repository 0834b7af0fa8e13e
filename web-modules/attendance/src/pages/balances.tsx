import { AppPage, EmptyState, SidePane, Text, useQuery, useSession, useSidePane } from "@groundwork/kit";
import { optionsOf, PersonLine } from "@groundwork/kit/directory";
import { SelectField } from "@groundwork/kit/forms";
import { CalendarHeart } from "@groundwork/kit/icons";
import { type Column, DataTable, useAllRows, useTableState } from "@groundwork/kit/table";
import type { ReactNode } from "react";
import { AccountView } from "../features/balances/account-view";
import { balancesQuery, type PersonBalances } from "../features/balances/api";
import { ImportBalances } from "../features/balances/import-pane";
import { BalanceLine } from "../features/balances/own-balances";
import { useFreshRecords } from "../features/records/api";
import { useManagedProjects } from "../features/timesheets/add-day";
import { messages } from "../messages";

const keyOfRow = (row: PersonBalances) => row.ownerUserId;

/** How much leave the people of a project have left. */
export default function BalancesPage(): ReactNode {
  const t = messages.useT();
  const { project } = useSession();
  const pane = useSidePane("person");
  const table = useTableState({ filters: { projectId: "" } });
  const projects = useManagedProjects();
  // The project chosen in the header, where it is one of theirs to manage.
  const isTheirs = projects.some(({ projectId }) => projectId === project?.projectId);
  const site = table.filters.projectId || (isTheirs ? project : projects[0])?.projectId || "";
  const { page: pageNumber, pageCount } = table;
  const people = useQuery(balancesQuery(site ? { projectId: site, pageNumber, pageCount } : null));
  const all = useAllRows((place) => balancesQuery({ projectId: site, ...place }));
  useFreshRecords();
  const opened = people.data?.data.find((each) => keyOfRow(each) === pane.id);
  const columns: Column<PersonBalances>[] = [
    {
      id: "person",
      header: t("timesheets.person"),
      main: true,
      value: (row) => row.person?.fullName ?? t("timesheets.unknown"),
      cell: (row) => (row.person ? <PersonLine person={row.person} /> : t("timesheets.unknown")),
      width: "18rem",
    },
    {
      id: "balances",
      header: t("balances.left"),
      value: (row) =>
        row.balances.map(({ name, balanceDays }) => `${name}: ${t("leave.days", { count: balanceDays })}`).join(", "),
      cell: (row) =>
        row.balances.length === 0 ? (
          <Text c="dimmed">{t("balances.notCounted")}</Text>
        ) : (
          row.balances.map((balance) => <BalanceLine key={balance.recordType} balance={balance} />)
        ),
    },
  ];
  return (
    <AppPage
      title={t("balances.title")}
      description={t("balances.about")}
      actions={site && <ImportBalances key={site} projectId={site} />}
    >
      <DataTable
        id="attendance.balances"
        label={t("balances.title")}
        columns={columns}
        rows={people.data?.data}
        total={people.data?.totalCount ?? 0}
        exportRows={all}
        rowKey={keyOfRow}
        control={{ ...table, filters: {} }}
        error={people.error}
        onRetry={() => void people.refetch()}
        onOpen={(row) => pane.open(keyOfRow(row))}
        openedKey={pane.id}
        toolbar={
          <SelectField
            name="projectId"
            label={t("records.site")}
            options={optionsOf.projects(projects)}
            value={site || null}
            onChange={(id) => table.set({ filters: { projectId: id ?? "" } })}
            error={null}
          />
        }
        empty={
          <EmptyState icon={CalendarHeart} title={t("balances.empty")}>
            {t("balances.emptyHelp")}
          </EmptyState>
        }
      />
      <SidePane
        opened={pane.id !== null && site !== ""}
        onClose={pane.close}
        title={opened?.person?.fullName ?? t("timesheets.person")}
      >
        {pane.id !== null && <AccountView key={pane.id} projectId={site} userId={pane.id} />}
      </SidePane>
    </AppPage>
  );
}
