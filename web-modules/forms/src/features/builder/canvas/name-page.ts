import { type KeyboardEvent, useContext } from "react";
import { MARKS } from "../drag/canvas-spots";
import { KINDS_MARK, PanelTabsContext } from "../panels/panel-tab";
import type { BuilderStore } from "../state/builder-store";
import { useBuilder } from "../state/hooks";

/** Adds a page at the end and asks for its name, in the list if that is where one is, else on the page itself. */
export function addNamedPage(store: BuilderStore): void {
  const id = store.addPage();
  if (id !== null) focusPage(store, id);
}

/**
 * One is at a page that one presses, and Enter in its name leads to the kinds of fields that go on it. Who passes it with
 * Tab is on the way to elsewhere.
 */
export function useGoingToPage(id: string) {
  const store = useBuilder();
  // Where the form is only looked at there is no panel.
  const panel = useContext(PanelTabsContext);
  return {
    onPointerDown: () => store.standOn(id),
    onKeyDown: (event: KeyboardEvent) => {
      const isMeant = event.key === "Enter" && event.target instanceof HTMLInputElement;
      // Enter may also end a word of Chinese.
      if (!isMeant || event.nativeEvent.isComposing || store.isFixed) return;
      store.standOn(id);
      panel?.show("fields");
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`[${KINDS_MARK}] input`)?.focus());
    },
  };
}

/** Brings a page into sight with its name under the cursor: one is there. */
export function focusPage(store: BuilderStore, id: string): void {
  store.standOn(id);
  const onSheet = document.activeElement?.closest("[role=dialog]");
  const place = onSheet ? `[name="page-${id}"]` : `[${MARKS.page}="${id}"] input`;
  requestAnimationFrame(() => {
    const name = document.querySelector<HTMLElement>(place);
    name?.scrollIntoView({ block: "center" });
    name?.focus({ preventScroll: true });
  });
}
