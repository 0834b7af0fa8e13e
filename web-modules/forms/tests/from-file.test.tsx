import { newField, newPage, newRow } from "@groundwork/formwork/rules";
import { fakeApi, refusal, renderInKit, testSession } from "@groundwork/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import FileNotes from "../src/features/from-file/file-notes";
import { teamIdsOf } from "../src/features/from-file/teams";
import TemplateNewPage from "../src/pages/template-new";

const session = testSession({ access: "admin" });
const open = () => renderInKit(<TemplateNewPage />, { session, path: "/forms/templates/new?from=file" });

const found = (more: object = {}) => ({
  format: "xlsform",
  name: "Pour inspection",
  folderName: "",
  pages: [newPage("The pour", [newRow([newField("shortText", "Storey")])])],
  fieldsCount: 1,
  rulesCount: 0,
  picturesCount: 0,
  stepNames: [],
  teamNames: [],
  listNames: [],
  notes: [],
  notesCount: 0,
  ...more,
});
const note = (row: number) => ({
  code: "x",
  place: String(row),
  params: {},
  subject: `Question ${row}`,
  message: `Something of row ${row}.`,
});
const teams = (...names: string[]) => ({
  data: names.map((name) => ({ teamId: `id of ${name}`, name })),
  totalCount: names.length,
  totalPageCount: 1,
  pageNumber: 1,
  pageCount: 100,
});

async function choose(user: ReturnType<typeof userEvent.setup>, name = "pour.xlsx"): Promise<void> {
  await user.upload(await screen.findByLabelText("File of a form"), new File(["…"], name));
}

test("what does not come along is told row by row, the first few at first", async () => {
  const user = userEvent.setup();
  const notes = Array.from({ length: 9 }, (_, at) => note(at + 2));
  fakeApi({ "POST /api/FormTemplate/ReadFormFile": () => found({ notes, notesCount: 9 }) });
  open();
  await choose(user);
  expect(await screen.findByText("9 things do not come along as they were")).toBeTruthy();
  expect(screen.getByText("Row 7")).toBeTruthy();
  expect(screen.queryByText("Row 10")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Show all 9" }));
  expect(screen.getByText("Something of row 10.")).toBeTruthy();
});

test("what the file leaves unsaid of a field is as of every other one", async () => {
  const user = userEvent.setup();
  const { id, type } = newField("shortText", "");
  const row = { ...newRow([]), components: [{ id, type, setting: { label: "Storey" } }] };
  const pages = [{ ...newPage("The pour"), components: [row] }];
  fakeApi({ "POST /api/FormTemplate/ReadFormFile": () => found({ pages }) });
  open();
  await choose(user);
  expect(await screen.findByText("Storey")).toBeTruthy();
});

test("a file without a form says why and where, and another one may be chosen", async () => {
  const user = userEvent.setup();
  const fields = [{ field: "pages/0/id", message: "Broken", code: "brokenForm" }];
  const answers = [refusal(422, 4, "The form in this file can't be read.", { fields }), found()];
  fakeApi({ "POST /api/FormTemplate/ReadFormFile": () => answers.shift() });
  open();
  await choose(user, "broken.json");
  expect((await screen.findByRole("alert")).textContent).toContain("can't be read");
  expect(screen.getByText("pages/0/id")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Change it first" })).toBeNull();
  await choose(user);
  expect(await screen.findByText("All of it comes along.")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("teams of the same name are proposed, others are chosen, and the file is sent with them", async () => {
  const user = userEvent.setup();
  const sent = fakeApi({
    "POST /api/FormTemplate/ReadFormFile": () =>
      found({ stepNames: ["Pour", "Check"], teamNames: ["Checkers", "Inspectors"] }),
    "GET /api/Team/QueryTeams": () => teams("inspectors", "Engineers"),
    "POST /api/FormTemplate/ImportFormTemplate": () => ({ formTemplateId: "made", name: "Pour inspection" }),
  });
  open();
  await choose(user);
  const proposed = await screen.findByRole("combobox", { name: "Inspectors" });
  await waitFor(() => expect((proposed as HTMLInputElement).value).toBe("inspectors"));
  await user.click(screen.getByRole("combobox", { name: "Checkers" }));
  await user.click(await screen.findByRole("option", { name: "Engineers" }));
  await user.click(screen.getByRole("button", { name: "Change it first" }));
  await waitFor(() => expect(window.location.pathname).toBe("/forms/templates/made"));
  const body = String(sent.find(({ path }) => path.endsWith("ImportFormTemplate"))?.body);
  expect(body).toContain('{"Checkers":"id of Engineers","Inspectors":"id of inspectors"}');
  expect(body).toContain("Pour inspection");
});

test("a team that was taken back stays out", () => {
  const company = [{ teamId: "1", name: "Checkers" }];
  expect(teamIdsOf(["Checkers"], company, {})).toEqual({ Checkers: "1" });
  expect(teamIdsOf(["Checkers"], company, { Checkers: null })).toEqual({});
});

const EMPTY = { data: [], totalCount: 0, totalPageCount: 0, pageNumber: 1, pageCount: 20 };

test("what did not come along is kept for the builder until it is done with, and can be saved", async () => {
  const user = userEvent.setup();
  const lost = { ...note(4), message: "`constraint` with `. > 0` is not carried." };
  fakeApi({
    "GET /api/FormTemplate/QueryFormTemplates": () => EMPTY,
    "POST /api/FormTemplate/ReadFormFile": () => found({ notes: [lost], notesCount: 1 }),
    "POST /api/FormTemplate/ImportFormTemplate": () => ({ formTemplateId: "made", name: "Pour inspection" }),
  });
  const { unmount } = open();
  await choose(user);
  await user.click(await screen.findByRole("button", { name: "Change it first" }));
  await waitFor(() => expect(window.location.pathname).toBe("/forms/templates/made"));
  unmount();

  const builder = renderInKit(<FileNotes templateId="made" />, { session });
  expect(screen.getByText("Made of pour.xlsx")).toBeVisible();
  await user.click(screen.getByText("1 thing does not come along as it was"));
  const list = screen.getByRole("list", { name: /do(es)? not come along/ });
  expect(list).toHaveTextContent("Row 4Question 4constraint with . > 0 is not carried.");
  const saved = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:x");
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  await user.click(screen.getByRole("button", { name: "Save the list as CSV" }));
  pressed.mockRestore();
  const csv = await (saved.mock.lastCall?.[0] as Blob | undefined)?.text();
  expect(csv).toContain('"4","Question 4","`constraint` with `. > 0` is not carried."');
  await user.click(screen.getByRole("button", { name: "Done with it" }));
  expect(screen.queryByText("Made of pour.xlsx")).toBeNull();
  builder.unmount();
  renderInKit(<FileNotes templateId="made" />, { session });
  expect(screen.queryByText("Made of pour.xlsx")).toBeNull();
});

test("a form of the same name that is there already is told", async () => {
  const user = userEvent.setup();
  const there = { formTemplateId: "other", name: "Pour inspection" };
  fakeApi({
    "GET /api/FormTemplate/QueryFormTemplates": () => ({
      ...EMPTY,
      data: [{ ...there, name: "Pour inspection 2" }, there],
    }),
    "POST /api/FormTemplate/ReadFormFile": () => found(),
  });
  open();
  await choose(user);
  expect(await screen.findByText(/There is a form “Pour inspection” already/)).toBeVisible();
});

test("the button that was pressed turns, and who went elsewhere meanwhile is not fetched back", async () => {
  const user = userEvent.setup();
  let answer: (made: object) => void = () => undefined;
  fakeApi({
    "GET /api/FormTemplate/QueryFormTemplates": () => EMPTY,
    "POST /api/FormTemplate/ReadFormFile": () => found(),
    "POST /api/FormTemplate/ImportFormTemplate": () => new Promise((resolve) => (answer = resolve)),
  });
  const { unmount } = open();
  await choose(user);
  await user.click(await screen.findByRole("button", { name: "Change it first" }));
  const turns = (name: string) => screen.getByRole("button", { name }).hasAttribute("data-loading");
  await waitFor(() => expect(turns("Change it first")).toBe(true));
  expect(turns("Publish and try it")).toBe(false);
  window.history.pushState(null, "", "/forms/todos");
  unmount();
  answer({ formTemplateId: "made", name: "Pour inspection" });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(window.location.pathname).toBe("/forms/todos");
});
