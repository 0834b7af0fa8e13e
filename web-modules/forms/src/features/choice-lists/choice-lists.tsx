import { EmptyState, RelativeTime, useNavigate, useQuery } from "@groundwork/kit";
import { listQuery, readAll } from "@groundwork/kit/directory";
import { SegmentField } from "@groundwork/kit/forms";
import { ListTree } from "@groundwork/kit/icons";
import { type Column, DataTable, useTableState } from "@groundwork/kit/table";
import { type ReactNode, useMemo } from "react";
import { choiceListMessages } from "../../messages/choice-lists";
import { type ChoiceList, choiceListsQuery, readLists } from "./api";
import { ListMenu } from "./list-menu";

type T = ReturnType<typeof choiceListMessages.useT>;

function columnsOf(t: T): Column<ChoiceList>[] {
  return [
    { id: "name", header: t("choiceLists.name"), main: true, value: (row) => row.name, cell: (row) => row.name },
    {
      id: "parent",
      header: t("choiceLists.above"),
      value: (row) => row.parentListName,
      cell: (row) => row.parentListName || null,
      width: "14rem",
    },
    {
      id: "itemsCount",
      header: t("choiceLists.items"),
      align: "end",
      value: (row) => row.itemsCount,
      cell: (row) => t("choiceLists.count", { count: row.itemsCount }),
      width: "9rem",
      phone: "line",
    },
    {
      id: "updatedAt",
      header: t("choiceLists.updated"),
      value: (row) => new Date(row.updatedAt),
      cell: (row) => <RelativeTime when={row.updatedAt} />,
      width: "9rem",
    },
    {
      id: "actions",
      header: "",
      isControl: true,
      cell: (row) => (row.mayChange ? <ListMenu list={row} /> : null),
      width: "4rem",
      phone: "end",
    },
  ];
}

const DEFAULTS = { filters: { isArchived: "" } };
const keyOfRow = (row: ChoiceList) => row.choiceListId;

/** The company's lists that forms offer choices from. */
export function ChoiceLists(): ReactNode {
  const t = choiceListMessages.useT();
  const navigate = useNavigate();
  const table = useTableState(DEFAULTS);
  const query = listQuery(table);
  const lists = useQuery(choiceListsQuery(query));
  const columns = useMemo(() => columnsOf(t), [t]);
  return (
    <DataTable
      id="forms.choice-lists"
      label={t("choiceLists.title")}
      searchLabel={t("choiceLists.search")}
      columns={columns}
      rows={lists.data?.data}
      total={lists.data?.totalCount ?? 0}
      rowKey={keyOfRow}
      control={table}
      error={lists.error}
      onRetry={() => void lists.refetch()}
      onOpen={(row) => navigate(`/forms/choice-lists/${row.choiceListId}`)}
      toolbar={
        <SegmentField
          name="isArchived"
          label={t("choiceLists.show")}
          value={table.filters.isArchived || "false"}
          onChange={(value) => table.set({ filters: { ...table.filters, isArchived: value === "true" ? value : "" } })}
          options={[
            { value: "false", label: t("choiceLists.inUse") },
            { value: "true", label: t("choiceLists.archived") },
          ]}
        />
      }
      exportRows={() => readAll((page) => readLists({ ...query, ...page }))}
      empty={
        <EmptyState icon={ListTree} title={t("choiceLists.empty")}>
          {t("choiceLists.emptyHelp")}
        </EmptyState>
      }
    />
  );
}
