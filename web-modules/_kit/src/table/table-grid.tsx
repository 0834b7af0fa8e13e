import { Checkbox, UnstyledButton } from "@mantine/core";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { type Column, drawn, textOf } from "./column";
import classes from "./data-table.module.css";
import { tableMessages } from "./table-messages";
import type { TableControl } from "./table-state";

export interface TableGridProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  control: TableControl;
  onOpen: ((row: Row) => void) | undefined;
  openedKey: string | null;
  selectable: boolean;
  selected: ReadonlySet<string>;
  onSelect: (next: ReadonlySet<string>) => void;
}

/** Arrow keys walk the rows' names, so that a long list needs no Tab a cell. */
function walkRows(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const toEnd = { Home: 0, End: -1 }[event.key];
  if (step === undefined && toEnd === undefined) return;
  const openers = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-opener]")];
  const at = openers.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  const next = step === undefined ? openers.at(toEnd ?? 0) : openers[at + step];
  next?.focus();
}

const INTERACTIVE = "a, button, input, label, select, textarea, [role='menuitem']";

function HeaderCell<Row>({ column, control }: { column: Column<Row>; control: TableControl }): ReactNode {
  const sorted = control.sort?.id === column.id ? control.sort : null;
  const align = column.align ?? "start";
  const style = column.width ? { width: column.width } : {};
  if (!column.sortable) {
    return (
      <th scope="col" data-align={align} style={style}>
        {column.header}
      </th>
    );
  }
  const Icon = sorted ? (sorted.descending ? ArrowDown : ArrowUp) : ChevronsUpDown;
  return (
    <th
      scope="col"
      data-align={align}
      style={style}
      aria-sort={sorted ? (sorted.descending ? "descending" : "ascending") : "none"}
    >
      <UnstyledButton
        className={classes.sorter ?? ""}
        onClick={() => control.set({ sort: { id: column.id, descending: sorted !== null && !sorted.descending } })}
      >
        {column.header}
        <Icon size={14} aria-hidden data-idle={sorted === null || undefined} />
      </UnstyledButton>
    </th>
  );
}

/** The table itself. Roles are written out because the phone's card layout changes `display`, which drops them. */
export function TableGrid<Row>(props: TableGridProps<Row>): ReactNode {
  const { columns, rows, rowKey, control, onOpen, selectable, selected, onSelect } = props;
  const t = tableMessages.useT();
  const main = columns.find((column) => column.main) ?? columns[0];
  const inRows = columns.some((column) => column.phone);
  const nameOf = (row: Row): string => (main ? textOf(main, row) : rowKey(row));
  const id = useId();
  const idOf = (key: string, part: string) => `${id}-${key}-${part}`;
  // A row whose name is drawn and not told, as a person's is, is called what its cell says.
  const tickName = (key: string, name: string) => ({
    id: idOf(key, "tick"),
    "aria-label": t("select.row", { name }).trim(),
    ...(name === "" && { "aria-labelledby": `${idOf(key, "tick")} ${idOf(key, "name")}` }),
  });
  const chosen = rows.filter((row) => selected.has(rowKey(row))).length;

  // Of a press with Shift the other end.
  const last = useRef<string | null>(null);
  const tick = (key: string, on: boolean, toThere: boolean) => {
    const keys = rows.map(rowKey);
    const ends = [keys.indexOf(last.current ?? ""), keys.indexOf(key)].sort((a, b) => a - b) as [number, number];
    toggle(toThere && ends[0] >= 0 ? keys.slice(ends[0], ends[1] + 1) : [key], on);
    last.current = key;
  };
  const toggle = (keys: readonly string[], on: boolean) => {
    const next = new Set(selected);
    for (const key of keys) {
      if (on) next.add(key);
      else next.delete(key);
    }
    onSelect(next);
  };

  return (
    <div className={classes.scroll}>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table className={classes.table} role="table" aria-label={props.label} data-rows={inRows || undefined}>
        <thead role="rowgroup">
          <tr role="row">
            {selectable && (
              <th scope="col" className={classes.tick}>
                <Checkbox
                  size="sm"
                  aria-label={t("select.all")}
                  checked={chosen === rows.length}
                  indeterminate={chosen > 0 && chosen < rows.length}
                  onChange={(event) => toggle(rows.map(rowKey), event.currentTarget.checked)}
                />
              </th>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} control={control} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" onKeyDown={walkRows}>
          {rows.map((row) => {
            const key = rowKey(row);
            return (
              <tr
                key={key}
                role="row"
                data-opens={onOpen !== undefined || undefined}
                data-opened={props.openedKey === key || undefined}
                data-selected={selected.has(key) || undefined}
                onClick={(event) => {
                  if (!(event.target as HTMLElement).closest(INTERACTIVE)) onOpen?.(row);
                }}
              >
                {selectable && (
                  <td role="cell" className={classes.tick}>
                    <Checkbox
                      size="sm"
                      {...tickName(key, nameOf(row))}
                      checked={selected.has(key)}
                      onChange={({ currentTarget, nativeEvent }) =>
                        tick(key, currentTarget.checked, (nativeEvent as MouseEvent).shiftKey === true)
                      }
                    />
                  </td>
                )}
                {columns.map((column) => (
                  <td
                    key={column.id}
                    role="cell"
                    data-label={column.header}
                    data-value={column.value !== undefined || undefined}
                    data-main={column === main || undefined}
                    id={column === main ? idOf(key, "name") : undefined}
                    data-align={column.align ?? "start"}
                    data-phone={column.phone}
                  >
                    {column === main && onOpen ? (
                      <UnstyledButton className={classes.opener ?? ""} data-opener onClick={() => onOpen(row)}>
                        {drawn(column, row)}
                      </UnstyledButton>
                    ) : (
                      drawn(column, row)
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </div>
  );
}
