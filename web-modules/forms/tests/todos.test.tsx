import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import TodosPage from "../src/pages/todos";
import { pageOf, todo } from "./home-rows";

const twoPages = (left: number) => ({
  "GET /api/Project/QueryProjects": () => pageOf([]),
  "GET /api/Submission/GetTodoCounts": () => ({ all: left, myTurn: left, ongoing: 0, done: 0, needsAttention: 0 }),
  "GET /api/Submission/QueryTodos": ({ query }: { query: URLSearchParams }) => {
    const before = (Number(query.get("pageNumber")) - 1) * 20;
    return pageOf(
      Array.from({ length: Math.max(0, Math.min(20, left - before)) }, (_, at) => todo(before + at)),
      left,
    );
  },
});

test("who did the last one of the last page is shown what stands before it", async () => {
  fakeApi(twoPages(25));
  renderInKit(<TodosPage />, { path: "/forms/to-dos?page=3" });
  expect(await screen.findByText("Page 2 of 2")).toBeVisible();
  expect(within(screen.getByRole("list", { name: "My turn" })).getAllByRole("listitem")).toHaveLength(5);
});

test("of what fits on one page no pages are told, whatever the address says", async () => {
  fakeApi(twoPages(20));
  renderInKit(<TodosPage />, { path: "/forms/to-dos?page=2" });
  expect(within(await screen.findByRole("list", { name: "My turn" })).getAllByRole("listitem")).toHaveLength(20);
  expect(screen.queryByText(/^Page/)).toBeNull();
});
