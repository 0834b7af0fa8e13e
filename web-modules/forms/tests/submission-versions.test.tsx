import { type Field, newField, newPage, newRow } from "@groundwork/formwork";
import { announceSessionEnd } from "@groundwork/kit";
import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FillScreen } from "../src/features/fill/fill-screen";
import { changesOf } from "../src/features/submissions/changes/changed";
import { compareWords } from "../src/features/submissions/changes/words";
import { SubmissionView } from "../src/features/submissions/submission-view";
import { detailOf, refuse, savedWith, send, weather } from "./site-diary";

afterEach(() => announceSessionEnd("signed-out"));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("scrollTo", () => undefined);
});

const ong = {
  userId: "Ong Li",
  fullName: "Ong Li",
  email: "ong@example.test",
  photoUrl: null,
  nameAbbreviation: "OL",
  abbreviationBgColor: "#14634D",
};
const detail = detailOf({
  version: "B",
  mayAct: false,
  isMyTurn: false,
  sentBack: {
    by: ong,
    fromStepName: "Approval",
    actionName: "Revise",
    reason: "Another railing",
    byItself: false,
    beganVersion: "B",
    move: null,
    at: "2026-11-20T09:00:00Z",
  },
});
const version = (letter: string, change: object) => ({
  version: letter,
  isCurrent: letter === "B",
  submissionProcessId: letter === "A" ? "process-a" : null,
  beganAt: "2026-11-20T09:00:00Z",
  beganBy: ong,
  beganAtStepName: "Fill in",
  reason: "",
  steps: 2,
  ...change,
});
const services = {
  "PUT /api/Submission/SaveStep": () => savedWith(1),
  "GET /api/Submission/GetSubmissionWorkflow": () => ({ nodes: [], edges: [] }),
  "GET /api/Submission/GetSubmissionProgress": () => ({
    steps: [],
    stepEnteredAt: "2026-11-20T09:00:00Z",
    parallel: [],
    unsentMails: [],
    remindersSent: 0,
    dueAt: null,
  }),
  "GET /api/Submission/GetSubmissionVersions": () => [version("B", { reason: "Another railing" }), version("A", {})],
  "GET /api/Submission/GetSubmissionProcessDetail": () => ({ pages: detail.pages, files: [], templateFiles: [] }),
  "GET /api/Submission/GetSubmissionDiff": () => ({
    fromVersion: "A",
    toVersion: "B",
    hasChanges: true,
    changedFields: [
      {
        fieldId: weather.id,
        fieldName: "Weather",
        oldValue: "Steel, 1.1 m",
        newValue: "Timber, 1.1 m",
        pageId: "page-1",
        pageName: "Site",
        pageNumber: 1,
        changedRows: [],
        changedItems: [],
      },
    ],
    pages: detail.pages,
  }),
};

describe("a submission with versions", () => {
  test("says who began the version that it is at, and why", async () => {
    fakeApi(services);
    renderInKit(<SubmissionView detail={detail} />);
    const alert = screen.getByRole("alert");
    expect(alert).toHaveTextContent("Ong Li began version B");
    expect(alert).toHaveTextContent("Another railing");
  });

  test("shows an older one as it was, and leads back to the newest", async () => {
    fakeApi(services);
    renderInKit(<SubmissionView detail={detail} />, { path: "/?version=A" });
    expect(await screen.findByText("You are reading version A")).toBeVisible();
    expect(await screen.findByText("Ong Li began version B after it: Another railing")).toBeVisible();
    const paper = screen.getByRole("link", { name: "PDF of version A" });
    expect(paper).toHaveAttribute("href", `/pdf/${detail.submissionId}?version=A`);
    await userEvent.click(screen.getByRole("button", { name: "To version B" }));
    expect(screen.queryByText("You are reading version A")).toBeNull();
  });

  test("says of a version that is not there that there is none", async () => {
    fakeApi(services);
    renderInKit(<SubmissionView detail={detail} />, { path: "/?version=Q" });
    expect(await screen.findByText("There is no version Q")).toBeVisible();
    expect(screen.queryByText("You are reading version Q")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "To version B" }));
    expect(screen.queryByText("There is no version Q")).toBeNull();
  });

  test("tells what changed in words, with what only one says marked", async () => {
    fakeApi(services);
    renderInKit(<SubmissionView detail={detail} />);
    await userEvent.click(await screen.findByRole("button", { name: "What changed" }));
    const pane = await screen.findByRole("dialog", { name: "What changed" });
    expect(await within(pane).findByText("Page 1: Site")).toBeVisible();
    expect(within(pane).getByRole("deletion")).toHaveTextContent("Steel");
    expect(within(pane).getByRole("insertion")).toHaveTextContent("Timber");
  });
});

test("a button that begins a version says so before it is pressed", async () => {
  fakeApi(services);
  const revise = { ...refuse, name: "Revise", ends: false, checksRequiredFields: false, asksForReason: true };
  const action = { ...revise, goesBackTo: "Fill in", beginsVersion: "B", empties: false };
  renderInKit(
    <FillScreen detail={detailOf({ currentStepActions: [send, action] })} stepId="step-1" onDone={vi.fn()} />,
  );
  await userEvent.click(screen.getByRole("button", { name: "Revise" }));
  const dialog = await screen.findByRole("dialog", { name: "Revise?" });
  expect(dialog).toHaveTextContent("Version B begins at “Fill in”");
});

describe("words that differ", () => {
  const marked = (pieces: { text: string; isOwn: boolean }[]) =>
    pieces.map(({ text, isOwn }) => (isOwn ? `[${text}]` : text)).join("");

  test.each([
    ["Steel, 1.1 m", "Timber, 1.1 m", "[Steel], 1.1 m", "[Timber], 1.1 m"],
    ["", "Roof", "", "[Roof]"],
    [
      "Row 1, 3, ok; Row 2, 4, ok",
      "Row 1, 3, ok; Row 2, 5, ok",
      "Row 1, 3, ok; Row 2, [4], ok",
      "Row 1, 3, ok; Row 2, [5], ok",
    ],
    ["屋顶已完工", "屋顶未完工", "屋顶[已]完工", "屋顶[未]完工"],
  ])("%s → %s", (before, after, was, is) => {
    const [old, now] = compareWords(before, after);
    expect([marked(old), marked(now)]).toEqual([was, is]);
  });

  test("of very long texts are not looked for one by one", () => {
    const long = "word ".repeat(2000);
    expect(compareWords(long, `${long}x`)[1]).toEqual([{ text: `${long}x`, isOwn: true }]);
  });
});

test("what changed in a table's cell is named by its row and column", () => {
  const [read, remark] = [newField("number", "Reading"), newField("number", "Reading")];
  const cell = (title: string, components: Field[] = []) => ({
    ...{ id: crypto.randomUUID(), class: "", type: "row" as const, title, childSetting: {}, components },
    ...{ colspan: 1, rowspan: 1, width: null, height: null },
  });
  const table = newField("table", "", {}, [
    [cell("Bar"), cell("Design"), cell("Cover")],
    [cell("B12"), cell("", [read]), cell("", [remark])],
  ]);
  const pages = [newPage("Rebar", [newRow([table])])];
  const changed = (field: Field) => ({
    ...{ fieldId: field.id, fieldName: "Reading", oldValue: "215", newValue: "198" },
    ...{ pageId: "page-1", pageName: "Rebar", pageNumber: 1, changedRows: [], changedItems: [] },
  });
  const [page] = changesOf([changed(read), changed(remark)], pages as never);
  expect(page?.changes.map(({ where }) => where)).toEqual([
    ["B12", "Design"],
    ["B12", "Cover"],
  ]);
});

test("a page that nobody named is told by its number alone", () => {
  const field = newField("number", "Reading");
  const changed = {
    ...{ fieldId: field.id, fieldName: "Reading", oldValue: "215", newValue: "198" },
    ...{ pageId: "page-1", pageName: "Untitled", pageNumber: 1, changedRows: [], changedItems: [] },
  };
  const [page] = changesOf([changed], [newPage("Untitled", [newRow([field])])] as never);
  expect(page).toMatchObject({ name: "", number: 1 });
});
