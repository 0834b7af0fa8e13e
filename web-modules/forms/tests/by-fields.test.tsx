import { browserHistory } from "@groundwork/kit";
import { fakeApi, refusal, renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import type { FieldColumn } from "../src/features/submissions/by-fields/api";
import { asFilters, chosenIn, fieldsAsked, withoutFields } from "../src/features/submissions/by-fields/chosen";
import { SubmissionList } from "../src/features/submissions/submission-list";

const id = (at: number) => `00000000-0000-4000-8000-00000000000${at}`;
const short = (at: number) => id(at).replaceAll("-", "");
const FIELDS: FieldColumn[] = [
  { fieldId: id(1), name: "Area", compared: "text", options: [] },
  { fieldId: id(2), name: "Width (m)", compared: "number", options: [] },
  { fieldId: id(3), name: "Poured on", compared: "day", options: [] },
  {
    fieldId: id(4),
    name: "Weather",
    compared: "options",
    options: [
      { value: "1", label: "Dry" },
      { value: "2", label: "Rain" },
    ],
  },
  { fieldId: id(5), name: "Safe", compared: "answer", options: [{ value: "no", label: "No" }] },
  { fieldId: id(6), name: "Photos", compared: "presence", options: [] },
];

describe("what the address keeps of fields", () => {
  const chosen = { columns: [id(3), id(1)], asked: { [id(1)]: "roof, north", [id(2)]: "1..", [id(4)]: "1,2" } };

  test("is read as it was written, in names and lengths that a saved view takes", () => {
    const filters = asFilters(chosen, { state: "draft" });
    expect(chosenIn(filters, FIELDS)).toEqual(chosen);
    expect(Object.keys(filters).every((each) => /^[a-zA-Z][a-zA-Z0-9_.]*$/.test(each))).toBe(true);
    const many = asFilters({ columns: FIELDS.map(({ fieldId }) => fieldId), asked: {} }, {});
    expect(many.fields?.length).toBeLessThanOrEqual(200);
    expect(withoutFields({ ...filters, state: "draft" })).toEqual({ state: "draft" });
  });

  test("of another form is none, and goes with the next choice", () => {
    const filters = asFilters(chosen, {});
    expect(chosenIn(filters, [])).toEqual({ columns: [], asked: {} });
    expect(asFilters({ columns: [], asked: {} }, filters)).toEqual(
      Object.fromEntries(Object.keys(filters).map((each) => [each, ""])),
    );
  });

  test("is asked of the service field by field", () => {
    const asked = { [id(1)]: "roof", [id(2)]: "..5", [id(3)]: "2026-11-01..2026-11-30", [id(4)]: "2", [id(5)]: "no" };
    const { fields, fieldFilters } = fieldsAsked({ columns: [id(6)], asked }, FIELDS);
    expect(fields).toBe(id(6));
    expect(JSON.parse(fieldFilters ?? "")).toEqual([
      { fieldId: id(1), contains: "roof" },
      { fieldId: id(2), atMost: "5" },
      { fieldId: id(3), atLeast: "2026-11-01", atMost: "2026-11-30" },
      { fieldId: id(4), anyOf: [2] },
      { fieldId: id(5), anyOf: ["no"] },
    ]);
    expect(fieldsAsked({ columns: [], asked: {} }, FIELDS)).toEqual({});
  });
});

const row = {
  submissionId: "1",
  templateId: "t1",
  templateName: "Pour",
  templateVersion: 1,
  projectId: "p1",
  projectName: "Jetty 4",
  referenceNumberStr: "P-1",
  state: "ongoing",
  outcome: null,
  currentStepName: "Check",
  openSteps: [],
  number: 1,
  mayVoid: false,
  mayAssign: false,
  currentStepId: "s1",
  version: "A",
  lastMove: null,
  assignee: null,
  approvedBy: [],
  expirationState: 0,
  validTimeEnd: null,
  submitter: null,
  created: "2026-11-21T09:00:00+08:00",
  dueAt: null,
  values: { [id(2)]: "12.5 m", [id(3)]: "2026-11-21" },
};

function services(fieldsAre: () => unknown = () => FIELDS, found: readonly unknown[] = [row]) {
  const list = (data: readonly unknown[]) => ({ data, totalCount: data.length, totalPageCount: 1 });
  return fakeApi({
    "GET /api/Project/QueryProjects": () => list([]),
    "GET /api/FormTemplate/QueryFormTemplates": () => list([{ formTemplateId: "t1", name: "Pour" }]),
    "GET /api/Submission/GetSubmissionFields": fieldsAre,
    "GET /api/Submission/QuerySubmissions": () => list(found),
  });
}

const lastAsked = (sent: ReturnType<typeof services>) =>
  sent.filter(({ path }) => path.startsWith("/api/Submission/QuerySubmissions")).at(-1)?.query;

beforeEach(() => {
  localStorage.clear();
  browserHistory.replace("/forms/submissions");
});

test("without a form there are no fields to choose", async () => {
  services();
  renderInKit(<SubmissionList />);
  expect(await screen.findByText("P-1")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Fields" })).toBeNull();
});

test.each([
  ["", /Choose a template: then what people typed/],
  ["&f.formTemplateId=t1", /typed text were searched.*“Fields” filters by them/],
])("who searches in vain for what was filled in is told the way there (%s)", async (chosen, said) => {
  browserHistory.replace(`/forms/submissions?q=lobby${chosen}`);
  services(() => FIELDS, []);
  renderInKit(<SubmissionList />);
  expect(await screen.findByText("Nothing matches")).toBeVisible();
  expect(screen.getByRole("note")).toHaveTextContent(said);
});

test("fields are chosen as columns and asked, and the address says so", async () => {
  browserHistory.replace("/forms/submissions?f.formTemplateId=t1");
  const sent = services();
  renderInKit(<SubmissionList />);
  await userEvent.click(await screen.findByRole("button", { name: "Fields" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Fields of the form" }));
  await userEvent.click(await dialog.findByRole("combobox", { name: "Shown as columns" }));
  await userEvent.click(await screen.findByRole("option", { name: "Width (m)" }));
  await userEvent.click(await screen.findByRole("option", { name: "Poured on" }));
  await userEvent.click(dialog.getByRole("combobox", { name: "Filter by" }));
  await userEvent.click(await screen.findByRole("option", { name: "Width (m)" }));
  expect(screen.queryByRole("option", { name: "Photos" })).toBeNull();
  await userEvent.type(dialog.getByLabelText("“Width (m)” from"), "ten");
  await userEvent.click(dialog.getByRole("button", { name: "Show" }));
  expect(await dialog.findByText("Enter a number, such as 12.5.")).toBeVisible();
  await userEvent.clear(dialog.getByLabelText("“Width (m)” from"));
  await userEvent.type(dialog.getByLabelText("“Width (m)” from"), "10");
  await userEvent.click(dialog.getByRole("button", { name: "Show" }));

  expect(await screen.findByRole("columnheader", { name: "Width (m)" })).toBeVisible();
  expect(await screen.findByText("12.5 m")).toBeVisible();
  expect(screen.getByText("21 Nov 2026")).toBeVisible();
  await waitFor(() => expect(lastAsked(sent)?.get("fields")).toBe(`${id(2)},${id(3)}`));
  expect(JSON.parse(lastAsked(sent)?.get("fieldFilters") ?? "")).toEqual([{ fieldId: id(2), atLeast: "10" }]);
  const address = new URLSearchParams(window.location.search);
  expect(address.get("f.fields")).toBe(`${short(2)},${short(3)}`);
  expect(address.get(`f.field.${short(2)}`)).toBe("10..");
  expect(screen.getByRole("button", { name: "Fields (1)" })).toBeVisible();
});

test("each field that is asked says what, and goes by a press", async () => {
  const asked = { [short(1)]: "roof", [short(2)]: "..5", [short(3)]: "2026-11-01..", [short(4)]: "1,2" };
  const address = Object.entries(asked).map(([field, value]) => `&f.field.${field}=${encodeURIComponent(value)}`);
  browserHistory.replace(`/forms/submissions?f.formTemplateId=t1&f.fields=${short(2)}${address.join("")}`);
  const sent = services();
  renderInKit(<SubmissionList />);
  for (const text of [
    "Area contains “roof”",
    "Width (m): up to 5",
    "Poured on: from 1 Nov 2026",
    "Weather: Dry / Rain",
  ])
    expect(await screen.findByText(text)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: /^Area contains “roof”/ }));
  await waitFor(() => expect(lastAsked(sent)?.get("fieldFilters")).not.toContain("roof"));
  expect(lastAsked(sent)?.get("fieldFilters")).toContain(id(2));
  expect(lastAsked(sent)?.get("fields")).toBe(id(2));
  expect(screen.queryByText("Area contains “roof”")).toBeNull();
});

test("the file has the fields that are shown, or all", async () => {
  browserHistory.replace(`/forms/submissions?f.formTemplateId=t1&f.fields=${short(2)}&f.field.${short(1)}=roof`);
  services();
  renderInKit(<SubmissionList />);
  await screen.findByText("12.5 m");
  await userEvent.click(screen.getByRole("button", { name: "Export" }));
  for (const name of ["With the fields shown", "With everything entered"]) {
    const kinds = screen.getAllByRole("menuitem", { name: new RegExp(name) }).map(({ textContent }) => textContent);
    expect(kinds).toEqual(["Excel", "CSV", "JSON"]);
  }
});

test("an address that asks of fields waits until it is known of which", async () => {
  browserHistory.replace(`/forms/submissions?f.formTemplateId=t1&f.fields=${short(4)}&f.field.${short(1)}=roof`);
  const sent = services();
  renderInKit(<SubmissionList />);
  expect(await screen.findByRole("columnheader", { name: "Weather" })).toBeVisible();
  const asked = sent.filter(({ path }) => path.startsWith("/api/Submission/QuerySubmissions"));
  expect(asked.every(({ query }) => query.get("fieldFilters") !== null)).toBe(true);
});

test("an address that asks of fields shows no other list where they can't be read", async () => {
  browserHistory.replace(`/forms/submissions?f.formTemplateId=t1&f.field.${short(1)}=roof`);
  let isAway = true;
  const sent = services(() => (isAway ? refusal(500, 2, "Something went wrong.") : FIELDS));
  renderInKit(<SubmissionList />);
  expect(await screen.findByText("Something went wrong.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Export" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: /CSV/ }));
  expect(await screen.findByText("The file could not be made.")).toBeVisible();
  expect(sent.filter(({ path }) => /NoteExport|ExportSubmissions/.test(path))).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: /^Fields/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Fields of the form" }));
  expect(await dialog.findByText("Something went wrong.")).toBeVisible();
  expect(lastAsked(sent)).toBeUndefined();
  isAway = false;
  await userEvent.click(dialog.getByRole("button", { name: "Try again" }));
  expect(await dialog.findByLabelText("“Area” contains")).toHaveValue("roof");
  await waitFor(() => expect(lastAsked(sent)?.get("fieldFilters")).toContain("roof"));
});
