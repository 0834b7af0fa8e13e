import type { Body } from "@groundwork/formwork/rules";
import { withRow } from "./places";

/** Spec §5: what is resized snaps to these, in pixels of a page 210 mm wide. */
export const WIDTH_GRID = 6;
export const HEIGHT_GRID = 12;
export const LEAST_ROW_HEIGHT = 100;
export const LEAST_WIDTH = 96;

/** Of a field whose width nobody has set, among those whose width somebody has. */
export const DEFAULT_WIDTH = 300;

const snap = (size: number, grid: number): number => Math.round(size / grid) * grid;

/**
 * The edge between a field and the next one moved by some pixels. `drawn` are the widths as they are on the screen: the
 * first time, all fields of the row get the ones they have.
 */
export function moveEdge(body: Body, rowId: string, edge: number, drawn: readonly number[], by: number): Body {
  return withRow(body, rowId, (row) => {
    const [left, right] = [drawn[edge], drawn[edge + 1]];
    if (left === undefined || right === undefined) return row;
    const together = snap(left + right, WIDTH_GRID);
    const width = Math.min(Math.max(snap(left + by, WIDTH_GRID), LEAST_WIDTH), together - LEAST_WIDTH);
    const widths = drawn.map((each) => snap(each, WIDTH_GRID));
    widths[edge] = width;
    widths[edge + 1] = together - width;
    return {
      ...row,
      components: row.components.map((field, index) => ({ ...field, width: widths[index] ?? field.width })),
    };
  });
}

/** All fields of the row equally wide again. */
export function evenWidths(body: Body, rowId: string): Body {
  return withRow(body, rowId, (row) =>
    row.components.every((field) => field.width === null)
      ? row
      : { ...row, components: row.components.map((field) => ({ ...field, width: null })) },
  );
}

/** A row is never lower than what it holds; null: as high as that. */
export function setRowHeight(body: Body, rowId: string, height: number | null, content: number): Body {
  const least = Math.ceil(Math.max(LEAST_ROW_HEIGHT, content) / HEIGHT_GRID) * HEIGHT_GRID;
  const next = height === null ? null : Math.max(least, snap(height, HEIGHT_GRID));
  return withRow(body, rowId, (row) => ((row.height ?? null) === next ? row : { ...row, height: next }));
}
