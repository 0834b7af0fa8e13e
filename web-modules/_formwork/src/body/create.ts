import type { Field, Page, Row } from "./types";

const UNIX_MS_DIGITS = 12;

/** A version 7 UUID: ids made one after the other sort that way, which keeps the database's indexes compact. */
export function newId(now: number = Date.now()): string {
  const random = crypto.randomUUID();
  const time = now.toString(16).padStart(UNIX_MS_DIGITS, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(15)}`;
}

export function newRow(components: Field[] = []): Row {
  return { id: newId(), class: "", type: "row", childSetting: {}, components };
}

export function newPage(name: string, components: Row[] = []): Page {
  return { id: newId(), name, class: "", type: "page", childSetting: {}, components };
}
