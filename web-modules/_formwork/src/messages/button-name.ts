import { inReadersWords } from "./first-words";
import { formworkMessages } from "./index";

/** What a button of a step is called, or how a submission ended that somebody voided. */
export function buttonName(written: string): string {
  return written === "" ? "" : inReadersWords(formworkMessages.t, written, "button.submit", "button.void");
}
