/** What a page is called that nobody has named (spec §3). Stored, and so never translated; shown in the reader's words. */
export const UNNAMED = "Untitled";

/** What somebody wrote; empty while nobody did. */
export function givenName(page: { name: string }): string {
  return page.name === UNNAMED ? "" : page.name;
}
