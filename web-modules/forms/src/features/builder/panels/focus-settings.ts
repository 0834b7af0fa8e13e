export const SETTINGS_ID = "field-settings";
/** On what is shown of a field, with its id. */
export const SETTINGS_MARK = "data-settings-of";

/** Some seconds: a machine that is busy, or old, draws them late. */
const TRIES = 60;
/** Where who added a field by keys goes on: they would have the whole page between its settings and the next kind. */
let cameFrom: HTMLElement | null = null;

/** Into the settings of the field; those of what was just selected may come some frames later. */
export function focusSettings(): void {
  cameFrom = null;
  goIn(`#${SETTINGS_ID}`);
}

export function focusSettingsFrom(place: HTMLElement, fieldId: string): void {
  goIn(`#${SETTINGS_ID} [${SETTINGS_MARK}="${fieldId}"]`);
  cameFrom = place;
}

/** False: one came from nowhere else than the page. */
export function leaveSettings(): boolean {
  const place = cameFrom;
  cameFrom = null;
  place?.focus();
  return place !== null && document.activeElement === place;
}

function goIn(where: string, from = document.activeElement, tries = TRIES): void {
  setTimeout(() => {
    // Who went elsewhere meanwhile is not brought back.
    if (document.activeElement !== from && from?.isConnected) return;
    const first = document.querySelector(where)?.querySelector<HTMLElement>("input, textarea, button");
    // Those of what was selected before take nothing any more.
    if (tries > 0 && (!first || first.closest("[inert]"))) return goIn(where, from, tries - 1);
    first?.focus();
  }, 60);
}
