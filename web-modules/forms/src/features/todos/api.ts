import { api, queryOptions, useQuery } from "@groundwork/kit";
import { keyOf, useReadAgain } from "../api/keys";
import { askBesideTodoNotes, useTodoNotes } from "../api/notes";

export const TODO_TYPES = { all: 1, myTurn: 2, ongoing: 3, done: 4, needsAttention: 5 } as const;
export type TodoKind = keyof typeof TODO_TYPES;

export const TODO_PAGE = 20;

/** What a list of to-dos is narrowed by. */
export interface TodosAsked {
  formTemplateId?: string;
  projectId?: string;
  overdue?: true;
  for?: "me" | "myTeams" | "whoIsAway";
}

const EVERYTHING: TodosAsked = {};

export const countsOf = (asked: TodosAsked) =>
  queryOptions({
    queryKey: keyOf("todos", "counts", asked),
    queryFn: ({ signal }) => api.get("/api/Submission/GetTodoCounts", { query: { ...asked }, signal }),
    refetchInterval: askBesideTodoNotes,
    refetchOnWindowFocus: "always",
  });

export const countsQuery = countsOf(EVERYTHING);

export const todosQuery = (kind: TodoKind, pageNumber: number, asked: TodosAsked = EVERYTHING) =>
  queryOptions({
    queryKey: keyOf("todos", "list", kind, pageNumber, asked),
    queryFn: ({ signal }) =>
      api.get("/api/Submission/QueryTodos", {
        query: { ...asked, type: TODO_TYPES[kind], pageNumber, pageCount: TODO_PAGE },
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
