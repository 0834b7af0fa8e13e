/** As the service takes them (`budget/attaching/service.py`); it also looks at what they really hold. */
const TYPES = ["pdf", "jpg", "jpeg", "png", "webp", "gif", "xlsx", "xls", "docx", "doc", "csv", "txt"];
const MOST_MB = 25;
/** What those begin with that the service knows by it; it looks closer. */
const BEGINS: Record<string, readonly string[]> = {
  pdf: ["%PDF"],
  jpg: ["\xff\xd8\xff"],
  jpeg: ["\xff\xd8\xff"],
  png: ["\x89PNG"],
  webp: ["RIFF"],
  gif: ["GIF8"],
  xlsx: ["PK"],
  docx: ["PK"],
};
const HEAD_BYTES = 8;

export const ACCEPTED = TYPES.map((each) => `.${each}`).join();

export interface Unfit {
  why: "files.wrongType" | "files.empty" | "files.tooLarge";
  params: { ending: string; most: number };
}

export const endingOf = (name: string): string =>
  name.includes(".") ? name.slice(name.lastIndexOf(".") + 1).toLowerCase() : "";

/** Why a file would never be taken, as far as that is known before it is sent. */
export function unfitBy({ name, size }: File): Unfit | null {
  const ending = endingOf(name);
  const params = { ending, most: MOST_MB };
  if (!TYPES.includes(ending)) return { why: "files.wrongType", params };
  if (size === 0) return { why: "files.empty", params };
  if (size > MOST_MB * 1024 * 1024) return { why: "files.tooLarge", params };
  return null;
}

/** What it begins with is not what it is called: a text that somebody named a picture. */
export async function isSomethingElse(file: File): Promise<boolean> {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  return !(BEGINS[endingOf(file.name)]?.some((begin) => head.startsWith(begin)) ?? true);
}
