import { useCallback, useEffect, useMemo, useState } from "react";
import type { Complaint } from "../../problem";
import type { TableValue } from "./lines";
import { type CellPlace, cellKey, type InputTableSetting, inCells } from "./rules";

/** Cells in which something stands that is not kept as it stands; told with their places to who checks the table. */
export function useUnread(
  setting: InputTableSetting,
  value: TableValue | null,
  tell: ((found: readonly Complaint[]) => void) | undefined,
) {
  const [cells, setCells] = useState<ReadonlyMap<string, readonly Complaint[]>>(new Map());
  const mark = useCallback(
    (place: CellPlace, found: readonly Complaint[]) => setCells((now) => new Map(now).set(cellKey(place), found)),
    [],
  );
  const found = useMemo(
    () =>
      inCells(setting, value, (column, _, line, tableId) => [
        ...(cells.get(cellKey({ tableId, rowId: line.id, columnId: column.id })) ?? []),
      ]),
    [setting, value, cells],
  );
  useEffect(() => tell?.(found), [tell, found]);
  useEffect(() => () => tell?.([]), [tell]);
  return { found, mark };
}
