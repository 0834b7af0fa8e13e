import { Button, EmptyState, RelativeTime, StatusBadge, Text, useCan, useNavigate, useQuery } from "@groundwork/kit";
import { listQuery, PeopleStack, readAll } from "@groundwork/kit/directory";
import { SegmentField } from "@groundwork/kit/forms";
import { Construction, Plus } from "@groundwork/kit/icons";
import { type Column, DataTable, useTableState } from "@groundwork/kit/table";
import { type ReactNode, useMemo } from "react";
import { messages } from "../../messages";
import { type ProjectRow, projectsQuery, readProjects } from "./api";
import { DayText } from "./day-text";

function projectColumns(t: ReturnType<typeof messages.useT>): Column<ProjectRow>[] {
  return [
    {
      id: "name",
      header: t("projects.name"),
      main: true,
      sortable: true,
      value: (row) => row.name,
      cell: (row) => row.name,
    },
    {
      id: "address",
      header: t("projects.address"),
      value: (row) => row.address,
      cell: (row) => (row.address ? <Text lineClamp={1}>{row.address}</Text> : null),
      phone: "line",
    },
    {
      id: "managers",
      header: t("projects.managers"),
      value: (row) => row.managers.map((each) => each.fullName).join("; "),
      cell: (row) => row.managers.length > 0 && <PeopleStack people={row.managers} />,
      width: "10rem",
    },
    {
      id: "membersCount",
      header: t("projects.members"),
      align: "end",
      value: (row) => row.membersCount,
      cell: (row) => row.membersCount,
      width: "6rem",
      phone: "end",
    },
    {
      id: "startsOn",
      header: t("projects.startsOn"),
      sortable: true,
      value: (row) => row.startsOn,
      cell: (row) => row.startsOn && <DayText day={row.startsOn} />,
      width: "8rem",
    },
    {
      id: "endsOn",
      header: t("projects.endsOn"),
      value: (row) => row.endsOn,
      cell: (row) => row.endsOn && <DayText day={row.endsOn} />,
      width: "8rem",
    },
    {
      id: "timeZone",
      header: t("projects.timeZone"),
      optional: true,
      value: (row) => row.timeZone,
      cell: (row) => row.timeZone.replaceAll("_", " "),
    },
    {
      id: "updatedAt",
      header: t("directory.changed"),
      sortable: true,
      optional: true,
      value: (row) => new Date(row.updatedAt),
      timeZone: (row) => row.timeZone,
      cell: (row) => <RelativeTime when={row.updatedAt} timeZone={row.timeZone} />,
      width: "9rem",
    },
    {
      id: "state",
      header: t("projects.state"),
      optional: true,
      value: (row) => t(row.isArchived ? "projects.archived" : "projects.active"),
      cell: (row) =>
        row.isArchived ? (
          <StatusBadge>{t("projects.archived")}</StatusBadge>
        ) : (
          <StatusBadge tone="good">{t("projects.active")}</StatusBadge>
        ),
      width: "8rem",
    },
  ];
}

const DEFAULTS = { sort: { id: "name", descending: false }, filters: { isArchived: "" } };
const keyOfRow = (row: ProjectRow) => row.projectId;

/** The projects that one may see: admins all, everybody else their own. */
export function ProjectList(): ReactNode {
  const t = messages.useT();
  const isAdmin = useCan("admin");
  const navigate = useNavigate();
  const table = useTableState(DEFAULTS);
  const query = listQuery(table);
  const projects = useQuery(projectsQuery(query));
  const columns = useMemo(() => projectColumns(t), [t]);
  return (
    <DataTable
      id="identity.projects"
      label={t("projects.title")}
      searchLabel={t("projects.search")}
      columns={columns}
      rows={projects.data?.data}
      total={projects.data?.totalCount ?? 0}
      rowKey={keyOfRow}
      control={table}
      error={projects.error}
      onRetry={() => void projects.refetch()}
      onOpen={(row) => navigate(`/projects/${row.projectId}`)}
      toolbar={
        <SegmentField
          name="isArchived"
          label={t("projects.state")}
          value={table.filters.isArchived || "false"}
          options={[
            { value: "false", label: t("projects.active") },
            { value: "true", label: t("projects.archived") },
          ]}
          onChange={(value) => table.set({ filters: { ...table.filters, isArchived: value === "true" ? value : "" } })}
        />
      }
      exportRows={() => readAll((page) => readProjects({ ...query, ...page }))}
      empty={
        <EmptyState
          icon={Construction}
          title={t("projects.empty.title")}
          action={
            isAdmin ? (
              <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => navigate("/projects/new")}>
                {t("projects.create")}
              </Button>
            ) : undefined
          }
        >
          {t(isAdmin ? "projects.empty.body" : "projects.empty.ask")}
        </EmptyState>
      }
    />
  );
}
