import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { useFieldName } from "../../messages/field-name";
import { type Range, wholeRange } from "./edit";
import { columnCount, layoutOf, type Parts, type Placed } from "./layout";
import { cellAt } from "./place";
import classes from "./settings.module.css";
import { tableSettingsMessages } from "./settings-messages";

interface CellGridProps {
  parts: Parts;
  range: Range;
  onRange: (range: Range) => void;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The table in small: a cell is chosen by a press or by arrows, several with Shift. */
export function CellGrid({ parts, range, onRange }: CellGridProps): ReactNode {
  const t = tableSettingsMessages.useT();
  const nameOf = useFieldName();
  const table = useRef<HTMLTableElement>(null);
  const anchor = useRef({ row: range.top, column: range.left });
  const { rows } = layoutOf(parts);

  const choose = (
    { row, column, rowspan, colspan }: Pick<Placed, "row" | "column" | "rowspan" | "colspan">,
    isMore: boolean,
  ) => {
    if (!isMore) anchor.current = { row, column };
    const from = anchor.current;
    onRange(
      wholeRange(parts, {
        top: Math.min(row, from.row),
        left: Math.min(column, from.column),
        bottom: Math.max(row + rowspan - 1, from.row),
        right: Math.max(column + colspan - 1, from.column),
      }),
    );
  };
  const move = (event: KeyboardEvent, { row, column, rowspan, colspan }: Placed) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const [down, right] = step;
    const next = cellAt(
      parts,
      Math.max(0, Math.min(parts.length - 1, down > 0 ? row + rowspan : row + down)),
      Math.max(0, Math.min(columnCount(parts) - 1, right > 0 ? column + colspan : column + right)),
    );
    if (!next) return;
    choose(next, event.shiftKey);
    table.current?.querySelector<HTMLElement>(`[data-choice="${next.cell.id}"]`)?.focus();
  };
  const isChosen = ({ row, column }: Placed) =>
    row >= range.top && row <= range.bottom && column >= range.left && column <= range.right;
  const said = ({ cell }: Placed) => [cell.title, ...cell.components.map(nameOf)].filter(Boolean).join(", ");
  return (
    <table ref={table} className={classes.grid} aria-label={t("table.cells")}>
      <tbody>
        {rows.map((line, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <tr key={row}>
            {line.map((placed) => (
              <td key={placed.cell.id} colSpan={placed.colspan} rowSpan={placed.rowspan}>
                <button
                  type="button"
                  className={classes.choice}
                  data-choice={placed.cell.id}
                  aria-pressed={isChosen(placed)}
                  aria-label={t("table.cell", {
                    row: placed.row + 1,
                    column: placed.column + 1,
                    text: said(placed) || t("table.emptyCell"),
                  })}
                  tabIndex={placed.row === range.top && placed.column === range.left ? 0 : -1}
                  onClick={(event) => choose(placed, event.shiftKey)}
                  onKeyDown={(event) => move(event, placed)}
                >
                  <span>{said(placed)}</span>
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
