import { fieldElementId } from "@groundwork/formwork";

const ENTRY = "input:not([type=file]):not([disabled]), textarea, select, button:not([disabled]), [tabindex='0']";

/** Brings a field into sight and the focus into it, where typing goes on. */
export function goToField(fieldId: string): void {
  const element = document.getElementById(fieldElementId(fieldId));
  if (!element) return;
  element.scrollIntoView({ block: "center" });
  element.querySelector<HTMLElement>(ENTRY)?.focus({ preventScroll: true });
}
