import { browserHistory } from "@groundwork/kit";
import { fakeApi, refusal, renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ExportsNote } from "../src/features/submissions/exports/exports-note";
import { MOST_AT_ONCE, SubmissionList } from "../src/features/submissions/submission-list";

const job = (change: object) => ({
  exportId: "export-1",
  format: "xlsx",
  state: "making",
  done: 1200,
  total: 4800,
  failure: "",
  createdAt: "2026-11-28T09:00:00+08:00",
  goneAt: "2026-11-30T09:00:00+08:00",
  ...change,
});
const list = (data: readonly unknown[], totalCount = data.length) => ({ data, totalCount, totalPageCount: 1 });

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

function services(answers: object[], count: number) {
  return fakeApi({
    "GET /api/Project/QueryProjects": () => list([]),
    "GET /api/FormTemplate/QueryFormTemplates": () => list([]),
    "GET /api/Submission/QuerySubmissions": () => list([], count),
    "GET /api/Submission/GetExports": () => [answers.length > 1 ? answers.shift() : answers[0]].filter(Boolean),
    "POST /api/Submission/StartExport": () => job({ state: "waiting", done: 0 }),
    "POST /api/Submission/NoteExport": () => ({ count }),
    "POST /api/Submission/CancelExport": () => {
      answers.splice(0);
      return { exportId: "export-1" };
    },
    "GET /api/Submission/GetExportFile": () => ({
      url: "/files/forms/exports/1.xlsx?signature=1",
      name: "Site inspection-2026-12-01.xlsx",
    }),
  });
}

test("of very many the file is made meanwhile, and whoever goes on is told when it is there", async () => {
  const sent = services([job({}), job({ state: "ready", done: 4800 })], MOST_AT_ONCE + 1);
  renderInKit(<SubmissionList />);
  const user = userEvent.setup();
  expect(await screen.findByText(/of 2,?001/)).toBeVisible();
  await user.click(await screen.findByRole("button", { name: "Export" }));
  await user.click(await screen.findByRole("menuitem", { name: "Submissions, Excel" }));
  expect(await screen.findByText("The file is being made")).toBeVisible();
  const [started] = sent.filter(({ path }) => path.endsWith("StartExport"));
  expect(started?.query.get("format")).toBe("xlsx");
  expect(started?.headers.get("Idempotency-Key")).toBeTruthy();
  // The audit log is told by the call itself.
  expect(sent.some(({ path }) => path.endsWith("NoteExport"))).toBe(false);
  expect(await screen.findByText("Your export is ready")).toBeVisible();
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await user.click(screen.getByRole("button", { name: "Download" }));
  await waitFor(() => expect(names).toEqual(["Site inspection-2026-12-01.xlsx"]));
}, 20_000);

test("how far it is stands above the list, and it can be cancelled", async () => {
  const sent = services([job({})], 1);
  renderInKit(<ExportsNote />);
  const user = userEvent.setup();
  expect(await screen.findByText("1,200 of 4,800 submissions")).toBeVisible();
  expect(screen.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "25");
  await user.click(screen.getByRole("button", { name: /^Cancel Excel/ }));
  await waitFor(() => expect(screen.queryByText("Your exports")).toBeNull());
  expect(sent.find(({ path }) => path.endsWith("CancelExport"))?.body).toEqual({ exportId: "export-1" });
});

test("one that failed says why, and one whose reader may read less gives no file", async () => {
  const sent = services([job({ state: "failed", failure: "You signed out." })], 1);
  const { unmount } = renderInKit(<ExportsNote />);
  expect(await screen.findByText("You signed out.")).toBeVisible();
  expect(screen.queryByRole("button", { name: /Download/ })).toBeNull();
  unmount();
  expect(sent.length).toBeGreaterThan(0);
  fakeApi({
    "GET /api/Submission/GetExports": () => [job({ state: "ready" })],
    "GET /api/Submission/GetExportFile": () => refusal(403, 5, "You may read less than when you asked."),
  });
  renderInKit(<ExportsNote />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: /^Download Excel/ }));
  expect(await screen.findByText("You may read less than when you asked.")).toBeVisible();
});

test("few are answered at once, and the server counts for the audit log what the list asks for", async () => {
  browserHistory.replace("/forms/submissions?f.projectId=p1&f.state=done");
  const sent = services([], 1);
  renderInKit(<SubmissionList />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Export" }));
  const menu = within(await screen.findByRole("menu"));
  expect(menu.queryByText(/in the background/)).toBeNull();
  await user.click(menu.getByRole("menuitem", { name: /CSV/ }));
  await waitFor(() => expect(sent.some(({ path }) => path.endsWith("NoteExport"))).toBe(true));
  const noted = sent.find(({ path }) => path.endsWith("NoteExport"));
  expect(Object.fromEntries(noted?.query ?? [])).toEqual({ projectId: "p1", state: "done" });
  expect(noted?.body).toEqual({});
});
