import { type KeyboardEvent, useCallback } from "react";
import type { Shift } from "../model/shifts";
import type { BuilderStore } from "../state/builder-store";
import { useBuilder } from "../state/hooks";
import { useFieldActions } from "./field-actions";
import { focusField } from "./focus";

const SHIFTED: Readonly<Record<string, Shift>> = {
  "alt+ArrowUp": "up",
  "alt+ArrowDown": "down",
  "alt+ArrowLeft": "left",
  "alt+ArrowRight": "right",
  "alt+KeyJ": "besidePrevious",
};

/** What changes nothing. */
const LOOKING: ReadonlySet<string> = new Set(["ArrowUp", "ArrowDown", "Enter"]);

/** What is pressed, as one word. Ctrl and ⌘ are the same here. */
function keyOf(event: KeyboardEvent): string {
  if (event.ctrlKey || event.metaKey) return `mod+${event.key.toLowerCase()}`;
  // With Alt a letter's key says what it would write, which differs from one keyboard to the next.
  return event.altKey ? `alt+${event.code}` : event.key;
}

function selectNeighbour(store: BuilderStore, fieldId: string, step: number, isMore: boolean): void {
  if (isMore)
    return void import("../clipboard/select-more").then((more) => more.selectNeighbourToo(store, fieldId, step));
  const ids = [...store.index().keys()];
  const next = ids[ids.indexOf(fieldId) + step];
  if (!next) return;
  store.select(next);
  focusField(store.index().get(next));
}

/** What the keyboard does with a field that has the focus; the menu of the field names the same keys. */
export function useFieldKeys(fieldId: string, openSettings: () => void): (event: KeyboardEvent) => void {
  const store = useBuilder();
  const actions = useFieldActions(fieldId);
  return useCallback(
    (event) => {
      const key = keyOf(event);
      if (store.isFixed && !LOOKING.has(key)) return;
      const shift = SHIFTED[key];
      const deed = shift ? () => actions.shift(shift) : deedOf(key);
      if (!deed) return;
      event.preventDefault();
      deed();

      function deedOf(pressed: string): (() => void) | null {
        if (pressed === "ArrowUp") return () => selectNeighbour(store, fieldId, -1, event.shiftKey);
        if (pressed === "ArrowDown") return () => selectNeighbour(store, fieldId, 1, event.shiftKey);
        if (pressed === "Delete" || pressed === "Backspace") return () => void actions.remove();
        if (pressed === "mod+d") return actions.duplicate;
        if (pressed !== "Enter") return null;
        return () => {
          store.select(fieldId);
          openSettings();
        };
      }
    },
    [store, fieldId, actions, openSettings],
  );
}
