import { givenName, newField, structureProblems } from "@groundwork/formwork/rules";
import { describe, expect, test } from "vitest";
import { duplicateField, insertField, moveField, moveRow, removeField } from "../../src/features/builder/model/fields";
import { addPage, movePage, removePage, renamePage, shiftPage } from "../../src/features/builder/model/pages";
import { shiftField } from "../../src/features/builder/model/shifts";
import { evenWidths, moveEdge, setRowHeight } from "../../src/features/builder/model/sizes";
import { endOf, MOST_BESIDE } from "../../src/features/builder/model/spots";
import { form, idOf, pageAt, rowOf, told } from "./forms";

const added = () => newField("dateTime", "new");

describe("putting a field down", () => {
  test("makes a page when there is none", () => {
    const body = insertField([], added(), endOf([]));
    expect(told(body)).toEqual([[["new"]]]);
    expect(structureProblems(body)).toEqual([]);
  });

  test("goes in front of a row, or to the end of a page", () => {
    const body = form([["a"], ["b"]]);
    const before = rowOf(body, "b");
    expect(told(insertField(body, added(), { kind: "row", pageId: pageAt(body, 0), before }))).toEqual([
      [["a"], ["new"], ["b"]],
    ]);
    expect(told(insertField(body, added(), endOf(body)))).toEqual([[["a"], ["b"], ["new"]]]);
  });

  test("goes beside the fields of a row, as long as there is room", () => {
    const body = form([["a", "b"]]);
    const spot = { kind: "beside", rowId: rowOf(body, "a"), before: idOf(body, "b") } as const;
    expect(told(insertField(body, added(), spot))).toEqual([[["a", "new", "b"]]]);
    const full = form([Array.from({ length: MOST_BESIDE }, (_, index) => `f${index}`)]);
    expect(insertField(full, added(), { kind: "beside", rowId: rowOf(full, "f0"), before: null })).toEqual(full);
  });

  test("leaves what it does not touch as it was", () => {
    const body = form([["a"]], [["b"]]);
    const next = insertField(body, added(), endOf(body, pageAt(body, 0)));
    expect(next[1]).toBe(body[1]);
    expect(next[0]?.components[0]).toBe(body[0]?.components[0]);
  });
});

describe("taking a field away", () => {
  test("takes its row with it when the row is empty then", () => {
    const body = form([["a"], ["b", "c"]]);
    expect(told(removeField(body, idOf(body, "a")))).toEqual([[["b", "c"]]]);
    expect(told(removeField(body, idOf(body, "b")))).toEqual([[["a"], ["c"]]]);
  });

  test("does nothing for a field that is not there", () => {
    const body = form([["a"]]);
    expect(removeField(body, "gone")).toBe(body);
  });
});

describe("moving a field", () => {
  test("goes between rows of another page", () => {
    const body = form([["a", "b"]], [["c"], ["d"]]);
    const spot = { kind: "row", pageId: pageAt(body, 1), before: rowOf(body, "d") } as const;
    expect(told(moveField(body, idOf(body, "a"), spot))).toEqual([[["b"]], [["c"], ["a"], ["d"]]]);
  });

  test("goes beside another field and leaves no empty row behind", () => {
    const body = form([["a"], ["b"]]);
    const spot = { kind: "beside", rowId: rowOf(body, "b"), before: idOf(body, "b") } as const;
    expect(told(moveField(body, idOf(body, "a"), spot))).toEqual([[["a", "b"]]]);
  });

  test("loses a width that was a share of its old row", () => {
    const body = form([["a", "b"], ["c"]]);
    const sized = moveEdge(body, rowOf(body, "a"), 0, [300, 300], 60);
    const moved = moveField(sized, idOf(sized, "a"), { kind: "beside", rowId: rowOf(sized, "c"), before: null });
    expect(moved[0]?.components[1]?.components.map((field) => field.width)).toEqual([null, null]);
  });

  test("onto its own place changes nothing", () => {
    const body = form([["a"], ["b", "c"]]);
    const own = { kind: "row", pageId: pageAt(body, 0), before: rowOf(body, "a") } as const;
    expect(moveField(body, idOf(body, "a"), own)).toBe(body);
    const beside = { kind: "beside", rowId: rowOf(body, "b"), before: idOf(body, "b") } as const;
    expect(moveField(body, idOf(body, "b"), beside)).toBe(body);
  });

  test("out of its row lands above or below that row", () => {
    const body = form([["a", "b"]]);
    const above = { kind: "row", pageId: pageAt(body, 0), before: rowOf(body, "a") } as const;
    expect(told(moveField(body, idOf(body, "b"), above))).toEqual([[["b"], ["a"]]]);
  });
});

describe("moving without a pointer", () => {
  test("goes up and down by rows, and over the edge of a page", () => {
    const body = form([["a"], ["b"]], [["c"]]);
    expect(told(shiftField(body, idOf(body, "b"), "up"))).toEqual([[["b"], ["a"]], [["c"]]]);
    expect(told(shiftField(body, idOf(body, "b"), "down"))).toEqual([[["a"]], [["b"], ["c"]]]);
    expect(told(shiftField(body, idOf(body, "c"), "up"))).toEqual([[["a"], ["b"], ["c"]], []]);
    expect(shiftField(body, idOf(body, "a"), "up")).toBe(body);
    expect(shiftField(body, idOf(body, "c"), "down")).toBe(body);
  });

  test("leaves a row of several, joins the row above, and swaps within a row", () => {
    const body = form([["a", "b", "c"], ["d"]]);
    expect(told(shiftField(body, idOf(body, "b"), "up"))).toEqual([[["b"], ["a", "c"], ["d"]]]);
    expect(told(shiftField(body, idOf(body, "b"), "down"))).toEqual([[["a", "c"], ["b"], ["d"]]]);
    expect(told(shiftField(body, idOf(body, "d"), "besidePrevious"))).toEqual([[["a", "b", "c", "d"]]]);
    expect(told(shiftField(body, idOf(body, "b"), "left"))).toEqual([[["b", "a", "c"], ["d"]]]);
    expect(told(shiftField(body, idOf(body, "b"), "right"))).toEqual([[["a", "c", "b"], ["d"]]]);
    expect(shiftField(body, idOf(body, "c"), "right")).toBe(body);
  });
});

test("a copy has an id of its own and stands below", () => {
  const body = form([["a"], ["b"]]);
  const { body: next, field } = duplicateField(body, idOf(body, "a"));
  expect(told(next)).toEqual([[["a"], ["a"], ["b"]]]);
  expect(field?.id).not.toBe(idOf(body, "a"));
  expect(structureProblems(next)).toEqual([]);
});

test("a row moves as a whole", () => {
  const body = form([["a", "b"], ["c"]], [["d"]]);
  const spot = { kind: "row", pageId: pageAt(body, 1), before: rowOf(body, "d") } as const;
  expect(told(moveRow(body, rowOf(body, "a"), spot))).toEqual([[["c"]], [["a", "b"], ["d"]]]);
});

describe("pages", () => {
  test("are added, named, moved and removed", () => {
    const body = form([["a"]], [["b"]]);
    const { body: three, page } = addPage(body);
    expect(givenName(page)).toBe("");
    expect(told(movePage(three, page.id, pageAt(body, 0)))).toEqual([[], [["a"]], [["b"]]]);
    expect(told(shiftPage(three, pageAt(body, 0), 1))).toEqual([[["b"]], [["a"]], []]);
    expect(shiftPage(three, pageAt(body, 0), -1)).toBe(three);
    expect(renamePage(three, page.id, "Permit")[2]?.name).toBe("Permit");
    expect(renamePage(three, page.id, "")[2]?.name).toBe("Untitled");
    expect(told(removePage(three, pageAt(body, 0)))).toEqual([[["b"]], []]);
  });
});

describe("sizes", () => {
  test("widths snap to 6 pixels and keep their sum", () => {
    const body = form([["a", "b"]]);
    const sized = moveEdge(body, rowOf(body, "a"), 0, [301, 299], 40);
    expect(sized[0]?.components[0]?.components.map((field) => field.width)).toEqual([342, 258]);
    expect(evenWidths(sized, rowOf(body, "a"))[0]?.components[0]?.components.map((field) => field.width)).toEqual([
      null,
      null,
    ]);
  });

  test("a field is never made too narrow to be read", () => {
    const body = form([["a", "b"]]);
    const sized = moveEdge(body, rowOf(body, "a"), 0, [300, 300], -500);
    expect(sized[0]?.components[0]?.components.map((field) => field.width)).toEqual([96, 504]);
  });

  test("heights snap to 12 pixels, never below the content nor 100", () => {
    const body = form([["a"]]);
    const height = (wanted: number | null, content: number) =>
      setRowHeight(body, rowOf(body, "a"), wanted, content)[0]?.components[0]?.height;
    expect(height(150, 40)).toBe(156);
    expect(height(20, 40)).toBe(108);
    expect(height(120, 199)).toBe(204);
    expect(height(null, 40)).toBeUndefined();
  });
});
