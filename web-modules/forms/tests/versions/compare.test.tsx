import {
  type Body,
  type Condition,
  copyField,
  type Field,
  newField,
  newPage,
  newRow,
} from "@groundwork/formwork/rules";
import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { expect, test } from "vitest";
import { newRule } from "../../src/features/builder/model/rules";
import { compareForms } from "../../src/features/versions/compare/compare";
import type { Change, Comparison, DiffWords, Node, Whole } from "../../src/features/versions/compare/model";
import { rowsOf } from "../../src/features/versions/compare/rows";
import { useDiffWords } from "../../src/features/versions/use-diff-words";

const SETTINGS = {
  name: "Diary",
  folderName: "",
  referenceNumberPrefix: "",
  referenceNumberSuffix: "",
  referenceNumberStartsFrom: "",
  validTimeStepId: null,
  validTimeDays: null,
  isValidTimeEnabled: false,
};

const weather = newField("shortText", "Weather");
const depth = newField("number", "Depth");
const pour = newPage("Pour", [newRow([weather])]);

const step: Node = { id: "step", type: "step", data: { stepName: "Inspection", teamIds: ["safety"], pageIds: [] } };
const submit: Node = { id: "submit", type: "button", data: { name: "Submit", color: "#0029A5" } };
const close: Node = { id: "close", type: "close", data: {} };
const EDGES = [
  { source: "step", target: "submit" },
  { source: "submit", target: "close" },
];

function whole(pages: Body, more: Partial<Whole> = {}): Whole {
  return { pages, nodes: [step, submit, close], edges: EDGES, detail: SETTINGS, ...more };
}

const held: { words?: DiffWords } = {};

function Holder(): null {
  held.words = { ...useDiffWords(), teamNames: (ids) => ids.join(", ") };
  return null;
}

function words(): DiffWords {
  fakeApi({ "GET /api/Team/QueryTeams": () => ({ data: [], totalCount: 0, totalPageCount: 0 }) });
  renderInKit(<Holder />);
  if (!held.words) throw new Error("No words");
  return held.words;
}

const compare = (before: Whole, after: Whole): Comparison => compareForms(words(), before, after);
const said = (before: Whole, after: Whole): string[] =>
  Object.values(compare(before, after)).flatMap((changes) => changes.map((change: Change) => change.text));
const changed = (field: Field, more: Record<string, unknown>): Field => ({
  ...field,
  setting: { ...field.setting, ...more },
});

test("what is the same in all that is shown says nothing, wherever the workflow's nodes stand", () => {
  const moved = { ...step, position: { x: 40, y: 9 } };
  expect(said(whole([pour]), whole([pour], { nodes: [moved, submit, close] }))).toEqual([]);
});

test("fields that came, went, moved and changed are told with their page", () => {
  const second = newPage("Untitled", [newRow([depth])]);
  expect(said(whole([pour]), whole([pour, second]))).toEqual(["Page 2 added.", "Field “Depth” added on page 2."]);
  expect(said(whole([pour, second]), whole([pour]))).toEqual(["Page 2 removed.", "Field “Depth” removed from page 2."]);
  const both = { ...pour, components: [newRow([weather]), newRow([depth])] };
  expect(said(whole([pour, second]), whole([both, { ...second, components: [] }]))).toEqual([
    "Field “Depth” moved from page 2 to page 1 (Pour).",
  ]);
  const other = { ...changed(weather, { label: "Sky", help: "Look up" }), required: true };
  expect(said(whole([pour]), whole([{ ...pour, components: [newRow([other])] }]))).toEqual([
    "Field “Weather” is called “Sky” now.",
    "Field “Sky” is required now.",
    "The help text of “Sky” changed.",
  ]);
});

test("another order on a page is told once", () => {
  const rows = [newRow([weather]), newRow([depth])];
  const turned = [rows[1], rows[0]].filter((row) => row !== undefined);
  expect(said(whole([{ ...pour, components: rows }]), whole([{ ...pour, components: turned }]))).toEqual([
    "On page 1 (Pour) the places or sizes of fields changed.",
  ]);
});

test("choices are told one by one", () => {
  const options = [
    { id: 1, label: "Dry" },
    { id: 2, label: "Wet" },
  ];
  const sky = changed(newField("singleSelection", "Sky"), { options });
  const after = changed(sky, {
    options: [
      { id: 1, label: "Fair" },
      { id: 3, label: "Storm" },
    ],
  });
  const on = (field: Field) => whole([newPage("", [newRow([field])])].map((page) => ({ ...page, id: "page" })));
  expect(said(on(sky), on(after))).toEqual([
    "The choice “Dry” of “Sky” reads “Fair” now.",
    "“Sky” has a new choice: “Storm”.",
    "“Sky” lost the choice “Wet”.",
  ]);
});

test("columns are told with their table", () => {
  const table = newField("inputTable", "Loads");
  const first = table.components[0]?.[1]?.components[0];
  if (!first) throw new Error("A table has columns");
  const without = { ...table, components: table.components.map((row) => row.filter((_, at) => at !== 1)) };
  const on = (field: Field) => whole([{ ...pour, components: [{ ...newRow([field]), id: "row" }] }]);
  const column = words().fieldName(first);
  expect(said(on(table), on(without))).toContain(`Column “${column}” removed from “Loads”.`);
});

test("rules are told as sentences", () => {
  const rule: Condition = newRule({
    nestedConditions: [
      { fieldCondition: { fieldId: weather.id }, comparisonCondition: { fieldState: { state: "is", value: "Rain" } } },
    ],
    outcomes: [{ type: "show", fieldIds: [weather.id], pageIds: [] }],
  });
  const ruled = (...conditions: Condition[]) => whole([{ ...pour, conditions }]);
  const sentence = "If “Weather” is “Rain”, show “Weather”.";
  expect(said(ruled(), ruled(rule))).toEqual([`Rule added: ${sentence}`]);
  expect(said(ruled(rule), ruled())).toEqual([`Rule removed: ${sentence}`]);
  const hides = { ...rule, outcomes: [{ type: "hide" as const, fieldIds: [weather.id], pageIds: [] }] };
  expect(said(ruled(rule), ruled(hides))).toEqual([
    `Rule changed: ${sentence} Now: If “Weather” is “Rain”, hide “Weather”.`,
  ]);
});

test("steps, teams and where buttons lead are told", () => {
  const review: Node = { id: "review", type: "step", data: { stepName: "Review", teamIds: ["quality"] } };
  const after = whole([pour], {
    nodes: [{ ...step, data: { ...step.data, teamIds: ["steel"], dueInHours: 24 } }, submit, review, close],
    edges: [
      { source: "step", target: "submit" },
      { source: "submit", target: "review" },
    ],
  });
  expect(said(whole([pour]), after)).toEqual([
    "Step “Inspection” is done by steel, before by safety.",
    "Step “Inspection” is due after 24 hours.",
    "Button “Submit” of the step “Inspection” leads to “Review”, before to the end.",
    "Step “Review” added.",
  ]);
});

test("settings are told by their labels", () => {
  const after = whole([pour], { detail: { ...SETTINGS, name: "Site diary", referenceNumberPrefix: "SD-" } });
  expect(said(whole([pour]), after)).toEqual(["Name: “Site diary”, before “Diary”.", "Prefix: “SD-”, before “–”."]);
});

test("side by side, what went stands where it stood", () => {
  const gone = copyField(depth);
  const before = [{ ...pour, components: [newRow([gone]), newRow([weather])] }];
  const after = [{ ...pour, components: [newRow([weather]), newRow([depth])] }];
  const rows = rowsOf(before, after, compare(whole(before), whole(after)));
  expect(rows.map(({ before: was, after: is, mark }) => [was?.id ?? null, is?.id ?? null, mark])).toEqual([
    [gone.id, null, "removed"],
    [weather.id, weather.id, null],
    [null, depth.id, "added"],
  ]);
});
