import { listQuery, readAll } from "@groundwork/kit/directory";
import { describe, expect, test, vi } from "vitest";
import { isEmail } from "../../src/features/directory/email";

describe("the query of a list", () => {
  const all = { page: 1, pageCount: 20, search: "", sort: null, filters: {} };

  test("leaves out what is not asked for", () => {
    expect(listQuery({ ...all, filters: { role: "" } })).toEqual({ pageNumber: 1, pageCount: 20 });
  });

  test("names sort and filters as the service does", () => {
    const asked = {
      ...all,
      page: 3,
      search: "wei",
      sort: { id: "joinedAt", descending: true },
      filters: { role: "admin" },
    };
    expect(listQuery(asked)).toEqual({ pageNumber: 3, pageCount: 20, search: "wei", sort: "-joinedAt", role: "admin" });
  });
});

describe("reading a whole list", () => {
  const page = (data: number[], totalPageCount: number) => ({
    data,
    totalPageCount,
    totalCount: 0,
    pageNumber: 1,
    pageCount: 100,
  });

  test("asks for one page after another until the last", async () => {
    const read = vi.fn(async ({ pageNumber }: { pageNumber: number }) => page([pageNumber], 3));
    expect(await readAll(read)).toEqual([1, 2, 3]);
    expect(read).toHaveBeenCalledTimes(3);
  });

  test("an empty list is one call", async () => {
    const read = vi.fn(async () => page([], 0));
    expect(await readAll(read)).toEqual([]);
    expect(read).toHaveBeenCalledTimes(1);
  });

  test("never grows without bound", async () => {
    const read = vi.fn(async () =>
      page(
        Array.from({ length: 100 }, () => 1),
        1_000_000,
      ),
    );
    expect((await readAll(read)).length).toBeLessThanOrEqual(5000);
  });
});

test("only what is certainly no address is refused", () => {
  for (const good of ["a@b.sg", " lim.wei+site@example.com ", "李@例子.公司"]) expect(isEmail(good)).toBe(true);
  for (const bad of ["", "lim", "lim@", "@example.com", "lim@example", "lim wei@example.com"])
    expect(isEmail(bad)).toBe(false);
});
