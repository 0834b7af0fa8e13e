/** Whether a dialog asks for something: until it is answered, no key may change what lies behind it. */
export function isDialogOpen(): boolean {
  return document.querySelector('[aria-modal="true"], dialog[open]') !== null;
}
