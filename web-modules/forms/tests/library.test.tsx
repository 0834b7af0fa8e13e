import { newField, newPage, newRow } from "@groundwork/formwork/rules";
import { fakeApi, renderInKit, testSession } from "@groundwork/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { entryQuery, merged } from "../src/features/library/api";
import { Library } from "../src/features/library/library";
import TemplateNewPage from "../src/pages/template-new";

const entry = (name: string, more: object = {}) => ({
  formCollectionId: name,
  projectId: null,
  name,
  category: "Safety",
  about: "",
  fieldsCount: 3,
  uses: 0,
  revision: 1,
  photoUrl: null,
  createdBy: null,
  updatedAt: "2026-11-21T09:00:00+08:00",
  mayEdit: true,
  blockKind: null,
  ...more,
});

type Entry = ReturnType<typeof entry>;
const pageOf = (data: readonly Entry[], pageNumber = 1, totalPageCount = 1) => ({
  data,
  totalCount: data.length,
  totalPageCount,
  pageNumber,
  pageCount: 24,
});
const session = testSession({ access: "admin" });

test("an entry that moved between two pages while they were read is there once", () => {
  const [one, two] = [entry("Hot work"), entry("Scaffold")];
  const moved = { ...two, uses: 4 };
  const list = merged([{ data: [one, two] }, { data: [moved, entry("Toolbox")] }]);
  expect(list.map(({ name, uses }) => [name, uses])).toEqual([
    ["Hot work", 0],
    ["Scaffold", 4],
    ["Toolbox", 0],
  ]);
});

test("what an entry holds is read again after 30 seconds", () => {
  expect(entryQuery("hot").staleTime).toBe(30_000);
});

test("the library is filtered, and goes on page by page", async () => {
  const user = userEvent.setup();
  const sent = fakeApi({
    "GET /api/FormCollection": ({ query }) =>
      query.get("pageNumber") === "2" ? pageOf([entry("Scaffold")], 2, 2) : pageOf([entry("Hot work")], 1, 2),
    "GET /api/FormCollection/Categories": () => ["Quality", "Safety"],
  });
  renderInKit(<Library />, { session });
  expect(await screen.findByText("Hot work")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Show more" }));
  expect(await screen.findByText("Scaffold")).toBeTruthy();
  await user.click(screen.getByRole("combobox", { name: "Category" }));
  await user.click(await screen.findByRole("option", { name: "Quality" }));
  await waitFor(() => expect(sent.some(({ query }) => query.get("category") === "Quality")).toBe(true));
});

test("who may only use an entry is offered a copy, and neither change nor deletion", async () => {
  const user = userEvent.setup();
  fakeApi({
    "GET /api/FormCollection": () => pageOf([entry("Hot work", { mayEdit: false })]),
    "GET /api/FormCollection/Categories": () => [],
  });
  renderInKit(<Library />, { session });
  await user.click(await screen.findByRole("button", { name: "What to do with Hot work in the library" }));
  expect(await screen.findByRole("menuitem", { name: "Duplicate" })).toBeTruthy();
  expect(screen.queryByRole("menuitem", { name: "Delete from the library" })).toBeNull();
  expect(screen.queryByRole("menuitem", { name: "Change name and cover" })).toBeNull();
});

test("a template begins with an entry", async () => {
  const user = userEvent.setup();
  const sent = fakeApi({
    "GET /api/FormTemplate/GetStarterTemplates": () => [],
    "GET /api/Project/QueryProjects": () => pageOf([]),
    "GET /api/FormCollection/Workflow/hot": () => ({
      formCollectionId: "hot",
      projectId: null,
      pages: [newPage("Permit", [newRow([newField("shortText", "Work")])])],
      workflow: { nodes: [{ id: "1", type: "step", data: { stepName: "Application" } }], edges: [] },
      detail: { name: "Hot work", folderName: "Safety" },
    }),
    "POST /api/FormTemplate/CreateFormTemplate": () => ({ formTemplateId: "made", name: "Hot work" }),
  });
  renderInKit(<TemplateNewPage />, { session, path: "/forms/templates/new?entry=hot" });
  expect(await screen.findByText("Steps: Application")).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: "Change it first" }));
  await waitFor(() => expect(window.location.pathname).toBe("/forms/templates/made"));
  expect(sent.find(({ method }) => method === "POST")?.body).toEqual({
    templateId: expect.any(String) as string,
    name: "Hot work",
    folderName: "Safety",
    folderId: null,
    projectId: null,
    formCollectionId: "hot",
  });
});

test("blocks are listed apart: renamed and deleted, but nothing begins with them", async () => {
  const user = userEvent.setup();
  const sent = fakeApi({
    "GET /api/FormCollection": ({ query }) =>
      query.get("blocks") === "true" ? pageOf([entry("Head", { blockKind: "rows" })]) : pageOf([entry("Hot work")]),
    "GET /api/FormCollection/Categories": () => [],
    "DELETE /api/FormCollection/Head": () => null,
  });
  renderInKit(<Library />, { session, path: "/forms/library?show=blocks" });
  expect(await screen.findByText("Head")).toBeTruthy();
  expect(screen.queryByText("Hot work")).toBeNull();
  expect(screen.getByText("Safety · 3 fields")).toBeTruthy();
  expect(screen.queryByRole("link", { name: /Head/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "What to do with Head in the library" }));
  expect(await screen.findByRole("menuitem", { name: "Change name and cover" })).toBeTruthy();
  expect(screen.queryByRole("menuitem", { name: /Export/ })).toBeNull();
  await user.click(screen.getByRole("menuitem", { name: "Delete from the library" }));
  expect(await screen.findByText("Forms that it was put into stay as they are.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Delete from the library" }));
  await waitFor(() => expect(sent.some(({ method }) => method === "DELETE")).toBe(true));
});

test("a card says how often forms were begun with it, and nothing where nobody knows of any", async () => {
  fakeApi({
    "GET /api/FormCollection": () => pageOf([entry("Hot work"), entry("Scaffold", { uses: 2 })]),
    "GET /api/FormCollection/Categories": () => [],
  });
  renderInKit(<Library />, { session });
  const card = (await screen.findByText("Hot work")).closest("li");
  expect(card).toHaveTextContent(/^Hot workSafety$/);
  expect(screen.getByText("Scaffold").closest("li")).toHaveTextContent(/^ScaffoldSafety · used 2 times$/);
});
