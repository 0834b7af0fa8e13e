export const SETTINGS_ID = "field-settings";

/** Into the settings of the field; those of what was just selected may come a frame later. */
export function focusSettings(): void {
  setTimeout(
    () => document.getElementById(SETTINGS_ID)?.querySelector<HTMLElement>("input, textarea, button")?.focus(),
    60,
  );
}
