import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** No finding of axe on the screen as it stands, WCAG 2.2 AA and best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  // What fades in is measured half transparent, and its contrast with it.
  await page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished.catch(() => undefined))));
  const { violations } = await new AxeBuilder({ page }).analyze();
  const findings = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} at ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
  );
  expect(findings).toEqual([]);
}
