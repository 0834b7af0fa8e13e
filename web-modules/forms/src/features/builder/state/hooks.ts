import type { Body } from "@groundwork/formwork/rules";
import { createContext, useCallback, useContext, useSyncExternalStore } from "react";
import type { BuilderStore } from "./builder-store";

export const BuilderContext = createContext<BuilderStore | null>(null);

export function useBuilder(): BuilderStore {
  const store = useContext(BuilderContext);
  if (!store) throw new Error("This belongs inside the builder");
  return store;
}

export function useBody(): Body {
  const store = useBuilder();
  return useSyncExternalStore(store.subscribeBody, store.body);
}

/** Drawn again only when this very field becomes selected or is no longer. */
export function useIsSelected(fieldId: string): boolean {
  const store = useBuilder();
  const subscribe = useCallback((told: () => void) => store.subscribeSelected(fieldId, told), [store, fieldId]);
  return useSyncExternalStore(subscribe, () => store.isSelected(fieldId));
}

export function useSelectedId(): string | null {
  const store = useBuilder();
  return useSyncExternalStore(store.subscribeSelection, store.selectedId);
}

export function useHistory(): { canUndo: boolean; canRedo: boolean } {
  const store = useBuilder();
  const canUndo = useSyncExternalStore(store.subscribeBody, store.canUndo);
  const canRedo = useSyncExternalStore(store.subscribeBody, store.canRedo);
  return { canUndo, canRedo };
}
