import { atom, atoms, useAtomValue } from "../../../state";

/** Counts how often it was asked for: asked again, the cursor goes back to what is typed. 0: it is closed. */
const askedAtom = atom(0);

export function openFinding(): void {
  atoms.set(askedAtom, (before) => before + 1);
}

export function closeFinding(): void {
  atoms.set(askedAtom, 0);
}

export function useFinding(): number {
  return useAtomValue(askedAtom);
}
