/** State in atoms, in the one store in which formwork keeps what it knows of forms. */
export { type Atom, atom, atoms, type PrimitiveAtom, useAtomValue } from "@groundwork/formwork/state";
