import type { Field } from "../body/types";
import type { FieldProblem } from "../fields/kind";
import type { Complaint } from "../problem";
import { type Atom, atom, type PrimitiveAtom } from "../state";
import type { CalculationProblem } from "../values/calculations";

export type SavedState = "saved" | "saving" | "unsaved" | "failed";

/** What rules and calculations make of a field; they are asked once for each time something reached it. */
export interface Settled {
  /** What is shown: what was entered, what was computed, what a rule fills in. */
  value: (fieldId: string) => unknown;
  /** The same with what was chosen when it was still offered: so it is read. */
  submitted: (fieldId: string) => unknown;
  /** The options that were chosen and that rules no longer offer: they come back when they are offered again. */
  withdrawn: (fieldId: string) => readonly number[];
  calculationProblem: (fieldId: string) => CalculationProblem | null;
}

/** What is known of one field of a form that is filled in, an atom each: whoever draws one of them is told of that one. */
export class FieldAtoms {
  /** What people entered, whether it counts now or not. */
  readonly enteredAtom: PrimitiveAtom<unknown>;
  /** As rules make it; nothing where the form has no such field. */
  readonly fieldAtom = atom<Field | undefined>(undefined);
  /** What stands in it but is not kept, because it can't be read: it is no answer. */
  readonly unreadAtom = atom<readonly Complaint[]>([]);
  /** The service's or a check's; a calculation adds its own. */
  readonly problemsAtom = atom<readonly FieldProblem[]>([]);
  readonly savedAtom = atom<SavedState>("saved");
  /** What was chosen here until another choice was made above. */
  readonly goneWithAboveAtom = atom<readonly string[]>([]);
  /** How often rules and calculations looked at it anew. */
  readonly settledAtom = atom(0);
  readonly valueAtom: Atom<unknown>;
  readonly submittedAtom: Atom<unknown>;
  readonly withdrawnAtom: Atom<readonly number[]>;
  readonly calculationProblemAtom: Atom<CalculationProblem | null>;

  constructor(fieldId: string, by: Settled, entered: unknown) {
    this.enteredAtom = atom(entered);
    const whenSettled = <Made>(make: (fieldId: string) => Made): Atom<Made> =>
      atom((get) => {
        get(this.settledAtom);
        return make(fieldId);
      });
    this.valueAtom = whenSettled(by.value);
    this.submittedAtom = whenSettled(by.submitted);
    this.withdrawnAtom = whenSettled(by.withdrawn);
    this.calculationProblemAtom = whenSettled(by.calculationProblem);
  }
}
