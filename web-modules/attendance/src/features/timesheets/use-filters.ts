import { keptKeys, readKept, useSession, writeKept } from "@groundwork/kit";
import { type TableControl, type TableState, useTableState } from "@groundwork/kit/table";
import { useCallback, useEffect, useMemo, useState } from "react";
import { type Filters, keptFilters, NO_FILTERS, type Read, readFilters, toKeep } from "./filters";

const DAYS = { startDate: "", endDate: "" };

interface TimesheetFilters {
  /** Its filters are those that count; days are in it, too. */
  table: TableControl;
  filters: Filters;
  wereBroken: boolean;
  /** Whether nothing is to be asked for yet: what was kept names a team, and nobody knows whether it is still there. */
  isWaiting: boolean;
}

interface Teams {
  /** Undefined: not known, perhaps never. */
  ids: readonly string[] | undefined;
  isPending: boolean;
}

/** What the address says, the same for list and grid. Who comes without any finds what they chose here last, but for
    the days and the project: those of last month are not what anybody looks for today, and the header says on which
    project one is. */
export function useFilters({ ids, isPending }: Teams): TimesheetFilters {
  const { profile } = useSession();
  const key = `groundwork.timesheets.filters.${profile?.currentGroupId ?? ""}.${profile?.userId ?? ""}`;
  const table = useTableState({ filters: { ...DAYS, ...NO_FILTERS } });
  const [kept, setKept] = useState(() => (window.location.search === "" ? load(key) : null));
  // Until they stand in the address: nothing is asked for without them first.
  const isBare = Object.values(table.filters).every((each) => each === "");
  const said = kept && isBare ? { ...DAYS, ...kept.filters } : table.filters;
  const read = readFilters(said, ids);
  const isWaiting = isPending && isBare && Boolean(kept?.filters.teamId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page opens
  useEffect(() => {
    if (!kept || isWaiting) return;
    const there = readFilters(kept.filters, ids);
    if (there.isBroken) {
      // Said once, as what can't be read is.
      writeKept(key, toKeep(there.filters));
      setKept(there);
    }
    table.set({ filters: { ...DAYS, ...there.filters } });
  }, [isWaiting]);
  const set = useCallback(
    (change: Partial<TableState>) => {
      table.set(change);
      if (!change.filters) return;
      setKept(null);
      writeKept(key, toKeep(readFilters(change.filters).filters));
    },
    [table.set, key],
  );
  const { startDate = "", endDate = "" } = said;
  const text = JSON.stringify({ startDate, endDate, ...read.filters });
  return {
    table: useMemo(() => ({ ...table, filters: JSON.parse(text), set }), [table, text, set]),
    filters: read.filters,
    wereBroken: read.isBroken || (kept?.isBroken ?? false),
    isWaiting,
  };
}

function load(key: string): Read | null {
  if (!keptKeys(key).includes(key)) return null;
  const kept = keptFilters(readKept(key));
  // Said once; who comes again finds nothing broken.
  if (kept.isBroken) writeKept(key, null);
  return kept;
}
