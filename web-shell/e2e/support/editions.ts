import type { Page } from "@playwright/test";

/** How many complete editions of the web this browser keeps, as the service worker marks them. */
async function editionsKept(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("groundwork-edition-"));
    const marks = await Promise.all(names.map(async (name) => (await caches.open(name)).match("/complete")));
    return marks.filter(Boolean).length;
  });
}

/** The worker is there, and has all it needs to open pages by itself. */
export async function expectKept(expect: typeof import("@playwright/test").expect, page: Page, editions = 1) {
  // All modules are fetched for it, a few files at a time.
  await expect.poll(() => editionsKept(page), { timeout: 180_000 }).toBe(editions);
  await page.evaluate(async () => navigator.serviceWorker.ready);
}

/** Whatever the worker keeps. */
export async function addressesKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
}
