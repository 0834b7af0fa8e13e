import { clipboardMessages } from "../../../messages/clipboard";
import { focusField } from "../canvas/focus";
import { announce } from "../state/announcement";
import type { BuilderStore } from "../state/builder-store";

/** Several fields at once: pressed with Ctrl or ⌘ one after the other, with Shift all that lie between. */
export function selectMore(store: BuilderStore, fieldId: string, isRange: boolean): void {
  const first = store.selectedId();
  if (first === null || first === fieldId) {
    store.select(fieldId);
    return;
  }
  const also = store.selectedIds().filter((id) => id !== first);
  if (isRange) store.selectAlso(between(store, first, fieldId));
  else store.selectAlso(also.includes(fieldId) ? also.filter((id) => id !== fieldId) : [...also, fieldId]);
  announce(clipboardMessages.t("clip.selected", { count: store.selectedIds().length }));
}

/** By keys: the field before or after the one that has the focus, too. */
export function selectNeighbourToo(store: BuilderStore, fieldId: string, step: number): void {
  const ids = [...store.index().keys()];
  const next = ids[ids.indexOf(fieldId) + step];
  if (next === undefined) return;
  if (!store.selectedIds().includes(fieldId)) store.select(fieldId);
  selectMore(store, next, true);
  focusField(store.index().get(next));
}

function between(store: BuilderStore, first: string, last: string): string[] {
  const ids = [...store.index().keys()];
  const [from, to] = [ids.indexOf(first), ids.indexOf(last)].sort((one, other) => one - other);
  return ids.slice(from, (to ?? 0) + 1).filter((id) => id !== first);
}
