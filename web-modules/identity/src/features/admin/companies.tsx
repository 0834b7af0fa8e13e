import { Button, DateText, StatusBadge, Text, toast, useAction, useQuery, useSession } from "@groundwork/kit";
import { ArrowLeftRight } from "@groundwork/kit/icons";
import { type Column, DataTable, useTableState } from "@groundwork/kit/table";
import { type ReactNode, useMemo } from "react";
import { messages } from "../../messages";
import { RoleBadge } from "../directory/role-badge";
import { roleOf } from "../directory/roles";
import { type CompanyRow, companiesQuery } from "./api";

function SwitchTo({ row }: { row: CompanyRow }): ReactNode {
  const t = messages.useT();
  const { company, switchCompany } = useSession();
  const change = useAction({
    run: () => switchCompany(row.groupId),
    onError: (error) => toast.error(error, t("admin.switchFailed", { company: row.name })),
  });
  if (row.groupId === company?.groupId) return <StatusBadge tone="active">{t("admin.current")}</StatusBadge>;
  return (
    <Button
      variant="default"
      loading={change.isPending}
      leftSection={<ArrowLeftRight size={16} aria-hidden />}
      aria-label={t("admin.switchTo", { company: row.name })}
      onClick={() => change.mutate()}
    >
      {t("admin.switch")}
    </Button>
  );
}

function companyColumns(t: ReturnType<typeof messages.useT>): Column<CompanyRow>[] {
  return [
    {
      id: "name",
      header: t("admin.company"),
      main: true,
      sortable: true,
      value: (row) => row.name,
      cell: (row) => (
        <Text component="span" fw={600}>
          {row.name}
        </Text>
      ),
    },
    {
      id: "role",
      header: t("admin.yourRole"),
      value: (row) => t(`role.${roleOf(row.role)}`),
      cell: (row) => <RoleBadge role={row.role} />,
      width: "9rem",
    },
    {
      id: "membersCount",
      header: t("admin.count.members"),
      align: "end",
      sortable: true,
      value: (row) => row.membersCount,
      cell: (row) => row.membersCount,
      width: "8rem",
    },
    {
      id: "seatsCount",
      header: t("admin.seats"),
      align: "end",
      value: (row) => row.seatsCount,
      cell: (row) => row.seatsCount,
      width: "7rem",
    },
    {
      id: "createdAt",
      header: t("admin.since"),
      sortable: true,
      value: (row) => new Date(row.createdAt),
      cell: (row) => <DateText when={row.createdAt} />,
      width: "9rem",
    },
    {
      id: "switch",
      header: t("directory.actions"),
      align: "end",
      isControl: true,
      cell: (row) => <SwitchTo row={row} />,
      width: "10rem",
    },
  ];
}

const keyOfRow = (row: CompanyRow) => row.groupId;
const DEFAULTS = { sort: { id: "name", descending: false } };

/** The companies that one belongs to, and moving from one to another. */
export function Companies(): ReactNode {
  const t = messages.useT();
  const table = useTableState(DEFAULTS);
  const companies = useQuery(companiesQuery);
  const columns = useMemo(() => companyColumns(t), [t]);
  return (
    <DataTable
      id="identity.companies"
      label={t("admin.companies")}
      columns={columns}
      rows={companies.data}
      rowKey={keyOfRow}
      control={table}
      error={companies.error}
      onRetry={() => void companies.refetch()}
      empty={<Text p="md">{t("admin.noCompany")}</Text>}
    />
  );
}
