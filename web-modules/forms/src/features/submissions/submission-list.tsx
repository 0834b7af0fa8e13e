import { EXPIRATION } from "@groundwork/formwork";
import {
  Button,
  EmptyState,
  Link,
  RelativeTime,
  StatusBadge,
  useNavigate,
  useQuery,
  useSession,
} from "@groundwork/kit";
import { type ListQuery, listQuery, optionsOf, projectChoice, readAll } from "@groundwork/kit/directory";
import { ClipboardList, Plus } from "@groundwork/kit/icons";
import { type Column, DataTable, type FilterOption, useTableState } from "@groundwork/kit/table";
import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import { messages } from "../../messages";
import { templateChoice } from "../templates/choice";
import { readSubmissions, type SubmissionRow, submissionsQuery, submissionWrites } from "./api";
import { DueMark, urgencyOf } from "./due-mark";
import { numberedVersion } from "./number";
import classes from "./submission-list.module.css";
import { STATES, SubmissionState, stateText } from "./submission-state";
import { ValidUntilMark } from "./valid-time/valid-until-mark";

const isPastDue = ({ dueAt }: SubmissionRow) => dueAt !== null && urgencyOf(dueAt) === "overdue";

type T = ReturnType<typeof messages.useT>;

interface Choices {
  projects: readonly FilterOption[];
  templates: readonly FilterOption[];
  zoneOf: (projectId: string) => string | undefined;
}

function columnsOf(t: T, { projects, templates, zoneOf }: Choices): Column<SubmissionRow>[] {
  // Of a project that the reader is not in the service says the name.
  const projectOf = (row: SubmissionRow) =>
    projects.find(({ value }) => value === row.projectId)?.label ?? row.projectName;
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
      cell: (row) =>
        row.referenceNumberStr ? (
          <span className={classes.reference}>{numberedVersion(row.referenceNumberStr, row.version)}</span>
        ) : null,
      width: "8rem",
      phone: "number",
    },
    {
      id: "projectId",
      header: t("submissions.project"),
      value: projectOf,
      cell: projectOf,
      filter: projects,
      width: "10.5rem",
      phone: "line",
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
      cell: (row) => (
        <span className={classes.state}>
          <SubmissionState of={row} />
          {isPastDue(row) && (
            <span className={classes.onPhone}>
              <StatusBadge tone="bad">{t("submissions.overdue")}</StatusBadge>
            </span>
          )}
          <ValidUntilMark of={row} timeZone={zoneOf(row.projectId)} onlyWhereUrgent />
        </span>
      ),
      filter: [
        ...STATES.map((state) => ({ value: state, label: t(`submissions.state.${state}`) })),
        { value: OVERDUE, label: t("submissions.overdue") },
        { value: EXPIRES_SOON, label: t("validTime.filter.soon") },
        { value: EXPIRED, label: t("validTime.filter.expired") },
      ],
      width: "9rem",
      phone: "end",
    },
    {
      id: "step",
      header: t("submissions.step"),
      value: (row) => row.currentStepName,
      cell: (row) =>
        row.currentStepName ? (
          <span className={classes.step}>
            {row.currentStepName}
            {row.isSentBack && <StatusBadge tone="waiting">{t("submissions.sentBackShort")}</StatusBadge>}
            {row.approvedBy.length > 0 && (
              <StatusBadge tone="waiting">
                {t("submissions.approvals.count", { given: row.approvedBy.length, needed: row.approvalsNeeded })}
              </StatusBadge>
            )}
            {row.lastMove !== null && <StatusBadge tone="waiting">{t(`moves.${row.lastMove}.short`)}</StatusBadge>}
            {row.assignee && <span>{t("moves.taken.short", { name: row.assignee.fullName })}</span>}
            {row.isNewVersion && <StatusBadge tone="waiting">{t("submissions.newVersion.short")}</StatusBadge>}
            {row.dueAt && urgencyOf(row.dueAt) !== "later" && (
              <span className={classes.due}>
                <DueMark of={row} />
              </span>
            )}
          </span>
        ) : null,
      width: "9.5rem",
      phone: "line",
    },
    {
      id: "due",
      header: t("submissions.dueAt"),
      value: (row) => row.dueAt && new Date(row.dueAt),
      cell: (row) => row.dueAt && <DueMark of={row} />,
      optional: true,
      width: "9rem",
    },
    {
      id: "validTimeEnd",
      header: t("validTime.header"),
      value: (row) => row.validTimeEnd && new Date(row.validTimeEnd),
      timeZone: (row) => zoneOf(row.projectId),
      cell: (row) => <ValidUntilMark of={row} timeZone={zoneOf(row.projectId)} />,
      optional: true,
      width: "11rem",
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
      timeZone: (row) => zoneOf(row.projectId),
      cell: (row) => <RelativeTime when={row.created} timeZone={zoneOf(row.projectId)} />,
      width: "8rem",
    },
  ];
}

/** No states of their own, but asked for like one: of what is overdue, the longest first; of what expires, the soonest. */
const OVERDUE = "overdue";
const EXPIRES_SOON = "expiresSoon";
const EXPIRED = "expired";
const ASKED_OTHERWISE: Record<string, ListQuery> = {
  [OVERDUE]: { overdue: "true", sort: "due" },
  [EXPIRES_SOON]: { expirationState: String(EXPIRATION.expiresSoon), sort: "validTimeEnd" },
  [EXPIRED]: { expirationState: String(EXPIRATION.expired), sort: "validTimeEnd" },
};
const DEFAULTS = {
  sort: { id: "created", descending: true },
  filters: { projectId: "", formTemplateId: "", state: "" },
};
const VoidMany = lazy(async () => import("./moves/void-many"));

interface Voided {
  rows: readonly SubmissionRow[];
  clear: () => void;
}

const keyOfRow = (row: SubmissionRow) => row.submissionId;

/** No file without a word of it in the audit log. */
async function readForExport(query: ListQuery): Promise<readonly SubmissionRow[]> {
  const rows = await readAll((page) => readSubmissions({ ...query, ...page }));
  const projectId = query.projectId ? { projectId: String(query.projectId) } : {};
  await submissionWrites.noteExport({ count: rows.length, ...projectId }, { idempotencyKey: crypto.randomUUID() });
  return rows;
}

/** Of one project, where that is given; else of the one chosen in the header, and of all without. */
export function SubmissionList({ projectId }: { projectId?: string }): ReactNode {
  const t = messages.useT();
  const navigate = useNavigate();
  const { project } = useSession();
  const table = useTableState(DEFAULTS);
  const projects = useQuery(projectChoice);
  const templates = useQuery(templateChoice);
  const columns = useMemo(() => {
    const zones = new Map(projects.data?.map((each) => [each.projectId, each.timeZone]));
    return columnsOf(t, {
      projects: optionsOf.projects(projects.data),
      templates: (templates.data ?? []).map((each) => ({ value: each.formTemplateId, label: each.name })),
      zoneOf: (ofProject) => zones.get(ofProject),
    }).filter(({ id }) => id !== "projectId" || projectId === undefined);
  }, [t, projects.data, templates.data, projectId]);
  // The project chosen in the header stands where the list's own filter says nothing.
  const { state, ...others } = table.filters;
  const otherwise = state ? ASKED_OTHERWISE[state] : undefined;
  const query = {
    ...(project ? { projectId: project.projectId } : {}),
    ...listQuery(otherwise ? { ...table, filters: others } : table),
    ...(projectId === undefined ? {} : { projectId }),
    ...(otherwise ?? { sort: table.sort?.descending === false ? "oldest" : "newest" }),
  };
  const submissions = useQuery(submissionsQuery(query));
  const [voided, setVoided] = useState<Voided | null>(null);
  // Whoever manages none of them has nothing to select them for.
  const mayVoidAny = submissions.data?.data.some(({ mayVoid }) => mayVoid) ?? false;
  return (
    <>
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
        exportRows={() => readForExport(query)}
        {...(mayVoidAny && {
          bulkActions: (rows: readonly SubmissionRow[], clear: () => void) => {
            const voidable = rows.filter(({ mayVoid }) => mayVoid);
            return (
              <Button
                size="compact-md"
                color="brick"
                disabled={voidable.length === 0}
                onClick={() => setVoided({ rows: voidable, clear })}
              >
                {t("moves.voidMany.open", { count: voidable.length })}
              </Button>
            );
          },
        })}
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
      {voided && (
        <Suspense fallback={null}>
          <VoidMany
            rows={voided.rows}
            onClose={() => setVoided(null)}
            onDone={() => {
              voided.clear();
              setVoided(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
