import type { formworkMessages } from "../../messages";
import type { Entry } from "./rules";

/** In one line, as on paper. */
export function shownEntry({ title, number, state }: Entry, t: ReturnType<typeof formworkMessages.useT>): string {
  const numbered = number && /^\d+$/.test(number) ? t("subForm.number", { number }) : number;
  return [title, numbered, t(`subForm.${state}`)].filter(Boolean).join(" · ");
}
