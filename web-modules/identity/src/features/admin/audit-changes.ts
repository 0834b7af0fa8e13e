import type { AuditChanges } from "./api";

export type ChangeValue = { kind: "nothing" } | { kind: "text"; text: string } | { kind: "yes" } | { kind: "no" };

export type Change =
  | { kind: "replaced"; field: string; before: ChangeValue; after: ChangeValue }
  | { kind: "listed"; field: string; added: readonly string[]; removed: readonly string[] };

/** Ids of people, teams and projects are shown by name where it is still known. */
export type NameOf = (id: string) => string | undefined;

function changedValue(raw: unknown, nameOf: NameOf): ChangeValue {
  if (raw === null || raw === undefined || raw === "") return { kind: "nothing" };
  if (typeof raw === "boolean") return { kind: raw ? "yes" : "no" };
  if (typeof raw === "string") return { kind: "text", text: nameOf(raw) ?? raw };
  return { kind: "text", text: typeof raw === "number" ? String(raw) : JSON.stringify(raw) };
}

function textOf(raw: unknown, nameOf: NameOf): string {
  return typeof raw === "string" ? (nameOf(raw) ?? raw) : JSON.stringify(raw);
}

function listsOf(before: unknown, after: unknown): [readonly unknown[], readonly unknown[]] | null {
  if (!Array.isArray(before) && !Array.isArray(after)) return null;
  return [Array.isArray(before) ? before : [], Array.isArray(after) ? after : []];
}

/** What an audit record's `{field: [before, after]}` says, ready to be put into words. */
export function readChanges(changes: AuditChanges, nameOf: NameOf): Change[] {
  return Object.entries(changes).flatMap(([field, [before, after]]): Change[] => {
    const lists = listsOf(before, after);
    if (!lists) {
      return [{ kind: "replaced", field, before: changedValue(before, nameOf), after: changedValue(after, nameOf) }];
    }
    const [had, has] = lists;
    const added = has.filter((each) => !had.includes(each)).map((each) => textOf(each, nameOf));
    const removed = had.filter((each) => !has.includes(each)).map((each) => textOf(each, nameOf));
    return added.length + removed.length > 0 ? [{ kind: "listed", field, added, removed }] : [];
  });
}
