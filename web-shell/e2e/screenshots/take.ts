import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";

export const PICTURES = fileURLToPath(new URL("../../../docs/pictures/", import.meta.url));

/** Live notes never end, and a page with them would never rest. */
export async function withoutLiveNotes(page: Page): Promise<void> {
  await page.route("**/Notes", (route) => route.abort());
}

/** Waits until the screen rests: data there, faces loaded, nothing moving. */
export async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((each) => each.finished.catch(() => undefined)));
  });
  await page.screenshot({ path: `${PICTURES}${name}.png`, animations: "disabled", caret: "hide" });
}
