import { type Body, type Field, fieldsIn, fieldsOf, rulesOf } from "@groundwork/formwork/rules";

/** How a field and its kind are called for who looks. */
export interface Names {
  nameOf: (field: Field) => string;
  kindName: (type: string) => string;
}

/** The fields in which what was typed stands, in the order of the form; a column is found as its table. */
export function foundIn(body: Body, typed: string, names: Names): string[] {
  const search = folded(typed);
  if (search === "") return [];
  return fieldsOf(body).flatMap((field) =>
    textsOf(field, names).some((text) => text.includes(search)) ? [field.id] : [],
  );
}

/** Capitals, and full-width letters as a Chinese keyboard writes them, are no difference. */
function folded(text: string): string {
  return text.normalize("NFKC").trim().toLowerCase();
}

interface Offering {
  options?: readonly { label?: unknown }[];
  items?: readonly { label?: unknown }[];
}

/** What a field is known by: to who fills it in, to who draws it, and in files and formulas. */
function textsOf(field: Field, names: Names): string[] {
  const { options = [], items = [] } = field.setting as Offering;
  const offered = [...options, ...items].map(({ label }) => String(label ?? ""));
  const written = (field.components ?? []).flat().map(({ title }) => title ?? "");
  const own = [names.nameOf(field), field.setting.label, field.name, field.id, names.kindName(field.type)];
  const columns =
    rulesOf(field.type)?.holds === "columns" ? fieldsIn(field).flatMap((each) => textsOf(each, names)) : [];
  return [...[...own, ...offered, ...written].map(folded), ...columns];
}

/** Which one is next, or before, from where one is; -1: none is there. */
export function stepFrom(found: readonly string[], current: string | null, by: -1 | 1): number {
  const at = current === null ? -1 : found.indexOf(current);
  if (at < 0) return found.length === 0 ? -1 : by > 0 ? 0 : found.length - 1;
  return (at + by + found.length) % found.length;
}
