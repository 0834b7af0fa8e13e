import { Button, ErrorState, LoadingState, Stack, Text, useInfiniteQuery } from "@groundwork/kit";
import type { Page } from "@groundwork/kit/directory";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import classes from "./equipment.module.css";

const A_PAGE = 20;

export interface PlaceInList {
  pageNumber: number;
  pageCount: number;
}

/** What is read of a list that only grows, the newest first. */
export interface LongListQuery<Row> {
  queryKey: readonly unknown[];
  read: (place: PlaceInList, signal: AbortSignal) => Promise<Page<Row>>;
  refetchInterval: number | (() => number);
}

interface LongListProps<Row> {
  label: string;
  query: LongListQuery<Row>;
  keyOf: (row: Row) => string;
  /** Said where there is nothing. */
  none?: string | false;
  pageCount?: number;
  children: (row: Row) => ReactNode;
}

/** The newest rows of a list, and older ones as long as they are asked for. */
export function LongList<Row>({
  label,
  query,
  keyOf,
  none = false,
  pageCount = A_PAGE,
  children,
}: LongListProps<Row>): ReactNode {
  const t = messages.useT();
  const found = useInfiniteQuery({
    queryKey: [...query.queryKey, pageCount],
    queryFn: ({ signal, pageParam }) => query.read({ pageNumber: pageParam, pageCount }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pageNumber, totalPageCount }) => (pageNumber < totalPageCount ? pageNumber + 1 : undefined),
    refetchInterval: query.refetchInterval,
  });
  if (found.error && !found.data) return <ErrorState error={found.error} retry={() => void found.refetch()} />;
  if (!found.data) return <LoadingState rows={3} />;
  // What came in meanwhile moves the others on: one may stand on two pages until they are read again.
  const rows = new Map(found.data.pages.flatMap(({ data }) => data.map((row) => [keyOf(row), row])));
  if (rows.size === 0) return none && <Text c="dimmed">{none}</Text>;
  return (
    <Stack gap="sm">
      <ul className={classes.list} aria-label={label}>
        {[...rows].map(([key, row]) => (
          <li key={key}>{children(row)}</li>
        ))}
      </ul>
      {found.hasNextPage && (
        <Button variant="subtle" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t("equipment.showMore")}
        </Button>
      )}
    </Stack>
  );
}
