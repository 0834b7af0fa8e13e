/**
 * The one door for jotai. A module imports it in its `state.ts` only, where it makes its own store:
 *
 *     export const { store, useAtom, useAtomValue, useSetAtom } = createModuleState();
 *
 * The hooks are bound to that store, so that no provider is needed and no atom leaks into another module.
 */
import { type Atom, createStore, useAtom, useAtomValue, useSetAtom, type WritableAtom } from "jotai";

export type { Atom, PrimitiveAtom, WritableAtom } from "jotai";
export { atom } from "jotai";

export interface ModuleState {
  store: ReturnType<typeof createStore>;
  useAtom: <V, A extends unknown[], R>(atom: WritableAtom<V, A, R>) => [Awaited<V>, (...input: A) => R];
  useAtomValue: <V>(atom: Atom<V>) => Awaited<V>;
  useSetAtom: <V, A extends unknown[], R>(atom: WritableAtom<V, A, R>) => (...input: A) => R;
}

export function createModuleState(): ModuleState {
  const store = createStore();
  return {
    store,
    useAtom: (atom) => useAtom(atom, { store }),
    useAtomValue: (atom) => useAtomValue(atom, { store }),
    useSetAtom: (atom) => useSetAtom(atom, { store }),
  };
}
