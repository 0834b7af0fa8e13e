import { EmptyState, SidePane, useQuery } from "@groundwork/kit";
import { listQuery } from "@groundwork/kit/directory";
import { SegmentField } from "@groundwork/kit/forms";
import { ListTree } from "@groundwork/kit/icons";
import { ExportMenu } from "@groundwork/kit/overlay";
import { type Column, DataTable, useTableState } from "@groundwork/kit/table";
import { type ReactNode, useMemo, useState } from "react";
import { choiceListMessages } from "../../messages/choice-lists";
import { type ChoiceItem, type ChoiceList, itemsQuery } from "./api";
import { ItemForm } from "./item-form";

type T = ReturnType<typeof choiceListMessages.useT>;

function columnsOf(t: T, list: ChoiceList): Column<ChoiceItem>[] {
  const above: Column<ChoiceItem> = {
    id: "parent",
    header: list.parentListName,
    value: (row) => row.parentLabel,
    cell: (row) => row.parentLabel || null,
    width: "14rem",
    phone: "line",
  };
  return [
    { id: "label", header: t("choiceLists.label"), main: true, value: (row) => row.label, cell: (row) => row.label },
    {
      id: "code",
      header: t("choiceLists.code"),
      value: (row) => row.code,
      cell: (row) => row.code || null,
      width: "9rem",
      phone: "line",
    },
    ...(list.parentListId ? [above] : []),
  ];
}

const DEFAULTS = { pageCount: 50, filters: { isArchived: "" } };
const keyOfRow = (row: ChoiceItem) => row.choiceId;

/** The items of one list: searched and paged by the service. */
export function Items({ list }: { list: ChoiceList }): ReactNode {
  const t = choiceListMessages.useT();
  const table = useTableState(DEFAULTS);
  const isArchived = table.filters.isArchived || "false";
  const items = useQuery(itemsQuery(list.choiceListId, { ...listQuery(table), isArchived }));
  const columns = useMemo(() => columnsOf(t, list), [t, list]);
  const [opened, open] = useState<ChoiceItem | null>(null);
  return (
    <>
      <DataTable
        id="forms.choices"
        label={list.name}
        searchLabel={t("choiceLists.searchItems")}
        columns={columns}
        rows={items.data?.data}
        total={items.data?.totalCount ?? 0}
        rowKey={keyOfRow}
        control={table}
        error={items.error}
        onRetry={() => void items.refetch()}
        {...(list.isArchived || !list.mayChange ? {} : { onOpen: open })}
        exportMenu={
          <ExportMenu
            label={t("choiceLists.export")}
            path="/api/ChoiceList/ExportChoices"
            parts={[{ name: list.name, query: { choiceListId: list.choiceListId } }]}
            failed={t("choiceLists.exportFailed")}
          />
        }
        toolbar={
          <SegmentField
            name="isArchived"
            label={t("choiceLists.show")}
            value={isArchived}
            onChange={(value) =>
              table.set({ filters: { ...table.filters, isArchived: value === "true" ? value : "" } })
            }
            options={[
              { value: "false", label: t("choiceLists.offered") },
              { value: "true", label: t("choiceLists.archived") },
            ]}
          />
        }
        empty={
          <EmptyState icon={ListTree} title={t("choiceLists.noItems")}>
            {t("choiceLists.noItemsHelp")}
          </EmptyState>
        }
      />
      <SidePane opened={opened !== null} onClose={() => open(null)} title={opened?.label ?? ""}>
        {opened && <ItemForm key={opened.choiceId} list={list} item={opened} onClose={() => open(null)} />}
      </SidePane>
    </>
  );
}
