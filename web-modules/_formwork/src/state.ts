/**
 * Where the state of forms is kept while they are made and filled in: values of atoms, which belong to the form they were
 * made for and go with it. Modules put what they keep of forms here too.
 */
import { atom, createModuleState, type WritableAtom } from "@groundwork/kit/state";

export { type Atom, atom, type PrimitiveAtom } from "@groundwork/kit/state";

export const { store: atoms, useAtomValue } = createModuleState();

export type Setter = Parameters<WritableAtom<unknown, unknown[], unknown>["write"]>[1];

const togetherAtom = atom(null, (_, set, change: (set: Setter) => unknown) => change(set));

/** Several changes as one: whoever listens is told when all of them are made. */
export function together<Made>(change: (set: Setter) => Made): Made {
  return atoms.set(togetherAtom, change) as Made;
}
