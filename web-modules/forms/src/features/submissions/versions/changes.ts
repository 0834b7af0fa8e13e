import { fieldsOf, isFieldType, placesInTables, rulesOf, settingOf } from "@groundwork/formwork";
import { givenName } from "@groundwork/formwork/rules";
import type { Schemas } from "../../../schemas";
import { bodyOf } from "../../fill/filling";
import { compareWords, type Piece } from "./words";

export interface FieldChange {
  fieldId: string;
  name: string;
  /** Of a field in a table: table, row and column. */
  where: readonly string[];
  /** Filled in, emptied, changed, or another file or drawing under the same words. */
  kind: "added" | "removed" | "changed" | "redrawn";
  before: Piece[];
  after: Piece[];
}

export interface PageChanges {
  pageId: string;
  /** Empty where nobody named it. */
  name: string;
  number: number;
  changes: FieldChange[];
}

/** What the server found to differ, in the words of each field's kind, page by page. */
export function changesOf({ changedFields, pages }: Schemas["SubmissionDiff"]): PageChanges[] {
  const body = bodyOf(pages);
  const fields = new Map(fieldsOf(body).map((field) => [field.id, field]));
  const places = placesInTables(body);
  const textOf = (fieldId: string, value: unknown): string => {
    const field = fields.get(fieldId);
    if (!field || !isFieldType(field.type) || value === null || value === undefined) return "";
    const rules = rulesOf(field.type);
    return rules?.hasShape?.(value) && !rules.isEmpty(value) ? rules.text(settingOf(field), value) : "";
  };
  const found = new Map<string, PageChanges>();
  for (const { fieldId, fieldName, oldValue, newValue, pageId, pageName, pageNumber } of changedFields) {
    const page = found.get(pageId) ?? { pageId, name: givenName({ name: pageName }), number: pageNumber, changes: [] };
    const [was, is] = [textOf(fieldId, oldValue), textOf(fieldId, newValue)];
    const [before, after] = compareWords(was, is);
    const had = oldValue !== null && oldValue !== undefined;
    const has = newValue !== null && newValue !== undefined;
    const kind = !had ? "added" : has ? (was === is ? "redrawn" : "changed") : "removed";
    const where = places.get(fieldId) ?? [];
    page.changes.push({ fieldId, name: fieldName, where, kind, before, after });
    found.set(pageId, page);
  }
  return [...found.values()];
}
