import type { Body } from "@groundwork/formwork/rules";
import { api, formData, keepPreviousData, queryOptions, useInfiniteQuery } from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";
import type { Schemas } from "../../schemas";
import { keyOf } from "../api/keys";
import { bodyOf } from "../fill/filling";

export type Entry = Schemas["FormCollectionBrief"];

/** Whoever opens an entry again within half a minute sees it at once (spec §7). */
const FRESH_MS = 30_000;
const A_PAGE = 24;

export interface LibraryFilter {
  search: string;
  category: string;
  /** Blocks instead of whole forms. */
  blocks?: boolean;
}

export function useLibrary(filter: LibraryFilter) {
  return useInfiniteQuery({
    queryKey: keyOf("library", "list", filter),
    queryFn: ({ pageParam, signal }) =>
      api.get("/api/FormCollection", { query: { ...filter, pageNumber: pageParam, pageCount: A_PAGE }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pageNumber, totalPageCount }) => (pageNumber < totalPageCount ? pageNumber + 1 : null),
    placeholderData: keepPreviousData,
  });
}

export const categoriesQuery = (blocks: boolean) =>
  queryOptions({
    queryKey: keyOf("library", "categories", blocks),
    queryFn: ({ signal }) => api.get("/api/FormCollection/Categories", { query: { blocks }, signal }),
  });

/** Each entry once: between the reading of two pages one may have moved from the one to the other. */
export function merged(pages: readonly { data: readonly Entry[] }[]): Entry[] {
  const entries = new Map<string, Entry>();
  for (const { data } of pages) for (const entry of data) entries.set(entry.formCollectionId, entry);
  return [...entries.values()];
}

export interface EntryContent {
  name: string;
  category: string;
  pages: Body;
  stepNames: readonly string[];
}

export const entryQuery = (formCollectionId: string) =>
  queryOptions({
    queryKey: keyOf("library", "content", formCollectionId),
    queryFn: async ({ signal }): Promise<EntryContent> => {
      const { pages, workflow, detail } = await api.get("/api/FormCollection/Workflow/{formCollectionId}", {
        path: { formCollectionId },
        signal,
      });
      const steps = workflow.nodes.filter(({ type }) => type === "step");
      return {
        name: detail.name,
        category: detail.folderName,
        pages: bodyOf(pages),
        stepNames: steps.map(({ data }) => nameOf(data)),
      };
    },
    staleTime: FRESH_MS,
    enabled: formCollectionId !== "",
  });

function nameOf(data: unknown): string {
  return String((data as { stepName?: unknown } | undefined)?.stepName ?? "");
}

export interface EntryChange {
  revision: number;
  name: string;
  category: string;
  about: string;
  photo: File | null;
  removesPhoto: boolean;
}

export const libraryWrites = {
  save: async (body: Schemas["FormCollectionCreate"], options: WriteKey) =>
    api.post("/api/FormCollection", { body, ...options }),
  duplicate: async (id: string, options: WriteKey) =>
    api.post("/api/FormCollection/{formCollectionId}/Duplicate", {
      path: { formCollectionId: id },
      body: {},
      ...options,
    }),
  remove: async (formCollectionId: string, options: WriteKey) =>
    api.delete("/api/FormCollection/{formCollectionId}", { path: { formCollectionId }, ...options }),
  change: async (formCollectionId: string, change: EntryChange, options: WriteKey) =>
    api.put("/api/FormCollection/{formCollectionId}", {
      path: { formCollectionId },
      body: formData({ ...change }),
      ...options,
    }),
} as const;
