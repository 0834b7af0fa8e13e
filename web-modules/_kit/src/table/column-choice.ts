import { useState } from "react";
import type { Column } from "./column";

const keyOf = (tableId: string) => `groundwork.table.${tableId}`;

function stored(tableId: string): string[] | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(tableId)) ?? "null");
    return Array.isArray(value) ? value.filter((each) => typeof each === "string") : null;
  } catch {
    return null;
  }
}

export interface ColumnChoice {
  /** Ids of the columns that are not shown. */
  hidden: readonly string[];
  toggle: (columnId: string) => void;
  /** These and no others. */
  hide: (columnIds: readonly string[]) => void;
}

/** Which columns are shown, remembered on this device a table. */
export function useColumnChoice<Row>(tableId: string, columns: readonly Column<Row>[]): ColumnChoice {
  const [hidden, setHidden] = useState<readonly string[]>(
    () => stored(tableId) ?? columns.filter((column) => column.optional).map((column) => column.id),
  );
  const hide = (next: readonly string[]) => {
    setHidden(next);
    try {
      localStorage.setItem(keyOf(tableId), JSON.stringify(next));
    } catch {
      // The choice then lasts until the page is left.
    }
  };
  return {
    hidden,
    hide,
    toggle: (columnId) =>
      hide(hidden.includes(columnId) ? hidden.filter((each) => each !== columnId) : [...hidden, columnId]),
  };
}
