import {
  type Body,
  type Condition,
  conditionsOf,
  fieldsOf,
  newField,
  newPage,
  structureProblems,
} from "@groundwork/formwork/rules";
import { expect, test } from "vitest";
import { setColumn } from "../../../_formwork/src/fields/input-table/edit";
import { type Clip, type Copied, clipOf, countOf, idsIn, outcomesOn } from "../../src/features/builder/clipboard/clip";
import { NOTHING_LEFT, type Target } from "../../src/features/builder/clipboard/fit";
import { type At, paste } from "../../src/features/builder/clipboard/paste";
import { readClip } from "../../src/features/builder/clipboard/read-clip";
import { takeAway, withoutClip, withoutFields } from "../../src/features/builder/clipboard/take-away";
import { findField, withField } from "../../src/features/builder/model/places";
import { newRule, withRules } from "../../src/features/builder/model/rules";
import { BuilderStore } from "../../src/features/builder/state/builder-store";
import { form, idOf, pageAt, rowOf, told } from "./forms";
import { edit, numbersFrom, type Pick } from "./random-edits";

const HERE = "00000000-0000-4000-8000-00000000000a";
const THERE = "00000000-0000-4000-8000-00000000000b";
const STEP = "00000000-0000-4000-8000-0000000000a1";
const BUTTON = "00000000-0000-4000-8000-0000000000b1";
const NOWHERE: At = { fieldId: null, pageId: null };

const source = (body: Body, pagesOfSteps = new Set<string>()) => ({ body, templateId: HERE, pagesOfSteps });
const here = (body: Body): Target => ({ body, templateId: HERE, steps: [{ id: STEP, buttons: [{ id: BUTTON }] }] });
const there = (body: Body): Target => ({ body, templateId: THERE, steps: [] });

/** As it comes out of the clipboard. */
function copied(body: Body, what: Copied, isCut = false, pagesOfSteps = new Set<string>()): Clip {
  const clip = readClip(JSON.stringify(clipOf(source(body, pagesOfSteps), what, isCut)));
  if ("why" in clip) throw new Error(`Not read: ${JSON.stringify(clip)}`);
  return clip;
}

const showIf = (of: string, ...fieldIds: string[]): Condition =>
  newRule({
    nestedConditions: [{ fieldCondition: { fieldId: of }, comparisonCondition: { fieldState: { state: "notEmpty" } } }],
    outcomes: [{ type: "show", fieldIds, pageIds: [] }],
  });

test("fields come below what is selected, beside each other where they were, under new ids", () => {
  const body = form([["a", "b", "c"], ["d"]], [["e"]]);
  const clip = copied(body, { fieldIds: [idOf(body, "d"), idOf(body, "c"), idOf(body, "a")] });
  expect(countOf(clip)).toBe(3);
  const other = form([["x"], ["y"]]);
  const made = paste(clip, { fieldId: idOf(other, "x"), pageId: null }, there(other));
  expect(told(made.body)).toEqual([[["x"], ["a", "c"], ["d"], ["y"]]]);
  expect(made.fieldIds).toEqual(["a", "c", "d"].map((label) => idOf(made.body, label)));
  expect(made.left).toEqual(NOTHING_LEFT);
  for (const { id } of fieldsOf(body)) expect(findField(made.body, id)).toBeNull();
});

test("a row, a page, and into a form without pages", () => {
  const body = form([["a", "b"], ["c"]], [["d"]]);
  const row = copied(body, { rowId: rowOf(body, "a") });
  expect(told(paste(row, NOWHERE, here(body)).body)).toEqual([
    [["a", "b"], ["c"]],
    [["d"], ["a", "b"]],
  ]);
  expect(told(paste(row, { fieldId: null, pageId: pageAt(body, 0) }, here(body)).body)[0]).toEqual([
    ["a", "b"],
    ["c"],
    ["a", "b"],
  ]);
  expect(told(paste(row, NOWHERE, there([])).body)).toEqual([[["a", "b"]]]);
  const page = copied(body, { pageId: pageAt(body, 0) });
  const made = paste(page, { fieldId: idOf(body, "b"), pageId: null }, here(body));
  expect(told(made.body)).toEqual([[["a", "b"], ["c"]], [["a", "b"], ["c"]], [["d"]]]);
  expect(made.body[1]?.name).toBe("Page 1");
  expect(made.pageIds).toEqual([made.body[1]?.id]);
});

test("rules that ask only what is there come along and mean the copies; others are left out and counted", () => {
  const drawn = form([["a", "b", "c"]], [["d"]]);
  const [a, b, c] = ["a", "b", "c"].map((label) => idOf(drawn, label)) as [string, string, string];
  const both = showIf(a, b, c);
  const outside = showIf(c, a);
  const byStep = newRule({
    nestedConditions: [{ comparisonCondition: { type: "step", fieldState: { state: "anyOf" }, stepIds: [STEP] } }],
    outcomes: [{ type: "hide", fieldIds: [a], pageIds: [] }],
  });
  const body = withRules(drawn, [both, outside, byStep, showIf(a, c)]);
  const clip = copied(body, { fieldIds: [a, b] });
  const made = paste(clip, NOWHERE, there(form([["x"]])));
  const [rule, ...more] = conditionsOf(made.body);
  expect(more).toEqual([]);
  // Nothing is said of “c”, which is not here.
  expect(rule?.outcomes).toEqual([{ type: "show", fieldIds: [idOf(made.body, "b")], pageIds: [] }]);
  expect(rule?.nestedConditions?.[0]?.fieldCondition?.fieldId).toBe(idOf(made.body, "a"));
  expect(made.left).toEqual({ ...NOTHING_LEFT, rules: 2 });
  // In its own form what it asks about is there: the same rules do the same to the copies, as when one is duplicated.
  const again = paste(clip, NOWHERE, here(body));
  const [copyOfA, copyOfB] = again.fieldIds;
  expect(conditionsOf(again.body).map(({ outcomes }) => outcomes?.map(({ fieldIds }) => fieldIds))).toEqual([
    [[b, c]],
    [[a, copyOfA]],
    [[a, copyOfA]],
    [[c]],
    // What asks about what was copied asks about the copy.
    [[copyOfB]],
  ]);
  expect(conditionsOf(again.body)[4]?.nestedConditions?.[0]?.fieldCondition?.fieldId).toBe(copyOfA);
  expect(again.left).toEqual(NOTHING_LEFT);
  expect(structureProblems(again.body)).toEqual([]);
});

test("steps, buttons, formulas, lists above and pictures that are not here are left out and counted", () => {
  const drawn = form([["a", "b"]]);
  const [a, b] = [idOf(drawn, "a"), idOf(drawn, "b")];
  const file = { fileId: "00000000-0000-4000-8000-0000000000f1", name: "plan.png", size: 1, contentType: "image/png" };
  const given = (label: string, type: Parameters<typeof newField>[0], own: object) => ({
    ...newField(type, label, own),
    required: false,
  });
  const fields = [
    given("sum", "calculation", { formula: `{${a}} + 1`, steps: [STEP] }),
    given("twice", "calculation", { formula: `{${a}} * {${b}}` }),
    given("told", "calculation", { formula: `"{gone}" & {${a}}` }),
    given("press", "submitButton", { buttonId: BUTTON, steps: [STEP] }),
    given("floor", "dropdown", { choices: "list", listId: HERE, withinFieldId: b }),
    given("plan", "image", { file }),
  ];
  const body = fields.reduce((made: Body, field) => {
    const store = new BuilderStore(made);
    store.add(field);
    return store.body();
  }, drawn);
  const ids = [a, ...fields.map(({ id }) => id)];
  const clip = copied(body, { fieldIds: ids });
  expect(paste(clip, NOWHERE, here(body)).left).toEqual(NOTHING_LEFT);
  const made = paste(clip, NOWHERE, there([]));
  expect(made.left).toEqual({ ...NOTHING_LEFT, steps: 1, buttons: 1, formulas: 1, levels: 1, pictures: 1 });
  const settingOf = (label: string) => findField(made.body, idOf(made.body, label))?.setting;
  expect(settingOf("sum")).toMatchObject({ formula: `{${idOf(made.body, "a")}} + 1`, steps: [] });
  expect(settingOf("twice")).toMatchObject({ formula: "" });
  // In a text it names nothing.
  expect(settingOf("told")).toMatchObject({ formula: `"{gone}" & {${idOf(made.body, "a")}}` });
  expect(settingOf("press")).toMatchObject({ buttonId: null, steps: [] });
  expect(settingOf("floor")).toMatchObject({ withinFieldId: null, listId: HERE });
  expect(settingOf("plan")).toMatchObject({ file: null });
  const own = { ...file, fileId: THERE };
  const brought = paste(clip, NOWHERE, { ...there([]), files: new Map([[file.fileId, own]]) });
  expect(brought.left.pictures).toBe(0);
  expect(findField(brought.body, idOf(brought.body, "plan"))?.setting).toMatchObject({ file: own });
});

test("what is cut comes back as it was: its ids, what names it, the step that holds its page; a second time as a copy", () => {
  const drawn = form([["a"], ["b"]], [["c"]]);
  const [a, b, c] = ["a", "b", "c"].map((label) => idOf(drawn, label)) as [string, string, string];
  const store = new BuilderStore(withRules(drawn, [showIf(a, c), showIf(c, a)]));
  const clip = copied(store.body(), { fieldIds: [a] }, true);
  store.put(withoutFields(store.body(), [a]), null);
  const back = paste(clip, { fieldId: c, pageId: null }, here(store.body()));
  expect(told(back.body)).toEqual([[["b"]], [["c"], ["a"]]]);
  expect(idOf(back.body, "a")).toBe(a);
  expect(conditionsOf(back.body).map(({ outcomes }) => outcomes?.[0]?.fieldIds)).toEqual([[c], [a]]);
  expect(structureProblems(back.body)).toEqual([]);
  const twice = paste(clip, NOWHERE, here(back.body));
  expect(twice.fieldIds).not.toContain(a);
  expect(structureProblems(twice.body)).toEqual([]);
  // Of another form it is none of this one's.
  expect(paste(clip, NOWHERE, there(form([["x"]]))).fieldIds).not.toContain(a);

  const page = pageAt(drawn, 0);
  const held = copied(drawn, { pageId: page }, true, new Set([page]));
  const without = drawn.slice(1);
  expect(paste(held, NOWHERE, here(without))).toMatchObject({ pageIds: [page], left: NOTHING_LEFT });
  expect(paste(held, NOWHERE, here(drawn)).left).toEqual({ ...NOTHING_LEFT, pages: 1 });
  expect(b).not.toBe(a);
});

test("what is cut and pasted back is under the rules it was under, and not under a second of each", () => {
  const drawn = form([["a"], ["b"], ["c"]]);
  const [a, b, c] = ["a", "b", "c"].map((label) => idOf(drawn, label)) as [string, string, string];
  const both = showIf(a, b, c);
  const twice = {
    ...both,
    outcomes: [...(both.outcomes ?? []), { type: "hide" as const, fieldIds: [c], pageIds: [] }],
  };
  const store = new BuilderStore(withRules(drawn, [twice]));
  const clip = copied(store.body(), { fieldIds: [c] }, true);
  store.put(withoutFields(store.body(), [c]), null);
  const back = paste(clip, NOWHERE, here(store.body()));
  expect(conditionsOf(back.body)).toEqual([twice]);
  // Its author made it ask something else meanwhile: then what was cut brings its own.
  const other = { ...twice, logicType: "or" as const };
  const changed = paste(clip, NOWHERE, here(withRules(store.body(), [{ ...other, outcomes: [] }])));
  expect(conditionsOf(changed.body)).toHaveLength(2);
});

test("into a cell and into a panel, where it may stand there; else below", () => {
  const store = new BuilderStore(form([["a", "b"], ["c"]]));
  const [a, b, c] = ["a", "b", "c"].map((label) => idOf(store.body(), label)) as [string, string, string];
  const [panel, table, inside] = [newField("dragArea", "panel"), newField("table", "table"), newField("phone", "in")];
  store.add(panel);
  store.add(table);
  store.add(inside, { kind: "panelRow", panelId: panel.id, before: null });
  const pair = copied(store.body(), { fieldIds: [a, b] });
  const rowsIn = (body: Body, id: string) =>
    findField(body, id)?.components.map((line) => line.flatMap((cell) => cell.components.map((f) => f.setting.label)));
  const at = (fieldId: string): At => ({ fieldId, pageId: null });
  expect(rowsIn(paste(pair, at(inside.id), here(store.body())).body, panel.id)).toEqual([["in"], ["a", "b"]]);
  const whole = copied(store.body(), { fieldIds: [panel.id] });
  const below = paste(whole, at(inside.id), here(store.body()));
  expect(below.body[0]?.components.map((row) => row.components[0]?.type)).toEqual([
    "shortText",
    "shortText",
    "dragArea",
    "dragArea",
    "table",
  ]);
  const cellId = table.components[0]?.[0]?.id ?? "";
  store.moveField(c, { kind: "cell", tableId: table.id, cellId, before: null });
  expect(rowsIn(paste(pair, at(c), here(store.body())).body, table.id)?.[0]).toEqual(["c", "a", "b"]);
  // More than the cell takes: all of it below the table.
  const many = form([
    ["1", "2", "3"],
    ["4", "5", "6"],
  ]);
  const six = copied(many, { fieldIds: fieldsOf(many).map(({ id }) => id) });
  const beneath = paste(six, at(c), here(store.body())).body;
  expect(rowsIn(beneath, table.id)?.[0]).toEqual(["c"]);
  expect(told(beneath)[0]?.slice(-2)).toEqual([
    ["1", "2", "3"],
    ["4", "5", "6"],
  ]);
});

test("a table keeps its inside: its formulas name its own columns", () => {
  const [first, second] = [newField("shortText", "Qty"), newField("calculation", "Twice")];
  const table = newField("inputTable", "Works");
  const twice = { ...second, setting: { ...second.setting, formula: `{${first.id}} * 2` } };
  table.components = setColumn(setColumn(table.components, 0, first), 1, twice);
  const store = new BuilderStore([newPage("One")]);
  store.add(table);
  const made = paste(copied(store.body(), { fieldIds: [table.id] }), NOWHERE, there([]));
  const columns = [1, 2].map((at) => fieldsOf(made.body)[0]?.components[0]?.[at]?.components[0]);
  expect(columns[0]?.id).not.toBe(first.id);
  expect(columns[1]?.setting).toMatchObject({ formula: `{${columns[0]?.id}} * 2` });
  expect(made.left).toEqual(NOTHING_LEFT);
});

test("what is no part of a form, of a later release or broken is told apart, and nothing else is believed", () => {
  const body = form([["a"]]);
  const text = JSON.stringify(clipOf(source(body), { fieldIds: [idOf(body, "a")] }));
  const raw = () => JSON.parse(text) as Record<string, unknown>;
  for (const foreign of ["", "Weather", "[]", "{", "null", JSON.stringify(body), '{"groundwork":"form"}', "form-parts"])
    expect(readClip(foreign)).toEqual({ why: "foreign" });
  expect(readClip(JSON.stringify({ ...raw(), version: 2 }))).toEqual({ why: "newer" });
  const broken = [
    { kind: "form" },
    { isCut: 1 },
    { templateId: "x" },
    { pagesOfSteps: ["x"] },
    { pages: {} },
    { pages: [] },
    { pages: [newPage("empty")] },
    { more: true },
    { version: 0 },
    { version: "1" },
  ];
  for (const change of broken)
    expect(readClip(JSON.stringify({ ...raw(), ...change }))).toMatchObject({ why: "broken" });
  const later = withField(body, idOf(body, "a"), (field) => ({ ...field, type: "hologram" }));
  expect(readClip(JSON.stringify({ ...raw(), pages: later }))).toEqual({ why: "newer" });
  const twice = [...body, ...body];
  expect(readClip(JSON.stringify({ ...raw(), kind: "pages", pages: twice }))).toMatchObject({
    why: "broken",
    problem: { code: "duplicateId" },
  });
  expect(readClip(text.replace('"setting":{', '"setting":{"__proto__":{"polluted":true},'))).toMatchObject({
    why: "broken",
  });
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

/** A text that somebody bent somewhere. */
function bent(text: string, pick: Pick): string {
  const at = pick(text.length);
  const bits = ["null", "[]", "{}", '"', "0", "-1", ",", "true", '"__proto__":1', "{{{", "\u0000", "1e999"];
  return text.slice(0, at) + bits[pick(bits.length)] + text.slice(at + pick(6));
}

test("thousands of bent texts never get past: none crashes, and what is read can be put down", () => {
  const pick = numbersFrom(7);
  const store = new BuilderStore([]);
  for (let step = 0; step < 60; step += 1) edit(store, pick);
  const page = store.body()[0];
  if (!page) throw new Error("Nothing was drawn");
  const text = JSON.stringify(clipOf(source(store.body()), { pageId: page.id }));
  let read = 0;
  for (let at = 0; at < 3000; at += 1) {
    const clip = readClip(bent(text, pick));
    if ("why" in clip) continue;
    read += 1;
    expect(structureProblems(paste(clip, NOWHERE, there([])).body), `text ${at}`).toEqual([]);
  }
  expect(read).toBeGreaterThan(0);
});

const SEQUENCES = Number(process.env.EDIT_SEQUENCES ?? 50);

type Form = { store: BuilderStore; templateId: string };

function drawn(templateId: string, edits: number, pick: Pick): Form {
  let now = 0;
  const store = new BuilderStore([], () => {
    now += 1000;
    return now;
  });
  for (let step = 0; step < edits; step += 1) edit(store, pick);
  return { store, templateId };
}

/** Some fields, a row or a page, copied or cut; null: there was nothing. */
function taken({ store, templateId }: Form, pick: Pick): Clip | null {
  const body = store.body();
  const fields = fieldsOf(body);
  const some = Array.from({ length: 1 + pick(4) }, () => fields[pick(fields.length)]?.id ?? "");
  const rowId = body.flatMap((each) => each.components)[0]?.id ?? "";
  const what = [{ fieldIds: some }, { rowId }, { pageId: body[pick(body.length)]?.id ?? "" }][pick(3)] as Copied;
  const isCut = pick(3) === 0;
  const clip = clipOf({ ...source(body), templateId }, what, isCut);
  if (clip && isCut) {
    expect(takeAway(store, withoutClip(body, clip))).toBe(true);
    const [gone, left] = [idsIn(clip.pages), idsIn(store.body())];
    expect(fieldsOf(clip.pages).filter(({ id }) => left.has(id))).toEqual([]);
    expect(conditionsOf(store.body()).filter((rule) => outcomesOn(gone, rule).length > 0)).toEqual([]);
    const selected = store.selectedId();
    expect(selected === null || left.has(selected)).toBe(true);
  }
  return clip && (readClip(JSON.stringify(clip)) as Clip);
}

function putDown({ store, templateId }: Form, clip: Clip, pick: Pick): void {
  const before = store.body();
  const fields = fieldsOf(before);
  const at = { fieldId: fields[pick(fields.length + 1)]?.id ?? null, pageId: null };
  const made = paste(clip, at, { body: before, templateId, steps: [] });
  expect(structureProblems(made.body)).toEqual([]);
  expect(fieldsOf(made.body)).toHaveLength(fields.length + fieldsOf(clip.pages).length);
  expect(store.put(made.body, made.fieldIds[0] ?? null)).toBe(true);
  store.undo();
  expect(store.body()).toBe(before);
  store.redo();
  expect(store.body()).toBe(made.body);
  expect(store.selectedId()).toBe(made.fieldIds[0] ?? null);
}

test(
  "whatever is taken out of any form and put anywhere in any other, the structure stays right and undo brings it back",
  () => {
    for (let seed = 1; seed <= SEQUENCES; seed += 1) {
      const pick = numbersFrom(seed);
      const forms = [drawn(HERE, 25, pick), drawn(THERE, 12, pick)] as const;
      for (let step = 0; step < 8; step += 1) {
        const clip = taken(forms[pick(2) as 0 | 1], pick);
        if (clip) putDown(forms[pick(2) as 0 | 1], clip, pick);
      }
    }
  },
  SEQUENCES * 1_000,
);
