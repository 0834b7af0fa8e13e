import { api, keepPreviousData, pollBesideNotes, type SchemasOf, useInfiniteQuery } from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";
import { BUDGET } from "../api";

type Schemas = SchemasOf["budget"];

export type Cost = Schemas["ActualPublic"];

const A_PAGE = 50;

/** What was spent, the newest first; every cost moves its code's money, which live notes tell of. */
export function useCosts(filter: Pick<Schemas["ActualQuery"], "projectId" | "budgetCodeId" | "search">) {
  return useInfiniteQuery({
    queryKey: [...BUDGET, "costs", filter],
    queryFn: ({ signal, pageParam }) =>
      api.post("/api/Budget/QueryBudgetActualByFilter", {
        body: { ...filter, pageNumber: pageParam, pageCount: A_PAGE },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ pageNumber, totalPageCount }) => (pageNumber < totalPageCount ? pageNumber + 1 : undefined),
    placeholderData: keepPreviousData,
    refetchInterval: pollBesideNotes("budget.codes"),
  });
}

export const writes = {
  record: async (body: Schemas["ActualCreate"], options: WriteKey) =>
    api.post("/api/Budget/CreateBudgetActual", { body, ...options }),
  reverse: async (body: Schemas["ActualReverse"], options: WriteKey) =>
    api.post("/api/Budget/ReverseBudgetActual", { body, ...options }),
} as const;
