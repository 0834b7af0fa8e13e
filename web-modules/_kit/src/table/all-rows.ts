import { type FetchQueryOptions, useQueryClient } from "@tanstack/react-query";
import { readAll } from "../directory/paged";
import type { Page } from "../directory/types";

interface PlaceInList {
  pageNumber: number;
  pageCount: number;
}

/** For the export of a list that is shown a page at a time: all its rows, as they are filtered. */
export function useAllRows<Read extends Page<unknown>, Key extends readonly unknown[]>(
  queryOf: (place: PlaceInList) => FetchQueryOptions<Read, Error, Read, Key>,
): () => Promise<Read["data"]> {
  const client = useQueryClient();
  // Read anew: whoever takes a list out wants it as it is now.
  return () => readAll<Read["data"][number]>((place) => client.fetchQuery({ ...queryOf(place), staleTime: 0 }));
}
