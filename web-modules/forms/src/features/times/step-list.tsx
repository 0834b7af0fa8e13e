import { Anchor, EmptyState, Link, RelativeTime, StatusBadge } from "@groundwork/kit";
import { Hourglass } from "@groundwork/kit/icons";
import { type Column, DataTable, useTableState } from "@groundwork/kit/table";
import { type ReactNode, useMemo } from "react";
import { timesMessages } from "../../messages/times";
import type { StepTimes } from "./api";
import { useLasting } from "./lasting";
import { Spread } from "./spread";
import classes from "./times.module.css";

/** Each step: how long it takes, and what waits at it. */
export function StepList({ steps }: { steps: readonly StepTimes[] }): ReactNode {
  const t = timesMessages.useT();
  const lasting = useLasting();
  const table = useTableState();
  const longest = Math.max(...steps.map(({ within }) => within?.most ?? 0));
  const columns = useMemo(
    (): Column<StepTimes>[] => [
      { id: "step", header: t("times.step"), main: true, value: (row) => row.stepName },
      {
        id: "half",
        header: t("times.half"),
        value: ({ within }) => within && lasting(within.half),
        width: "8rem",
      },
      {
        id: "most",
        header: t("times.most"),
        value: ({ within }) => within && lasting(within.most),
        cell: ({ within }) =>
          within && (
            <div className={classes.most}>
              {lasting(within.most)}
              <Spread within={within} longest={longest} />
            </div>
          ),
        width: "12rem",
      },
      { id: "submitted", header: t("times.submitted"), value: (row) => row.submitted, align: "end", width: "7rem" },
      {
        id: "waiting",
        header: t("times.waiting"),
        value: (row) => row.waiting,
        cell: ({ waiting, overdue }) => (
          <span className={classes.waiting}>
            {waiting}
            {overdue > 0 && <StatusBadge tone="bad">{t("times.overdue", { count: overdue })}</StatusBadge>}
          </span>
        ),
        width: "9rem",
      },
      {
        id: "longest",
        header: t("times.longestWaiting"),
        value: ({ longestWaiting }) => longestWaiting && new Date(longestWaiting.since),
        cell: ({ longestWaiting: waits }) =>
          waits && (
            <Anchor component={Link} to={`/forms/submissions/${waits.submissionId}`} size="sm">
              {waits.referenceNumber || t("times.unnumbered")} · <RelativeTime when={waits.since} />
            </Anchor>
          ),
        width: "15rem",
      },
    ],
    [t, lasting, longest],
  );
  return (
    <DataTable
      id="forms.times"
      label={t("times.steps")}
      columns={columns}
      rows={steps}
      rowKey={(row) => row.stepId}
      control={table}
      empty={
        <EmptyState icon={Hourglass} title={t("times.none")}>
          {t("times.noneHelp")}
        </EmptyState>
      }
    />
  );
}
