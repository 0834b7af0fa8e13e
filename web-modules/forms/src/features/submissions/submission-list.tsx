import { EXPIRATION } from "@groundwork/formwork";
import { Button, EmptyState, Link, type UseQueryResult, useNavigate, useQuery, useSession } from "@groundwork/kit";
import { type ListQuery, listQuery, optionsOf, type Page, projectChoice } from "@groundwork/kit/directory";
import { ClipboardList, Plus } from "@groundwork/kit/icons";
import { ExportMenu } from "@groundwork/kit/overlay";
import { DataTable, useTableState } from "@groundwork/kit/table";
import { lazy, type ReactNode, Suspense, useMemo } from "react";
import { messages } from "../../messages";
import { templateChoice } from "../templates/choice";
import { type SubmissionRow, submissionsQuery, submissionWrites } from "./api";
import { withoutFields } from "./by-fields/chosen";
import { FieldsButton } from "./by-fields/fields-button";
import { OtherWay } from "./by-fields/other-way";
import { type FieldsOfList, useFields } from "./by-fields/use-fields";
import { useMany } from "./many/use-many";
import { ATTENTION, EXPIRED, EXPIRES_SOON, OVERDUE, submissionColumns } from "./submission-columns";

/** Of what nobody can act on and of what is overdue, the longest first; of what expires, the soonest. */
const ASKED_OTHERWISE: Record<string, ListQuery> = {
  [ATTENTION]: { needsAttention: "true", sort: "oldest" },
  [OVERDUE]: { overdue: "true", sort: "due" },
  [EXPIRES_SOON]: { expirationState: String(EXPIRATION.expiresSoon), sort: "validTimeEnd" },
  [EXPIRED]: { expirationState: String(EXPIRATION.expired), sort: "validTimeEnd" },
};
const DEFAULTS = {
  sort: { id: "created", descending: true },
  filters: { projectId: "", formTemplateId: "", state: "" },
};
/** A file of more is made while its reader goes on. */
export const MOST_AT_ONCE = 2000;
const LongExportMenu = lazy(async () => import("./exports/long-export-menu"));
const FORMATS = ["xlsx", "csv", "json"] as const;
const keyOfRow = (row: SubmissionRow) => row.submissionId;

/** No file of another list than the address says, and none without a word of it in the audit log. */
async function noteExport(fields: FieldsOfList, asked: ListQuery): Promise<unknown> {
  if (fields.isWaiting) throw fields.error ?? new Error("its fields are not known yet");
  return submissionWrites.noteExport(asked, { idempotencyKey: crypto.randomUUID() });
}

/** Where the fields that its address asks of can't be read, the list would be another one: it is none. */
function readOf(fields: FieldsOfList, { data, error, refetch }: UseQueryResult<Page<SubmissionRow>>) {
  if (fields.isWaiting && fields.error)
    return { rows: undefined, total: 0, error: fields.error, onRetry: fields.retry };
  return { rows: data?.data, total: data?.totalCount ?? 0, error, onRetry: () => void refetch() };
}

/** Of one project, where that is given; else of the one chosen in the header, and of all without. */
export function SubmissionList({ projectId }: { projectId?: string }): ReactNode {
  const t = messages.useT();
  const navigate = useNavigate();
  const { project } = useSession();
  const table = useTableState(DEFAULTS);
  const projects = useQuery(projectChoice);
  const templates = useQuery(templateChoice);
  // What belongs to a form's fields stands in the table's filters, too, and is asked otherwise.
  const ofTemplate = table.filters.formTemplateId ?? "";
  const fields = useFields(ofTemplate, table);
  const columns = useMemo(() => {
    const zones = new Map(projects.data?.map((each) => [each.projectId, each.timeZone]));
    const own = submissionColumns(t, {
      projects: optionsOf.projects(projects.data),
      templates: (templates.data ?? []).map((each) => ({ value: each.formTemplateId, label: each.name })),
      zoneOf: (ofProject) => zones.get(ofProject),
    }).filter(({ id }) => id !== "projectId" || projectId === undefined);
    return [...own, ...fields.columns];
  }, [t, projects.data, templates.data, projectId, fields.columns]);
  // The project chosen in the header stands where the list's own filter says nothing.
  const { state, ...others } = withoutFields(table.filters);
  const otherwise = state ? ASKED_OTHERWISE[state] : undefined;
  const query: ListQuery = {
    ...(project ? { projectId: project.projectId } : {}),
    ...listQuery({ ...table, filters: otherwise ? others : withoutFields(table.filters) }),
    ...(ofTemplate && fields.query),
    ...(projectId === undefined ? {} : { projectId }),
    ...(otherwise ?? { sort: table.sort?.descending === false ? "oldest" : "newest" }),
  };
  const { pageNumber: _page, pageCount: _count, sort: _sort, ...asked } = query;
  const { fields: shown, ...all } = asked;
  const fileParts = shown
    ? [
        { name: t("submissions.export.shown"), query: asked },
        { name: t("submissions.export.all"), query: all },
      ]
    : [{ name: t("submissions.title"), query: asked }];
  const submissions = useQuery({ ...submissionsQuery(query), enabled: !fields.isWaiting });
  const many = useMany();
  const count = submissions.data?.totalCount ?? 0;
  const exportNote = t(asked.formTemplateId ? "submissions.export.withEntries" : "submissions.export.chooseForm");
  return (
    <>
      <DataTable
        id="forms.submissions"
        label={t("submissions.title")}
        searchLabel={t(ofTemplate ? "submissions.search.ofForm" : "submissions.search")}
        columns={columns}
        {...readOf(fields, submissions)}
        rowKey={keyOfRow}
        control={table}
        onOpen={(row) => navigate(`/forms/submissions/${row.submissionId}`)}
        toolbar={ofTemplate && <FieldsButton of={fields} table={table} />}
        exportMenu={
          count > MOST_AT_ONCE && !fields.isWaiting ? (
            <Suspense fallback={null}>
              <LongExportMenu label={t("submissions.export")} parts={fileParts} formats={FORMATS} note={exportNote} />
            </Suspense>
          ) : (
            <ExportMenu
              label={t("submissions.export")}
              path="/api/Submission/ExportSubmissions"
              parts={fileParts}
              formats={FORMATS}
              note={exportNote}
              before={() => noteExport(fields, all)}
              failed={t("submissions.export.failed")}
            />
          )
        }
        bulkActions={many.bulkActions}
        empty={
          <EmptyState
            icon={ClipboardList}
            title={t("submissions.empty.title")}
            action={
              <Button
                component={Link}
                to={`/forms/submissions/new${projectId === undefined ? "" : `?project=${projectId}`}`}
                leftSection={<Plus size={16} aria-hidden />}
              >
                {t("submissions.start")}
              </Button>
            }
          >
            {t("submissions.empty.body")}
          </EmptyState>
        }
      />
      <OtherWay isWanted={table.search !== ""} found={submissions.data?.totalCount} ofTemplate={ofTemplate} />
      {many.dialog}
    </>
  );
}
