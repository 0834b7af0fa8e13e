import { api, queryOptions, useQuery } from "@groundwork/kit";
import { keyOf } from "../api/keys";

export const TODO_TYPES = { all: 1, myTurn: 2, ongoing: 3, done: 4 } as const;
export type TodoKind = keyof typeof TODO_TYPES;

/** Others submit steps while one looks; the browser asks again by itself. */
const ASK_AGAIN_MS = 30_000;
export const TODO_PAGE = 20;

export const countsQuery = queryOptions({
  queryKey: keyOf("todos", "counts"),
  queryFn: ({ signal }) => api.get("/api/Submission/GetTodoCounts", { signal }),
  refetchInterval: ASK_AGAIN_MS,
  refetchOnWindowFocus: "always",
});

export const todosQuery = (kind: TodoKind, pageNumber: number) =>
  queryOptions({
    queryKey: keyOf("todos", "list", kind, pageNumber),
    queryFn: ({ signal }) =>
      api.get("/api/Submission/QueryTodos", {
        query: { type: TODO_TYPES[kind], pageNumber, pageCount: TODO_PAGE },
        signal,
      }),
    refetchInterval: ASK_AGAIN_MS,
    refetchOnWindowFocus: "always",
  });

/** What waits for the person, for the navigation. */
export function useTodoCount(): number {
  return useQuery(countsQuery).data?.myTurn ?? 0;
}
