import type { formworkMessages } from "../../messages";
import { inReadersWords } from "../../messages/first-words";
import type { HeaderItem } from "./rules";

const VALID_UNTIL = "headerSection.validUntil" as const;

/** What stands before what is known. */
export function itemName(t: ReturnType<typeof formworkMessages.useT>, { id, label }: HeaderItem): string {
  return inReadersWords(t, label, `headerSection.${id}`, ...(id === "validDate" ? [VALID_UNTIL] : []));
}
