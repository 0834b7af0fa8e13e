import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";

export const SHEETS = fileURLToPath(new URL("../../../.devstack/screens/", import.meta.url));
export const PICTURES = fileURLToPath(new URL("../../../docs/pictures/", import.meta.url));

/** Live notes never end, and a page with them would never rest. */
export async function withoutLiveNotes(page: Page): Promise<void> {
  await page.route("**/Notes", (route) => route.abort());
}

/** Until data is there, faces are loaded, and nothing moves. */
export async function rest(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  // On a busy machine the network also rests while the page works out what to ask for.
  await page.waitForFunction(() => !document.querySelector("[aria-busy=true]"));
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Not waited for: one that is held by the page would never end.
    for (const each of document.getAnimations())
      if (each.effect?.getComputedTiming().endTime !== Infinity) each.finish();
  });
}

export async function take(page: Page, name: string): Promise<void> {
  await rest(page);
  await page.screenshot({ path: `${PICTURES}${name}.png`, animations: "disabled", caret: "hide" });
}
