import { Button, confirm } from "@groundwork/kit";
import { Plus } from "@groundwork/kit/icons";
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from "react";
import { newId } from "../../body/create";
import { MOST_ROWS } from "../../formula/cost";
import { formworkMessages } from "../../messages";
import type { FillProps } from "../drawn-kind";
import { nextTitle } from "./grid";
import { TableHead } from "./head";
import { FilledLine } from "./line";
import { lineOf, linesOf, type RowValue, rowsOf, type TableValue } from "./lines";
import { cellComplaints, gridIn, type InputTableSetting } from "./rules";
import classes from "./table.module.css";
import { TotalsLine } from "./totals-line";
import { leastWidth, wideAs } from "./view";

/** A table where there is room; on a phone a card for each row, for a thumb. */
export function InputTableFill(props: FillProps<InputTableSetting, TableValue>): ReactNode {
  const { setting, value, onChange, ids, isInvalid, kinds } = props;
  const t = formworkMessages.useT();
  const grid = gridIn(setting);
  const rows = rowsOf(grid, value);
  const lines = useLines(setting, value);
  const wrong = useMemo(
    () => new Set(isInvalid && value ? cellComplaints(setting, value).map((each) => cellKey(each)) : []),
    [isInvalid, setting, value],
  );

  // What the hand of a row changes is the newest value, and the row need not be drawn again for it.
  const latest = useRef({ rows, onChange });
  latest.current = { rows, onChange };
  const change = useCallback((make: (rows: readonly RowValue[]) => readonly RowValue[]) => {
    const next = make(latest.current.rows);
    latest.current.rows = next;
    latest.current.onChange({ rows: [...next] });
  }, []);
  const enter = useCallback(
    (rowId: string, columnId: string, cell: unknown) =>
      change((now) =>
        now.map((row) => (row.id === rowId ? { ...row, cells: { ...row.cells, [columnId]: cell } } : row)),
      ),
    [change],
  );

  const body = useRef<HTMLTableSectionElement>(null);
  const added = useRef<string | null>(null);
  useEffect(() => {
    if (added.current === null) return;
    body.current?.querySelector<HTMLElement>(`[data-row="${added.current}"] :is(input, select, textarea)`)?.focus();
    added.current = null;
  });
  const add = () => {
    const row = { id: newId(), title: nextTitle(lines.at(-1)?.title ?? ""), cells: {} };
    added.current = row.id;
    change((now) => [...now, row]);
  };
  const remove = useCallback(
    async (rowId: string, title: string, isBegun: boolean) => {
      const isSure =
        !isBegun ||
        (await confirm({
          title: t("inputTable.removeTitle", { title }),
          body: t("inputTable.removeBody"),
          verb: t("inputTable.removeVerb"),
          danger: true,
        }));
      if (isSure) change((now) => now.filter((row) => row.id !== rowId));
    },
    [change, t],
  );
  const mayRemove = setting.canAddRows && rows.length > 1;
  return (
    <>
      <div className={classes.scroller}>
        <table
          className={classes.table}
          data-fill
          aria-labelledby={ids.label}
          style={wideAs(leastWidth(grid.columns) + (mayRemove ? ACTION : 0))}
        >
          <TableHead head={grid.head} columns={grid.columns} isFilledIn hasActions={mayRemove} />
          <tbody ref={body}>
            {lines.map((line) => (
              <FilledLine
                key={line.id}
                id={ids.control}
                line={line}
                columns={grid.columns}
                kinds={kinds}
                // As text, which stays the same while it says the same.
                wrong={grid.columns
                  .filter(({ id }) => wrong.has(cellKey({ rowId: line.id, columnId: id })))
                  .map(idOf)
                  .join()}
                onEnter={enter}
                onRemove={mayRemove ? remove : null}
              />
            ))}
          </tbody>
          <TotalsLine setting={setting} lines={lines} kinds={kinds} hasActions={mayRemove} />
        </table>
      </div>
      {setting.canAddRows && (
        <Button
          variant="default"
          className={classes.add ?? ""}
          leftSection={<Plus size={16} aria-hidden />}
          disabled={rows.length >= MOST_ROWS}
          onClick={add}
        >
          {t("inputTable.addRow")}
        </Button>
      )}
    </>
  );
}

const ACTION = 52;
const idOf = ({ id }: { id: string }) => id;

function cellKey({ rowId, columnId }: { rowId: string; columnId: string }): string {
  return `${rowId}/${columnId}`;
}

/** The rows as they are read; one that did not change stays the same object, so that it is not drawn again. */
function useLines(setting: InputTableSetting, value: TableValue | null) {
  const known = useRef(new WeakMap<RowValue, ReturnType<typeof lineOf>>());
  const grid = gridIn(setting);
  const blank = useMemo(() => linesOf(grid, null), [grid]);
  const own = useMemo(() => new Map(grid.rows.map((row) => [row.id, row])), [grid]);
  if (!value) return blank;
  return rowsOf(grid, value).map((row) => {
    const line = known.current.get(row) ?? lineOf(grid, row, own.get(row.id));
    known.current.set(row, line);
    return line;
  });
}
