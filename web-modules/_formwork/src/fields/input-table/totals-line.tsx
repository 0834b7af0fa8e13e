import type { ReactNode } from "react";
import { formworkMessages } from "../../messages";
import { useDecimalText } from "../calculation/format";
import type { DrawnKinds } from "../drawn-kind";
import type { TableColumn } from "./grid";
import type { Line } from "./lines";
import { gridIn, type InputTableSetting } from "./rules";
import classes from "./table.module.css";
import { type Sum, sumsOf } from "./totals";

interface TotalsLineProps {
  setting: InputTableSetting;
  lines: readonly Line[];
  kinds: DrawnKinds;
  /** Beside each line above is something that can be done with it. */
  hasActions?: boolean;
}

/** Below the rows, where any column has a total. */
export function TotalsLine({ setting, lines, kinds, hasActions = false }: TotalsLineProps): ReactNode {
  const t = formworkMessages.useT();
  const grid = gridIn(setting);
  const sums = sumsOf(grid, setting.totals, lines);
  if (sums.size === 0) return null;
  return (
    <tfoot>
      <tr>
        <th scope="row">
          <span>{t("inputTable.total")}</span>
        </th>
        {grid.columns.map((column) => (
          <td key={column.id} data-label={column.setting.label} data-empty={!sums.has(column.id) || undefined}>
            <SumCell column={column} sum={sums.get(column.id)} kinds={kinds} />
          </td>
        ))}
        {hasActions && <td data-empty />}
      </tr>
    </tfoot>
  );
}

interface SumCellProps {
  column: TableColumn;
  sum: Sum | undefined;
  kinds: DrawnKinds;
}

/** Of which sort it is, where it is no sum, and what comes out; as the cells above are written. */
function SumCell({ column: { field, rules, setting }, sum, kinds }: SumCellProps): ReactNode {
  const t = formworkMessages.useT();
  const decimalText = useDecimalText();
  if (!sum) return null;
  const { total, text } = sum;
  const View = total !== "COUNT" && rules.hasShape?.(text) ? kinds[field.type]?.View : undefined;
  return (
    <>
      {total !== "SUM" && <span className={classes.sort}>{t(`inputTable.totals.${total}`)}</span>}
      <output>
        {text !== null && View ? (
          <View field={field} setting={setting} value={text} kinds={kinds} />
        ) : (
          <span>{text === null ? "–" : decimalText(text, "number")}</span>
        )}
      </output>
    </>
  );
}
