import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const SCHEMES = ["light", "dark"] as const;

/** No finding of axe on the screen as it stands, light and dark: WCAG 2.2 AA and best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  const findings: string[] = [];
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    // What fades in is measured half transparent, and its contrast with it.
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map((each) => each.finished.catch(() => undefined))),
    );
    const { violations } = await new AxeBuilder({ page }).analyze();
    for (const { id, help, nodes } of violations) {
      findings.push(`${colorScheme}, ${id}: ${help} at ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
    }
  }
  await page.emulateMedia({ colorScheme: null });
  expect(findings).toEqual([]);
}
