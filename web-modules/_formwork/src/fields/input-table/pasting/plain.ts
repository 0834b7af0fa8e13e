/** As people compare what things are called: however wide, large or spaced. */
export function plain(text: string): string {
  return text.normalize("NFKC").replaceAll(/\s+/g, " ").trim().toLowerCase();
}
