import type { Page } from "./types";

const PAGE = 100;
/** An export or a list of choices never grows without bound. */
const MOST = 5000;

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
