import { ActionIcon, Button, Menu, NativeSelect, Text } from "@mantine/core";
import { Columns3, Download, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { SearchInput } from "../ui/search-input";
import { toast } from "../ui/toasts";
import type { Column } from "./column";
import type { ColumnChoice } from "./column-choice";
import { downloadCsv, toCsv } from "./csv";
import classes from "./data-table.module.css";
import { BesideFilters, FilterLine } from "./filter-bar";
import { tableMessages } from "./table-messages";
import type { TableControl } from "./table-state";

export interface TableToolbarProps<Row> {
  columns: readonly Column<Row>[];
  choice: ColumnChoice;
  control: TableControl;
  label: string;
  searchLabel: string | undefined;
  toolbar: ReactNode;
  exportRows: () => Promise<readonly Row[]>;
  /** How many there are; one that is made meanwhile makes no part of the whole. */
  total: number | undefined;
  onExport: (() => Promise<void>) | undefined;
  exportMenu: ReactNode;
  views: ReactNode;
  selection: { count: number; clear: () => void; actions: ReactNode } | null;
}

function SortSelect<Row>({ columns, control }: { columns: readonly Column<Row>[]; control: TableControl }): ReactNode {
  const t = tableMessages.useT();
  const sortable = columns.filter((column) => column.sortable);
  if (sortable.length === 0) return null;
  const options = [
    { value: "", label: t("sort.none") },
    ...sortable.flatMap((column) => [
      { value: column.id, label: t("sort.ascending", { column: column.header }) },
      { value: `-${column.id}`, label: t("sort.descending", { column: column.header }) },
    ]),
  ];
  const { sort } = control;
  return (
    <NativeSelect
      className={`${classes.sortSelect ?? ""} ${classes.folded ?? ""}`}
      aria-label={t("sort")}
      data={options}
      value={sort ? `${sort.descending ? "-" : ""}${sort.id}` : ""}
      onChange={(event) => {
        const value = event.currentTarget.value;
        const descending = value.startsWith("-");
        control.set({ sort: value === "" ? null : { id: descending ? value.slice(1) : value, descending } });
      }}
    />
  );
}

/** Above the table: search and filters, or what to do with the selected rows. */
export function TableToolbar<Row>(props: TableToolbarProps<Row>): ReactNode {
  const { columns, choice, control, selection } = props;
  const t = tableMessages.useT();
  const [exporting, setExporting] = useState(false);

  const exportCsv = async () => {
    setExporting(true);
    try {
      if (props.onExport) {
        await props.onExport();
      } else {
        const shown = columns.filter((column) => column.main || !choice.hidden.includes(column.id));
        const rows = await props.exportRows();
        downloadCsv(props.label, toCsv(shown, rows));
        const { total = rows.length } = props;
        if (rows.length < total)
          toast.info({ title: t("export.part", { count: rows.length, total }), detail: t("export.partHelp") });
      }
    } catch (error) {
      toast.error(error, t("export.failed"));
    } finally {
      setExporting(false);
    }
  };

  if (selection) {
    return (
      <div className={classes.toolbar} data-selecting>
        <ActionIcon aria-label={t("select.clear")} onClick={selection.clear}>
          <X size={18} aria-hidden />
        </ActionIcon>
        <Text fw={600} role="status" className={classes.chosen ?? ""}>
          {t("select.count", { count: selection.count })}
        </Text>
        {selection.actions}
      </div>
    );
  }
  return (
    <FilterLine
      filters={columns}
      control={control}
      search={
        props.searchLabel && (
          <div className={classes.search}>
            <SearchInput
              label={props.searchLabel}
              value={control.search}
              onChange={(search) => control.set({ search })}
            />
          </div>
        )
      }
    >
      <SortSelect columns={columns} control={control} />
      <BesideFilters>{props.toolbar}</BesideFilters>
      <span className={classes.spacer} />
      {props.views}
      <Menu position="bottom-end" closeOnItemClick={false}>
        <Menu.Target>
          <Button
            variant="subtle"
            color="gray"
            className={classes.columnButton ?? ""}
            title={t("columns")}
            leftSection={<Columns3 size={16} aria-hidden />}
          >
            <span className={classes.iconLabel ?? ""}>{t("columns")}</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {columns
            .filter((column) => !column.main)
            .map((column) => {
              const on = !choice.hidden.includes(column.id);
              return (
                <Menu.CheckboxItem key={column.id} checked={on} onChange={() => choice.toggle(column.id)}>
                  {column.header}
                </Menu.CheckboxItem>
              );
            })}
        </Menu.Dropdown>
      </Menu>
      {props.exportMenu ? (
        <div className={`${classes.folded ?? ""} ${classes.always ?? ""}`}>{props.exportMenu}</div>
      ) : (
        <Button
          variant="subtle"
          color="gray"
          className={classes.folded ?? ""}
          loading={exporting}
          title={t("export")}
          leftSection={<Download size={16} aria-hidden />}
          onClick={exportCsv}
        >
          <span className={classes.iconLabel ?? ""}>{t("export")}</span>
        </Button>
      )}
    </FilterLine>
  );
}
