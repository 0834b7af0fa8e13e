/** Every screen in both sizes, themes and languages, for looking at them: a sheet a screen in `.devstack/screens`. */
import { mkdirSync } from "node:fs";
import { type BrowserContext, type BrowserContextOptions, devices, type Page } from "@playwright/test";
import { type DemoRole, test as demo, expect } from "../support/demo";
import { askerOf, SCREENS } from "./screens";
import { rest, SHEETS, withoutLiveNotes } from "./take";

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { ...devices["Pixel 7"], viewport: { width: 360, height: 740 }, deviceScaleFactor: 1 };
const SIZES = { "1-desktop": DESKTOP, "2-phone": PHONE } as const;
const LOCALES = { en: "en-GB", zh: "zh-CN" } as const;
const MOST_HEIGHT = 1_500;
const THEMES = ["light", "dark"] as const;

const VARIANTS = Object.entries(SIZES).flatMap(([size, shape]) =>
  Object.entries(LOCALES).flatMap(([language, locale]) =>
    THEMES.map((colorScheme): [string, BrowserContextOptions] => [
      `${size}-${language}-${colorScheme}`,
      { ...shape, locale, colorScheme },
    ]),
  ),
);

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;
type Visit = (context: BrowserContext, as: DemoRole | null, look: () => Promise<void>) => Promise<void>;

interface PerWorker {
  /** A browser a variant, for all screens: what it has loaded once it need not load again. */
  contexts: readonly (readonly [string, BrowserContext])[];
  visit: Visit;
}

const test = demo.extend<object, PerWorker>({
  contexts: [
    async ({ browser }, use, { project }) => {
      const common = {
        baseURL: project.use.baseURL ?? "",
        timezoneId: "Asia/Singapore",
        reducedMotion: "reduce",
      } as const;
      const open = VARIANTS.map(async ([name, options]) => {
        const context = await browser.newContext({ ...options, ...common, storageState: { cookies: [], origins: [] } });
        // What was chosen on the device goes before the profile's language, and the demo's people have one.
        await context.addInitScript((locale) => localStorage.setItem("groundwork.locale", locale), options.locale);
        return [name, context] as const;
      });
      await use(await Promise.all(open));
    },
    { scope: "worker" },
  ],
  visit: [
    async ({ signedIn }, use) => {
      // One session a role: a token that was renewed in one browser is the next one's too, or it would look stolen.
      const sessions = new Map<DemoRole, Cookies>();
      await use(async (context, as, look) => {
        await context.clearCookies();
        if (as !== null) await context.addCookies(sessions.get(as) ?? (await signedIn(as)).cookies);
        await look();
        if (as !== null) sessions.set(as, await context.cookies());
      });
    },
    { scope: "worker" },
  ],
});

/** A picture of the whole page shows bars that stick where nobody sees them: the window grows instead. */
async function asHighAsItIs(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? DESKTOP.viewport;
  const content = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(Math.max(content, height), MOST_HEIGHT) });
}

for (const { name, route, as = "owner", at = route, deed } of SCREENS)
  test(`sheet: ${name}`, async ({ contexts, visit }) => {
    mkdirSync(`${SHEETS}${name}`, { recursive: true });
    for (const [variant, context] of contexts)
      await visit(context, as, async () => {
        const page = await context.newPage();
        await withoutLiveNotes(page);
        await page.goto(typeof at === "string" ? at : await at(askerOf(context.request)));
        await rest(page);
        if (deed) {
          await deed(page);
          await rest(page);
        }
        const tooWide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(tooWide, `pixels wider than the screen: ${variant}`).toBeLessThanOrEqual(0);
        await asHighAsItIs(page);
        await page.screenshot({ path: `${SHEETS}${name}/${variant}.png`, animations: "disabled", caret: "hide" });
        await page.close();
      });
  });
