import { refusal, renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import module from "../src/app";
import AnsweredCard from "../src/features/request/answered-card";
import WaitingCard from "../src/features/request/waiting-card";
import { api, request } from "./fixtures";

const GROUPS = "POST /api/Budget/QueryBudgetRequestByFilterReturnGrouped";

test("what waits for the reader's answer is on home, and one press away", async () => {
  const sent = api({ [GROUPS]: () => [{ status: "submitted", count: 7, requests: [request] }] });
  renderInKit(<WaitingCard />);
  const link = await screen.findByRole("link", { name: /Jetty 4 #7 Two carpenters.*40\.00.*Maya Ong/ });
  expect(link).toHaveAttribute("href", `/budget/requests?request=${request.budgetRequestId}`);
  expect(screen.getByText("7 wait for your answer")).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ statuses: ["submitted"], waitsForMe: true }]);
});

test("where nobody waits for them there is no card", async () => {
  const sent = api({ [GROUPS]: () => [] });
  const { container } = renderInKit(<WaitingCard />);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(container.querySelector("section, h2")).toBeNull();
});

test("what can't be read says so in its card", async () => {
  api({ [GROUPS]: () => refusal(403, 5, "You may not.") });
  renderInKit(<WaitingCard />);
  expect(await screen.findByRole("alert")).toHaveTextContent("You may not.");
});

test("it is for whoever is asked, a manager or not", () => {
  expect(module.slots?.["home.card"]).toMatchObject([{ id: "budgetRequests" }, { id: "budgetAnswers" }]);
});

test("who asked sees on home what became of it in the last days", async () => {
  const page = { totalCount: 1, totalPageCount: 1, pageNumber: 1, pageCount: 5 };
  const rejected = { ...request, status: "rejected" as const, approvedTotal: "0.00" };
  const sent = api({ "POST /api/Budget/QueryBudgetRequestByFilter": () => ({ ...page, data: [rejected] }) });
  renderInKit(<AnsweredCard />);
  const list = await screen.findByRole("list", { name: "Answers to your budget requests" });
  expect(within(list).getByRole("link", { name: /Jetty 4 #7 Two carpenters Rejected.*40\.00/ })).toHaveAttribute(
    "href",
    `/budget/requests?request=${request.budgetRequestId}`,
  );
  expect(sent.at(-1)?.body).toMatchObject({
    isMine: true,
    statuses: ["approved", "partlyApproved", "rejected", "expired"],
    answeredSince: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});
