import { fieldElementId } from "@groundwork/formwork";

const ENTRY =
  "canvas[tabindex], input:not([type=file]):not([disabled]), textarea, select, button:not([disabled]), [tabindex='0']";

const WRONG = "[aria-invalid='true']";

const BELOW_HEADER = 88;

/** What stands beside its name, such as what was said about it, is no place to type. */
export function entryOf(field: Element): HTMLElement | undefined {
  return [...field.querySelectorAll<HTMLElement>(ENTRY)].find((each) => !each.closest("[data-field-aside]"));
}

/** Whether it is shown, with something to enter it by. */
export function isEntered(fieldId: string): boolean {
  const element = document.getElementById(fieldElementId(fieldId));
  return element !== null && entryOf(element) !== undefined;
}

/** Of a field that is only read: what says that it changed. */
function markOf(field: Element): HTMLElement | null {
  return field.querySelector<HTMLElement>("[data-changed]");
}

/** What it stands in may be folded: there is nothing to go to then. */
function unfold(element: Element): void {
  for (let around = element.closest("details"); around; around = around.parentElement?.closest("details") ?? null)
    around.open = true;
}

type Turn = (fieldId: string) => void;

/** More than a page that was turned needs to be there. */
const FRAMES = 30;
const turns = new Set<Turn>();

/** Where one page is shown at a time: asked to show the page of a field. Returns how to end that. */
export function turnWhereAsked(turn: Turn): () => void {
  turns.add(turn);
  return () => turns.delete(turn);
}

/** Brings a field into sight and the focus into it, where typing goes on. */
export function goToField(fieldId: string): void {
  if (bring(fieldId)) return;
  for (const turn of turns) turn(fieldId);
  if (turns.size > 0) bringSoon(fieldId, FRAMES);
}

function bringSoon(fieldId: string, framesLeft: number): void {
  if (!bring(fieldId) && framesLeft > 0) requestAnimationFrame(() => bringSoon(fieldId, framesLeft - 1));
}

function bring(fieldId: string): boolean {
  const element = document.getElementById(fieldElementId(fieldId));
  if (!element) return false;
  unfold(element);
  // Near the top: the bar at the bottom takes the lower part of a phone.
  window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY - BELOW_HEADER });
  // In a table, the cell that is wrong; it may lie off the screen.
  const wrong = element.querySelector<HTMLElement>(`td ${WRONG}`);
  if (wrong) wrong.focus();
  else (entryOf(element) ?? markOf(element))?.focus({ preventScroll: true });
  return true;
}
