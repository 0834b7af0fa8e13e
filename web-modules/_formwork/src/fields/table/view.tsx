import type { CSSProperties, ReactNode } from "react";
import type { SketchProps } from "../drawn-kind";
import { useInnerFields } from "../inner";
import { Titled } from "../titled";
import type { Placed } from "./layout";
import { layoutIn, type TableSetting } from "./rules";
import classes from "./table.module.css";

/** Its cells where they stand, each with its words and its fields; where there is no room, row below row. */
export function TableView({ setting }: { setting: TableSetting }): ReactNode {
  const draw = useInnerFields();
  return (
    <Titled title={setting.label}>
      <Cells setting={setting}>{({ cell }) => cell.components.map(draw)}</Cells>
    </Titled>
  );
}

/** While the form is built: what is inside is drawn by who builds. */
export function TableSketch({ setting }: SketchProps<TableSetting>): ReactNode {
  return <TableView setting={setting} />;
}

interface CellsProps {
  setting: TableSetting;
  children: (placed: Placed) => ReactNode;
}

function Cells({ setting, children }: CellsProps): ReactNode {
  const { rows, shares, width, titles } = layoutIn(setting);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keys, where nothing inside takes the focus
    <section className={classes.around} aria-label={setting.label} tabIndex={0}>
      <table className={classes.table} style={{ "--fw-table-width": `${width}px` } as CSSProperties}>
        <colgroup>
          {shares.map((share, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <col key={at} style={{ "--fw-share": `${share}%` } as CSSProperties} />
          ))}
        </colgroup>
        <tbody>
          {rows.map((line, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <tr key={row} data-head={line[0]?.head === "column" || undefined}>
              {line.map((placed) => (
                <OneCell
                  key={placed.cell.id}
                  placed={placed}
                  title={placed.colspan === 1 ? (titles[placed.column] ?? "") : ""}
                >
                  {children(placed)}
                </OneCell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function OneCell({ placed, title, children }: { placed: Placed; title: string; children: ReactNode }): ReactNode {
  const { cell, head, colspan, rowspan } = placed;
  const about = { colSpan: colspan, rowSpan: rowspan, "data-cell": cell.id };
  const words = cell.title && <p className={classes.words}>{cell.title}</p>;
  if (head)
    return (
      <th {...about} scope={head === "column" ? "col" : "row"}>
        {words}
      </th>
    );
  const isEmpty = !cell.title && cell.components.length === 0;
  return (
    <td {...about} data-empty={isEmpty || undefined}>
      {/* Where rows stand below one another, what the column is called stands at each of its cells. */}
      {title && !isEmpty && (
        <div className={classes.column} aria-hidden>
          {title}
        </div>
      )}
      {words}
      {children}
    </td>
  );
}
