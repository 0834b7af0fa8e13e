import type { ReactNode } from "react";
import { formworkMessages } from "../../messages";
import type { SketchProps } from "../drawn-kind";
import { TableHead } from "./head";
import { gridIn, type InputTableSetting } from "./rules";
import classes from "./table.module.css";

/** Its heads, and what the form says in it. */
export function InputTableSketch({ setting }: SketchProps<InputTableSetting>): ReactNode {
  const { head, columns, rows } = gridIn(setting);
  return (
    <div className={classes.sketch}>
      <table className={classes.table}>
        <TableHead head={head} columns={columns} isSketched />
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <span>{row.title}</span>
              </th>
              {columns.map((column) => (
                <td key={column.id}>
                  <span>{row.fixed[column.id]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <SketchedTotals setting={setting} />
      </table>
    </div>
  );
}

/** Which totals there will be. */
function SketchedTotals({ setting }: SketchProps<InputTableSetting>): ReactNode {
  const t = formworkMessages.useT();
  const { columns } = gridIn(setting);
  if (!columns.some(({ id }) => setting.totals[id])) return null;
  return (
    <tfoot>
      <tr>
        <th scope="row">
          <span>{t("inputTable.total")}</span>
        </th>
        {columns.map(({ id }) => {
          const total = setting.totals[id];
          return <td key={id}>{total && <span className={classes.sort}>{t(`inputTable.totals.${total}`)}</span>}</td>;
        })}
      </tr>
    </tfoot>
  );
}
