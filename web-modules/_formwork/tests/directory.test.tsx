import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import {
  type AskedDirectory,
  type Condition,
  completeBody,
  DirectoryContext,
  type DirectorySource,
  type Field,
  FillBody,
  FilledBody,
  FillProvider,
  FillStore,
} from "../src";
import { MoreSettings } from "../src/builder/more-settings";
import { newCell } from "../src/fields/cells";
import type { DirectorySetting } from "../src/fields/directory/rules";
import DirectoryPanel from "../src/fields/directory/settings-panel";
import { addColumn } from "../src/fields/input-table/edit";
import type { TableValue } from "../src/fields/input-table/lines";
import { settingOf } from "../src/fields/registry";
import { field } from "./form";

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const PEOPLE = [
  { choiceId: idOf(1), label: "Ana Reyes", code: "ana@northbank.demo", parentId: null },
  { choiceId: idOf(2), label: "Lim Wei", code: "lim.wei@northbank.demo", parentId: null },
];
const ANA = { id: idOf(1), label: "Ana Reyes" };
const WEI = { id: idOf(2), label: "Lim Wei" };

class Directory implements DirectorySource {
  readonly keyOf = (asked: object) => ["test", asked];
  readonly asked: AskedDirectory[] = [];
  isAway = false;

  readonly find = async (asked: AskedDirectory) => {
    this.asked.push(asked);
    if (this.isAway) throw new Error("no network");
    const items = PEOPLE.filter(({ label }) => label.toLowerCase().includes(asked.search.toLowerCase()));
    return { items, total: items.length };
  };
}

function fill(
  source: ComponentProps<typeof DirectoryContext>["value"],
  asked: Field | readonly Field[],
  values: Record<string, unknown> = {},
): FillStore {
  const rows = [asked].flat().map((each) => ({ id: `row-${each.id}`, components: [each] }));
  const body = completeBody([{ id: "page", name: "Action", components: rows }]);
  const store = new FillStore({ body, values });
  renderInKit(
    <DirectoryContext value={source}>
      <FillProvider store={store}>
        <FillBody body={body} />
      </FillProvider>
    </DirectoryContext>,
  );
  return store;
}

const person = (setting: Partial<DirectorySetting> = {}) => field("directory", "Inspector", setting, { id: idOf(901) });

test("somebody is found, told apart by their address, and kept by their name", async () => {
  const directory = new Directory();
  const store = fill(directory, person({ ofProject: true, teamIds: [idOf(7)] }));
  await userEvent.click(await screen.findByRole("button", { name: /Inspector/ }));
  await userEvent.type(await screen.findByRole("searchbox"), "ana");
  await userEvent.click(await screen.findByRole("radio", { name: "Ana Reyes (ana@northbank.demo)" }));
  expect(store.value(idOf(901))).toEqual({ listed: [ANA] });
  expect(screen.getByRole("button", { name: /Inspector/ }).textContent).toContain("Ana Reyes");
  expect(directory.asked[0]).toEqual({ of: "person", ofProject: true, teamIds: [idOf(7)], search: "", pageNumber: 1 });
});

test("fields that ask for the same ask once, however many they are", async () => {
  const directory = new Directory();
  const named = (at: number, setting: Partial<DirectorySetting> = {}) =>
    field("directory", `Person ${at}`, setting, { id: idOf(910 + at) });
  const alike = Array.from({ length: 12 }, (_, at) => named(at));
  fill(directory, [...alike, named(12, { ofProject: true }), named(13, { of: "team" })]);
  await waitFor(() => expect(directory.asked).toHaveLength(3));
  for (const at of [0, 11]) {
    await userEvent.click(screen.getByRole("button", { name: new RegExp(`Person ${at}\\b`) }));
    await screen.findByRole("radio", { name: /Ana Reyes/ });
    await userEvent.keyboard("{Escape}");
  }
  expect(directory.asked.map(({ of, ofProject }) => [of, ofProject])).toEqual([
    ["person", false],
    ["person", true],
    ["team", false],
  ]);
});

test("several are chosen and taken away again, also who is offered no more", async () => {
  const gone = { id: idOf(3), label: "Old Bo" };
  const store = fill(new Directory(), person({ multiple: true }), { [idOf(901)]: { listed: [gone, WEI] } });
  await userEvent.click(await screen.findByRole("button", { name: /Inspector/ }));
  await userEvent.click(await screen.findByRole("checkbox", { name: /Ana Reyes/ }));
  expect(store.value(idOf(901))).toEqual({ listed: [gone, WEI, ANA] });
  for (const name of [/Old Bo/, /Ana Reyes/, /Lim Wei/]) await userEvent.click(screen.getByRole("checkbox", { name }));
  expect(store.value(idOf(901))).toBeNull();
});

test("without a network what was chosen stays, and it is said why nobody can be chosen", async () => {
  const directory = new Directory();
  directory.isAway = true;
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const store = fill(directory, person(), { [idOf(901)]: { listed: [ANA] } });
  await userEvent.click(await screen.findByRole("button", { name: /Inspector/ }));
  await screen.findByText(/needs a network/);
  expect(store.value(idOf(901))).toEqual({ listed: [ANA] });
  vi.restoreAllMocks();
});

test("who is no member reads what is chosen and is offered nobody", async () => {
  fill("membersOnly", person(), { [idOf(901)]: { listed: [ANA] } });
  const shown = await screen.findByRole("status", { name: /Inspector/ });
  expect(shown.textContent).toBe("Ana Reyes Only people of the company can choose here.");
  expect(screen.queryByRole("button", { name: /Inspector/ })).toBeNull();
});

test("of who is no member it is not required, whatever a rule says and in tables neither", () => {
  const named = { ...person(), required: true };
  const ruled = field("directory", "Witness", {}, { id: idOf(902) });
  const note = { ...field("shortText", "Note", {}, { id: idOf(903) }), required: true };
  const bare = [[newCell("Head")], [newCell("RowHead", { title: "Row 1" })]];
  const helper = { ...field("directory", "Helper", {}, { id: idOf(904) }), required: true };
  const hours = field("shortText", "Hours", {}, { id: idOf(905) });
  const table = field(
    "inputTable",
    "Crew",
    {},
    { id: idOf(900), components: addColumn(addColumn(bare, helper), hours) },
  );
  const isEmpty = { fieldCondition: { fieldId: note.id }, comparisonCondition: { fieldState: { state: "empty" } } };
  const outcome = { type: "require", fieldIds: [ruled.id] };
  const rule = { id: idOf(906), nestedConditions: [isEmpty], outcomes: [outcome] } as unknown as Condition;
  const rows = [named, ruled, note, table].map((each) => ({ id: `row-${each.id}`, components: [each] }));
  const body = completeBody([{ id: "page", name: "Action", components: rows, conditions: [rule] }]);
  const rowId = table.components?.[1]?.[0]?.id ?? "";
  const values = { [table.id]: { rows: [{ id: rowId, cells: { [hours.id]: "4" } }] } };
  const wrong = (byVisitor: boolean) => {
    const store = new FillStore({ body, values, byVisitor });
    const asked = [named.id, ruled.id, note.id, table.id];
    store.check(asked);
    return asked.filter((id) => store.problems(id).length > 0);
  };
  expect(wrong(false)).toEqual([named.id, ruled.id, note.id, table.id]);
  expect(wrong(true)).toEqual([note.id]);
});

test("in a cell of a table, too", async () => {
  const bare = [[newCell("Head")], [newCell("RowHead", { title: "Row 1" })]];
  const parts = addColumn(bare, person());
  const table = field("inputTable", "Crew", {}, { id: idOf(900), components: parts });
  const store = fill(new Directory(), table);
  await userEvent.click(await screen.findByRole("button", { name: /Inspector/ }));
  await userEvent.click(await screen.findByRole("radio", { name: /Lim Wei/ }));
  const { rows } = store.value(idOf(900)) as TableValue;
  expect(rows?.[0]?.cells?.[idOf(901)]).toEqual({ listed: [WEI] });
});

test("is read by its names", () => {
  const asked = person({ multiple: true });
  const body = completeBody([{ id: "page", name: "Action", components: [{ id: "row", components: [asked] }] }]);
  const store = new FillStore({ body, values: { [asked.id]: { listed: [ANA, WEI] } } });
  renderInKit(
    <FillProvider store={store}>
      <FilledBody body={body} />
    </FillProvider>,
  );
  expect(screen.getByText("Ana Reyes, Lim Wei")).toBeTruthy();
});

test("of what is set, what holds of people goes when something else is chosen", async () => {
  fakeApi({
    "GET /api/Team/QueryTeams": () => ({
      data: [{ teamId: idOf(7), name: "Riggers" }],
      ...{ totalCount: 1, totalPageCount: 1, pageNumber: 1, pageCount: 100 },
    }),
  });
  const asked = person({ teamIds: [idOf(7), idOf(8)], ofProject: true });
  const changed = vi.fn();
  renderInKit(
    <DirectoryPanel
      field={asked}
      setting={settingOf(asked) as DirectorySetting}
      onChange={changed}
      onChangeField={() => {}}
      settingsOf={() => null}
    />,
  );
  await waitFor(() => expect(screen.getByText("Riggers")).toBeTruthy());
  expect(screen.getByText("A team that was deleted")).toBeTruthy();
  fireEvent.click(screen.getByLabelText("Several can be chosen"));
  expect(changed).toHaveBeenLastCalledWith({ multiple: true });
  await userEvent.click(screen.getByRole("combobox", { name: "What is chosen" }));
  await userEvent.click(await screen.findByRole("option", { name: "A project" }));
  expect(changed).toHaveBeenLastCalledWith({ of: "project", ofProject: false, teamIds: [], beginsWithOwn: false });
});

function renderTeams(teamIds: string[]) {
  const asked = person({ teamIds });
  const changed = vi.fn();
  renderInKit(
    <DirectoryPanel
      field={asked}
      setting={settingOf(asked) as DirectorySetting}
      onChange={changed}
      onChangeField={() => {}}
      settingsOf={() => null}
    />,
  );
  return changed;
}

test("one team more than a field takes is not chosen, and it is said why", async () => {
  const teams = Array.from({ length: 21 }, (_, at) => ({ teamId: idOf(100 + at), name: `Team ${at + 1}.` }));
  fakeApi({
    "GET /api/Team/QueryTeams": () => ({
      data: teams,
      ...{ totalCount: 21, totalPageCount: 1, pageNumber: 1, pageCount: 100 },
    }),
  });
  const changed = renderTeams(teams.slice(0, 20).map(({ teamId }) => teamId));
  await screen.findByText("Team 20.");
  await userEvent.click(screen.getByRole("combobox", { name: "Only people in these teams" }));
  await userEvent.click(await screen.findByRole("option", { name: "Team 21." }));
  expect(await screen.findByText("20 teams at most. Take one away to choose another.")).toBeTruthy();
  expect(changed).not.toHaveBeenCalled();
});

test("as long as teams are not loaded none is drawn by its id", async () => {
  fakeApi({ "GET /api/Team/QueryTeams": () => new Promise(() => {}) });
  renderTeams([idOf(7)]);
  expect(await screen.findByText("A team whose name is not loaded")).toBeTruthy();
  expect(screen.queryByText(idOf(7))).toBeNull();
});

test("no form is drawn with a name", () => {
  const asked = person();
  renderInKit(<MoreSettings field={asked} setting={settingOf(asked)} onChange={() => {}} />);
  expect(screen.queryByText("Default value")).toBeNull();
});
