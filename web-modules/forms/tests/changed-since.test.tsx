import { type Field, newField, newPage, newRow } from "@groundwork/formwork";
import { announceSessionEnd } from "@groundwork/kit";
import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SubmissionView } from "../src/features/submissions/submission-view";
import { detailOf, remarks, savedWith, weather } from "./site-diary";

afterEach(() => announceSessionEnd("signed-out"));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("scrollTo", () => undefined);
});

const person = (userId: string, fullName: string) => ({
  ...{ userId, fullName, email: `${userId}@example.test`, photoUrl: null },
  ...{ nameAbbreviation: "XX", abbreviationBgColor: "#14634D" },
});
const [me, bo] = [person("user-1", "Ada Owner"), person("user-2", "Tan Bo")];

const step = (number: number, stepName: string, button: string | null, by: typeof me, change: object = {}) => ({
  ...{ submissionProcessId: `process-${number}`, number, stepId: `step-${number}`, stepName, version: "A" },
  ...{ submitter: by, shareLinkSubmitter: null, submittedAt: "2026-11-20T08:00:00Z", submitActionId: null },
  ...{ submitActionName: button, metersFromSite: null, overdueSince: null, reason: "", stoodIn: false },
  ...{ actedFor: null, enteredBy: [], isRevokedStep: false, endedSteps: [], sentBackTo: null, beganVersion: null },
  ...{ move: null, takenBranches: [], approvals: [], approvalsNeeded: 1, isCurrent: false, teamIds: [], teams: [] },
  ...change,
});
const sentBackByMe = [step(1, "Filling in", "Submit", bo), step(2, "Approval", "Send back", me)];

const changed = (field: Field, oldValue: unknown, newValue: unknown, change: object = {}) => ({
  ...{ fieldId: field.id, fieldName: String(field.setting.label), oldValue, newValue },
  ...{ pageId: "page-1", pageName: "The day", pageNumber: 1, changedRows: [], changedItems: [] },
  ...{ changedBy: bo, changedAt: "2026-11-21T08:00:00Z" },
  ...change,
});

function openedWith(steps: object[], changedFields: object[], change: Parameters<typeof detailOf>[0] = {}) {
  const sent = fakeApi({
    "PUT /api/Submission/SaveStep": () => savedWith(1),
    "GET /api/Submission/GetSubmissionWorkflow": () => ({ nodes: [], edges: [] }),
    "GET /api/Submission/GetSubmissionProgress": () => ({
      ...{ steps, stepEnteredAt: "2026-11-20T09:00:00Z", parallel: [], unsentMails: [], remindersSent: 0, dueAt: null },
    }),
    "GET /api/Submission/GetSubmissionDiff": () => ({
      ...{ fromVersion: "A", toVersion: "A", fromProcessId: "process-2", toProcessId: null },
      ...{ hasChanges: true, changedFields, pages: detailOf(change).pages },
    }),
    "GET /api/Submission/GetChangesSinceMyPress": () => ({
      changedFields,
      press: {
        ...{ submissionProcessId: "process-2", stepName: "Approval", actionName: "Send back", version: "A" },
        at: "2026-11-20T08:00:00Z",
      },
    }),
  });
  renderInKit(<SubmissionView detail={detailOf({ state: "ongoing", number: 3, ...change })} />);
  return () => sent.filter(({ path }) => path.endsWith("GetChangesSinceMyPress"));
}

test("who decides again is told how much changed, what, and is led to it", async () => {
  openedWith(sentBackByMe, [changed(weather, "Rain", "Rain and wind"), changed(remarks, "Fine", null)]);
  const line = await screen.findByRole("region", { name: "What changed" });
  expect(line).toHaveTextContent("2 fields changed since you pressed “Send back” at “Approval”");
  expect(within(line).queryByRole("list")).toBeNull();
  await userEvent.click(within(line).getByRole("button", { name: "Show what changed" }));
  const [first, second] = within(line).getAllByRole("listitem");
  expect(first).toHaveTextContent("Was: Rain");
  expect(first).toHaveTextContent("Tan Bo");
  expect(second).toHaveTextContent("Emptied");
  await userEvent.click(within(line).getByRole("button", { name: "Go to “Weather”" }));
  expect(screen.getByRole("textbox", { name: "Weather" })).toHaveFocus();
  // What is only read takes the focus where it says that it changed.
  await userEvent.click(within(line).getByRole("button", { name: "Go to “Remarks of the checker”" }));
  expect(screen.getByRole("button", { name: /^“Remarks of the checker” was changed/ })).toHaveFocus();
});

test("a changed field is marked, and says what it was when it is asked", async () => {
  const page = newPage("The day", [newRow([weather]), newRow([remarks])]);
  openedWith(sentBackByMe, [changed(weather, "Rain", "Sun", { pageId: page.id })], { pages: [page] as never });
  await userEvent.click(await screen.findByRole("button", { name: "“Weather” was changed: show what it was" }));
  const dialog = await screen.findByRole("dialog", { name: "Weather" });
  expect(within(dialog).getByRole("deletion")).toHaveTextContent("Rain");
  expect(within(dialog).getByText(/^Tan Bo/)).toBeVisible();
  expect(screen.getByText("1 field changed")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /Remarks of the checker” was changed/ })).toBeNull();
});

test("who decides again is told, too, that nothing changed", async () => {
  openedWith(sentBackByMe, []);
  const line = await screen.findByRole("region", { name: "What changed" });
  expect(line).toHaveTextContent("Nobody else changed anything since you pressed “Send back” at “Approval”");
  expect(within(line).queryByRole("button")).toBeNull();
});

test.each([
  ["never pressed", [step(1, "Filling in", "Submit", bo)], {}],
  ["moved it without a button", [step(1, "Filling in", null, me, { move: "reopened" })], {}],
  ["may not act", sentBackByMe, { mayAct: false, isMyTurn: false }],
])("who %s is told nothing, and nothing is asked for", async (_, steps, change) => {
  const asked = openedWith(steps, [changed(weather, "Rain", "Sun")], change);
  await screen.findByText("Filling in");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked()).toHaveLength(0);
  expect(screen.queryByRole("region", { name: "What changed" })).toBeNull();
});

test("a press that only counted with others is one's own", async () => {
  const given = { by: me, submitActionId: "button-1", actionName: "Approve", reason: "", stoodIn: false };
  const approvals = [{ ...given, actedFor: null, at: "2026-11-20T08:00:00Z" }];
  const current = { isCurrent: true, submissionProcessId: null, submittedAt: null, submitter: null, approvals };
  const asked = openedWith([step(1, "Filling in", "Submit", bo), step(2, "Approval", null, me, current)], []);
  await waitFor(() => expect(asked()).toHaveLength(1));
});

test("whoever asks compares the last step that was submitted with now, or any other two", async () => {
  openedWith([step(1, "Filling in", "Submit", bo)], [changed(weather, "Rain", "Sun")]);
  await userEvent.click(await screen.findByRole("button", { name: "Compare steps" }));
  const pane = await screen.findByRole("dialog", { name: "What changed" });
  expect(await within(pane).findByRole("deletion")).toHaveTextContent("Rain");
  expect(within(pane).getByRole("combobox", { name: "From" })).toHaveValue("1. Filling in: “Submit”, Tan Bo");
  expect(within(pane).getByRole("combobox", { name: "To" })).toHaveValue("As it is now");
});

test.each([
  ["what came since the last look of its reader", me, "1. Filling in: “Submit”, Ada Owner"],
  ["the last step", bo, "2. Check: “Pass”, Tan Bo"],
])("of several steps it compares %s with now", async (_, first, from) => {
  const steps = [step(1, "Filling in", "Submit", first), step(2, "Check", "Pass", bo), step(3, "Cost", "Pass", bo)];
  openedWith(steps, []);
  await userEvent.click(await screen.findByRole("button", { name: "Compare steps" }));
  const pane = await screen.findByRole("dialog", { name: "What changed" });
  expect(await within(pane).findByRole("combobox", { name: "From" })).toHaveValue(from);
  expect(within(pane).getByRole("combobox", { name: "To" })).toHaveValue("As it is now");
  expect(await within(pane).findByText("Both say the same in every field.")).toBeVisible();
});

test("a table tells which rows and cells changed, and a list which of its items", async () => {
  const table = newField("inputTable", "Materials");
  const [item] = table.components[0]?.[1]?.components ?? [];
  if (!item) throw new Error("a new table has columns");
  const worn = newField("multipleSelection", "Worn");
  const pages = [{ ...newPage("The day"), components: [newRow([table]), newRow([worn])] }] as never;
  const row = (change: string, title: string, number: number, oldValue: unknown, newValue: unknown) => ({
    ...{ change, rowId: crypto.randomUUID(), title, number, copyNumber: number === 3 ? 1 : 0 },
    cells: [{ columnId: item.id, columnName: "Item", oldValue, newValue }],
  });
  const changedRows = [
    row("changed", "Gate", 1, "Steel", "Oak"),
    row("added", "", 3, null, "Screws"),
    row("removed", "", 2, "Nails", null),
  ];
  const changedItems = [
    { change: "added", text: "Harness" },
    { change: "removed", text: "Gloves" },
  ];
  const fields = [
    changed(table, { rows: [] }, { rows: [] }, { changedRows }),
    changed(worn, { selected: [1] }, { selected: [2] }, { changedItems }),
  ];
  openedWith(sentBackByMe, fields, { pages, currentFieldIds: [] });
  await userEvent.click(await screen.findByRole("button", { name: "Show what changed" }));
  const line = screen.getByRole("region", { name: "What changed" });
  const told = within(line)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
  expect(told).toContain("Row “Gate”Row changedItem: Steel → Oak");
  expect(told).toContain("Row 3, table 2New rowItem: Screws");
  expect(told).toContain("Row 2Row deletedItem: Nails");
  expect(line).toHaveTextContent("Added: Harness");
  expect(within(line).getAllByRole("deletion").at(-1)).toHaveTextContent("Gloves");
});

const photo = (name: string) => ({ fileId: crypto.randomUUID(), name, size: 12, contentType: "image/jpeg" });
const [roof, gutter] = [photo("roof.jpg"), photo("gutter.jpg")];
const uploaded = (label: string, ...photos: object[]) => ({ label, description: "", files: [], photos });
const answered = (answer: string, note: string, ...photos: object[]) => ({ answer, note, photos });
const added = [{ change: "added", text: "gutter.jpg" }];

test.each([
  ["another caption", "upload", uploaded("North", roof), uploaded("South", roof), [], ["Was: North", "Is: South"]],
  [
    "another caption and a photo",
    "upload",
    ...[uploaded("North", roof), uploaded("South", roof, gutter), added],
    ["Added: gutter.jpg", "Was: North", "Is: South"],
  ],
  ["a first photo", "upload", null, uploaded("", gutter), added, ["Added: gutter.jpg"]],
  [
    "a photo under the same answer",
    "yesNo",
    ...[answered("no", "Loose", roof), answered("no", "Loose", roof, gutter), added],
    ["Added: gutter.jpg"],
  ],
  ["another answer", "yesNo", ...[answered("no", "", roof), answered("yes", "", roof), []], ["Was: No", "Is: Yes"]],
  [
    "what is written under a signature",
    "signature",
    ...[{ fileId: roof.fileId, label: "Tan Bo" }, { fileId: roof.fileId, label: "Tan Bo", description: "For Goh" }, []],
    ["Was: Tan Bo", "Is: Tan Bo: For Goh"],
  ],
] as const)("%s is told for what it is", async (_, type, before, after, changedItems, expected) => {
  const field = newField(type, "Proof");
  const pages = [{ ...newPage("The day"), components: [newRow([field])] }] as never;
  openedWith(sentBackByMe, [changed(field, before, after, { changedItems })], { pages, currentFieldIds: [] });
  await userEvent.click(await screen.findByRole("button", { name: "Show what changed" }));
  const item = within(screen.getByRole("region", { name: "What changed" })).getByRole("listitem");
  const told = [...item.querySelectorAll("p")].map(({ textContent }) => textContent).slice(0, -1);
  expect(told).toEqual(expected);
  expect(item).not.toHaveTextContent("Replaced");
});
