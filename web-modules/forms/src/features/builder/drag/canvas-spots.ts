import { MOST_BESIDE, type Spot } from "../model/spots";
import type { Target } from "./drag";

/** The marks that the canvas leaves in the document for finding places. */
export const MARKS = {
  page: "data-page",
  row: "data-row",
  field: "data-field",
  cell: "data-cell",
  panel: "data-panel",
} as const;

const THICK = 4;
/** Within this share of a row's height from its edges, something becomes a row of its own. */
const EDGE_SHARE = 0.28;

export interface Looked {
  /** A whole row goes between rows only. */
  isRow: boolean;
  /** What holds fields itself stands in no cell. */
  fitsCell?: boolean;
  /** Nor does a panel stand in a panel; a table does. */
  fitsPanel?: boolean;
}

/** Where on the drawn pages a pointer means; null: nowhere. */
export function spotOnCanvas(
  canvas: HTMLElement,
  x: number,
  y: number,
  { isRow, fitsCell = true, fitsPanel = true }: Looked,
): Target<Spot> | null {
  const bounds = canvas.getBoundingClientRect();
  if (x < bounds.left || x > bounds.right || y < bounds.top || y > bounds.bottom) return null;
  const pages = [...canvas.querySelectorAll<HTMLElement>(`[${MARKS.page}]`)];
  if (pages.length === 0) return { spot: { kind: "newPage" }, line: lineBelow(bounds, bounds.top + 12, 24) };
  const page = nearest(pages, y);
  const rows = [...page.querySelectorAll<HTMLElement>(`[${MARKS.row}]`)];
  const row = rows.find((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return y >= top && y <= bottom;
  });
  if (row && !isRow) {
    const inCell = fitsCell ? spotInCell(row, x, y) : null;
    if (inCell) return inCell;
    const inPanel = fitsPanel ? spotInPanel(row, x, y) : null;
    if (inPanel) return inPanel;
    const beside = spotBeside(row, x, y);
    if (beside) return beside;
  }
  return spotBetween(page, rows, y);
}

function nearest(elements: readonly HTMLElement[], y: number): HTMLElement {
  const distance = (element: HTMLElement) => {
    const { top, bottom } = element.getBoundingClientRect();
    return y < top ? top - y : Math.max(0, y - bottom);
  };
  return elements.reduce((best, each) => (distance(each) < distance(best) ? each : best));
}

function isAt(element: HTMLElement, x: number, y: number): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** Between the rows of a panel, or beside the fields of one of them. */
function spotInPanel(row: HTMLElement, x: number, y: number): Target<Spot> | null {
  const panel = [...row.querySelectorAll<HTMLElement>(`[${MARKS.panel}]`)].find((each) => isAt(each, x, y));
  const panelId = panel?.closest(`[${MARKS.field}]`)?.getAttribute(MARKS.field);
  if (!panel || !panelId) return null;
  const rows = [...panel.querySelectorAll<HTMLElement>(`div[${MARKS.cell}]`)];
  const over = rows.find((each) => isAt(each, x, y));
  const beside = over && besideIn(over, x, y);
  if (over && beside) {
    const cellId = over.getAttribute(MARKS.cell) ?? "";
    return { spot: { kind: "cell", tableId: panelId, cellId, before: beside.before }, line: beside.line };
  }
  const next = rows.find((each) => {
    const { top, height } = each.getBoundingClientRect();
    return y < top + height / 2;
  });
  const bounds = panel.getBoundingClientRect();
  const at = next ? next.getBoundingClientRect().top - 6 : (rows.at(-1)?.getBoundingClientRect().bottom ?? bounds.top);
  return {
    spot: { kind: "panelRow", panelId, before: next?.getAttribute(MARKS.cell) ?? null },
    line: lineBelow(bounds, at + 2, 6),
  };
}

function spotInCell(row: HTMLElement, x: number, y: number): Target<Spot> | null {
  const cell = [...row.querySelectorAll<HTMLElement>(`td[${MARKS.cell}]`)].find((each) => isAt(each, x, y));
  const table = cell?.closest(`[${MARKS.field}]`);
  if (!cell || !table) return null;
  const fields = [...cell.querySelectorAll<HTMLElement>(`[${MARKS.field}]`)];
  const next = fields.find((each) => {
    const { top, height } = each.getBoundingClientRect();
    return y < top + height / 2;
  });
  const bounds = cell.getBoundingClientRect();
  const at = next?.getBoundingClientRect().top ?? fields.at(-1)?.getBoundingClientRect().bottom ?? bounds.top + 6;
  return {
    spot: {
      kind: "cell",
      tableId: table.getAttribute(MARKS.field) ?? "",
      cellId: cell.getAttribute(MARKS.cell) ?? "",
      before: next?.getAttribute(MARKS.field) ?? null,
    },
    line: lineBelow(bounds, at - 2, 6),
  };
}

function spotBeside(row: HTMLElement, x: number, y: number): Target<Spot> | null {
  const beside = besideIn(row, x, y);
  const rowId = row.getAttribute(MARKS.row) ?? "";
  return beside && { spot: { kind: "beside", rowId, before: beside.before }, line: beside.line };
}

/** Of a row of a page, or of a panel. */
function besideIn(
  row: HTMLElement,
  x: number,
  y: number,
): (Pick<Target<unknown>, "line"> & { before: string | null }) | null {
  const outside = row.closest(`[${MARKS.field}]`);
  const fields = [...row.querySelectorAll<HTMLElement>(`[${MARKS.field}]`)].filter(
    (each) => each.parentElement?.closest(`[${MARKS.field}]`) === outside,
  );
  const { top, height } = row.getBoundingClientRect();
  const isNearEdge = y < top + height * EDGE_SHARE || y > top + height * (1 - EDGE_SHARE);
  if (fields.length === 0 || fields.length >= MOST_BESIDE) return null;
  const next = fields.find((each) => {
    const { left, width } = each.getBoundingClientRect();
    return x < left + width / 2;
  });
  const reference = (next ?? fields.at(-1))?.getBoundingClientRect();
  if (!reference) return null;
  // Over the middle of a lone field a row of its own is meant more often; its sides mean beside.
  const isMiddle = fields.length === 1 && Math.abs(x - (reference.left + reference.width / 2)) < reference.width / 5;
  if (isNearEdge || isMiddle) return null;
  const left = next ? reference.left - THICK - 2 : reference.right + 2;
  return {
    before: next?.getAttribute(MARKS.field) ?? null,
    line: { left, top: reference.top, width: THICK, height: reference.height },
  };
}

function spotBetween(page: HTMLElement, rows: readonly HTMLElement[], y: number): Target<Spot> {
  const next = rows.find((each) => {
    const { top, height } = each.getBoundingClientRect();
    return y < top + height / 2;
  });
  const bounds = page.getBoundingClientRect();
  const last = rows.at(-1)?.getBoundingClientRect();
  const at = next ? next.getBoundingClientRect().top - 6 : (last?.bottom ?? bounds.top + 64) + 2;
  return {
    spot: {
      kind: "row",
      pageId: page.getAttribute(MARKS.page) ?? "",
      before: next?.getAttribute(MARKS.row) ?? null,
    },
    line: lineBelow(bounds, at, 20),
  };
}

function lineBelow(bounds: DOMRect, top: number, inset: number): Target<unknown>["line"] {
  return { left: bounds.left + inset, top, width: bounds.width - 2 * inset, height: THICK };
}
