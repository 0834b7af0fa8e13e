import { keptKeys, readKept, useSession, writeKept } from "@groundwork/kit";
import { type TableControl, type TableState, useTableState } from "@groundwork/kit/table";
import { useCallback, useEffect, useMemo, useState } from "react";
import { type Choices, type Filters, keptFilters, NO_FILTERS, readFilters } from "./filters";

const DAYS = { startDate: "", endDate: "" };

interface TimesheetFilters {
  /** Its filters are those that count; days are in it, too. */
  table: TableControl;
  filters: Filters;
  wereBroken: boolean;
}

/** What the address says, the same for list and grid. Who comes without any finds what they chose here last, but for
    the days: those of last month are not what anybody looks for today. */
export function useFilters(choices: Choices): TimesheetFilters {
  const { profile } = useSession();
  const key = `groundwork.timesheets.filters.${profile?.currentGroupId ?? ""}.${profile?.userId ?? ""}`;
  const table = useTableState({ filters: { ...DAYS, ...NO_FILTERS } });
  const [kept, setKept] = useState(() => (window.location.search === "" ? load(key) : null));
  // Until they stand in the address: nothing is asked for without them first.
  const isBare = Object.values(table.filters).every((each) => each === "");
  const said = kept && isBare ? { ...DAYS, ...kept.filters } : table.filters;
  const read = readFilters(said, choices);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page opens
  useEffect(() => {
    if (kept) table.set({ filters: { ...DAYS, ...kept.filters } });
  }, []);
  const set = useCallback(
    (change: Partial<TableState>) => {
      table.set(change);
      if (!change.filters) return;
      setKept(null);
      const { filters } = readFilters(change.filters);
      const isAny = Object.values(filters).some((each) => each !== "");
      writeKept(key, isAny ? filters : null);
    },
    [table.set, key],
  );
  const { startDate = "", endDate = "" } = said;
  const text = JSON.stringify({ startDate, endDate, ...read.filters });
  return {
    table: useMemo(() => ({ ...table, filters: JSON.parse(text), set }), [table, text, set]),
    filters: read.filters,
    wereBroken: read.isBroken || (kept?.isBroken ?? false),
  };
}

function load(key: string): ReturnType<typeof keptFilters> | null {
  if (!keptKeys(key).includes(key)) return null;
  const kept = keptFilters(readKept(key));
  // Said once; who comes again finds nothing broken.
  if (kept.isBroken) writeKept(key, null);
  return kept;
}
