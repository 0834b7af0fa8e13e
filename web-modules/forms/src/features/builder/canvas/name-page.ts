import { MARKS } from "../drag/canvas-spots";
import type { BuilderStore } from "../state/builder-store";

/** Adds a page at the end and asks for its name, in the list if that is where one is, else on the page itself. */
export function addNamedPage(store: BuilderStore): void {
  const id = store.addPage();
  if (id !== null) focusPage(id);
}

/** Brings a page into sight with its name under the cursor. */
export function focusPage(id: string): void {
  const onSheet = document.activeElement?.closest("[role=dialog]");
  const place = onSheet ? `[name="page-${id}"]` : `[${MARKS.page}="${id}"] input`;
  requestAnimationFrame(() => {
    const name = document.querySelector<HTMLElement>(place);
    name?.scrollIntoView({ block: "center" });
    name?.focus({ preventScroll: true });
  });
}
