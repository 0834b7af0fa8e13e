import { renderInKit } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { findRequests } from "../src/features/palette/find";
import ProjectCard from "../src/features/project/project-card";
import { api, jetty, overview, request } from "./fixtures";

const given = { project: { ...jetty, timeZone: "Asia/Singapore" } };
const plain = (text: string | null) => (text ?? "").replaceAll("\u00a0", " ");

test("a project's page says what it may spend and what is left, and leads to the budget", async () => {
  api({ "GET /api/Budget/GetOverview": () => overview });
  renderInKit(<ProjectCard {...given} />);
  const left = await screen.findByText("Left");
  expect(plain(left.nextSibling?.textContent ?? "")).toBe("SGD 50.00");
  expect(screen.getByText("50% taken up")).toBeInTheDocument();
  const link = screen.getByRole("link", { name: "Open the budget" });
  expect(link).toHaveAttribute("href", `/budget?project=${jetty.projectId}`);
});

test("the figures of a project add up: what open requests hold is among them", async () => {
  const total = {
    ...overview.total,
    budget: "100.00",
    held: "30.00",
    committed: "15.00",
    actual: "5.00",
    left: "50.00",
  };
  api({ "GET /api/Budget/GetOverview": () => ({ ...overview, total }) });
  renderInKit(<ProjectCard {...given} />);
  await screen.findByText("Left");
  const shown = screen.getAllByRole("definition").map((each) => Number(plain(each.textContent).replace("SGD ", "")));
  const [budget = 0, ...others] = shown;
  const left = others.pop();
  expect(others).toHaveLength(3);
  expect(left).toBe(others.reduce((rest, taken) => rest - taken, budget));
});

test("a project without a budget says who sets it", async () => {
  const total = { ...overview.total, budget: "0.00" };
  api({ "GET /api/Budget/GetOverview": () => ({ ...overview, codeCount: 0, total, mayEdit: false }) });
  renderInKit(<ProjectCard {...given} />);
  expect(await screen.findByText("A manager of the project sets it.")).toBeInTheDocument();
  expect(screen.queryByText("Left")).not.toBeInTheDocument();
});

test("the palette finds requests by number and words, no more than it asks for", async () => {
  const sent = api({
    "POST /api/Budget/QueryBudgetRequestByFilter": () => ({
      ...{ data: [request], totalCount: 1, totalPageCount: 1, pageNumber: 1, pageCount: 5 },
    }),
  });
  const found = await findRequests("carpenters", { most: 5, signal: new AbortController().signal });
  expect(found.map(({ label, path }) => [label, path])).toEqual([
    ["Jetty 4 #7 · Two carpenters", `/budget/requests?request=${request.budgetRequestId}`],
  ]);
  expect(found[0]?.detail).toBe("Waiting");
  expect(sent.at(-1)?.body).toEqual({ search: "carpenters", pageNumber: 1, pageCount: 5 });
});
