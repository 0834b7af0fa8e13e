import type { ReactNode } from "react";
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
      </table>
    </div>
  );
}
