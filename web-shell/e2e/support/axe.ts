import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";

/** Written small: the same program in half as many letters, which every document reads anew. */
const PROGRAM = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Only these look at colours; what the others find does not change with the scheme. */
const COLOUR_RULES: RunOptions = { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } };
/** Of what is in order nobody asks where it is: to describe each of those elements takes longer than to look at them. */
const ONLY_FINDINGS: RunOptions = { reporter: "no-passes" };

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

/** A document has it once: its program takes longer to read than a page to look at. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(PROGRAM);
}

async function findings(page: Page, colorScheme: "light" | "dark", options: RunOptions): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  await stillness(page);
  await bringAxe(page);
  const violations = await page.evaluate(
    async (chosen) => (await (window as unknown as { axe: typeof axe }).axe.run(chosen)).violations,
    { ...ONLY_FINDINGS, ...options },
  );
  return violations.map(
    ({ id, help, nodes }) =>
      `${colorScheme}, ${id}: ${help} at ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
  );
}

/** No finding of axe on the screen as it stands, light and dark: WCAG 2.2 AA and best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  // What is on its way to its first screen is none yet: a heading is one of the things that are asked for.
  await page.locator("h1").first().waitFor({ state: "attached" });
  const light = await findings(page, "light", {});
  const dark = await findings(page, "dark", COLOUR_RULES);
  await page.emulateMedia({ colorScheme: null });
  expect([...light, ...dark]).toEqual([]);
}
