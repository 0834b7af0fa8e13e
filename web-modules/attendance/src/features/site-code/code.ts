import { codeOf, isLabelCode } from "../equipment/codes";

const PATH = "/attendance/site/";

/** The letters of a site's code, where what was scanned is the address of its poster. */
export function siteCodeIn(scanned: string): string | null {
  const at = scanned.lastIndexOf(PATH);
  if (at < 0) return null;
  const code = codeOf(scanned.slice(at + PATH.length));
  return isLabelCode(code) ? code : null;
}

/** Where the clock begins with that code. */
export const clockPath = (code: string): string => `/attendance?site=${encodeURIComponent(code)}`;

/** As the service reads it: an address, so that a machine's label is none. */
export const linkOf = (code: string): string => `${PATH}${code}`;
