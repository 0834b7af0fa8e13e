import type { Body } from "@groundwork/formwork/rules";
import { rowPositionOf } from "./places";

/**
 * Where something is put down, told by its neighbours: it means the same after the thing was taken from its old place.
 * `before` is the id of what it comes in front of; null: at the end.
 */
export type Spot =
  /** A row of its own. */
  | { kind: "row"; pageId: string; before: string | null }
  /** Beside the fields of a row. */
  | { kind: "beside"; rowId: string; before: string | null }
  /** In a cell of a table, or beside the fields of a panel's row. */
  | { kind: "cell"; tableId: string; cellId: string; before: string | null }
  /** A row of its own in a panel. */
  | { kind: "panelRow"; panelId: string; before: string | null }
  /** Where there is no page yet: one is made. */
  | { kind: "newPage" };

/** More would be too narrow to be filled in, even on paper. */
export const MOST_BESIDE = 6;

/** At the end of a page, or of the last one. */
export function endOf(body: Body, pageId?: string | null): Spot {
  const page = body.find((each) => each.id === pageId) ?? body.at(-1);
  return page ? { kind: "row", pageId: page.id, before: null } : { kind: "newPage" };
}

/** Below the row that holds what is given; what is added comes after what one works at. */
export function below(body: Body, rowId: string): Spot {
  const at = rowPositionOf(body, rowId);
  const page = at && body[at.page];
  return page ? { kind: "row", pageId: page.id, before: page.components[at.row + 1]?.id ?? null } : endOf(body);
}
