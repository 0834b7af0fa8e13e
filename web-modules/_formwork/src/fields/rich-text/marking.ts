export type Mark = "heading" | "subheading" | "bold" | "italic" | "bullets" | "numbers";

export interface Marked {
  text: string;
  /** What is selected. */
  from: number;
  to: number;
}

const AROUND = { bold: "**", italic: "*" } as const;
const BEFORE = { heading: "# ", subheading: "## ", bullets: "- " } as const;
const BEGINS = /^(##?|[-*•]|[0-9]{1,3}[.)])[ \t]+/;

/** What is selected, with a mark or, where it has it, without. */
export function marked(before: Marked, mark: Mark): Marked {
  return mark === "bold" || mark === "italic" ? around(before, AROUND[mark]) : linewise(before, mark);
}

function around({ text, from, to }: Marked, mark: string): Marked {
  const selected = text.slice(from, to);
  const isMarked = text.slice(from - mark.length, from) === mark && text.slice(to, to + mark.length) === mark;
  // Of `**bold**` the inner stars are no italic.
  const isLonger = mark === "*" && (text[from - 2] === "*" || text[to + 1] === "*") && text[from - 3] !== "*";
  if (isMarked && !isLonger) {
    const without = text.slice(0, from - mark.length) + selected + text.slice(to + mark.length);
    return { text: without, from: from - mark.length, to: to - mark.length };
  }
  const withMark = `${text.slice(0, from)}${mark}${selected}${mark}${text.slice(to)}`;
  return { text: withMark, from: from + mark.length, to: to + mark.length };
}

/** All lines that the selection touches. */
function linewise({ text, from, to }: Marked, mark: Exclude<Mark, keyof typeof AROUND>): Marked {
  const begins = text.lastIndexOf("\n", from - 1) + 1;
  const next = text.indexOf("\n", to);
  const ends = next === -1 ? text.length : next;
  const lines = text.slice(begins, ends).split("\n");
  const said = lines.map((line) => line.replace(BEGINS, ""));
  const wanted = said.map((line, at) => `${mark === "numbers" ? `${at + 1}. ` : BEFORE[mark]}${line}`);
  const isMarked = wanted.every((line, at) => line === lines[at]);
  const written = (isMarked ? said : wanted).join("\n");
  return { text: text.slice(0, begins) + written + text.slice(ends), from: begins, to: begins + written.length };
}
