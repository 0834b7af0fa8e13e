/** Walks every screen that links lead to, where each name and text was put there by somebody who means harm. */

import { type BrowserContext, expect, type Page, test } from "@playwright/test";

interface Report {
  dialogs: string[];
  foreign: string[];
  violations: string[];
  injected: string[];
  ran: string[];
  shown: number;
}

const ORIGIN = process.env["BASE_URL"] ?? "";
const COOKIES = process.env["HOSTILE_COOKIES"] ?? "[]";
/** What makes an element one that a text has made, and a part of the texts that must be seen as it was typed. */
const MARK = process.env["HOSTILE_MARK"] ?? "";
const PATHS: string[] = JSON.parse(process.env["HOSTILE_PATHS"] ?? "[]");
const MOST_PAGES = Number(process.env["HOSTILE_PAGES"] ?? "20");
const IDS = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

/** Before any script of the page: what the policy refuses is told here, the reports of workers aside. */
async function listen(context: BrowserContext, report: Report): Promise<void> {
  await context.exposeFunction("__violated", (what: string) => report.violations.push(what));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const told = (window as unknown as { __violated: (what: string) => void }).__violated;
      told(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`);
    });
  });
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.origin !== new URL(ORIGIN).origin) report.foreign.push(request.url());
  });
  context.on("dialog", async (dialog) => {
    report.dialogs.push(dialog.message());
    await dialog.dismiss();
  });
}

async function look(page: Page, path: string, report: Report): Promise<string[]> {
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await expect(page.locator("main h1, main h2").first()).toBeVisible();
  // Screens that ask again and again are never idle; what they show is there by then.
  await page.waitForLoadState("networkidle", { timeout: 800 }).catch(() => undefined);
  const found = await page.evaluate((mark) => {
    const links = [...document.querySelectorAll("a[href]")].map((each) => (each as HTMLAnchorElement).href);
    return {
      links,
      injected: document.querySelectorAll(`[${mark}]`).length,
      scripted: links.filter((href) => /^(javascript|data|vbscript):/i.test(href)),
      ran: "__hostile" in window,
      shown: document.body.textContent.includes(mark),
    };
  }, MARK);
  if (found.injected > 0) report.injected.push(`${path}: ${found.injected} elements`);
  for (const href of found.scripted) report.injected.push(`${path}: ${href}`);
  if (found.ran) report.ran.push(path);
  if (found.shown) report.shown += 1;
  return found.links
    .map((href) => new URL(href))
    .filter((url) => url.origin === new URL(ORIGIN).origin && !url.pathname.startsWith("/files/"))
    .map((url) => url.pathname);
}

test("no hostile text becomes more than text on any screen", async ({ context, page }) => {
  const report: Report = { dialogs: [], foreign: [], violations: [], injected: [], ran: [], shown: 0 };
  await context.addCookies(JSON.parse(COOKIES));
  await listen(context, report);
  const waiting = ["/", ...PATHS];
  const seen = new Set<string>();
  while (waiting.length > 0 && seen.size < MOST_PAGES) {
    const path = waiting.shift() ?? "/";
    // One page of each kind: a second team's page is drawn by the same code.
    const kind = path.replaceAll(IDS, ":id");
    if (seen.has(kind)) continue;
    seen.add(kind);
    waiting.push(...(await look(page, path, report)));
  }
  const { shown, ...problems } = report;
  expect(problems).toEqual({ dialogs: [], foreign: [], violations: [], injected: [], ran: [] });
  expect(shown, `pages of ${[...seen].join(", ")} that show a hostile text`).toBeGreaterThan(3);
});
