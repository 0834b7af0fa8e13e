import { directionOf, type Workflow } from "../../graph";
import { atom, atoms, type PrimitiveAtom } from "../../state";
import { change, type History, newHistory, redo, undo } from "./history";

/** The workflow that is drawn, with its history and what is selected of it. */
export class Drawing {
  readonly #historyAtom: PrimitiveAtom<History>;
  readonly #chosenIdAtom: PrimitiveAtom<string | null>;
  readonly workflowAtom = atom((get) => get(this.#historyAtom).present);
  readonly directionAtom = atom((get) => directionOf(get(this.workflowAtom)));
  readonly canUndoAtom = atom((get) => get(this.#historyAtom).past.length > 0);
  readonly canRedoAtom = atom((get) => get(this.#historyAtom).future.length > 0);
  /** The node or line whose settings are shown: it may be gone by undoing, and there again. */
  readonly selectedIdAtom = atom((get) => {
    const { nodes, edges } = get(this.workflowAtom);
    const chosenId = get(this.#chosenIdAtom);
    return [...nodes, ...edges].some(({ id }) => id === chosenId) ? chosenId : null;
  });

  constructor(workflow: Workflow, chosenId: string | null) {
    this.#historyAtom = atom(newHistory(workflow));
    this.#chosenIdAtom = atom(chosenId);
  }

  /** Also one that is gone at the moment. */
  readonly chosenId = (): string | null => atoms.get(this.#chosenIdAtom);

  readonly select = (id: string | null): void => atoms.set(this.#chosenIdAtom, id);

  readonly deselect = (id: string): void => atoms.set(this.#chosenIdAtom, (chosen) => (chosen === id ? null : chosen));

  readonly apply = (by: (workflow: Workflow) => Workflow): void =>
    atoms.set(this.#historyAtom, (history) => change(history, by(history.present), Date.now()));

  /** What both drew. Nothing leads back over it: it would take away what the other has saved. */
  readonly beginWith = (workflow: Workflow): void => atoms.set(this.#historyAtom, newHistory(workflow));

  readonly undo = (): void => atoms.set(this.#historyAtom, undo);

  readonly redo = (): void => atoms.set(this.#historyAtom, redo);
}
