/** A value of a kind that is newer than this page, in plain words; files by their names. As on paper (`formwork/plain_print.py`). */
export function plainLines(value: unknown, fileName: (fileId: string) => string | undefined, name = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => plainLines(each, fileName, name));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => plainLines(inner, fileName, `${name} ${key}`.trim()));
  if (value === null || value === undefined || value === "") return [];
  const text = fileName(String(value)) ?? String(value);
  return [name ? `${name}: ${text}` : text];
}
