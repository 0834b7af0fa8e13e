import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import AdminMailsPage from "../../src/pages/admin-mails";

const use = {
  outsideADay: 20,
  outsideUsed: 3,
  heldCount: 4,
  reportsCount: 0,
  isNew: true,
  isStopped: false,
  resetsAt: "2030-01-01T00:00:00Z",
};
const waiting = {
  mailId: "m1",
  email: "engineer@client.test",
  purpose: "step",
  outcome: "waitsForConsent",
  submissionId: "s1",
  createdAt: "2026-11-20T08:00:00Z",
  retryAt: null,
};
const page = { data: [waiting], totalCount: 1, totalPageCount: 1, pageNumber: 1, pageCount: 20 };

function show(changes: Partial<typeof use> = {}): void {
  fakeApi({ "GET /api/Mail/GetMailUse": () => ({ ...use, ...changes }), "GET /api/Mail/QueryMails": () => page });
  renderInKit(<AdminMailsPage />, { path: "/admin/mails" });
}

describe("a company's e-mails", () => {
  test("show what waits, for whom, and of which submission", async () => {
    show();
    expect(await screen.findByText("engineer@client.test")).toBeInTheDocument();
    expect(screen.getAllByText("Asked, waits for a yes").length).toBeGreaterThan(0);
    expect(screen.getByRole("link", { name: "Open" })).toHaveAttribute("href", "/forms/submissions/s1");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test.each([
    [{ outsideUsed: 16 }, /Most of today/],
    [{ outsideUsed: 20 }, /used up/],
    [{ isStopped: true }, /Several people reported/],
  ])("warn: %o", async (changes, told) => {
    show(changes);
    expect(await screen.findByRole("alert")).toHaveTextContent(told);
  });
});
