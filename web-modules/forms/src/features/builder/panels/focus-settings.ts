export const SETTINGS_ID = "field-settings";

const TRIES = 12;
/** Where who added a field by keys goes on: they would have the whole page between its settings and the next kind. */
let cameFrom: HTMLElement | null = null;

/** Into the settings of the field; those of what was just selected may come some frames later. */
export function focusSettings(): void {
  cameFrom = null;
  goIn(TRIES);
}

export function focusSettingsFrom(place: HTMLElement): void {
  goIn(TRIES);
  cameFrom = place;
}

/** False: one came from nowhere else than the page. */
export function leaveSettings(): boolean {
  const place = cameFrom;
  cameFrom = null;
  place?.focus();
  return place !== null && document.activeElement === place;
}

function goIn(tries: number): void {
  setTimeout(() => {
    const panel = document.getElementById(SETTINGS_ID);
    const first = panel?.querySelector<HTMLElement>("input, textarea, button");
    // Those of what was selected before take nothing any more.
    if (tries > 0 && (!first || first.closest("[inert]"))) return goIn(tries - 1);
    first?.focus();
  }, 60);
}
