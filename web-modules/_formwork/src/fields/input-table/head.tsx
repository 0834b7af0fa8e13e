import type { ReactNode } from "react";
import type { TableColumn } from "./grid";
import classes from "./table.module.css";

/** Of a column whose width nobody has set, in pixels; spec §5: heads are at least 78 wide. */
const USUAL_WIDTH = 136;
export const LEAST_WIDTH = 78;

export const ROW_HEAD = 112;

export function widthOf({ width }: TableColumn): number {
  return Math.max(LEAST_WIDTH, width ?? USUAL_WIDTH);
}

export interface TableHeadProps {
  head: string;
  columns: readonly TableColumn[];
  isFilledIn?: boolean;
  /** All in sight however narrow it is: widths are shares of it. */
  isSketched?: boolean;
  /** Beside each line is something that can be done with it. */
  hasActions?: boolean;
}

/** The heads of columns, as wide as they were drawn; what they name once more where a row is a card. */
export function TableHead({
  head,
  columns,
  isFilledIn = false,
  isSketched = false,
  hasActions = false,
}: TableHeadProps): ReactNode {
  const whole = columns.reduce((sum, column) => sum + widthOf(column), ROW_HEAD);
  const share = (width: number) => (isSketched ? `${(100 * width) / whole}%` : width);
  return (
    <>
      <colgroup>
        <col style={{ width: share(ROW_HEAD) }} />
        {columns.map((column) => (
          <col key={column.id} style={{ width: share(widthOf(column)) }} />
        ))}
        {hasActions && <col className={classes.action} />}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">
            <span>{head}</span>
          </th>
          {columns.map((column) => (
            <th key={column.id} scope="col">
              <span>{column.setting.label}</span>
              {isFilledIn && column.field.required && (
                <span className={classes.required} aria-hidden>
                  *
                </span>
              )}
            </th>
          ))}
          {hasActions && <td />}
        </tr>
      </thead>
    </>
  );
}
