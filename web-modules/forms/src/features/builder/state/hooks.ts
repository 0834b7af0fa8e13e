import type { Body } from "@groundwork/formwork/rules";
import { createContext, useContext } from "react";
import { useAtomValue } from "../../../state";
import type { BuilderStore, Chosen } from "./builder-store";

export const BuilderContext = createContext<BuilderStore | null>(null);

export function useBuilder(): BuilderStore {
  const store = useContext(BuilderContext);
  if (!store) throw new Error("This belongs inside the builder");
  return store;
}

export function useBody(): Body {
  return useAtomValue(useBuilder().bodyAtom);
}

/** Drawn again only when this very field becomes selected or is no longer. */
export function useChosen(fieldId: string): Chosen {
  return useAtomValue(useBuilder().chosenAtom(fieldId));
}

export function useSelectedId(): string | null {
  return useAtomValue(useBuilder().selectedIdAtom);
}

export function useHistory(): { canUndo: boolean; canRedo: boolean } {
  const { canUndoAtom, canRedoAtom } = useBuilder();
  return { canUndo: useAtomValue(canUndoAtom), canRedo: useAtomValue(canRedoAtom) };
}
