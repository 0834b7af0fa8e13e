import type { Page } from "./types";

const PAGE = 100;
/** An export or a list of choices never grows without bound. */
const MOST = 5000;

/** All rows of a list that grows meanwhile, read on and on from the last one. */
export async function readOn<Row>(
  read: (place: { after?: string; pageCount: number }) => Promise<{ data: Row[]; next: string | null }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let after: string | null = null; ; ) {
    const slice = await read({ ...(after === null ? {} : { after }), pageCount: PAGE });
    rows.push(...slice.data);
    after = slice.next;
    if (after === null || rows.length >= MOST) return rows;
  }
}

/** All rows of a paged list, read in large pages one after another. */
export async function readAll<Row>(
  read: (page: { pageNumber: number; pageCount: number }) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let pageNumber = 1; ; pageNumber++) {
    const page = await read({ pageNumber, pageCount: PAGE });
    rows.push(...page.data);
    if (pageNumber >= page.totalPageCount || rows.length >= MOST) return rows;
  }
}
