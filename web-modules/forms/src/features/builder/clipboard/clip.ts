import {
  type Body,
  type Condition,
  conditionsOf,
  type Field,
  fieldsOf,
  newPage,
  newRow,
  type Outcome,
  type Page,
  type Row,
  UNNAMED,
} from "@groundwork/formwork/rules";
import { isPanel } from "../model/fields";
import { cellPlaceOf, idsWithin } from "../model/places";

/** How a text says that it holds parts of a form; `MARK_VERSION` grows when an older page could not read it any more. */
export const MARK = "form-parts";
export const MARK_VERSION = 1;

/** Parts of a form on their way: as text, so that they go from tab to tab and from form to form. */
export interface Clip {
  groundwork: typeof MARK;
  version: number;
  /** Rows go below what is selected, pages after the page one is at. */
  kind: "rows" | "pages";
  /** Taken away where they were: put down in the same form they are the same parts as before. */
  isCut: boolean;
  templateId: string;
  /** Those of the pages that steps of the workflow hold as a whole. */
  pagesOfSteps: readonly string[];
  /** Of rows: one page with nothing but them. With the rules that do something to what is copied. */
  pages: Body;
}

export type Copied = { fieldIds: readonly string[] } | { rowId: string } | { pageId: string };

export interface Source {
  body: Body;
  templateId: string;
  pagesOfSteps: ReadonlySet<string>;
}

/** Null: nothing of it is there. */
export function clipOf({ body, templateId, pagesOfSteps }: Source, copied: Copied, isCut = false): Clip | null {
  const pages = pagesOf(body, copied);
  const [first, ...others] = pages;
  if (!first) return null;
  const about = { groundwork: MARK, version: MARK_VERSION, isCut, templateId } as const;
  const conditions = rulesOn(pages, conditionsOf(body));
  return {
    ...about,
    kind: "pageId" in copied ? "pages" : "rows",
    pagesOfSteps: pages.flatMap(({ id }) => (pagesOfSteps.has(id) ? [id] : [])),
    pages: [conditions.length > 0 ? { ...first, conditions } : first, ...others],
  };
}

function pagesOf(body: Body, copied: Copied): Page[] {
  if ("pageId" in copied)
    return body.filter(({ id }) => id === copied.pageId).map(({ conditions: _, ...page }) => page);
  const rows = "rowId" in copied ? rowWith(body, copied.rowId) : rowsOf(body, copied.fieldIds);
  return rows.length > 0 ? [newPage(UNNAMED, rows)] : [];
}

function rowWith(body: Body, rowId: string): Row[] {
  return body.flatMap((page) => page.components).filter(({ id }) => id === rowId);
}

/** In the order of the form. What stood beside each other stays so; what is inside of what is copied comes with that. */
function rowsOf(body: Body, fieldIds: readonly string[]): Row[] {
  const copied = new Set(fieldIds);
  const beside = new Map<string, Field[]>();
  for (const field of fieldsOf(body)) {
    if (!copied.has(field.id) || isInside(body, field.id, copied)) continue;
    const place = placeOf(body, field.id);
    beside.set(place, [...(beside.get(place) ?? []), field]);
  }
  return [...beside].map(([place, fields]) => {
    const [row] = rowWith(body, place);
    if (row?.components.length === fields.length) return row;
    // Widths are shares of a row: in another one they would say something else.
    return newRow(fields.map((field) => (field.width === null ? field : { ...field, width: null })));
  });
}

function isInside(body: Body, fieldId: string, copied: ReadonlySet<string>): boolean {
  const holder = cellPlaceOf(body, fieldId)?.holder.id;
  return holder !== undefined && (copied.has(holder) || isInside(body, holder, copied));
}

/** What fields that stand beside each other share: a row of a page or of a panel. In a cell of a table they stand below each other. */
function placeOf(body: Body, fieldId: string): string {
  const inner = cellPlaceOf(body, fieldId);
  if (inner) return isPanel(inner.holder) ? inner.cell.id : fieldId;
  const holds = (row: Row) => row.components.some(({ id }) => id === fieldId);
  return body.flatMap((page) => page.components).find(holds)?.id ?? fieldId;
}

/** The rules that do something to what is copied; what else they do is not its business. */
function rulesOn(pages: Body, rules: readonly Condition[]): Condition[] {
  return rules.flatMap((rule) => {
    const outcomes = outcomesOn(idsIn(pages), rule);
    return outcomes.length > 0 ? [{ ...rule, outcomes }] : [];
  });
}

export function outcomesOn(ids: ReadonlySet<string>, { outcomes = [] }: Condition): Outcome[] {
  return outcomes
    .map((outcome) => ({
      ...outcome,
      fieldIds: (outcome.fieldIds ?? []).filter((id) => ids.has(id)),
      pageIds: (outcome.pageIds ?? []).filter((id) => ids.has(id)),
    }))
    .filter(({ fieldIds, pageIds }) => fieldIds.length + pageIds.length > 0);
}

/** Pages, and fields with what is inside them. */
export function idsIn(pages: Body): ReadonlySet<string> {
  const rowFields = pages.flatMap((page) => page.components).flatMap((row) => row.components);
  return new Set([...pages.map(({ id }) => id), ...rowFields.flatMap(idsWithin)]);
}

/** How many fields people see of it. */
export function countOf({ pages }: Clip): number {
  return pages.flatMap((page) => page.components).reduce((count, row) => count + row.components.length, 0);
}
