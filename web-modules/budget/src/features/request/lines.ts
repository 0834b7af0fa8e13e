import { isApiError, minorOf, readAmount } from "@groundwork/kit";
import type { RequestDetail, RequestKind } from "../api";

export interface LineValue {
  /** For React: a saved line is known by its code, which a request names once. */
  key: string;
  budgetCodeId: string | null;
  amount: string;
  note: string;
  /** Of a transfer or a change: this code gets the amount. */
  receives: boolean;
  /** What its code is called, where the codes that can be chosen leave it out: it was archived since. */
  archived: string | null;
}

const empty = (key: string, receives = false): LineValue => ({
  key,
  budgetCodeId: null,
  amount: "",
  note: "",
  receives,
  archived: null,
});

export const newLine = (receives = false): LineValue => empty(crypto.randomUUID(), receives);

/** What there is to fill in at first: of a transfer one code on each side. */
export const firstLines = (kind: RequestKind): LineValue[] =>
  kind === "transfer" ? [empty("from"), empty("to", true)] : [empty("first", kind === "change")];

/** The same again for the same save, so that only what was typed counts as a change. */
export function linesOf(request: RequestDetail): LineValue[] {
  if (request.lines.length === 0) return firstLines(request.kind);
  return request.lines.map((line) => ({
    key: line.budgetCodeId,
    budgetCodeId: line.budgetCodeId,
    amount: line.amount,
    note: line.note,
    receives: line.receives,
    archived: line.isArchived ? `${line.codeNumber} ${line.codeName}` : null,
  }));
}

/** Those that name a code and an amount of more than nothing, as they are sent. */
export function sendable(lines: readonly LineValue[], currency: string) {
  return lines.flatMap(({ budgetCodeId, amount, note, receives }) => {
    const read = readAmount(amount, currency);
    if (budgetCodeId === null || read === null || (minorOf(read, currency) ?? 0n) <= 0n) return [];
    return [{ budgetCodeId, amount: read, note: note.trim(), receives }];
  });
}

/** A line that was begun and can't be sent. */
export const isHalf = (line: LineValue, currency: string): boolean =>
  (line.budgetCodeId !== null || line.amount.trim() !== "" || line.note.trim() !== "") &&
  sendable([line], currency).length === 0;

/** The lines that keep a request from being sent: those that were begun, else, where there is nothing to send, the first. */
export function stuckLines(lines: readonly LineValue[], currency: string): readonly LineValue[] {
  const begun = lines.filter((line) => isHalf(line, currency));
  return begun.length > 0 || sendable(lines, currency).length > 0 ? begun : lines.slice(0, 1);
}

/** The last line stays, of a transfer that of each side. */
export const canBeRemoved = (line: LineValue, lines: readonly LineValue[], kind: RequestKind): boolean =>
  lines.filter((each) => kind !== "transfer" || each.receives === line.receives).length > 1;

/** Whether a transfer gives exactly what it takes. */
export function isBalanced(lines: readonly LineValue[], currency: string): boolean {
  const sum = (receives: boolean) =>
    sendable(lines, currency)
      .filter((each) => each.receives === receives)
      .reduce((all, each) => all + (minorOf(each.amount, currency) ?? 0n), 0n);
  return sum(true) > 0n && sum(true) === sum(false);
}

/** Between two codes a transfer has one amount: it is typed once, at the code that gives. */
const isPair = (lines: readonly LineValue[], kind: RequestKind): boolean =>
  kind === "transfer" && lines.length === 2 && lines[0]?.receives !== lines[1]?.receives;

/** Whether a line has no amount of its own to type. An old draft may still have another one on each side. */
export const isTied = (line: LineValue, lines: readonly LineValue[], kind: RequestKind): boolean =>
  line.receives && isPair(lines, kind) && lines.every((each) => each.amount === line.amount);

export function withChange(lines: readonly LineValue[], changed: LineValue, kind: RequestKind): LineValue[] {
  return lines.map((line) => {
    if (line.key === changed.key) return changed;
    return isPair(lines, kind) ? { ...line, amount: changed.amount } : line;
  });
}

/** Where two are left of a transfer, what is taken is what is given. */
export function without(gone: LineValue, lines: readonly LineValue[], kind: RequestKind): LineValue[] {
  const left = lines.filter((each) => each.key !== gone.key);
  const giver = left.find((each) => !each.receives);
  return giver && isPair(left, kind) ? left.map((each) => ({ ...each, amount: giver.amount })) : left;
}

export interface LineRefusal {
  field: string;
  message: string;
}

/** What the service says of single lines, by their keys: it counts those that were sent. */
export function refusalsOf(error: unknown, lines: readonly LineValue[], currency: string): Map<string, LineRefusal> {
  const sent = lines.filter((line) => sendable([line], currency).length > 0);
  const refusals = new Map<string, LineRefusal>();
  for (const { field, message } of isApiError(error) ? error.fieldErrors : []) {
    const [of, index, name] = field.split(".");
    const line = of === "lines" ? sent[Number(index)] : undefined;
    if (line && name) refusals.set(line.key, { field: name, message });
  }
  return refusals;
}
