import { type Field, fieldsIn, fieldsOf, isFieldType, placesInTables, rulesOf, settingOf } from "@groundwork/formwork";
import { givenName } from "@groundwork/formwork/rules";
import type { Schemas } from "../../../schemas";
import { bodyOf } from "../../fill/filling";
import { compareWords, type Piece } from "./words";

type Pages = Schemas["SubmissionDiff"]["pages"];
type Changed = Schemas["ChangedField"] & Partial<Schemas["FieldChangedSince"]>;

export interface CellChange {
  columnId: string;
  name: string;
  before: string;
  after: string;
}

export interface RowChange {
  key: string;
  change: "added" | "removed" | "changed";
  title: string;
  number: number;
  /** 0: the table itself. */
  copy: number;
  cells: CellChange[];
}

export interface FieldChange {
  fieldId: string;
  name: string;
  /** Of a field in a table: table, row and column. */
  where: readonly string[];
  /** Filled in, emptied, changed, or another file or drawing under the same words. */
  kind: "added" | "removed" | "changed" | "redrawn";
  isSignature: boolean;
  /** Both empty where rows or items tell it, or the words are the same. */
  before: Piece[];
  after: Piece[];
  /** Of a table. */
  rows: RowChange[];
  /** Of a list that said something before and still does, and of files in any case. */
  items: Schemas["ChangedItem"][];
  by: Schemas["PersonPublic"] | null;
  at: string | null;
}

export interface PageChanges {
  pageId: string;
  /** Empty where nobody named it. */
  name: string;
  number: number;
  changes: FieldChange[];
}

/** What a value says, in the words of its kind. */
function textOf(field: Field | undefined, value: unknown): string {
  if (!field || !isFieldType(field.type) || value === null || value === undefined) return "";
  const rules = rulesOf(field.type);
  if (!rules?.hasShape?.(value) || rules.isEmpty(value)) return "";
  return (rules.written ?? rules.text)(settingOf(field), value);
}

/** Whether files are listed beside what is written: told one by one, also where there were none. */
function listsFiles(field: Field | undefined): boolean {
  return field !== undefined && isFieldType(field.type) && rulesOf(field.type)?.written !== undefined;
}

function rowsOf(changed: Changed, table: Field | undefined): RowChange[] {
  const columns = new Map(table ? fieldsIn(table).map((column) => [column.id, column]) : []);
  return changed.changedRows.map(({ change, rowId, title, number, copyNumber, cells }) => ({
    ...{ key: `${copyNumber}/${rowId}/${change}`, change, title, number, copy: copyNumber },
    cells: cells.map(({ columnId, columnName, oldValue, newValue }) => ({
      ...{ columnId, name: columnName },
      before: textOf(columns.get(columnId), oldValue),
      after: textOf(columns.get(columnId), newValue),
    })),
  }));
}

function kindOf(changed: Changed, isSame: boolean): FieldChange["kind"] {
  if (changed.oldValue === null || changed.oldValue === undefined) return "added";
  if (changed.newValue === null || changed.newValue === undefined) return "removed";
  return isSame ? "redrawn" : "changed";
}

function changeOf(changed: Changed, field: Field | undefined, where: readonly string[]): FieldChange {
  const [was, is] = [textOf(field, changed.oldValue), textOf(field, changed.newValue)];
  const rows = rowsOf(changed, field);
  const hasFiles = listsFiles(field);
  const kind = kindOf(changed, was === is && rows.length === 0 && changed.changedItems.length === 0);
  const items = kind === "changed" || hasFiles ? changed.changedItems : [];
  const isTold = was === is || rows.length > 0 || (items.length > 0 && !hasFiles);
  const [before, after] = isTold ? [[], []] : compareWords(was, is);
  return {
    ...{ fieldId: changed.fieldId, name: changed.fieldName, where, kind, before, after, rows, items },
    isSignature: field?.type === "signature",
    by: changed.changedBy ?? null,
    at: changed.changedAt ?? null,
  };
}

/** What the server found to differ, in the words of each field's kind, page by page. */
export function changesOf(changedFields: readonly Changed[], pages: Pages): PageChanges[] {
  const body = bodyOf(pages);
  const fields = new Map(fieldsOf(body).map((field) => [field.id, field]));
  const places = placesInTables(body);
  const found = new Map<string, PageChanges>();
  for (const changed of changedFields) {
    const { fieldId, pageId, pageName, pageNumber } = changed;
    const page = found.get(pageId) ?? { pageId, name: givenName({ name: pageName }), number: pageNumber, changes: [] };
    page.changes.push(changeOf(changed, fields.get(fieldId), places.get(fieldId) ?? []));
    found.set(pageId, page);
  }
  return [...found.values()];
}
