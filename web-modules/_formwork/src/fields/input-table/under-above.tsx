import { type ReactNode, useMemo } from "react";
import { formworkMessages } from "../../messages";
import { AboveInRow } from "../selection/above-in-row";
import { listedColumn } from "./cascade";
import type { TableColumn } from "./grid";
import type { Line } from "./lines";
import classes from "./table.module.css";

interface UnderAboveProps {
  id: string;
  line: Line;
  column: TableColumn;
  columns: readonly TableColumn[];
  /** What was chosen in it, and went with another choice above. */
  gone: readonly string[] | undefined;
  children: ReactNode;
}

/** A cell with a list that lies under another one of its row knows what is chosen there. */
export default function UnderAbove({ id, line, column, columns, gone, children }: UnderAboveProps): ReactNode {
  const t = formworkMessages.useT();
  const within = listedColumn(column)?.withinFieldId ?? null;
  const above = columns.find((each) => each.id === within);
  const value = above ? line.cells[above.id] : null;
  const inRow = useMemo(() => ({ field: above?.field, value }), [above, value]);
  return (
    <>
      {within === null ? children : <AboveInRow value={inRow}>{children}</AboveInRow>}
      {gone && (
        <span id={`${id}-gone`} className={classes.gone}>
          {t("fill.goneWithAbove", { names: gone.map((each) => `“${each}”`).join(", "), count: gone.length })}
        </span>
      )}
    </>
  );
}
