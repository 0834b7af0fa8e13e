import { inReadersWords } from "./first-words";
import { formworkMessages } from "./index";

/** What a button of a step is called. */
export function buttonName(written: string): string {
  return written === "" ? "" : inReadersWords(formworkMessages.t, written, "button.submit");
}
