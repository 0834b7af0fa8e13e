import type { Body, Cell, Field, Page, Row } from "../body/types";

/** A page, row, field or cell without what lies in it. */
export interface Part {
  kind: "page" | "row" | "field" | "cell";
  /** What it lies in; empty: the form. */
  holderId: string;
  /** What it says of itself: without what lies in it. */
  own: Record<string, unknown>;
  /** With all that lies in it. */
  whole: Page | Row | Field | Cell;
  /** What lies in it directly, but for cells. */
  innerIds: readonly string[];
  /** Of a table or panel: its cells, line by line. */
  grid: readonly (readonly string[])[];
}

/** The parts of a form by their ids; the empty id is the form itself. */
export type Parts = ReadonlyMap<string, Part>;

const NONE: never[] = [];

export function partsOf(body: Body): Parts {
  const found = new Map<string, Part>();
  const put = (part: Omit<Part, "own" | "grid">, leaveOut: readonly string[], grid: Part["grid"] = NONE) => {
    const own = Object.entries(part.whole).filter(([key]) => !leaveOut.includes(key));
    found.set(part.whole.id, { ...part, own: Object.fromEntries(own), grid });
  };
  const putField = (field: Field, holderId: string) => {
    const grid = (field.components ?? NONE).map((line) => line.map(({ id }) => id));
    put({ kind: "field", holderId, whole: field, innerIds: NONE }, ["components"], grid);
    for (const cell of (field.components ?? NONE).flat()) {
      put({ kind: "cell", holderId: field.id, whole: cell, innerIds: idsOf(cell.components) }, ["components"]);
      for (const inner of cell.components ?? NONE) putField(inner, cell.id);
    }
  };
  for (const page of body) {
    put({ kind: "page", holderId: "", whole: page, innerIds: idsOf(page.components) }, ["components", "conditions"]);
    for (const row of page.components) {
      put({ kind: "row", holderId: page.id, whole: row, innerIds: idsOf(row.components) }, ["components"]);
      for (const field of row.components) putField(field, row.id);
    }
  }
  return found;
}

export function idsOf(parts: readonly { id: string }[] = NONE): string[] {
  return parts.map(({ id }) => id);
}
