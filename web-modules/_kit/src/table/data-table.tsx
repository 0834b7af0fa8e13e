import { type ReactNode, useMemo, useState } from "react";
import { useCan } from "../session/session-context";
import { ErrorState, LoadingState } from "../ui/states";
import type { Column } from "./column";
import { useColumnChoice } from "./column-choice";
import classes from "./data-table.module.css";
import { NothingFound } from "./filter-bar";
import { ListViews } from "./list-views";
import { TableFooter } from "./table-footer";
import { TableGrid } from "./table-grid";
import type { TableControl } from "./table-state";
import { TableToolbar } from "./table-toolbar";
import { useRowModel } from "./use-row-model";

export interface DataTableProps<Row extends object> {
  /** Names what is remembered of this table, e.g. "identity.members". */
  id: string;
  /** What is listed, for screen readers and the file name of the export. */
  label: string;
  /** Defined outside of the component or memoised. */
  columns: readonly Column<Row>[];
  /** undefined while loading. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** From `useTableState`. */
  control: TableControl;
  /** How many rows there are on the server. Without it `rows` are all and the browser sorts, filters and pages. With
      it the export needs one of the three below: those on this page would be a part that looks like the whole. */
  total?: number | undefined;
  /** All rows as filtered, for the export: `useAllRows` reads them. */
  exportRows?: () => Promise<readonly Row[]>;
  /** @deprecated Of modules before 1.15; `exportMenu` offers both kinds of file. */
  onExport?: () => Promise<void>;
  /** An `ExportMenu` of the file that the service makes, instead of the rows as they are shown. */
  exportMenu?: ReactNode;
  error?: unknown;
  onRetry?: () => void;
  /** Opens a row: by click, by Enter on its name. */
  onOpen?: (row: Row) => void;
  /** The row whose side pane is open. */
  openedKey?: string | null;
  /** A search box with this label; without it there is none. */
  searchLabel?: string;
  /** Buttons for the selected rows; with it rows get checkboxes. */
  bulkActions?: (rows: readonly Row[], clear: (except?: readonly Row[]) => void) => ReactNode;
  /** Beside the search box. */
  toolbar?: ReactNode;
  /** Shown when there is nothing at all, without search or filter. */
  empty: ReactNode;
}

// Lists of modules that were built before there was this rule go on in browsers as they were.
const IS_TESTED = (globalThis as { process?: { env: { NODE_ENV?: string } } }).process?.env.NODE_ENV === "test";

/** A file with half of what a list shows looks like all of it: whoever builds a list is told before anybody takes one. */
function mustExportAll<Row extends object>({ id, columns, total, ...props }: DataTableProps<Row>): void {
  const untold = columns.filter(({ value, isControl }) => !value && !isControl).map((column) => column.id);
  if (untold.length > 0) throw new Error(`${id}: no value of ${untold.join(", ")}, which the export needs`);
  if (total !== undefined && !props.exportRows && !props.exportMenu && !props.onExport)
    throw new Error(`${id}: the export has the rows of one page only: give it exportRows`);
}

/** A list to work with: sort, search, filter, page, choose columns, select, export; cards on a phone. */
export function DataTable<Row extends object>(props: DataTableProps<Row>): ReactNode {
  const { columns, rows, control, rowKey, error, onRetry } = props;
  if (IS_TESTED) mustExportAll(props);
  const choice = useColumnChoice(props.id, columns);
  const model = useRowModel(columns, rows, control, props.total);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());

  const shown = useMemo(
    () => columns.filter((column) => column.main || !choice.hidden.includes(column.id)),
    [columns, choice.hidden],
  );
  // A selected row that is no longer listed (removed, filtered away) must not be acted upon.
  const selectedRows = model.rows.filter((row) => selected.has(rowKey(row)));
  const isLookedFor = ([id, value]: [string, string]) => value !== "" && value !== control.begins?.[id];
  const filtered = control.search !== "" || Object.entries(control.filters).some(isLookedFor);

  // What is short enough to be read whole needs none.
  const hasViews = useCan("member") && props.total !== undefined;

  let body: ReactNode;
  if (error && !rows) body = <ErrorState error={error} {...(onRetry ? { retry: onRetry } : {})} />;
  else if (!rows) body = <LoadingState shape="table" rows={8} />;
  else if (model.total === 0 && filtered) body = <NothingFound control={control} />;
  else if (model.total === 0) body = props.empty;
  else {
    body = (
      <TableGrid
        label={props.label}
        columns={shown}
        rows={model.rows}
        rowKey={rowKey}
        control={control}
        onOpen={props.onOpen}
        openedKey={props.openedKey ?? null}
        selectable={props.bulkActions !== undefined}
        selected={selected}
        onSelect={setSelected}
      />
    );
  }

  return (
    <section className={classes.frame} aria-label={props.label} data-wants-width>
      <TableToolbar
        columns={columns}
        choice={choice}
        control={control}
        label={props.label}
        searchLabel={props.searchLabel}
        toolbar={props.toolbar}
        exportRows={props.exportRows ?? (() => Promise.resolve(rows ?? []))}
        total={props.total}
        onExport={props.onExport}
        exportMenu={props.exportMenu}
        views={hasViews && <ListViews list={props.id} control={control} choice={choice} />}
        selection={
          props.bulkActions && selectedRows.length > 0
            ? {
                count: selectedRows.length,
                clear: () => setSelected(new Set()),
                actions: props.bulkActions(selectedRows, (except = []) => setSelected(new Set(except.map(rowKey)))),
              }
            : null
        }
      />
      {body}
      {rows && model.total > 0 && <TableFooter control={control} total={model.total} lastPage={model.lastPage} />}
    </section>
  );
}
