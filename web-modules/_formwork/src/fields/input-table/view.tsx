import type { CSSProperties, ReactNode } from "react";
import type { DrawnKinds, ViewProps } from "../drawn-kind";
import type { TableColumn } from "./grid";
import { ROW_HEAD, TableHead, widthOf } from "./head";
import { type Line, shownIn, type TableValue, tablesOf } from "./lines";
import { gridIn, type InputTableSetting } from "./rules";
import classes from "./table.module.css";
import { TotalsLine } from "./totals-line";

export function InputTableView({ setting, value, kinds }: ViewProps<InputTableSetting, TableValue>): ReactNode {
  const tables = tablesOf(gridIn(setting), value);
  return (
    <div className={classes.tables}>
      {tables.map(({ id, lines }) => (
        <ShownTable key={id} setting={setting} lines={lines} kinds={kinds} />
      ))}
    </div>
  );
}

interface ShownTableProps {
  setting: InputTableSetting;
  lines: readonly Line[];
  kinds: DrawnKinds;
}

function ShownTable({ setting, lines, kinds }: ShownTableProps): ReactNode {
  const grid = gridIn(setting);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keys, where nothing inside takes the focus
    <section className={classes.scroller} aria-label={setting.label} tabIndex={0}>
      <table className={classes.table} style={wideAs(leastWidth(grid.columns))}>
        <TableHead head={grid.head} columns={grid.columns} />
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                <span>{line.title}</span>
              </th>
              {grid.columns.map((column) => (
                <td key={column.id} data-label={column.setting.label}>
                  <ShownCell line={line} column={column} kinds={kinds} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <TotalsLine setting={setting} lines={lines} kinds={kinds} />
      </table>
    </section>
  );
}

/** Below that it is scrolled; the style sheet says where. */
export function wideAs(pixels: number): CSSProperties {
  return { "--fw-table-width": `${pixels}px` } as CSSProperties;
}

export function leastWidth(columns: readonly TableColumn[]): number {
  return columns.reduce((sum, column) => sum + widthOf(column), ROW_HEAD);
}

interface ShownCellProps {
  line: Line;
  column: TableColumn;
  kinds: DrawnKinds;
}

/** What stands in a cell, to be read. */
export function ShownCell({ line, column, kinds }: ShownCellProps): ReactNode {
  const fixed = line.fixed[column.id];
  if (fixed !== undefined) return <span>{fixed}</span>;
  const value = shownIn(line, column);
  const View = kinds[column.field.type]?.View;
  if (value === null || !View) return null;
  return <View field={column.field} setting={column.setting} value={value} kinds={kinds} />;
}
