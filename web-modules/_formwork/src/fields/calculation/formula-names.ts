import type { Body, Field } from "../../body/types";
import { columnsAmong, fieldsIn, fieldsOf } from "../../body/walk";
import { holdsValue } from "../registry";

/** A field that a formula may name. */
export interface NamedField {
  id: string;
  /** Its label without braces; unique, so that it can stand for the id while a formula is edited. */
  name: string;
}

const REFERENCE = /\{([^{}]{1,200})\}/g;

/** The fields that a formula may name, in reading order, each table before its columns. In a table, the columns beside. */
export function namedFields(body: Body, exceptId: string, nameOf: (field: Field) => string): NamedField[] {
  const fields = fieldsOf(body);
  const columns = columnsAmong(fields);
  const inside = columns.get(exceptId)?.table;
  const among = inside ? fieldsIn(inside) : fields.flatMap((field) => [field, ...columnsIn(field, columns)]);
  const short = (field: Field, most: number) =>
    nameOf(field).replaceAll(/[{}]/g, "").trim().slice(0, most) || field.type;
  const taken = new Map<string, number>();
  return among
    .filter((field) => field.id !== exceptId && holdsValue(field))
    .map((field) => {
      const table = inside ? undefined : columns.get(field.id)?.table;
      const label = table ? `${short(table, 60)} › ${short(field, 80)}` : short(field, 150);
      const count = (taken.get(label.toLowerCase()) ?? 0) + 1;
      taken.set(label.toLowerCase(), count);
      return { id: field.id, name: count === 1 ? label : `${label} (${count})` };
    });
}

function columnsIn(field: Field, columns: ReturnType<typeof columnsAmong>): Field[] {
  return fieldsIn(field).filter((each) => columns.has(each.id));
}

/** With names for ids: what the author reads. */
export function toNames(formula: string, fields: readonly NamedField[]): string {
  const names = new Map(fields.map(({ id, name }) => [id, name]));
  return formula.replaceAll(REFERENCE, (whole, id: string) => (names.has(id) ? `{${names.get(id)}}` : whole));
}

/** With ids for names: what is kept, so that another label breaks nothing. */
export function toIds(text: string, fields: readonly NamedField[]): string {
  const ids = new Map(fields.map(({ id, name }) => [name.toLowerCase(), id]));
  return text.replaceAll(REFERENCE, (whole, name: string) => {
    const id = ids.get(name.trim().toLowerCase());
    return id === undefined ? whole : `{${id}}`;
  });
}

/** What stands between the last open brace and the caret; null when no field is being named there. */
export function openName(text: string, caret: number): { from: number; search: string } | null {
  const before = text.slice(0, caret);
  const from = before.lastIndexOf("{");
  return from < 0 || before.indexOf("}", from) >= 0 ? null : { from, search: before.slice(from + 1) };
}
