import { messages } from "../../messages";

/** A number alone does not say what it is; one with a prefix of its template does. */
export function shownNumber(number: string): string {
  return /^\d+$/.test(number) ? messages.t("submissions.numbered", { number }) : number;
}
