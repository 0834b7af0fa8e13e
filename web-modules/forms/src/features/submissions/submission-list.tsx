import { Button, EmptyState, Link, RelativeTime, useNavigate, useQuery, useSession } from "@groundwork/kit";
import { listQuery, optionsOf, projectChoice, readAll } from "@groundwork/kit/directory";
import { ClipboardList, Plus } from "@groundwork/kit/icons";
import { type Column, DataTable, type FilterOption, useTableState } from "@groundwork/kit/table";
import { type ReactNode, useMemo } from "react";
import { messages } from "../../messages";
import { templateChoice } from "../templates/choice";
import { readSubmissions, type SubmissionRow, submissionsQuery } from "./api";
import { STATES, SubmissionState, stateText } from "./submission-state";

type T = ReturnType<typeof messages.useT>;

interface Choices {
  projects: readonly FilterOption[];
  templates: readonly FilterOption[];
}

function columnsOf(t: T, { projects, templates }: Choices): Column<SubmissionRow>[] {
  const nameOf = (id: string) => projects.find((each) => each.value === id)?.label ?? "";
  return [
    {
      id: "templateName",
      header: t("submissions.form"),
      main: true,
      value: (row) => row.templateName,
      cell: (row) => row.templateName,
    },
    {
      id: "referenceNumber",
      header: t("submissions.number"),
      value: (row) => row.referenceNumberStr,
      cell: (row) => row.referenceNumberStr || null,
      width: "8rem",
    },
    {
      id: "projectId",
      header: t("submissions.project"),
      value: (row) => nameOf(row.projectId),
      cell: (row) => nameOf(row.projectId),
      filter: projects,
      width: "10.5rem",
    },
    {
      id: "formTemplateId",
      header: t("submissions.template"),
      cell: (row) => t("submissions.versionShort", { version: row.templateVersion }),
      value: (row) => row.templateVersion,
      filter: templates,
      optional: true,
      width: "6rem",
    },
    {
      id: "state",
      header: t("submissions.state"),
      value: (row) => stateText(t, row),
      cell: (row) => <SubmissionState of={row} />,
      filter: STATES.map((state) => ({ value: state, label: t(`submissions.state.${state}`) })),
      width: "9rem",
    },
    {
      id: "step",
      header: t("submissions.step"),
      value: (row) => row.currentStepName,
      cell: (row) => row.currentStepName || null,
      width: "7.5rem",
    },
    {
      id: "submitter",
      header: t("submissions.submitter"),
      value: (row) => row.submitter?.fullName ?? "",
      cell: (row) => row.submitter?.fullName ?? null,
      width: "10.5rem",
    },
    {
      id: "created",
      header: t("submissions.created"),
      sortable: true,
      value: (row) => new Date(row.created),
      cell: (row) => <RelativeTime when={row.created} />,
      width: "8rem",
    },
  ];
}

const DEFAULTS = {
  sort: { id: "created", descending: true },
  filters: { projectId: "", formTemplateId: "", state: "" },
};
const keyOfRow = (row: SubmissionRow) => row.submissionId;

export function SubmissionList(): ReactNode {
  const t = messages.useT();
  const navigate = useNavigate();
  const { project } = useSession();
  const table = useTableState(DEFAULTS);
  const projects = useQuery(projectChoice);
  const templates = useQuery(templateChoice);
  const columns = useMemo(
    () =>
      columnsOf(t, {
        projects: optionsOf.projects(projects.data),
        templates: (templates.data ?? []).map((each) => ({ value: each.formTemplateId, label: each.name })),
      }),
    [t, projects.data, templates.data],
  );
  // The project chosen in the header stands where the list's own filter says nothing.
  const query = {
    ...(project ? { projectId: project.projectId } : {}),
    ...listQuery(table),
    sort: table.sort?.descending === false ? "oldest" : "newest",
  };
  const submissions = useQuery(submissionsQuery(query));
  return (
    <DataTable
      id="forms.submissions"
      label={t("submissions.title")}
      searchLabel={t("submissions.search")}
      columns={columns}
      rows={submissions.data?.data}
      total={submissions.data?.totalCount ?? 0}
      rowKey={keyOfRow}
      control={table}
      error={submissions.error}
      onRetry={() => void submissions.refetch()}
      onOpen={(row) => navigate(`/forms/submissions/${row.submissionId}`)}
      exportRows={() => readAll((page) => readSubmissions({ ...query, ...page }))}
      empty={
        <EmptyState
          icon={ClipboardList}
          title={t("submissions.empty.title")}
          action={
            <Button component={Link} to="/forms/submissions/new" leftSection={<Plus size={16} aria-hidden />}>
              {t("submissions.start")}
            </Button>
          }
        >
          {t("submissions.empty.body")}
        </EmptyState>
      }
    />
  );
}
