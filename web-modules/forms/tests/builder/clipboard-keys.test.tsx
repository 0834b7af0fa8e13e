import { type Body, newField, newPage, newRow } from "@groundwork/formwork/rules";
import { renderInKit } from "@groundwork/kit/testing";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import ClipboardKeys from "../../src/features/builder/clipboard/clipboard-keys";
import { newRule, withRules } from "../../src/features/builder/model/rules";
import CurrentFields from "../../src/features/builder/panels/current-fields";
import Sections from "../../src/features/builder/panels/sections";
import { BuilderStore } from "../../src/features/builder/state/builder-store";
import { BuilderContext } from "../../src/features/builder/state/hooks";
import { form, idOf, told } from "./forms";

const HERE = "00000000-0000-4000-8000-00000000000a";
const WORKFLOW = { nodes: [], edges: [] } as unknown as Parameters<typeof ClipboardKeys>[0]["workflow"];

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("Not allowed"));
  vi.spyOn(navigator.clipboard, "readText").mockRejectedValue(new Error("Not allowed"));
});

/** The list of fields, which is the form on a phone, and the pages. */
function open(body: Body) {
  const store = new BuilderStore(body);
  renderInKit(
    <BuilderContext value={store}>
      <CurrentFields hasTools onOpenSettings={() => undefined} />
      <Sections templateId={HERE} />
      <ClipboardKeys templateId={HERE} workflow={WORKFLOW} />
    </BuilderContext>,
  );
  return store;
}

/** As a browser tells of it; gives what then lies on the clipboard. */
function press(deed: "copy" | "cut" | "paste", text = ""): string {
  let written = text;
  const clipboardData = { getData: () => text, setData: (_: string, next: string) => (written = next) };
  fireEvent[deed](document.activeElement ?? document.body, { clipboardData });
  return written;
}

const choose = async (menu: string, item: string) => {
  await userEvent.click(await screen.findByRole("button", { name: menu }));
  await userEvent.click(await screen.findByRole("menuitem", { name: new RegExp(`^${item}`) }));
};

test("several fields are copied by the menu where no page may write to the clipboard, and put down below what is selected", async () => {
  const store = open(form([["a"], ["b"], ["c"]]));
  await userEvent.click(screen.getByRole("button", { name: /^a/ }));
  await choose("More with the field", "Select the next one too");
  expect(store.selectedIds()).toEqual([idOf(store.body(), "a"), idOf(store.body(), "b")]);
  await choose("More with the field", "Copy");
  expect(await screen.findByText("Copied: 2 fields")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: /^c/ }));
  await choose("More with the field", "Paste here");
  await waitFor(() => expect(told(store.body())).toEqual([[["a"], ["b"], ["c"], ["a"], ["b"]]]));
  expect(store.selectedIds()).toHaveLength(2);
  store.undo();
  expect(told(store.body())).toEqual([[["a"], ["b"], ["c"]]]);
});

test("a page is cut by its menu and comes back behind another", async () => {
  const store = open(form([["a"]], [["b"]]));
  const [first] = store.body();
  await choose("More with Page 1", "Cut");
  await waitFor(() => expect(told(store.body())).toEqual([[["b"]]]));
  await choose("More with Page 2", "Paste here");
  await waitFor(() => expect(store.body()[1]?.id).toBe(first?.id));
  expect(told(store.body())).toEqual([[["b"]], [["a"]]]);
});

test("keys copy, cut and paste; where one types, that is meant", async () => {
  const store = open(form([["a"], ["b"]]));
  await userEvent.click(screen.getByRole("button", { name: /^a/ }));
  const text = press("cut");
  expect(told(store.body())).toEqual([[["b"]]]);
  press("paste", text);
  await waitFor(() => expect(told(store.body())).toEqual([[["b"], ["a"]]]));
  screen.getByRole("textbox").focus();
  expect(press("copy")).toBe("");
  press("paste", text);
  expect(told(store.body())).toEqual([[["b"], ["a"]]]);
});

test("what was cut is pasted where one then is, not at the end of the form", async () => {
  const store = open(form([["a"], ["b"], ["c"]], [["d"]]));
  await userEvent.click(screen.getByRole("button", { name: /^a/ }));
  const text = press("cut");
  expect(store.selectedIds()).toEqual([idOf(store.body(), "b")]);
  await waitFor(() => expect(screen.getByRole("button", { name: /^b/ })).toHaveFocus());
  press("paste", text);
  await waitFor(() => expect(told(store.body())).toEqual([[["b"], ["a"], ["c"]], [["d"]]]));
});

test("what is no part of a form, is damaged, or does not fit is told, and nothing changes", async () => {
  const store = open(form([["a"]]));
  const before = store.body();
  await userEvent.click(screen.getByRole("button", { name: /^a/ }));
  await choose("More with the field", "Paste here");
  expect(await screen.findByText(/Nothing was copied yet/)).toBeVisible();
  press("paste", "Weather: rain");
  expect(await screen.findByText(/What was copied is no part of a form/)).toBeVisible();
  const text = press("copy");
  press("paste", text.replace('"kind":"rows"', '"kind":"form"'));
  expect(await screen.findByText(/What was copied is damaged/)).toBeVisible();
  press("paste", text.replace('"type":"shortText"', '"type":"hologram"'));
  expect(await screen.findByText(/copied in a newer release/)).toBeVisible();
  const many = newPage(
    "Many",
    Array.from({ length: 1000 }, () => newRow([newField("shortText", "x")])),
  );
  press("paste", JSON.stringify({ ...JSON.parse(text), pages: [many] }));
  expect(await screen.findByText(/does not fit a form: A form has at most 1,?000 fields/)).toBeVisible();
  expect(store.body()).toBe(before);
});

test("with the focus on a field that is not selected, keys mean that field alone", async () => {
  const store = open(form([["a"], ["b"], ["c"], ["d"]]));
  await userEvent.click(screen.getByRole("button", { name: /^a/ }));
  fireEvent.click(screen.getByRole("button", { name: /^b/ }), { shiftKey: true });
  await waitFor(() => expect(store.selectedIds()).toHaveLength(2));
  screen.getByRole("button", { name: /^c/ }).focus();
  expect(JSON.parse(press("copy")).pages[0].components).toHaveLength(1);
  await userEvent.keyboard("{Delete}");
  await userEvent.click(await screen.findByRole("button", { name: "Delete c" }));
  await waitFor(() => expect(told(store.body())).toEqual([[["a"], ["b"], ["d"]]]));
  store.undo();
  screen.getByRole("button", { name: /^d/ }).focus();
  press("cut");
  expect(told(store.body())).toEqual([[["a"], ["b"], ["c"]]]);
});

test("who deletes several is told which calculations and rules lose them", async () => {
  const drawn = form([["a"], ["b"], ["c"]]);
  const [a, b, c] = ["a", "b", "c"].map((label) => idOf(drawn, label)) as [string, string, string];
  const area = newField("calculation", "Area", { formula: `{${a}} * {${b}}` });
  const rule = newRule({ outcomes: [{ type: "hide", fieldIds: [a, b], pageIds: [] }] });
  const other = newRule({ outcomes: [{ type: "hide", fieldIds: [c], pageIds: [] }] });
  const store = open(withRules([...drawn, newPage("Page 2", [newRow([area])])], [rule, other]));
  await userEvent.click(screen.getByRole("button", { name: /^a/ }));
  fireEvent.click(screen.getByRole("button", { name: /^b/ }), { shiftKey: true });
  await waitFor(() => expect(store.selectedIds()).toHaveLength(2));
  screen.getByRole("button", { name: /^a/ }).focus();
  await userEvent.keyboard("{Delete}");
  const question = await screen.findByRole("dialog", { name: "Delete 2 fields?" });
  expect(question).toHaveTextContent("Area is calculated from them and would no longer work.");
  expect(question).toHaveTextContent("One rule names them");
  await userEvent.click(screen.getByRole("button", { name: "Delete 2 fields" }));
  await waitFor(() => expect(told(store.body())).toEqual([[["c"]], [["Area"]]]));
});

test("all that are selected are deleted together, after it was asked, as one step", async () => {
  const store = open(form([["a"], ["b"], ["c"]]));
  await userEvent.click(screen.getByRole("button", { name: /^a/ }));
  fireEvent.click(screen.getByRole("button", { name: /^b/ }), { shiftKey: true });
  await waitFor(() => expect(store.selectedIds()).toHaveLength(2));
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  await userEvent.click(await screen.findByRole("button", { name: "Delete 2 fields" }));
  await waitFor(() => expect(told(store.body())).toEqual([[["c"]]]));
  store.undo();
  expect(told(store.body())).toEqual([[["a"], ["b"], ["c"]]]);
});
