import { TemplateState, useTemplateState } from "@groundwork/formwork/editor";
import { Button, EmptyState, Group, Link, RelativeTime, useNavigate, useQuery } from "@groundwork/kit";
import { listQuery, projectChoice, readAll } from "@groundwork/kit/directory";
import { SegmentField } from "@groundwork/kit/forms";
import { FileStack, Plus } from "@groundwork/kit/icons";
import { type Column, DataTable, useTableState } from "@groundwork/kit/table";
import { type ReactNode, useMemo } from "react";
import { messages } from "../../messages";
import { readTemplates, type TemplateRow, templatesQuery } from "./api";
import { useMaking } from "./making";
import { TemplateFill } from "./template-fill";
import { TemplateMenu } from "./template-menu";

type T = ReturnType<typeof messages.useT>;

function templateColumns(
  t: T,
  projectName: (id: string | null) => string,
  stateOf: (row: TemplateRow) => string,
): Column<TemplateRow>[] {
  return [
    { id: "name", header: t("templates.name"), main: true, value: (row) => row.name, cell: (row) => row.name },
    {
      id: "folderName",
      header: t("templates.folder"),
      value: (row) => row.folderName,
      cell: (row) => row.folderName || null,
      width: "8.5rem",
    },
    {
      id: "project",
      header: t("templates.project"),
      value: (row) => projectName(row.projectId),
      cell: (row) => projectName(row.projectId),
      width: "10rem",
    },
    {
      id: "state",
      header: t("templates.state"),
      value: stateOf,
      cell: (row) => <TemplateState template={row} />,
      width: "11.5rem",
      phone: "line",
    },
    {
      id: "fieldsCount",
      header: t("templates.fields"),
      align: "end",
      optional: true,
      value: (row) => row.fieldsCount,
      cell: (row) => row.fieldsCount,
      width: "6rem",
    },
    {
      id: "updatedAt",
      header: t("templates.updated"),
      value: (row) => new Date(row.updatedAt),
      cell: (row) => <RelativeTime when={row.updatedAt} />,
      width: "8rem",
    },
    {
      id: "actions",
      header: "",
      isControl: true,
      cell: (row) => (
        <Group gap="xs" wrap="nowrap" justify="flex-end">
          <TemplateFill template={row} />
          <TemplateMenu template={row} />
        </Group>
      ),
      width: "9.5rem",
      phone: "end",
    },
  ];
}

const DEFAULTS = { filters: { isArchived: "" } };
const keyOfRow = (row: TemplateRow) => row.formTemplateId;

export function TemplateList(): ReactNode {
  const t = messages.useT();
  const { isAllowed: mayCreate } = useMaking();
  const navigate = useNavigate();
  const table = useTableState(DEFAULTS);
  const query = listQuery(table);
  const templates = useQuery(templatesQuery(query));
  const projects = useQuery(projectChoice);
  const stateOf = useTemplateState();
  const columns = useMemo(() => {
    const names = new Map(projects.data?.map((project) => [project.projectId, project.name]));
    const projectName = (id: string | null) => (id === null ? t("templates.everyProject") : (names.get(id) ?? ""));
    return templateColumns(t, projectName, stateOf);
  }, [t, projects.data, stateOf]);
  return (
    <DataTable
      id="forms.templates"
      label={t("templates.title")}
      searchLabel={t("templates.search")}
      columns={columns}
      rows={templates.data?.data}
      total={templates.data?.totalCount ?? 0}
      rowKey={keyOfRow}
      control={table}
      error={templates.error}
      onRetry={() => void templates.refetch()}
      onOpen={(row) => navigate(`/forms/templates/${row.formTemplateId}`)}
      toolbar={
        <SegmentField
          name="isArchived"
          label={t("templates.show")}
          value={table.filters.isArchived || "false"}
          onChange={(value) => table.set({ filters: { ...table.filters, isArchived: value === "true" ? value : "" } })}
          options={[
            { value: "false", label: t("templates.show.current") },
            { value: "true", label: t("templates.show.archived") },
          ]}
        />
      }
      exportRows={() => readAll((page) => readTemplates({ ...query, ...page }))}
      empty={
        <EmptyState
          icon={FileStack}
          title={t("templates.empty.title")}
          action={
            mayCreate ? (
              <Button component={Link} to="/forms/templates/new" leftSection={<Plus size={16} aria-hidden />}>
                {t("templates.create")}
              </Button>
            ) : undefined
          }
        >
          {t(mayCreate ? "templates.empty.body" : "templates.empty.ask")}
        </EmptyState>
      }
    />
  );
}
