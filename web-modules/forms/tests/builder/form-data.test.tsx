import { type Body, fieldsOf, newField, newPage, newRow, structureProblems } from "@groundwork/formwork/rules";
import { renderInKit } from "@groundwork/kit/testing";
import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { FieldPanel } from "../../src/features/builder/panels/field-panel";
import FloatingToolbar from "../../src/features/builder/panels/floating-toolbar";
import { PanelTabsContext } from "../../src/features/builder/panels/panel-tab";
import { useTabs } from "../../src/features/builder/panels/use-tabs";
import Preview from "../../src/features/builder/preview/preview";
import { BuilderStore } from "../../src/features/builder/state/builder-store";
import { BuilderContext } from "../../src/features/builder/state/hooks";

const TEMPLATE = { formTemplateId: "00000000-0000-4000-8000-0000000000aa", name: "Site diary" };
const nothing = () => undefined;

function Desk(): ReactNode {
  const tabs = useTabs(TEMPLATE.formTemplateId, nothing);
  return (
    <PanelTabsContext value={tabs}>
      <FieldPanel templateId={TEMPLATE.formTemplateId} />
      <FloatingToolbar template={TEMPLATE} />
    </PanelTabsContext>
  );
}

function open(body: Body) {
  sessionStorage.clear();
  const store = new BuilderStore(body);
  renderInKit(
    <BuilderContext value={store}>
      <Desk />
    </BuilderContext>,
  );
  return store;
}

const diary = () => [newPage("The day", [newRow([newField("shortText", "Weather")])])];

async function openData(body: Body = diary()) {
  const store = open(body);
  await userEvent.click(screen.getByRole("button", { name: "Menu of the form" }));
  await userEvent.click(await screen.findByRole("menuitemcheckbox", { name: "List view" }));
  expect(screen.getByRole("tab", { name: "Form Data" })).toHaveAttribute("aria-selected", "true");
  await screen.findByRole("button", { name: "Copy" });
  return store;
}

const box = () => screen.getByRole("textbox", { name: /Form as JSON/ });
const paste = (text: string) => fireEvent.change(box(), { target: { value: text } });
const change = () => userEvent.click(screen.getByRole("button", { name: "Change" }));

test("the toolbar leads to the pages, and goes back and forth", async () => {
  const store = open(diary());
  expect(screen.getByRole("button", { name: "Take back the last change" })).toBeDisabled();
  await userEvent.click(screen.getByRole("button", { name: "Pages" }));
  expect(screen.getByRole("tab", { name: "Pages" })).toHaveAttribute("aria-selected", "true");
  await userEvent.click(await screen.findByRole("button", { name: "Add a page" }));
  await userEvent.click(screen.getByRole("button", { name: "Take back the last change" }));
  expect(store.body()).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: "Make it again" }));
  expect(store.body()).toHaveLength(2);
});

test("list view off takes the data away again", async () => {
  await openData();
  await userEvent.click(screen.getByRole("button", { name: "Menu of the form" }));
  await userEvent.click(await screen.findByRole("menuitemcheckbox", { name: "List view" }));
  expect(screen.queryByRole("tab", { name: "Form Data" })).not.toBeInTheDocument();
  expect(screen.getByRole("tab", { name: "Fields" })).toHaveAttribute("aria-selected", "true");
});

test("the form is copied as JSON", async () => {
  const store = await openData();
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await userEvent.click(screen.getByRole("button", { name: "Copy" }));
  expect(JSON.parse(write.mock.calls[0]?.[0] ?? "")).toEqual(store.body());
});

test("a pasted form takes the place of this one, its free places get ids or go, and undo brings the other back", async () => {
  const store = await openData();
  const before = store.body();
  const [page] = [newPage("Another", [newRow([newField("longText", "Work done")])])];
  const drawn = {
    ...page,
    id: "tempPage",
    components: [...page.components, { id: "tempRow", type: "row", components: [] }],
  };
  paste(JSON.stringify([drawn]));
  await change();
  expect(fieldsOf(store.body()).map(({ setting }) => setting.label)).toEqual(["Work done"]);
  expect(structureProblems(store.body())).toEqual([]);
  store.undo();
  expect(store.body()).toBe(before);
});

test.each([
  ["what is no JSON", "{", /This is no JSON/],
  ["what is no form", '{"pages": []}', /Data structure error/],
  ["a form with a fault, with its place", '[{"id": "x", "type": "page", "components": []}]', /Look at 0\/id/],
])("%s is told, and nothing changes", async (_, text, said) => {
  const store = await openData();
  const before = store.body();
  paste(text);
  await change();
  expect(screen.getAllByText(said).length).toBeGreaterThan(0);
  expect(store.body()).toBe(before);
});

test("checklists get answers and remarks, to be looked at before they count", async () => {
  const table = newField("inputTable", "Scaffold");
  const store = await openData([newPage("Check", [newRow([table])])]);
  await userEvent.click(screen.getByRole("button", { name: "Get conversion data" }));
  expect(fieldsOf(store.body())[0]?.components[0]).toHaveLength(table.components[0]?.length ?? 0);
  await change();
  const heads = fieldsOf(store.body())[0]?.components[0]?.map(({ components }) => components[0]?.setting.label) ?? [];
  expect(heads.slice(-2)).toEqual(["Result", "Remark"]);
  await userEvent.click(screen.getByRole("button", { name: "Get conversion data" }));
  expect(screen.getAllByText(/No checklist to convert/).length).toBeGreaterThan(0);
});

test("a table of words becomes a checklist with its words kept", async () => {
  const table = newField("table", "Plant");
  const [head = [], ...lines] = table.components;
  const said = (line: typeof head, words: string[]) => line.map((cell, at) => ({ ...cell, title: words[at] ?? "" }));
  const drawn = {
    ...table,
    components: [said(head, ["Item", "Limit"]), ...lines.map((line) => said(line, ["Crane", "5 t"]))],
  };
  const store = await openData([newPage("Check", [newRow([drawn])])]);
  await userEvent.click(screen.getByRole("button", { name: "Get conversion data" }));
  await change();
  const [made] = fieldsOf(store.body());
  expect(made).toMatchObject({ id: table.id, type: "inputTable" });
  expect(made?.components[1]?.slice(0, 2).map(({ title }) => title)).toEqual(["Crane", "5 t"]);
});

test("trade, block, storey and unit are added in one step", async () => {
  const store = await openData();
  await userEvent.click(screen.getByRole("button", { name: "Add default data" }));
  expect(fieldsOf(store.body()).map(({ setting }) => setting.label)).toEqual([
    "Weather",
    "Trade",
    "Block",
    "Storey",
    "Unit",
  ]);
  store.undo();
  expect(fieldsOf(store.body())).toHaveLength(1);
});

test("the preview of an empty form says what to do", () => {
  renderInKit(
    <BuilderContext value={new BuilderStore([newPage("")])}>
      <Preview workflow={undefined} steps={[]} />
    </BuilderContext>,
  );
  expect(screen.getByText("This form template is empty")).toBeInTheDocument();
  expect(
    screen.getByText(
      "Click Edit to open the form builder and start adding fields to collect the information you need.",
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Edit" })).toBeInTheDocument();
});
