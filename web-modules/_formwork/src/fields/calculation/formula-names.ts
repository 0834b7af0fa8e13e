import type { Body } from "../../body/types";
import { fieldsOf } from "../../body/walk";
import { rulesOf, settingOf } from "../registry";

/** A field that a formula may name. */
export interface NamedField {
  id: string;
  /** Its label without braces; unique, so that it can stand for the id while a formula is edited. */
  name: string;
}

const REFERENCE = /\{([^{}]{1,200})\}/g;

/** The fields that a formula may name, in reading order. */
export function namedFields(body: Body, exceptId: string): NamedField[] {
  const taken = new Map<string, number>();
  return fieldsOf(body)
    .filter((field) => field.id !== exceptId && Boolean(rulesOf(field.type)?.hasShape))
    .map((field) => {
      const label = settingOf(field).label.replaceAll(/[{}]/g, "").trim().slice(0, 150) || field.type;
      const count = (taken.get(label.toLowerCase()) ?? 0) + 1;
      taken.set(label.toLowerCase(), count);
      return { id: field.id, name: count === 1 ? label : `${label} (${count})` };
    });
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
