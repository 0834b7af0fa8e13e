import { type ClipboardEvent, type FormEvent, useState } from "react";
import { kitMessages } from "../i18n/kit-messages";

type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface CutNote {
  /** Says that the end of what was pasted is missing; null once the text is changed by hand. */
  note: string | null;
  onPaste: (event: ClipboardEvent<TextControl>) => void;
  onInput: (event: FormEvent<TextControl>) => void;
}

/** A browser cuts what is pasted at `maxLength` without a word: this is the word. */
export function useCutNote(maxLength: number | undefined): CutNote {
  const t = kitMessages.useT();
  const [isCut, setCut] = useState(false);
  const onPaste = (event: ClipboardEvent<TextControl>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
    const pasted = event.clipboardData.getData("text").length;
    setCut(maxLength !== undefined && value.length - replaced + pasted > maxLength);
  };
  const onInput = (event: FormEvent<TextControl>) => {
    if ((event.nativeEvent as InputEvent).inputType !== "insertFromPaste") setCut(false);
  };
  return { note: isCut ? t("text.cut", { most: maxLength ?? 0 }) : null, onPaste, onInput };
}
