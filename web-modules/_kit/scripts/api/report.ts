/** The kit's API as text: one line for each thing that a module may name, pass in or get back. */

/** Which side gives the value: "in" comes from a module, "out" goes to it, "both" may do either. */
export type Side = "in" | "out" | "both";

export interface Line {
  /** `confirm(0).danger`: the first argument's property; `confirm()` is what it returns. */
  key: string;
  side: Side;
  optional: boolean;
  /** The members of the union, sorted. */
  types: readonly string[];
  /** The version that brought it, as "1.2". */
  since: string;
}

export interface Report {
  version: string;
  /** By the part of the kit that it is imported from, and "types" for what their names stand for. */
  parts: ReadonlyMap<string, readonly Line[]>;
}

/** The type of what services say: generated anew from what they say now. */
export const GENERATED = "generated";

const HEADER = "# The exported API of @groundwork/kit; made by `make kit`, compared by `make check`.";
const LINE = /^(\d+\.\d+) (in|out|both) (.+?)(\?)?: (.*)$/;

function written({ since, side, key, optional, types }: Line): string {
  return `${since} ${side} ${key}${optional ? "?" : ""}: ${types.join(" | ")}`;
}

export function print(report: Report): string {
  const parts = [...report.parts].map(([part, lines]) => [`\n## ${part}\n`, ...lines.map(written)].join("\n"));
  return `${[HEADER, `# version ${report.version}`, ...parts].join("\n")}\n`;
}

/** "a | b" at the top level; what stands in brackets or quotes is one. */
export function membersOf(union: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let quoted = false;
  let begun = 0;
  for (let at = 0; at < union.length; at++) {
    const char = union[at] ?? "";
    if (char === '"') quoted = !quoted;
    else if (quoted) continue;
    else if ("([{<".includes(char)) depth++;
    else if (")]}".includes(char) || (char === ">" && union[at - 1] !== "=")) depth--;
    else if (depth === 0 && union.startsWith(" | ", at)) {
      found.push(union.slice(begun, at));
      begun = at + 3;
    }
  }
  return [...found, union.slice(begun)].sort();
}

export function parse(text: string): Report {
  const parts = new Map<string, Line[]>();
  let lines: Line[] = [];
  for (const line of text.split("\n")) {
    if (line.startsWith("## ")) {
      lines = [];
      parts.set(line.slice(3), lines);
      continue;
    }
    const [, since, side, key, optional, types] = LINE.exec(line) ?? [];
    if (since && side && key && types !== undefined)
      lines.push({ key, side: side as Side, optional: optional === "?", types: membersOf(types), since });
  }
  return { version: /^# version (\S+)$/m.exec(text)?.[1] ?? "0.0.0", parts };
}
