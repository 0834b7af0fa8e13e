import { api, formData, keepPreviousData, queryOptions } from "@groundwork/kit";
import type { ListQuery, QueryOf, WriteKey } from "@groundwork/kit/directory";
import type { Schemas } from "../../schemas";
import { keyOf } from "../api/keys";

export type ChoiceList = Schemas["ChoiceListPublic"];
export type ChoiceItem = Schemas["ChoicePublic"];

export const choiceListsQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: keyOf("choice-lists", "list", query),
    queryFn: ({ signal }) => readLists(query, signal),
    placeholderData: keepPreviousData,
  });

export async function readLists(query: ListQuery, signal?: AbortSignal) {
  return api.get("/api/ChoiceList/QueryChoiceLists", {
    query: query as QueryOf<"/api/ChoiceList/QueryChoiceLists">,
    signal,
  });
}

export const choiceListQuery = (choiceListId: string) =>
  queryOptions({
    queryKey: keyOf("choice-lists", "one", choiceListId),
    queryFn: ({ signal }) => api.get("/api/ChoiceList/GetChoiceList", { query: { choiceListId }, signal }),
  });

export const itemsQuery = (choiceListId: string, query: ListQuery) =>
  queryOptions({
    queryKey: keyOf("choice-lists", "items", choiceListId, query),
    queryFn: ({ signal }) =>
      api.get("/api/ChoiceList/QueryChoices", {
        query: { ...query, choiceListId } as QueryOf<"/api/ChoiceList/QueryChoices">,
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** Items of the list above, to choose one of them: those that are found first. */
export const parentsQuery = (choiceListId: string, search: string) =>
  queryOptions({
    queryKey: keyOf("choice-lists", "parents", choiceListId, search),
    queryFn: ({ signal }) =>
      api.get("/api/ChoiceList/QueryChoices", {
        query: { choiceListId, search, isArchived: false, pageCount: 50 },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const listWrites = {
  create: async (body: Schemas["ChoiceListCreate"], options: WriteKey) =>
    api.post("/api/ChoiceList/CreateChoiceList", { body, ...options }),
  update: async (body: Schemas["ChoiceListUpdate"], options: WriteKey) =>
    api.put("/api/ChoiceList/UpdateChoiceList", { body, ...options }),
  archive: async (choiceListId: string, options: WriteKey) =>
    api.put("/api/ChoiceList/ArchiveChoiceList", { body: { choiceListId }, ...options }),
  unarchive: async (choiceListId: string, options: WriteKey) =>
    api.put("/api/ChoiceList/UnarchiveChoiceList", { body: { choiceListId }, ...options }),
  addItem: async (body: Schemas["ChoiceCreate"], options: WriteKey) =>
    api.post("/api/ChoiceList/CreateChoice", { body, ...options }),
  changeItem: async (body: Schemas["ChoiceUpdate"], options: WriteKey) =>
    api.put("/api/ChoiceList/UpdateChoice", { body, ...options }),
} as const;

export const checkFile = async (choiceListId: string, file: File) =>
  api.post("/api/ChoiceList/CheckChoicesFile", { body: formData({ choiceListId, file }) });

export const importFile = async (choiceListId: string, file: File, options: WriteKey) =>
  api.post("/api/ChoiceList/ImportChoicesFile", { body: formData({ choiceListId, file }), ...options });
