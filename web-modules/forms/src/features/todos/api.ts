import { api, queryOptions, useQuery } from "@groundwork/kit";
import { keyOf, useReadAgain } from "../api/keys";
import { askBesideTodoNotes, useTodoNotes } from "../api/notes";

export const TODO_TYPES = { all: 1, myTurn: 2, ongoing: 3, done: 4, needsAttention: 5 } as const;
export type TodoKind = keyof typeof TODO_TYPES;

export const TODO_PAGE = 20;

export const countsQuery = queryOptions({
  queryKey: keyOf("todos", "counts"),
  queryFn: ({ signal }) => api.get("/api/Submission/GetTodoCounts", { signal }),
  refetchInterval: askBesideTodoNotes,
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
    refetchInterval: askBesideTodoNotes,
    refetchOnWindowFocus: "always",
  });

/** What waits for the person, for the navigation. */
export function useTodoCount(): number {
  const readAgain = useReadAgain();
  // Here, as the navigation is there on every page: the list and the home page read what it keeps fresh.
  useTodoNotes(() => void readAgain("todos"));
  return useQuery(countsQuery).data?.myTurn ?? 0;
}
