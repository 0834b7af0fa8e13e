import { useIsInPane } from "../routing/use-leave-guard";

/**
 * Where the focus begins. A dialog or side pane looks for `data-autofocus` once it stands; there the field must not take
 * the focus a moment earlier by itself: the menu that the dialog was opened from would believe that it still had it, and
 * give it back to its button while the first letters are typed.
 */
export function useFirstFocus(autoFocus: boolean | undefined) {
  const isInPane = useIsInPane();
  return autoFocus ? { autoFocus: !isInPane, "data-autofocus": true } : {};
}
