import { browserHistory } from "@groundwork/kit";
import { fakeApi, refusal, renderInKit, testSession } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { MovesMenu } from "../src/features/submissions/moves/moves-menu";
import DeletedSubmissionsPage from "../src/pages/deleted-submissions";
import { detailOf } from "./site-diary";

const admin = { session: testSession({ access: "admin" }) };
const row = (submissionId: string, templateName: string) => ({
  submissionId,
  templateName,
  projectId: "project-1",
  projectName: "Jetty 4",
  state: "ongoing",
  referenceNumberStr: "SI-0007",
  version: "A",
  submitter: null,
  deletedBy: { userId: "user-lim", fullName: "Lim Wei" },
  deletedAt: "2026-11-27T09:00:00+08:00",
  goneAt: "2026-12-27T09:00:00+08:00",
});

beforeEach(() => localStorage.clear());

test("what was deleted says until when it can be restored, and is", async () => {
  let rows = [row("1", "Site diary"), row("2", "Permit")];
  const sent = fakeApi({
    "GET /api/Submission/QueryDeletedSubmissions": () => ({
      data: rows,
      totalCount: rows.length,
      totalPageCount: 1,
    }),
    "POST /api/Submission/RestoreSubmission": () => {
      rows = rows.slice(1);
      return {};
    },
  });
  renderInKit(<DeletedSubmissionsPage />, admin);
  const first = within((await screen.findByText("Site diary")).closest("tr") as HTMLElement);
  expect(first.getByText("27 Dec 2026")).toBeVisible();
  expect(first.getByText("Lim Wei")).toBeVisible();
  await userEvent.click(first.getByRole("button", { name: "Restore Site diary" }));
  expect(await screen.findByText("Site diary is back")).toBeVisible();
  await waitFor(() => expect(screen.queryByText("Site diary")).toBeNull());
  expect(screen.getByText("Permit")).toBeVisible();
  expect(sent.filter(({ method }) => method === "POST").map(({ body }) => body)).toEqual([{ submissionId: "1" }]);
});

test("whoever finds nothing is told what would be there", async () => {
  fakeApi({ "GET /api/Submission/QueryDeletedSubmissions": () => ({ data: [], totalCount: 0, totalPageCount: 0 }) });
  renderInKit(<DeletedSubmissionsPage />, admin);
  expect(await screen.findByText("Nothing was deleted in the last 30 days")).toBeVisible();
});

const ongoing = detailOf({
  submissionId: "submission-1",
  templateName: "Site diary",
  state: "ongoing",
  mayDelete: true,
});

async function deleteIt() {
  await userEvent.click(screen.getByRole("button", { name: "More actions" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Delete…" }));
  const question = within(await screen.findByRole("dialog", { name: "Delete this submission?" }));
  expect(question.getByText(/To keep it as a record that does not count, void it instead/)).toBeVisible();
  await userEvent.click(question.getByRole("button", { name: "Delete" }));
}

test("what was submitted is deleted after a question, and brought back by whoever regrets it", async () => {
  browserHistory.replace("/forms/submissions/submission-1", { cameFrom: "/forms/submissions" });
  const sent = fakeApi({
    "POST /api/Submission/DeleteSubmission": () => ({
      submissionId: "submission-1",
      goneAt: "2026-12-28T09:00:00+08:00",
    }),
    "POST /api/Submission/RestoreSubmission": () => ({}),
  });
  renderInKit(<MovesMenu detail={ongoing} />, admin);
  await deleteIt();
  await waitFor(() => expect(window.location.pathname).toBe("/forms/submissions"));
  await userEvent.click(await screen.findByRole("button", { name: "Restore" }));
  expect(await screen.findByText("Site diary is back")).toBeVisible();
  expect(sent.map(({ path }) => path.split("/").at(-1))).toEqual(["DeleteSubmission", "RestoreSubmission"]);
});

test("what was not deleted is said, and the page stays", async () => {
  browserHistory.replace("/forms/submissions/submission-1");
  fakeApi({ "POST /api/Submission/DeleteSubmission": () => refusal(403, 5, "Ask an admin.") });
  renderInKit(<MovesMenu detail={ongoing} />, admin);
  await deleteIt();
  expect(await screen.findByText("Site diary was not deleted")).toBeVisible();
  expect(window.location.pathname).toBe("/forms/submissions/submission-1");
});
