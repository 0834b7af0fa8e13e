import { isRecord } from "../shape";
import { newId } from "./create";

/** Places that a builder kept free: what holds something gets an id of its own, what holds nothing goes (`formwork.body.temporary`). */
export function withoutTemporary(raw: unknown): unknown {
  return isList(raw) ? raw.flatMap(page) : raw;
}

const isList = (raw: unknown): raw is unknown[] => Array.isArray(raw);
const holdsSomething = (raw: unknown) => isList(raw) && raw.length > 0;

function page(raw: unknown): unknown[] {
  if (!isRecord(raw)) return [raw];
  const components = isList(raw.components) ? raw.components.flatMap(row) : raw.components;
  const kept = "components" in raw ? { ...raw, components } : raw;
  if (kept.id !== "tempPage") return [kept];
  return holdsSomething(components) || holdsSomething(raw.conditions) ? [{ ...kept, id: newId() }] : [];
}

function row(raw: unknown): unknown[] {
  if (!isRecord(raw) || raw.id !== "tempRow") return [raw];
  return holdsSomething(raw.components) ? [{ ...raw, id: newId() }] : [];
}
