import { useIsOpening } from "../routing/use-leave-guard";

/**
 * Where the focus begins. A dialog or side pane that opens looks for `data-autofocus` itself; a field must not take the
 * focus a moment before that: the menu that the dialog was opened from would believe that it still had it, and give it
 * back to its button while the first letters are typed. What comes later, say as the dialog's next step, takes it.
 */
export function useFirstFocus(autoFocus: boolean | undefined) {
  const isOpening = useIsOpening();
  return autoFocus ? { autoFocus: !isOpening, "data-autofocus": true } : {};
}
