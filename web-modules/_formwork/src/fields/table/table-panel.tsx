import { Button, confirm, Stack } from "@groundwork/kit";
import { type ReactNode, useState } from "react";
import { OptionalNumberSetting } from "../../builder/optional-number-setting";
import { useFieldName } from "../../messages/field-name";
import type { SettingsProps } from "../drawn-kind";
import { CellGrid } from "./cell-grid";
import { CellSettings } from "./cell-settings";
import {
  addColumn,
  addRow,
  fieldsInLine,
  merge,
  type Range,
  removeColumn,
  removeRow,
  setColumnWidth,
  split,
  wholeRange,
} from "./edit";
import { columnCount, MOST_COLUMNS, MOST_ROWS } from "./layout";
import { cellAt } from "./place";
import type { TableSetting } from "./rules";
import classes from "./settings.module.css";
import { tableSettingsMessages } from "./settings-messages";

const FIRST: Range = { top: 0, left: 0, bottom: 0, right: 0 };

/** Its rows and columns, cells made one or several, and what is in the cell that is chosen. */
export default function TablePanel({ field, onChangeField }: SettingsProps<TableSetting>): ReactNode {
  const t = tableSettingsMessages.useT();
  const nameOf = useFieldName();
  const parts = field.components;
  const [asked, setAsked] = useState(FIRST);
  const [rows, columns] = [parts.length, columnCount(parts)];
  // Undone or taken away meanwhile, it may be larger than the table.
  const range = wholeRange(parts, {
    top: Math.min(asked.top, rows - 1),
    left: Math.min(asked.left, columns - 1),
    bottom: Math.min(asked.bottom, rows - 1),
    right: Math.min(asked.right, columns - 1),
  });
  const first = cellAt(parts, range.top, range.left);
  if (!first) return null;
  const isOne = first.row + first.rowspan - 1 === range.bottom && first.column + first.colspan - 1 === range.right;
  const merged = merge(parts, range);
  const mayMerge = !isOne && merged.flat().length < parts.flat().length;
  const set = (components: typeof parts) => onChangeField({ components });
  const remove = async (line: { row: number } | { column: number }) => {
    const gone = fieldsInLine(parts, line);
    const isSure =
      gone.length === 0 ||
      (await confirm({
        title: t("row" in line ? "table.removeRowTitle" : "table.removeColumnTitle"),
        body: t("table.removeBody", { count: gone.length, names: gone.map(nameOf).join(", ") }),
        verb: t("row" in line ? "table.removeRow" : "table.removeColumn"),
        danger: true,
      }));
    if (isSure) set("row" in line ? removeRow(parts, line.row) : removeColumn(parts, line.column));
  };
  const tools: { label: string; isOff: boolean; onClick: () => void }[] = [
    { label: t("table.addRowAbove"), isOff: rows >= MOST_ROWS, onClick: () => set(addRow(parts, range.top)) },
    { label: t("table.addRowBelow"), isOff: rows >= MOST_ROWS, onClick: () => set(addRow(parts, range.bottom + 1)) },
    {
      label: t("table.addColumnBefore"),
      isOff: columns >= MOST_COLUMNS,
      onClick: () => set(addColumn(parts, range.left)),
    },
    {
      label: t("table.addColumnAfter"),
      isOff: columns >= MOST_COLUMNS,
      onClick: () => set(addColumn(parts, range.right + 1)),
    },
    { label: t("table.merge"), isOff: !mayMerge, onClick: () => set(merged) },
    {
      label: t("table.split"),
      isOff: !isOne || first.colspan * first.rowspan === 1,
      onClick: () => {
        set(split(parts, first.cell.id));
        setAsked({ ...FIRST, top: range.top, bottom: range.top, left: range.left, right: range.left });
      },
    },
    { label: t("table.removeRow"), isOff: rows <= 1, onClick: () => void remove({ row: range.top }) },
    { label: t("table.removeColumn"), isOff: columns <= 1, onClick: () => void remove({ column: range.left }) },
  ];
  return (
    <fieldset className={classes.list}>
      <legend>{t("table.cells")}</legend>
      <Stack gap="xs">
        <p className={classes.hint}>{t("table.cellsHint")}</p>
        <CellGrid parts={parts} range={range} onRange={setAsked} />
        <div className={classes.tools}>
          {tools.map(({ label, isOff, onClick }) => (
            <Button key={label} variant="default" size="xs" disabled={isOff} onClick={onClick}>
              {label}
            </Button>
          ))}
        </div>
        {isOne && <CellSettings key={first.cell.id} parts={parts} cell={first.cell} onChange={set} />}
        <OptionalNumberSetting
          name="columnWidth"
          label={t("table.columnWidth")}
          value={first.cell.width}
          min={1}
          max={2000}
          onChange={(width) => set(setColumnWidth(parts, range.left, width))}
        />
      </Stack>
    </fieldset>
  );
}
