const KEY = "groundwork.forms.onePageAtATime";

/** How somebody fills in long forms on this device. */
export function readsOnePage(): boolean {
  try {
    return localStorage.getItem(KEY) === "1";
  } catch {
    return false;
  }
}

export function keepOnePage(isOne: boolean): void {
  try {
    if (isOne) localStorage.setItem(KEY, "1");
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}
