import { DateText, type SharedWords, Text } from "@groundwork/kit";
import { PersonAvatar } from "@groundwork/kit/directory";
import type { Column } from "@groundwork/kit/table";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { AuditChanges, AuditRow } from "./api";
import classes from "./audit.module.css";
import { readChanges } from "./audit-changes";
import { actionWords, changeWords, serviceWords, subjectWords } from "./audit-words";

type T = ReturnType<typeof messages.useT>;

function wordsOfChanges(t: T, row: AuditRow): string[] {
  return readChanges(row.changes as AuditChanges, (id) => row.names?.[id]).map((change) => changeWords(t, change));
}

function Changes({ row }: { row: AuditRow }): ReactNode {
  const words = wordsOfChanges(messages.useT(), row);
  if (words.length === 0) return null;
  return (
    <ul className={classes.changes}>
      {words.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
}

/** Column ids are the service's filter names. */
export function auditColumns(t: T, shared: SharedWords): Column<AuditRow>[] {
  return [
    {
      id: "at",
      header: t("audit.at"),
      value: (row) => new Date(row.at),
      cell: (row) => (
        <span className={classes.at}>
          <DateText when={row.at} style="dateTime" />
        </span>
      ),
      width: "10rem",
    },
    {
      id: "action",
      header: t("audit.action"),
      main: true,
      value: (row) => actionWords(shared, row.action),
      cell: (row) => (
        <Text component="span" fw={600}>
          {actionWords(shared, row.action)}
        </Text>
      ),
      filter: shared.namesUnder("audit.action.").map((each) => ({ value: each, label: actionWords(shared, each) })),
      width: "10rem",
    },
    {
      id: "subjectType",
      header: t("audit.subject"),
      value: (row) => row.subjectName,
      cell: (row) => (
        <span>
          {row.subjectName}{" "}
          <Text component="span" size="sm" c="dimmed">
            {subjectWords(shared, row.subjectType)}
          </Text>
        </span>
      ),
      filter: shared.namesUnder("audit.subject.").map((each) => ({ value: each, label: subjectWords(shared, each) })),
      width: "11rem",
    },
    {
      id: "actorUserId",
      header: t("audit.actor"),
      value: (row) => row.actor?.fullName ?? "",
      cell: (row) =>
        row.actor ? (
          <span className={classes.actor}>
            <PersonAvatar person={row.actor} size="sm" />
            {row.actor.fullName}
          </span>
        ) : (
          <Text c="dimmed">{t("audit.system")}</Text>
        ),
      width: "11rem",
    },
    {
      id: "changes",
      header: t("audit.changes"),
      value: (row) => wordsOfChanges(t, row).join("; "),
      cell: (row) => <Changes row={row} />,
    },
    {
      id: "service",
      header: t("audit.service"),
      optional: true,
      value: (row) => row.service && serviceWords(shared, row.service),
      cell: (row) => row.service && serviceWords(shared, row.service),
      width: "10rem",
    },
    {
      id: "ip",
      header: t("audit.ip"),
      optional: true,
      value: (row) => row.ip,
      cell: (row) => row.ip || null,
      width: "9rem",
    },
    {
      id: "userAgent",
      header: t("errors.device"),
      optional: true,
      value: (row) => row.userAgent,
      cell: (row) => row.userAgent || null,
    },
  ];
}
