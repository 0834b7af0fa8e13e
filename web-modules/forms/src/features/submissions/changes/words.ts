/** A piece of a text: in both, or only in the one that it stands in. */
export interface Piece {
  text: string;
  isOwn: boolean;
}

/** Beyond that a text is another one as a whole: nobody compares them word by word. */
const MOST_WORDS = 600;

/** Both texts in pieces, what only one of them says marked: words, and the cells of a table, for they stand between commas. */
export function compareWords(before: string, after: string): [Piece[], Piece[]] {
  const old = wordsOf(before);
  const now = wordsOf(after);
  if (old.length > MOST_WORDS || now.length > MOST_WORDS)
    return [[{ text: before, isOwn: true }], [{ text: after, isOwn: true }]];
  const common = lengths(old, now);
  const kept = new Set<number>();
  const found = new Set<number>();
  for (let at = 0, other = 0; at < old.length && other < now.length; ) {
    if (old[at] === now[other]) {
      kept.add(at++);
      found.add(other++);
    } else if (lengthAt(common, at + 1, other) >= lengthAt(common, at, other + 1)) at += 1;
    else other += 1;
  }
  return [pieces(old, kept), pieces(now, found)];
}

function wordsOf(text: string): string[] {
  return text.match(/\s+|[,;:，；：]|[\p{Script=Han}]|[^\s,;:，；：\p{Script=Han}]+/gu) ?? [];
}

/** How many words both share from here on. */
function lengths(old: readonly string[], now: readonly string[]): number[][] {
  const rows = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  for (let at = old.length - 1; at >= 0; at -= 1)
    for (let other = now.length - 1; other >= 0; other -= 1) {
      const row = rows[at];
      if (row)
        row[other] =
          old[at] === now[other]
            ? lengthAt(rows, at + 1, other + 1) + 1
            : Math.max(lengthAt(rows, at + 1, other), lengthAt(rows, at, other + 1));
    }
  return rows;
}

function lengthAt(rows: readonly number[][], at: number, other: number): number {
  return rows[at]?.[other] ?? 0;
}

function pieces(words: readonly string[], shared: ReadonlySet<number>): Piece[] {
  const found: Piece[] = [];
  words.forEach((text, at) => {
    const isOwn = !shared.has(at);
    const last = found.at(-1);
    if (last && last.isOwn === isOwn) last.text += text;
    else found.push({ text, isOwn });
  });
  return found;
}
