/**
 * Text with a few marks, as whoever builds a form types it: `# Heading`, `- item`, `1. item`, `**bold**`, `*italic*`.
 *
 * What it says is only ever text: there is no markup in it that a browser could run. What is not a mark is shown as it
 * stands. The same rules in Python: proto/vectors/body/marked-text.json.
 */
export interface Span {
  text: string;
  bold: boolean;
  italic: boolean;
}

export interface Block {
  type: "heading" | "subheading" | "paragraph" | "bullets" | "numbers";
  /** Of a list its items. */
  lines: Span[][];
  /** The number of its first item. */
  start: number;
}

const LINES = /\r\n|\r|\n/;
const BEGINS = /^(##?|[-*•]|[0-9]{1,3}[.)])[ \t]+/;
const MARK = /(\*\*|\*)/;
const ENDS_IN_SPACE = /[ \t]$/;
const BEGINS_WITH_SPACE = /^[ \t]/;

export function readMarkedText(text: string): Block[] {
  const blocks: Block[] = [];
  // The block that the next line may go on with.
  let goesOn: Block | null = null;
  for (const raw of text.split(LINES)) {
    const line = raw.trim();
    if (line === "") {
      goesOn = null;
      continue;
    }
    const begins = BEGINS.exec(line);
    const made = blockOf(begins?.[1] ?? "");
    const isMore: boolean = goesOn?.type === made.type && !made.type.endsWith("heading");
    const block: Block = isMore && goesOn ? goesOn : made;
    if (block === made) blocks.push(made);
    block.lines.push(spansOf(line.slice(begins?.[0].length ?? 0)));
    goesOn = block;
  }
  return blocks;
}

function blockOf(mark: string): Block {
  const made = { lines: [], start: 1 };
  if (mark === "") return { type: "paragraph", ...made };
  if (mark.startsWith("#")) return { type: mark === "#" ? "heading" : "subheading", ...made };
  if ("-*•".includes(mark)) return { type: "bullets", ...made };
  return { type: "numbers", ...made, start: Number(mark.slice(0, -1)) };
}

/** Each mark is looked at once: a line of ten thousand stars costs what it is long. */
function spansOf(line: string): Span[] {
  const parts = line.split(MARK);
  const pairs = pairsAmong(parts);
  const spans: Span[] = [];
  const on: Record<string, boolean> = { "*": false, "**": false };
  let said = "";
  const end = () => {
    if (said) spans.push({ text: said, bold: on["**"] === true, italic: on["*"] === true });
    said = "";
  };
  for (const [at, part] of parts.entries()) {
    if (!pairs.has(at)) {
      said += part;
      continue;
    }
    end();
    on[part] = !on[part];
  }
  end();
  return spans;
}

/** Where marks begin and end something: they touch it, and both are there. */
function pairsAmong(parts: readonly string[]): Set<number> {
  const found = new Set<number>();
  const openAt = new Map<string, number>();
  for (let at = 1; at < parts.length; at += 2) {
    const mark = parts[at] ?? "";
    const [before = "", after = ""] = [parts[at - 1], parts[at + 1]];
    const opened = openAt.get(mark);
    if (opened === undefined) {
      // What follows at once may be another mark.
      if (!BEGINS_WITH_SPACE.test(after) && (after !== "" || at + 2 < parts.length)) openAt.set(mark, at);
    } else if (!ENDS_IN_SPACE.test(before) && (before !== "" || at > opened + 2)) {
      found.add(opened).add(at);
      openAt.delete(mark);
    }
  }
  return found;
}
