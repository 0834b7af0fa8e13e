import { newField } from "@groundwork/formwork/rules";
import { atoms } from "@groundwork/formwork/state";
import { describe, expect, test, vi } from "vitest";
import { GROUP_MS } from "../../src/features/builder/model/history";
import { BuilderStore } from "../../src/features/builder/state/builder-store";
import { form, idOf, pageAt, told } from "./forms";

function open(...pages: string[][][]) {
  let now = 0;
  const body = form(...pages);
  const store = new BuilderStore(body, () => now);
  const type = (label: string) => {
    const field = store.selected();
    if (field) store.setUp({ ...field, setting: { ...field.setting, label } });
  };
  const wait = (ms: number) => {
    now += ms;
  };
  return { store, body, type, wait };
}

describe("history", () => {
  test("a burst of typing is one step, a pause begins another", () => {
    const { store, body, type, wait } = open([["a"]]);
    store.select(idOf(body, "a"));
    for (const label of ["b", "bc", "bcd"]) {
      type(label);
      wait(100);
    }
    wait(GROUP_MS);
    type("bcde");
    store.undo();
    expect(told(store.body())).toEqual([[["bcd"]]]);
    store.undo();
    expect(store.body()).toBe(body);
    expect(store.canUndo()).toBe(false);
    store.redo();
    store.redo();
    expect(told(store.body())).toEqual([[["bcde"]]]);
    expect(store.canRedo()).toBe(false);
  });

  test("fields added one right after the other are steps of their own", () => {
    const { store } = open([]);
    store.add(newField("shortText", "one"));
    store.add(newField("shortText", "two"));
    store.undo();
    expect(told(store.body())).toEqual([[["one"]]]);
  });

  test("brings back a deleted page with all that was on it", () => {
    const { store, body } = open([["a", "b"], ["c"]], [["d"]]);
    store.removePage(pageAt(body, 0));
    expect(told(store.body())).toEqual([[["d"]]]);
    store.undo();
    expect(store.body()).toBe(body);
  });

  test("what is done after an undo ends the way forward", () => {
    const { store } = open([["a"]]);
    store.add(newField("shortText", "b"));
    store.undo();
    store.add(newField("shortText", "c"));
    expect(store.canRedo()).toBe(false);
  });

  test("a form that replaces this one can be undone too", () => {
    const { store, body } = open([["mine"]]);
    store.replace(form([["theirs"]]));
    store.undo();
    expect(store.body()).toBe(body);
  });
});

describe("selection", () => {
  test("something new comes below what is selected, and is selected itself", () => {
    const { store, body } = open([["a"], ["b"]]);
    store.select(idOf(body, "a"));
    store.add(newField("shortText", "new"));
    expect(told(store.body())).toEqual([[["a"], ["new"], ["b"]]]);
    expect(store.selected()?.setting.label).toBe("new");
  });

  test("ends when what was selected is gone", () => {
    const { store, body } = open([["a"]], [["b"]]);
    store.select(idOf(body, "a"));
    store.removePage(pageAt(body, 0));
    expect(store.selectedId()).toBeNull();
  });

  test("tells only the two fields it concerns", () => {
    const { store, body } = open([["a"], ["b"], ["c"]]);
    const told = ["a", "b", "c"].map((label) => {
      const listener = vi.fn();
      atoms.sub(store.chosenAtom(idOf(body, label)), listener);
      return listener;
    });
    store.select(idOf(body, "a"));
    store.select(idOf(body, "b"));
    expect(told.map((listener) => listener.mock.calls.length)).toEqual([2, 1, 0]);
  });
});

describe("structure", () => {
  test("a thousand and first field is refused", () => {
    const rows = Array.from({ length: 1000 }, (_, index) => [`f${index}`]);
    const { store, body } = open(rows);
    expect(store.add(newField("shortText", "too many"))).toBe(false);
    expect(store.body()).toBe(body);
  });

  test("the same field twice is refused", () => {
    const { store, body } = open([["a"]]);
    const field = body[0]?.components[0]?.components[0];
    expect(field && store.add(field)).toBe(false);
  });
});

test("something new goes to the page that one stands on, wherever a field is selected", () => {
  const body = form([["a"]], [["b"]]);
  const store = new BuilderStore(body);
  store.standOn(pageAt(body, 0));
  store.add(newField("shortText", "one"));
  store.add(newField("shortText", "two"));
  expect(told(store.body())).toEqual([[["a"], ["one"], ["two"]], [["b"]]]);
  store.select(idOf(body, "b"));
  store.standOn(pageAt(body, 0));
  store.add(newField("shortText", "three"));
  expect(told(store.body())[0]).toEqual([["a"], ["one"], ["two"], ["three"]]);
  store.standOn(pageAt(body, 0));
  store.select(idOf(body, "b"));
  store.add(newField("shortText", "four"));
  expect(told(store.body())[1]).toEqual([["b"], ["four"]]);
});

test("a page that is gone is nobody's place", () => {
  const body = form([["a"]], [["b"]]);
  const store = new BuilderStore(body);
  store.standOn(pageAt(body, 0));
  store.removePage(pageAt(body, 0));
  store.add(newField("shortText", "one"));
  expect(told(store.body())).toEqual([[["b"], ["one"]]]);
});
