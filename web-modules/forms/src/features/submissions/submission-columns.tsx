import { RelativeTime, StatusBadge } from "@groundwork/kit";
import type { Column, FilterOption } from "@groundwork/kit/table";
import type { messages } from "../../messages";
import type { SubmissionRow } from "./api";
import { AttentionMark } from "./attention";
import { DueMark, urgencyOf } from "./due-mark";
import { numberedVersion } from "./number";
import classes from "./submission-list.module.css";
import { STATES, SubmissionState, stateText } from "./submission-state";
import { ValidUntilMark } from "./valid-time/valid-until-mark";

/** No states of their own, but asked for like one. */
export const ATTENTION = "needsAttention";
export const OVERDUE = "overdue";
export const EXPIRES_SOON = "expiresSoon";
export const EXPIRED = "expired";

const isPastDue = ({ dueAt }: SubmissionRow) => dueAt !== null && urgencyOf(dueAt) === "overdue";

type T = ReturnType<typeof messages.useT>;

interface Choices {
  projects: readonly FilterOption[];
  templates: readonly FilterOption[];
  zoneOf: (projectId: string) => string | undefined;
}

export function submissionColumns(t: T, { projects, templates, zoneOf }: Choices): Column<SubmissionRow>[] {
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
      width: "10rem",
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
          <AttentionMark of={row} />
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
        { value: ATTENTION, label: t("submissions.attention") },
        { value: OVERDUE, label: t("submissions.overdue") },
        { value: EXPIRES_SOON, label: t("submissions.expiresSoon") },
        { value: EXPIRED, label: t("submissions.expired") },
      ],
      width: "12rem",
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
      header: t("submissions.validUntil"),
      value: (row) => row.validTimeEnd && new Date(row.validTimeEnd),
      timeZone: (row) => zoneOf(row.projectId),
      cell: (row) => <ValidUntilMark of={row} timeZone={zoneOf(row.projectId)} />,
      optional: true,
      width: "11rem",
    },
    {
      id: "created",
      header: t("submissions.created"),
      sortable: true,
      value: (row) => new Date(row.created),
      timeZone: (row) => zoneOf(row.projectId),
      // With who: in a column of its own it would take the room of what the others say.
      cell: (row) => (
        <span className={classes.started}>
          <RelativeTime when={row.created} timeZone={zoneOf(row.projectId)} />
          {row.submitter && <span className={classes.by}>{row.submitter.fullName}</span>}
        </span>
      ),
      width: "10rem",
    },
  ];
}
