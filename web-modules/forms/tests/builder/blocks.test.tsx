import { type Body, newField, newId, newPage, newRow } from "@groundwork/formwork/rules";
import { fakeApi, refusal, renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import ClipboardKeys from "../../src/features/builder/clipboard/clipboard-keys";
import { newRule, withRules } from "../../src/features/builder/model/rules";
import CurrentFields from "../../src/features/builder/panels/current-fields";
import Sections from "../../src/features/builder/panels/sections";
import { BuilderStore } from "../../src/features/builder/state/builder-store";
import { BuilderContext } from "../../src/features/builder/state/hooks";
import { form, idOf, told } from "./forms";

const HERE = newId();
const WORKFLOW = { nodes: [], edges: [] } as unknown as Parameters<typeof ClipboardKeys>[0]["workflow"];

const block = (name: string, more: object = {}) => ({
  formCollectionId: newId(),
  projectId: null,
  name,
  category: "",
  about: "Above every check",
  fieldsCount: 2,
  uses: 0,
  revision: 1,
  photoUrl: null,
  createdBy: null,
  updatedAt: "2026-11-21T09:00:00+08:00",
  mayEdit: true,
  blockKind: "rows",
  ...more,
});
const pageOf = (data: readonly object[]) => ({
  data,
  totalCount: data.length,
  totalPageCount: 1,
  pageNumber: 1,
  pageCount: 24,
});

function open(body: Body, isFixed = false) {
  const store = new BuilderStore(body, undefined, isFixed);
  renderInKit(
    <BuilderContext value={store}>
      <CurrentFields hasTools onOpenSettings={() => undefined} />
      <Sections templateId={HERE} />
      <ClipboardKeys templateId={HERE} workflow={WORKFLOW} />
    </BuilderContext>,
  );
  return store;
}

const choose = async (menu: string, item: string) => {
  await userEvent.click(await screen.findByRole("button", { name: menu }));
  await userEvent.click(await screen.findByRole("menuitem", { name: new RegExp(`^${item}`) }));
};

beforeEach(() => localStorage.clear());

test("fields that are selected are saved under a name, as they would be copied", async () => {
  const sent = fakeApi({ "POST /api/FormCollection": () => block("Head of a check") });
  const store = open(form([["a"], ["b"], ["c"]]));
  const before = store.body();
  await userEvent.click(screen.getByRole("button", { name: /^a/ }));
  await choose("More with the field", "Select the next one too");
  await choose("More with the field", "Save as a block");
  expect(await screen.findByText(/^2 fields, with what is inside/)).toBeVisible();
  const name = screen.getByRole("textbox", { name: /^Name/ });
  expect(name).toHaveValue("a");
  for (const nobodys of ["{Backspace}", "Untitled"]) {
    await userEvent.clear(name);
    await userEvent.type(name, nobodys);
    await userEvent.click(screen.getByRole("button", { name: "Save the block" }));
    expect(await screen.findByText("Give the block a name.")).toBeVisible();
  }
  await userEvent.clear(name);
  expect(sent).toHaveLength(0);
  await userEvent.type(screen.getByRole("textbox", { name: /^Name/ }), " Head of a check ");
  await userEvent.click(screen.getByRole("button", { name: "Save the block" }));
  expect(await screen.findByText("Head of a check is in the library now")).toBeVisible();
  const kept = sent[0]?.body as { name: string; blockKind: string; formTemplateId: string; pages: Body };
  expect([kept.name, kept.blockKind, kept.formTemplateId]).toEqual(["Head of a check", "rows", HERE]);
  expect(told(kept.pages)).toEqual([[["a"], ["b"]]]);
  expect(store.body()).toBe(before);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a page is saved with its name, and why it was refused is said", async () => {
  const said = "There is a block called “Page 1” already. Choose another name.";
  const sent = fakeApi({
    "POST /api/FormCollection": () => refusal(409, 4, said),
  });
  open(form([["a"]], [["b"]]));
  await choose("More with Page 1", "Save as a block");
  await userEvent.type(await screen.findByRole("textbox", { name: /^Name/ }), "Page 1");
  await userEvent.click(screen.getByRole("button", { name: "Save the block" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ blockKind: "pages" });
  expect(await screen.findByText(said)).toBeVisible();
});

test("a block is put in below what is selected, with ids of its own, and one undo takes it back", async () => {
  const [x, y] = [newField("shortText", "x"), newField("shortText", "y")];
  const rule = {
    ...newRule(),
    nestedConditions: [],
    outcomes: [{ type: "show" as const, fieldIds: [y.id], pageIds: [] }],
  };
  const pages = withRules([newPage("", [newRow([x]), newRow([y])])], [rule]);
  const [head, empty] = [block("Head of a check"), block("Foot", { about: "" })];
  const sent = fakeApi({
    "GET /api/FormCollection": () => pageOf([head, empty]),
    [`GET /api/FormCollection/Workflow/${head.formCollectionId}`]: () => ({
      formCollectionId: head.formCollectionId,
      projectId: null,
      pages,
      workflow: { nodes: [], edges: [] },
      detail: { name: head.name, folderName: "" },
    }),
  });
  const store = open(form([["a"], ["b"]]));
  await userEvent.click(screen.getByRole("button", { name: /^a/ }));
  await choose("More with the field", "Put in a block");
  expect(await screen.findByText("Above every check")).toBeVisible();
  expect(sent[0]?.query.get("blocks")).toBe("true");
  // Of the kit, not in the colours of the browser.
  const toLibrary = screen.getByRole("link", { name: "Rename and delete blocks in the library" });
  expect(toLibrary.className).not.toBe("");
  await userEvent.click(screen.getByRole("button", { name: "Put in Head of a check" }));
  await waitFor(() => expect(told(store.body())).toEqual([[["a"], ["x"], ["y"], ["b"]]]));
  expect([idOf(store.body(), "x"), idOf(store.body(), "y")]).not.toContain(x.id);
  expect(JSON.stringify(store.body())).not.toContain(y.id);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  store.undo();
  expect(told(store.body())).toEqual([[["a"], ["b"]]]);
});

test("a block that would make the form too large is refused, and nothing changes", async () => {
  const fields = Array.from({ length: 1000 }, () => newRow([newField("shortText", "x")]));
  const much = block("Much");
  fakeApi({
    "GET /api/FormCollection": () => pageOf([much]),
    [`GET /api/FormCollection/Workflow/${much.formCollectionId}`]: () => ({
      formCollectionId: much.formCollectionId,
      projectId: null,
      pages: [newPage("", fields)],
      workflow: { nodes: [], edges: [] },
      detail: { name: much.name, folderName: "" },
    }),
  });
  const store = open(form([["a"]]));
  const before = store.body();
  await choose("More with Page 1", "Put in a block");
  await userEvent.click(await screen.findByRole("button", { name: "Put in Much" }));
  expect(await screen.findByText(/does not fit a form: A form has at most 1,?000 fields/)).toBeVisible();
  expect(store.body()).toBe(before);
});

test("where there is none it is said how one is made", async () => {
  fakeApi({ "GET /api/FormCollection": () => pageOf([]) });
  open(form([["a"]]));
  await choose("More with Page 1", "Put in a block");
  expect(await screen.findByText("There are no blocks yet")).toBeVisible();
});

test("a form that is only looked at neither keeps blocks nor takes them", async () => {
  open(form([["a"]]), true);
  // Looked at, the list of fields has a menu of the page too.
  const [menu] = await screen.findAllByRole("button", { name: "More with Page 1" });
  await userEvent.click(menu as HTMLElement);
  expect(await screen.findByRole("menuitem", { name: "Copy" })).toBeVisible();
  expect(screen.queryByRole("menuitem", { name: /block/ })).toBeNull();
});
