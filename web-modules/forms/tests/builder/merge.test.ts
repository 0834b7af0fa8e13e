import { mergeBodies } from "@groundwork/formwork/merge";
import { type Body, fieldsOf, newField, newPage, newRow, structureProblems } from "@groundwork/formwork/rules";
import { describe, expect, test } from "vitest";
import { partsOf } from "../../../_formwork/src/merge/parts";
import { changeField, insertField, moveField } from "../../src/features/builder/model/fields";
import { addPage, removePage, renamePage } from "../../src/features/builder/model/pages";
import { findField } from "../../src/features/builder/model/places";
import { newRule, withRules } from "../../src/features/builder/model/rules";
import { BuilderStore } from "../../src/features/builder/state/builder-store";
import { form, idOf, pageAt, rowOf, told } from "./forms";
import { edit, numbersFrom } from "./random-edits";

const SEQUENCES = Number(process.env.EDIT_SEQUENCES ?? 150);

function edited(body: Body, seed: number, steps: number): Body {
  const pick = numbersFrom(seed);
  let now = 0;
  const store = new BuilderStore(body, () => {
    now += 1000;
    return now;
  });
  for (let step = 0; step < steps; step += 1) edit(store, pick);
  return store.body();
}

/** What each part says of itself and where it lies, whatever its order. */
function parts(body: Body): unknown {
  const found = [...partsOf(body)].map(([id, { own, holderId }]) => [id, { own, holderId }] as const);
  return Object.fromEntries(found);
}

const labelled = (body: Body, label: string, to: string, more: object = {}) => {
  const field = findField(body, idOf(body, label));
  if (!field) throw new Error(label);
  return changeField(body, field.id, { setting: { ...field.setting, label: to, ...more } });
};

test(
  "whatever two people did: what comes out is a form, nobody's additions are gone, and it is the same from either side",
  () => {
    let merged = 0;
    let alone = 0;
    for (let seed = 1; seed <= SEQUENCES; seed += 1) {
      const base = edited([], seed, 25);
      const theirs = edited(base, seed + 1_000_003, 6);
      const mine = edited(base, seed + 2_000_003, 6);
      expect(mergeBodies({ base, theirs, mine: structuredClone(base) })?.content, `seed ${seed}`).toEqual(theirs);
      expect(mergeBodies({ base, theirs: structuredClone(base), mine })?.content, `seed ${seed}`).toEqual(mine);
      expect(mergeBodies({ base, theirs: mine, mine })?.content, `seed ${seed}`).toEqual(mine);
      const result = mergeBodies({ base, theirs, mine });
      if (!result) continue;
      merged += 1;
      expect(structureProblems(result.content), `seed ${seed}`).toEqual([]);
      if (result.clashes.length > 0) {
        const all = new Map(result.clashes.map(({ key }) => [key, "theirs"] as const));
        const chosen = mergeBodies({ base, theirs, mine }, all);
        if (chosen) expect(structureProblems(chosen.content), `seed ${seed}`).toEqual([]);
        continue;
      }
      const other = mergeBodies({ base, theirs: mine, mine: theirs });
      alone += 1;
      expect(parts(other?.content ?? []), `seed ${seed}`).toEqual(parts(result.content));
      const known = new Set(fieldsOf(base).map(({ id }) => id));
      const there = new Set(fieldsOf(result.content).map(({ id }) => id));
      const added = [...fieldsOf(theirs), ...fieldsOf(mine)].filter(({ id }) => !known.has(id));
      expect(
        added.filter(({ id }) => !there.has(id)),
        `seed ${seed}`,
      ).toEqual([]);
    }
    // Otherwise all of the above would have looked at nothing.
    expect(merged).toBeGreaterThan(SEQUENCES * 0.8);
    expect(alone).toBeGreaterThan(SEQUENCES * 0.3);
  },
  SEQUENCES * 1_000,
);

describe("two people at one form", () => {
  const base = form([["a", "b"], ["c"]], [["d"]]);
  const merge = (theirs: Body, mine: Body, choices?: ReadonlyMap<string, "mine" | "theirs">) => {
    const result = mergeBodies({ base, theirs, mine }, choices);
    if (!result) throw new Error("They do not fit together");
    return result;
  };
  const added = (body: Body, label: string, before: string | null) =>
    insertField(body, newField("shortText", label), { kind: "row", pageId: pageAt(body, 0), before });

  test("different fields, and different settings of one field, count both", () => {
    const theirs = labelled(labelled(base, "a", "A"), "c", "c", { help: "In metres" });
    const mine = labelled(labelled(base, "d", "D"), "c", "C");
    const { content, clashes } = merge(theirs, mine);
    expect(clashes).toEqual([]);
    expect(told(content)).toEqual([[["A", "b"], ["C"]], [["D"]]]);
    expect(findField(content, idOf(content, "C"))?.setting.help).toBe("In metres");
  });

  test("what both added is there, and an order that one of them changed counts", () => {
    const theirs = moveField(base, idOf(base, "c"), { kind: "row", pageId: pageAt(base, 0), before: rowOf(base, "a") });
    const { content, clashes } = merge(added(theirs, "theirs", null), added(base, "mine", null));
    expect(clashes).toEqual([]);
    expect(told(content)[0]).toEqual([["c"], ["a", "b"], ["theirs"], ["mine"]]);
  });

  test("a field that one moved and the other changed is moved and changed", () => {
    const mine = moveField(base, idOf(base, "d"), { kind: "row", pageId: pageAt(base, 0), before: null });
    expect(told(merge(labelled(base, "d", "D"), mine).content)[0]).toEqual([["a", "b"], ["c"], ["D"]]);
  });

  test("the same label is asked about: mine until theirs is chosen", () => {
    const [theirs, mine] = [labelled(base, "a", "Theirs"), labelled(base, "a", "Mine")];
    const { content, clashes } = merge(theirs, mine);
    expect(clashes).toMatchObject([{ about: "setting", path: ["setting", "label"], mine: "Mine", theirs: "Theirs" }]);
    expect(told(content)[0]?.[0]).toEqual(["Mine", "b"]);
    const chosen = merge(theirs, mine, new Map([[clashes[0]?.key ?? "", "theirs"]]));
    expect(told(chosen.content)[0]?.[0]).toEqual(["Theirs", "b"]);
  });

  test("what one removed and the other changed is asked about", () => {
    const theirs = labelled(base, "d", "D");
    const mine = removePage(base, pageAt(base, 1));
    const { content, clashes } = merge(theirs, mine);
    expect(clashes).toMatchObject([{ about: "removal", kind: "field", mine: undefined }]);
    expect(told(content)).toHaveLength(1);
    const kept = merge(theirs, mine, new Map([[clashes[0]?.key ?? "", "theirs"]]));
    expect(told(kept.content)).toEqual(told(theirs));
  });

  test("what one removed is kept whole where the other's change of it counts", () => {
    const [page] = [pageAt(base, 1)];
    const { content, clashes } = merge(removePage(base, page), renamePage(base, page, "Second"));
    expect(clashes).toMatchObject([{ about: "removal", kind: "page", theirs: undefined }]);
    expect(told(content)).toEqual(told(base));
    const gone = merge(
      removePage(base, page),
      renamePage(base, page, "Second"),
      new Map([[clashes[0]?.key ?? "", "theirs"]]),
    );
    expect(told(gone.content)).toHaveLength(1);
  });

  test("a panel that one removed is kept with all that is in it", () => {
    const panel = { ...newField("dragArea", "Panel") };
    const into = (body: Body, label: string) =>
      insertField(body, newField("shortText", label), { kind: "panelRow", panelId: panel.id, before: null });
    const before = into(into([newPage("Page", [newRow([panel])])], "x"), "y");
    const mine = labelled(before, "x", "X");
    const result = mergeBodies({ base: before, theirs: [newPage("Page", [])], mine });
    expect(result?.clashes.length).toBeGreaterThan(0);
    expect(fieldsOf(result?.content ?? []).map(({ setting }) => setting.label)).toEqual(["Panel", "X", "y"]);
  });

  test("a field that one moved away from the page that the other removed is asked about, and stays", () => {
    const mine = moveField(base, idOf(base, "d"), { kind: "row", pageId: pageAt(base, 0), before: null });
    const { content, clashes } = merge(removePage(base, pageAt(base, 1)), mine);
    expect(clashes).toMatchObject([{ about: "removal", kind: "field", theirs: undefined }]);
    expect(told(content)[0]).toEqual([["a", "b"], ["c"], ["d"]]);
  });

  test("a page that one removed comes back with what the other put there", () => {
    const theirs = insertField(base, newField("shortText", "new"), {
      kind: "row",
      pageId: pageAt(base, 1),
      before: null,
    });
    expect(told(merge(theirs, removePage(base, pageAt(base, 1))).content)).toEqual([told(base)[0], [["new"]]]);
  });

  test("pages, names of pages and rules count each for themselves", () => {
    const rule = newRule({ logicType: "or" });
    const theirs = withRules(renamePage(base, pageAt(base, 0), "First"), [rule]);
    const mine = withRules(addPage(base, "Third").body, [newRule()]);
    const { content, clashes } = merge(theirs, mine);
    expect(clashes).toEqual([]);
    expect(content.map(({ name }) => name)).toEqual(["First", "Page 2", "Third"]);
    expect(content[0]?.conditions).toHaveLength(2);
  });

  test("a panel takes rows of both", () => {
    const panel = { ...newField("dragArea", "Panel") };
    const before = [newPage("Page", [newRow([panel])])];
    const into = (label: string) =>
      insertField(before, newField("shortText", label), { kind: "panelRow", panelId: panel.id, before: null });
    const result = mergeBodies({ base: before, theirs: into("theirs"), mine: into("mine") });
    expect(result?.clashes).toEqual([]);
    expect(
      fieldsOf(result?.content ?? [])
        .map(({ setting }) => setting.label)
        .sort(),
    ).toEqual(["Panel", "mine", "theirs"]);
  });
});
