import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Only these look at colours; what the others find does not change with the scheme. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Until the page has drawn what changed and moves no more: what fades in is measured half transparent. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    // The page hears of a new scheme when it draws next, and starts its transitions when it draws after that.
    for (let calmFrames = 0; calmFrames < 2; ) {
      await frame();
      // Looked at frame by frame: of what is folded away `finished` may never be told.
      const isMoving = document.getAnimations().some((each) => each.playState === "running");
      calmFrames = isMoving ? 0 : calmFrames + 1;
    }
  });
}

async function findings(page: Page, colorScheme: "light" | "dark", axe: AxeBuilder): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  await stillness(page);
  // The other mode is for frames of other origins, and opens a further tab for each look: half a test's time.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(
    ({ id, help, nodes }) =>
      `${colorScheme}, ${id}: ${help} at ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
  );
}

/** No finding of axe on the screen as it stands, light and dark: WCAG 2.2 AA and best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  const light = await findings(page, "light", new AxeBuilder({ page }));
  const dark = await findings(page, "dark", new AxeBuilder({ page }).withRules(COLOUR_RULES));
  await page.emulateMedia({ colorScheme: null });
  expect([...light, ...dark]).toEqual([]);
}
