import { Button, confirm } from "@groundwork/kit";
import { Plus } from "@groundwork/kit/icons";
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { newId } from "../../body/create";
import { formworkMessages } from "../../messages";
import type { Complaint } from "../../problem";
import { nextTitle } from "../cells";
import type { DrawnKinds } from "../drawn-kind";
import { withCell } from "./cascade";
import { type GoneInRow, goneAfter, goneBetween, NOTHING_GONE } from "./gone";
import { TableHead } from "./head";
import { FilledLine } from "./line";
import { type Line, lineOf, type RowValue } from "./lines";
import { type CellPlace, cellKey, gridIn, type InputTableSetting } from "./rules";
import classes from "./table.module.css";
import { TotalsLine } from "./totals-line";
import { usePaste } from "./use-paste";
import { leastWidth, wideAs } from "./view";

interface FilledTableProps {
  setting: InputTableSetting;
  kinds: DrawnKinds;
  /** Ids of cells begin with it. */
  id: string;
  /** Of a copy; empty: the table itself. */
  tableId: string;
  name: { "aria-labelledby": string } | { "aria-label": string };
  rows: readonly RowValue[];
  /** The keys of cells that are wrong, of all tables. */
  wrong: ReadonlySet<string>;
  /** So many rows may be added. */
  roomFor: number;
  onRows: (rows: readonly RowValue[]) => void;
  onUnread: (place: CellPlace, found: readonly Complaint[]) => void;
}

/** A table where there is room; on a phone a card for each row, for a thumb. */
export function FilledTable(props: FilledTableProps): ReactNode {
  const { setting, kinds, id, tableId, name, rows, wrong, roomFor, onRows, onUnread } = props;
  const t = formworkMessages.useT();
  const grid = gridIn(setting);
  const lines = useLines(setting, rows);

  // What the hand of a row changes is the newest value, and the row need not be drawn again for it.
  const latest = useRef({ rows, onRows, grid, roomFor });
  latest.current = { rows, onRows, grid, roomFor };
  const change = useCallback((make: (rows: readonly RowValue[]) => readonly RowValue[]) => {
    const next = make(latest.current.rows);
    latest.current.rows = next;
    latest.current.onRows(next);
  }, []);
  const [gone, setGone] = useState<ReadonlyMap<string, GoneInRow>>(NOTHING_GONE);
  const enter = useCallback(
    (rowId: string, columnId: string, cell: unknown) => {
      const { grid } = latest.current;
      let goneHere: GoneInRow = {};
      change((now) =>
        now.map((row) => {
          if (row.id !== rowId) return row;
          const cells = withCell(grid, row.cells ?? {}, columnId, cell);
          goneHere = goneBetween(grid, row.cells ?? {}, cells, columnId);
          return { ...row, cells };
        }),
      );
      setGone((before) => goneAfter(before, rowId, columnId, goneHere));
    },
    [change],
  );
  const tellUnread = useCallback(
    (rowId: string, columnId: string, found: readonly Complaint[]) => onUnread({ tableId, rowId, columnId }, found),
    [tableId, onUnread],
  );

  const pasting = usePaste({ latest, canAddRows: setting.canAddRows, change });

  const body = useRef<HTMLTableSectionElement>(null);
  const added = useRef<string | null>(null);
  useEffect(() => {
    if (added.current === null) return;
    body.current?.querySelector<HTMLElement>(`[data-row="${added.current}"] :is(${CONTROLS})`)?.focus();
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
          {...name}
          style={wideAs(leastWidth(grid.columns) + (mayRemove ? ACTION : 0))}
        >
          <TableHead head={grid.head} columns={grid.columns} isFilledIn hasActions={mayRemove} />
          <tbody ref={body} onFocus={pasting.getReady} onPaste={(event) => void pasting.paste(event)}>
            {lines.map((line) => (
              <FilledLine
                key={line.id}
                id={id}
                line={line}
                columns={grid.columns}
                kinds={kinds}
                // As text, which stays the same while it says the same.
                wrong={grid.columns
                  .filter((column) => wrong.has(cellKey({ tableId, rowId: line.id, columnId: column.id })))
                  .map((column) => column.id)
                  .join()}
                gone={gone.get(line.id)}
                onEnter={enter}
                onUnread={tellUnread}
                onRemove={mayRemove ? remove : null}
              />
            ))}
          </tbody>
          <TotalsLine setting={setting} lines={lines} kinds={kinds} hasActions={mayRemove} />
        </table>
      </div>
      {/* Always there: what comes into it is read out. */}
      <div role="status" className={classes.outcome}>
        {pasting.outcome?.what === "notLoaded" && t("inputTable.notPasted")}
        {pasting.outcome && pasting.outcome.what !== "notLoaded" && (
          <Suspense fallback={null}>
            <PasteNotice outcome={pasting.outcome} />
          </Suspense>
        )}
      </div>
      {setting.canAddRows && (
        <Button
          variant="default"
          className={classes.add ?? ""}
          leftSection={<Plus size={16} aria-hidden />}
          disabled={roomFor <= 0}
          onClick={add}
        >
          {t("inputTable.addRow")}
        </Button>
      )}
    </>
  );
}

const ACTION = 52;

/** Loaded with what reads it, when something is pasted for the first time. */
const PasteNotice = lazy(() => import("./pasting/notice"));

/** What a cell is filled in with: a list of choices is a button that opens it. */
export const CONTROLS = "input, select, textarea, button[aria-expanded]";

/** The rows as they are read; one that did not change stays the same object, so that it is not drawn again. */
function useLines(setting: InputTableSetting, rows: readonly RowValue[]): Line[] {
  const known = useRef(new WeakMap<RowValue, Line>());
  const grid = gridIn(setting);
  const own = useMemo(() => new Map(grid.rows.map((row) => [row.id, row])), [grid]);
  // What was read by other columns is read anew.
  const readBy = useRef(grid);
  if (readBy.current !== grid) {
    readBy.current = grid;
    known.current = new WeakMap();
  }
  return rows.map((row) => {
    const line = known.current.get(row) ?? lineOf(grid, row, own.get(row.id));
    known.current.set(row, line);
    return line;
  });
}
