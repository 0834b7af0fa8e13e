import { messages } from "../../messages";

/** What was begun anew says which version it is at; the first is told by its number alone. */
export function numberedVersion(number: string, version: string): string {
  const shown = shownNumber(number);
  return version === "A" ? shown : [shown, messages.t("submissions.version.name", { version })].join(" · ");
}

/** A number alone does not say what it is; one with a prefix of its template does. */
export function shownNumber(number: string): string {
  return /^\d+$/.test(number) ? messages.t("submissions.numbered", { number }) : number;
}
