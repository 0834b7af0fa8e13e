import { browserHistory } from "@groundwork/kit";
import { fakeApi, renderInKit, testSession } from "@groundwork/kit/testing";
import { createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import type { Folder } from "../src/features/folders/api";
import { pathOf, placesFor, placesOf } from "../src/features/folders/tree";
import { TemplateList } from "../src/features/templates/template-list";
import { usedInText } from "../src/features/templates/used-in";
import { messages } from "../src/messages";
import { folderMessages } from "../src/messages/folders";
import { form, pageOf } from "./home-rows";

const admin = { session: testSession({ access: "admin" }) };
const folder = (folderId: string, parentFolderId: string | null, change: Partial<Folder> = {}): Folder => ({
  folderId,
  parentFolderId,
  name: folderId,
  templatesCount: 1,
  mayChange: true,
  ...change,
});
const folders = [folder("Site", null), folder("Safety", "Site"), folder("Permits", "Safety"), folder("Office", null)];
const acted = (ids: string[], refused: string[] = []) => ({
  verdicts: ids.map((formTemplateId) => ({
    formTemplateId,
    isDone: !refused.includes(formTemplateId),
    message: refused.includes(formTemplateId) ? "Ask an admin." : null,
    isRetryable: false,
  })),
});

function api(
  rows = [form("Diary", { mayEdit: true }), form("Permit", { mayEdit: true }), form("Crane", { mayEdit: true })],
) {
  return fakeApi({
    "GET /api/FormTemplate/QueryFormTemplates": () => pageOf(rows),
    "GET /api/FormTemplate/GetFormFolders": () => folders,
    "GET /api/Project/QueryProjects": () =>
      pageOf([
        { projectId: "project-1", name: "Jetty 4" },
        { projectId: "project-2", name: "Tower" },
      ]),
    "GET /api/ListView/QueryListViews": () => [],
    "POST /api/FormTemplate/CreateFormFolder": () => folders,
    "PUT /api/FormTemplate/UpdateFormFolder": () => folders,
    "DELETE /api/FormTemplate/DeleteFormFolder": () => folders,
    "POST /api/FormTemplate/ActOnFormTemplates": ({ body }) =>
      acted((body as { formTemplateIds: string[] }).formTemplateIds, ["Crane"]),
  });
}
const lastAct = (sent: ReturnType<typeof api>) =>
  sent.findLast(({ path }) => path.endsWith("ActOnFormTemplates"))?.body;
const asked = (sent: ReturnType<typeof api>) => sent.findLast(({ path }) => path.endsWith("QueryFormTemplates"))?.query;

beforeEach(() => {
  localStorage.clear();
  browserHistory.replace("/");
});

test("where a folder may lie is told before it is tried", () => {
  expect(placesOf(folders).map(({ label }) => label)).toEqual([
    "Site",
    "Site / Safety",
    "Site / Safety / Permits",
    "Office",
  ]);
  expect(placesFor(folders, null).map(({ value }) => value)).toEqual(["Site", "Safety", "Office"]);
  // Three deep by itself, it fits nowhere.
  expect(placesFor(folders, folders[0] as Folder)).toEqual([]);
  expect(placesFor(folders, folders[1] as Folder).map(({ value }) => value)).toEqual(["Site", "Office"]);
  expect(pathOf(folders, "gone")).toEqual([]);
});

test("the list says where a form is used", async () => {
  const used = (name: string, projectIds: string[] | null) => form(name, { projectIds });
  const names = new Map([
    ["a", "Tower A"],
    ["b", "Tower B"],
    ["c", "Quay 7"],
  ]);
  const told = [used("1", null), used("2", ["a"]), used("3", ["b", "a", "c"]), used("4", ["gone"])].map(
    ({ projectIds }) => usedInText(messages.t, folderMessages.t, projectIds, names),
  );
  expect(told).toEqual(["All projects", "Tower A", "Tower B and 2 more", ""]);
});

test("one goes into folders and back by their path, which the address keeps", async () => {
  const sent = api();
  renderInKit(<TemplateList />, admin);
  const bar = within(await screen.findByRole("navigation", { name: "Folders" }));
  await userEvent.click(await bar.findByRole("button", { name: "Site · 1" }));
  expect(window.location.search).toContain("f.folderId=Site");
  await waitFor(() => expect(asked(sent)?.get("folderId")).toBe("Site"));
  await userEvent.click(await bar.findByRole("button", { name: "Safety · 1" }));
  expect(bar.getByRole("button", { name: "Safety" })).toHaveAttribute("aria-current", "true");
  await userEvent.click(bar.getByRole("button", { name: "All templates" }));
  expect(window.location.search).not.toContain("folderId");
  expect(bar.getByRole("button", { name: "All templates" })).toHaveAttribute("aria-current", "true");
});

test("a folder is made where one is, and deleting one says where its templates go", async () => {
  browserHistory.replace("/?f.folderId=Safety");
  const sent = api();
  renderInKit(<TemplateList />, admin);
  await userEvent.click(await screen.findByRole("button", { name: "New folder" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByRole("textbox", { name: "Name" }), "Hot work");
  await userEvent.click(dialog.getByRole("button", { name: "Make folder" }));
  expect(await screen.findByText("The folder Hot work was made")).toBeVisible();
  expect(sent.find(({ method }) => method === "POST")?.body).toMatchObject({
    name: "Hot work",
    parentFolderId: "Safety",
  });
  await userEvent.click(await screen.findByRole("button", { name: "What to do with the folder Safety" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
  expect(await screen.findByText(/moves to: Site\./)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(window.location.search).toContain("f.folderId=Site"));
  expect(sent.find(({ method }) => method === "DELETE")?.body).toEqual({ folderId: "Safety", movesUp: true });
});

test("several are moved at once, a range with Shift; what is refused stays and says why", async () => {
  const sent = api();
  const user = userEvent.setup();
  renderInKit(<TemplateList />, admin);
  await user.click(await screen.findByRole("checkbox", { name: "Select Diary" }));
  await user.keyboard("{Shift>}");
  await user.click(screen.getByRole("checkbox", { name: "Select Crane" }));
  await user.keyboard("{/Shift}");
  await user.click(await screen.findByRole("button", { name: "Archive (3)" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Archive 3 templates?" }));
  await user.click(dialog.getByRole("button", { name: "Archive" }));
  expect(await dialog.findByRole("alert")).toHaveTextContent("Crane: Ask an admin.");
  expect(lastAct(sent)).toEqual({ act: { kind: "archive" }, formTemplateIds: ["Diary", "Permit", "Crane"] });
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(await screen.findByRole("button", { name: "Archive (1)" })).toBeVisible();
});

test("several are given to several projects at once", async () => {
  const sent = api();
  const user = userEvent.setup();
  renderInKit(<TemplateList />, admin);
  await user.click(await screen.findByRole("checkbox", { name: "Select Diary" }));
  await user.click(screen.getByRole("checkbox", { name: "Select Crane" }));
  await user.click(await screen.findByRole("button", { name: "Give to projects (2)" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Give 2 templates to projects" }));
  await user.click(dialog.getByRole("button", { name: "Give" }));
  expect(await dialog.findByText("Choose one of your projects.")).toBeVisible();
  const projects = dialog.getByRole("combobox", { name: /^Projects/ });
  expect(projects).toHaveAccessibleDescription(/in no other project/);
  await user.click(projects);
  for (const name of ["Jetty 4", "Tower"]) await user.click(await screen.findByRole("option", { name }));
  await user.click(dialog.getByRole("button", { name: "Give" }));
  expect(await dialog.findByRole("alert")).toHaveTextContent("Crane: Ask an admin.");
  const projectIds = ["project-1", "project-2"];
  expect(lastAct(sent)).toEqual({ act: { kind: "giveToSeveral", projectIds }, formTemplateIds: ["Diary", "Crane"] });
});

test("a template is dropped onto a folder, or moved by its menu", async () => {
  const sent = api();
  renderInKit(<TemplateList />, admin);
  const [grip] = await screen.findAllByTitle("Drag onto a folder");
  const target = await screen.findByRole("button", { name: "Office · 1" });
  const held = new Map<string, string>();
  const dataTransfer = {
    setData: (kind: string, value: string) => held.set(kind, value),
    getData: (kind: string) => held.get(kind) ?? "",
    get types() {
      return [...held.keys()];
    },
  };
  fireEvent.dragStart(grip as HTMLElement, { dataTransfer });
  const over = createEvent.dragOver(target, { dataTransfer });
  fireEvent(target, over);
  expect(over.defaultPrevented).toBe(true);
  fireEvent.drop(target, { dataTransfer });
  await waitFor(() =>
    expect(lastAct(sent)).toEqual({ act: { kind: "move", folderId: "Office" }, formTemplateIds: ["Diary"] }),
  );
  await userEvent.click(screen.getByRole("button", { name: "What to do with Permit" }));
  // What was not published yet comes along: nobody takes it for what people fill in.
  expect(await screen.findByRole("menuitem", { name: "Export draft as a file" })).toBeVisible();
  expect(screen.getByRole("menuitem", { name: "Export draft as XLSForm (Excel)" })).toBeVisible();
  await userEvent.click(screen.getByRole("menuitem", { name: "Move to a folder" }));
  expect(await screen.findByRole("dialog", { name: "Move “Permit”" })).toBeVisible();
});

test("the order is asked of the service, and an order of a former list is none", async () => {
  browserHistory.replace("/?sort=folderName");
  const sent = api();
  renderInKit(<TemplateList />, admin);
  await userEvent.click(await screen.findByRole("button", { name: "Changed" }));
  await waitFor(() => expect(asked(sent)?.get("sort")).toBe("updatedAt"));
  expect(sent.some(({ query }) => query.get("sort") === "folderName")).toBe(false);
});

test("who makes no templates is offered neither folders to make nor boxes", async () => {
  api([form("Diary")]);
  renderInKit(<TemplateList />, { session: testSession({ access: "member" }) });
  expect(await screen.findByRole("button", { name: "Site · 1" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "New folder" })).toBeNull();
  expect(screen.queryByRole("checkbox")).toBeNull();
});
