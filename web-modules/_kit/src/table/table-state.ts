import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";

export interface Sort {
  id: string;
  descending: boolean;
}

/** What is shown of a list, kept in the address so that it survives a reload and can be shared. */
export interface TableState {
  page: number;
  pageCount: number;
  sort: Sort | null;
  search: string;
  filters: Readonly<Record<string, string>>;
}

export interface TableControl extends TableState {
  /** The filters with which the list begins: who sees nothing with them has not looked for anything. */
  begins?: Readonly<Record<string, string>>;
  set: (change: Partial<TableState>) => void;
}

export interface TableDefaults {
  sort?: Sort;
  pageCount?: number;
  filters?: Readonly<Record<string, string>>;
  /** Set when a page has two tables, to keep their parameters apart. */
  prefix?: string;
}

export const PAGE_SIZES = [20, 50, 100] as const;
const FILTER = "f.";

function parseSort(text: string | null): Sort | null {
  if (!text) return null;
  return text.startsWith("-") ? { id: text.slice(1), descending: true } : { id: text, descending: false };
}

const formatSort = (sort: Sort | null): string => (sort ? `${sort.descending ? "-" : ""}${sort.id}` : "");

function readState(params: URLSearchParams, defaults: TableDefaults): TableState {
  const key = (name: string) => `${defaults.prefix ?? ""}${name}`;
  const filters: Record<string, string> = { ...defaults.filters };
  for (const [name, value] of params) {
    if (name.startsWith(key(FILTER))) filters[name.slice(key(FILTER).length)] = value;
  }
  const size = Number(params.get(key("size")));
  return {
    page: Math.max(1, Math.trunc(Number(params.get(key("page")))) || 1),
    pageCount: PAGE_SIZES.some((each) => each === size) ? size : (defaults.pageCount ?? PAGE_SIZES[0]),
    sort: parseSort(params.get(key("sort"))) ?? defaults.sort ?? null,
    search: params.get(key("q")) ?? "",
    filters,
  };
}

function writeState(params: URLSearchParams, next: TableState, defaults: TableDefaults): URLSearchParams {
  const key = (name: string) => `${defaults.prefix ?? ""}${name}`;
  const put = (name: string, value: string, fallback: string) => {
    if (value === fallback) params.delete(key(name));
    else params.set(key(name), value);
  };
  put("page", String(next.page), "1");
  put("size", String(next.pageCount), String(defaults.pageCount ?? PAGE_SIZES[0]));
  put("sort", formatSort(next.sort), formatSort(defaults.sort ?? null));
  put("q", next.search, "");
  for (const [id, value] of Object.entries(next.filters)) put(`${FILTER}${id}`, value, defaults.filters?.[id] ?? "");
  return params;
}

/**
 *     const table = useTableState({ sort: { id: "name", descending: false } });
 *     const members = useQuery({ queryKey: ["members", table.page, …], … });
 */
export function useTableState(defaults: TableDefaults = {}): TableControl {
  const [params, setParams] = useSearchParams();
  const fixed = JSON.stringify(defaults);
  const state = useMemo(() => readState(params, JSON.parse(fixed) as TableDefaults), [params, fixed]);
  const set = useCallback(
    (change: Partial<TableState>) => {
      const same = JSON.parse(fixed) as TableDefaults;
      // Read at the time of the call: two changes in one event must not undo each other.
      const current = new URLSearchParams(window.location.search);
      const before = readState(current, same);
      // Any change but turning the page starts again at the first one.
      const next = { ...before, page: 1, ...change };
      setParams(writeState(current, next, same), { replace: true, preventScrollReset: true });
    },
    [fixed, setParams],
  );
  return useMemo(() => {
    const { filters: begins = {} } = JSON.parse(fixed) as TableDefaults;
    return { ...state, begins, set };
  }, [state, fixed, set]);
}
