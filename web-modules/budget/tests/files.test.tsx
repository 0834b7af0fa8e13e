import { refusal, renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { NewFiles } from "../src/features/attachment/new-files";
import { requestUploads } from "../src/features/attachment/sending-files";
import RequestsPage from "../src/pages/requests";
import { api, at, request } from "./fixtures";

const OPEN = `/budget/requests?request=${request.budgetRequestId}`;
const quote = new File(["%PDF-1.7"], "quote.pdf", { type: "application/pdf" });
const stored = {
  fileId: "0190a1b2-0000-7000-8000-000000000009",
  name: "crack.jpg",
  size: 120_000,
  contentType: "image/jpeg",
  url: "/files/crack.jpg",
  thumbnailUrl: "/files/crack-small.jpg",
  uploadedAt: at,
  wasAddedLater: true,
};
const mine = { ...request, mayAnswer: false, mayEdit: false, mayWithdraw: true };

afterEach(() => {
  for (const { fileId } of requestUploads.of(request.budgetRequestId))
    requestUploads.remove(request.budgetRequestId, fileId);
});

test("who answers sees the files and what was added after sending", async () => {
  api({
    "GET /api/Budget/GetBudgetRequestDetail": () => ({ ...request, fileCount: 1 }),
    "GET /api/Budget/GetBudgetRequestFiles": () => ({ files: [stored], mayAdd: false, mayRemove: false }),
  });
  renderInKit(<RequestsPage />, { path: OPEN });
  const files = within(await screen.findByRole("list", { name: "Files" }));
  expect(files.getByRole("link", { name: "crack.jpg" })).toHaveAttribute("href", stored.url);
  expect(files.getByText("Added after sending")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Choose files" })).toBeNull();
  expect(screen.queryByRole("button", { name: /Remove crack/ })).toBeNull();
});

test("what did not arrive stays, says why, and goes again as the same file", async () => {
  let tries = 0;
  const ids: string[] = [];
  const sent = api({
    "GET /api/Budget/GetBudgetRequestDetail": () => mine,
    "GET /api/Budget/GetBudgetRequestFiles": () => ({ files: [], mayAdd: true, mayRemove: false }),
    "POST /api/Budget/UploadBudgetRequestFile": ({ headers }) => {
      ids.push(headers.get("Idempotency-Key") ?? "");
      tries += 1;
      return tries === 1 ? refusal(503, 2, "Try again in a minute.") : stored;
    },
  });
  renderInKit(<RequestsPage />, { path: OPEN });
  const user = userEvent.setup();
  await screen.findByRole("button", { name: "Choose files" });
  await user.upload(screen.getByLabelText("Choose files", { selector: "input" }), quote);
  expect(await screen.findByText("Not sent yet: Try again in a minute. It goes by itself.")).toBeVisible();
  const leaving = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await user.click(screen.getByRole("button", { name: "Send quote.pdf again" }));
  await waitFor(() => expect(screen.queryByText("quote.pdf")).toBeNull());
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
  expect(sent.some((each) => String(each.body).includes(ids[0] ?? "?"))).toBe(true);
  const left = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(left);
  expect(left.defaultPrevented).toBe(false);
});

test("what is refused for good is not offered again, and nobody need wait for it", async () => {
  api({
    "GET /api/Budget/GetBudgetRequestDetail": () => mine,
    "GET /api/Budget/GetBudgetRequestFiles": () => ({ files: [], mayAdd: true, mayRemove: false }),
    "POST /api/Budget/UploadBudgetRequestFile": () => refusal(422, 4, "This file is called ‘.pdf’, but it is none."),
  });
  renderInKit(<RequestsPage />, { path: OPEN });
  const user = userEvent.setup();
  await screen.findByRole("button", { name: "Choose files" });
  await user.upload(screen.getByLabelText("Choose files", { selector: "input" }), quote);
  expect(await screen.findByText("Not sent: This file is called ‘.pdf’, but it is none.")).toBeVisible();
  expect(screen.queryByRole("button", { name: /again/ })).toBeNull();
  expect(screen.queryByText("Keep this page open until they are sent.")).toBeNull();
  const leaving = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(false);
  await user.click(screen.getByRole("button", { name: "Remove quote.pdf" }));
  expect(screen.queryByText("quote.pdf")).toBeNull();
});

test("what will never be taken is said when it is chosen, and the others go", async () => {
  const sent = api({
    "GET /api/Budget/GetBudgetRequestDetail": () => mine,
    "GET /api/Budget/GetBudgetRequestFiles": () => ({ files: [], mayAdd: true, mayRemove: false }),
    "POST /api/Budget/UploadBudgetRequestFile": () => stored,
  });
  renderInKit(<RequestsPage />, { path: OPEN });
  const user = userEvent.setup({ applyAccept: false });
  await screen.findByRole("button", { name: "Choose files" });
  const large = new File(["%PDF"], "plan.pdf");
  Object.defineProperty(large, "size", { value: 26_214_401 });
  const input = screen.getByLabelText("Choose files", { selector: "input" });
  await user.upload(input, [new File(["MZ"], "virus.exe"), new File([], "empty.pdf"), large, quote]);
  const said = await screen.findByRole("alert");
  expect(within(said).getByText(/^virus\.exe: Files of the type ‘exe’/)).toBeVisible();
  expect(within(said).getByText("empty.pdf: This file is empty. Choose another one.")).toBeVisible();
  expect(within(said).getByText(/^plan\.pdf: .*25 MB/)).toBeVisible();
  const uploads = () => sent.filter((each) => each.path.endsWith("UploadBudgetRequestFile"));
  await waitFor(() => expect(uploads()).toHaveLength(1));
});

test("what the network kept goes by itself once there is one", async () => {
  let isOffline = true;
  api({
    "GET /api/Budget/GetBudgetRequestDetail": () => mine,
    "GET /api/Budget/GetBudgetRequestFiles": () => ({ files: [], mayAdd: true, mayRemove: false }),
    "POST /api/Budget/UploadBudgetRequestFile": () => {
      if (isOffline) throw new TypeError("Failed to fetch");
      return stored;
    },
  });
  renderInKit(<RequestsPage />, { path: OPEN });
  const user = userEvent.setup();
  await screen.findByRole("button", { name: "Choose files" });
  await user.upload(screen.getByLabelText("Choose files", { selector: "input" }), quote);
  expect(await screen.findByText(/^Not sent yet:/)).toBeVisible();
  isOffline = false;
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(screen.queryByText("quote.pdf")).toBeNull());
});

test("a file of a draft is removed once one has said so", async () => {
  const sent = api({
    "GET /api/Budget/GetBudgetRequestDetail": () => ({ ...mine, status: "draft", mayEdit: true, mayWithdraw: false }),
    "GET /api/Budget/GetBudgetRequestFiles": () => ({ files: [stored], mayAdd: true, mayRemove: true }),
    "DELETE /api/Budget/DeleteBudgetRequestFile": () => null,
  });
  renderInKit(<RequestsPage />, { path: OPEN });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Remove crack.jpg" }));
  await user.click(
    within(await screen.findByRole("dialog", { name: "Remove crack.jpg?" })).getByRole("button", { name: "Remove" }),
  );
  expect(await screen.findByText("crack.jpg was removed")).toBeVisible();
  expect(sent.find((each) => each.method === "DELETE")?.body).toEqual({
    budgetRequestId: request.budgetRequestId,
    fileId: stored.fileId,
  });
});

test("files chosen for a new request wait for it, and go once it is there", async () => {
  let made = false;
  const sent = api({
    "POST /api/Budget/PreviewBudgetRequest": () => ({ currency: "SGD", lines: [] }),
    "POST /api/Budget/CreateBudgetRequest": () => {
      if (made) return { ...mine, status: "draft", mayEdit: true, mayWithdraw: false };
      made = true;
      return refusal(409, 4, "This request could not be kept.");
    },
    "GET /api/Budget/GetBudgetRequestDetail": () => mine,
    "POST /api/Budget/UploadBudgetRequestFile": () => stored,
  });
  renderInKit(<RequestsPage />, { path: "/budget/requests?request=new" });
  const user = userEvent.setup();
  const pane = within(await screen.findByRole("dialog", { name: "New request" }));
  await user.type(await pane.findByRole("textbox", { name: /What for/ }), "Two carpenters");
  await user.upload(pane.getByLabelText("Choose files", { selector: "input" }), quote);
  await user.click(pane.getByRole("button", { name: "Save draft" }));
  expect(await pane.findByText("This request could not be kept.")).toBeVisible();
  expect(pane.getByText("quote.pdf")).toBeVisible();
  expect(sent.some((each) => each.path.endsWith("UploadBudgetRequestFile"))).toBe(false);
  await user.click(pane.getByRole("button", { name: "Save draft" }));
  await waitFor(() => expect(sent.some((each) => each.path.endsWith("UploadBudgetRequestFile"))).toBe(true));
  expect(await screen.findByRole("dialog", { name: "#7 Two carpenters" })).toBeVisible();
});

function Chosen() {
  const [files, setFiles] = useState<readonly File[]>([]);
  return <NewFiles files={files} onChange={setFiles} />;
}

test("what only calls itself a picture is said before the request goes, and the others stay", async () => {
  renderInKit(<Chosen />);
  const fake = new File(["no picture"], "crack.jpg", { type: "image/jpeg" });
  const input = screen.getByLabelText("Choose files", { selector: "input" });
  await userEvent.setup().upload(input, [quote, fake]);
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "crack.jpg: it is called ‘.jpg’, but it is something else",
  );
  const names = within(screen.getByRole("list", { name: "Files" })).getAllByRole("listitem");
  expect(names.map((each) => each.textContent)).toEqual([expect.stringContaining("quote.pdf")]);
});
