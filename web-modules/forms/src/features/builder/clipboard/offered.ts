import { atom, atoms, useAtomValue } from "../../../state";
import type { Copied } from "./clip";

/** What menus do with the clipboard; without saying what, they mean the fields that are selected. */
export interface Clipboard {
  copy: (copied?: Copied) => void;
  /** Undefined where the form is only looked at. */
  cut?: (copied?: Copied) => void;
  /** On the page of this id, else where one is. */
  paste?: (pageId?: string) => void;
  /** Asks for a name, and keeps it in the company's library. */
  saveBlock?: (copied?: Copied) => void;
  /** Asks for a block, and puts it where `paste` would. */
  insertBlock?: (pageId?: string) => void;
}

/** Of the form that is open. Not in a context: menus far apart open it, and all of them are loaded late. */
const offeredAtom = atom<Clipboard | null>(null);

export function offerClipboard(clipboard: Clipboard | null): void {
  atoms.set(offeredAtom, clipboard);
}

export function useClipboard(): Clipboard | null {
  return useAtomValue(offeredAtom);
}
