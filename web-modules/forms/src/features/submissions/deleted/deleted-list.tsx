import { Button, DateText, EmptyState, RelativeTime, useQuery } from "@groundwork/kit";
import { listQuery } from "@groundwork/kit/directory";
import { ArchiveRestore, Trash2 } from "@groundwork/kit/icons";
import { type Column, DataTable, useAllRows, useTableState } from "@groundwork/kit/table";
import { type ReactNode, useMemo } from "react";
import { messages } from "../../../messages";
import { deletedMessages } from "../../../messages/deleted";
import { numberedVersion } from "../number";
import { stateText } from "../submission-state";
import { type DeletedRow, deletedQuery } from "./api";
import { useRestore } from "./use-restore";

const numberOf = (row: DeletedRow) => row.referenceNumberStr && numberedVersion(row.referenceNumberStr, row.version);

/** What may still be restored, and until when. */
export function DeletedList(): ReactNode {
  const t = deletedMessages.useT();
  const say = messages.useT();
  const table = useTableState();
  const restore = useRestore();
  const query = listQuery(table);
  const deleted = useQuery(deletedQuery(query));
  const all = useAllRows((place) => deletedQuery({ ...query, ...place }));
  const columns = useMemo(
    (): Column<DeletedRow>[] => [
      { id: "form", header: t("deleted.form"), main: true, value: (row) => row.templateName },
      { id: "number", header: t("deleted.number"), value: numberOf, width: "8.5rem", phone: "number" },
      { id: "project", header: t("deleted.project"), value: (row) => row.projectName, width: "9rem", phone: "line" },
      {
        id: "state",
        header: t("deleted.state"),
        value: (row) => stateText(say, { state: row.state, outcome: null }),
        width: "7rem",
      },
      { id: "by", header: t("deleted.by"), value: (row) => row.deletedBy?.fullName ?? "", width: "9rem" },
      {
        id: "at",
        header: t("deleted.at"),
        value: (row) => new Date(row.deletedAt),
        cell: (row) => <RelativeTime when={row.deletedAt} />,
        width: "8rem",
      },
      {
        id: "goneAt",
        header: t("deleted.goneAt"),
        value: (row) => new Date(row.goneAt),
        cell: (row) => <DateText when={row.goneAt} />,
        width: "10rem",
        phone: "line",
      },
      {
        id: "restore",
        header: t("deleted.restore"),
        isControl: true,
        cell: ({ submissionId, templateName }) => (
          <Button
            size="compact-md"
            variant="default"
            leftSection={<ArchiveRestore size={16} aria-hidden />}
            aria-label={t("deleted.restoreOf", { name: templateName })}
            disabled={restore.isPending}
            onClick={() => restore.mutate({ submissionId, name: templateName })}
          >
            {t("deleted.restore")}
          </Button>
        ),
        width: "9rem",
        phone: "end",
      },
    ],
    [t, say, restore.isPending, restore.mutate],
  );
  return (
    <DataTable
      id="forms.deleted"
      label={say("submissions.deleted")}
      columns={columns}
      rows={deleted.data?.data}
      total={deleted.data?.totalCount ?? 0}
      rowKey={(row) => row.submissionId}
      control={table}
      exportRows={all}
      error={deleted.error}
      onRetry={() => void deleted.refetch()}
      empty={
        <EmptyState icon={Trash2} title={t("deleted.empty.title")}>
          {t("deleted.empty.body")}
        </EmptyState>
      }
    />
  );
}
