/** As the service takes them (`budget/attaching/service.py`); it also looks at what they really hold. */
const TYPES = ["pdf", "jpg", "jpeg", "png", "webp", "gif", "xlsx", "xls", "docx", "doc", "csv", "txt"];
const MOST_MB = 25;

export const ACCEPTED = TYPES.map((each) => `.${each}`).join();

export interface Unfit {
  why: "files.wrongType" | "files.empty" | "files.tooLarge";
  params: { ending: string; most: number };
}

/** Why a file would never be taken, as far as that is known before it is sent. */
export function unfitBy({ name, size }: File): Unfit | null {
  const ending = name.includes(".") ? name.slice(name.lastIndexOf(".") + 1).toLowerCase() : "";
  const params = { ending, most: MOST_MB };
  if (!TYPES.includes(ending)) return { why: "files.wrongType", params };
  if (size === 0) return { why: "files.empty", params };
  if (size > MOST_MB * 1024 * 1024) return { why: "files.tooLarge", params };
  return null;
}
