import { useInfiniteQuery } from "@groundwork/kit";
import type { Page } from "@groundwork/kit/directory";
import { useState } from "react";

interface PlaceInList {
  pageNumber: number;
  pageCount: number;
}

interface NewestFirstParts<Row> {
  queryKey: readonly unknown[];
  read: (place: PlaceInList, signal: AbortSignal) => Promise<Page<Row>>;
  refetchInterval: () => number;
}

interface NewestFirst<Row> {
  /** Undefined while nothing is read. */
  rows: readonly Row[] | undefined;
  /** Asked for older ones: no longer the few at the top alone. */
  isLong: boolean;
  hasOlder: boolean;
  isFetching: boolean;
  showMore: () => void;
}

const A_PAGE = 50;

/** Few of a list that only grows stand above something else; older ones come as long as they are asked for. */
export function useNewestFirst<Row>({ queryKey, read, refetchInterval }: NewestFirstParts<Row>): NewestFirst<Row> {
  const [isLong, setIsLong] = useState(false);
  const found = useInfiniteQuery({
    queryKey: [...queryKey, "newest"],
    queryFn: ({ signal, pageParam }) => read({ pageNumber: pageParam, pageCount: A_PAGE }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pageNumber, totalPageCount }) => (pageNumber < totalPageCount ? pageNumber + 1 : undefined),
    refetchInterval,
  });
  return {
    rows: found.data?.pages.flatMap(({ data }) => data),
    isLong,
    hasOlder: found.hasNextPage,
    isFetching: found.isFetchingNextPage,
    showMore: () => (isLong ? void found.fetchNextPage() : setIsLong(true)),
  };
}
