import { test as base, expect, type Page, type request } from "@playwright/test";

/** The logins of the demo company, which `make seed` makes. */
const DEMO_PASSWORD = "groundwork-demo";
const DEMO = {
  owner: "owner@northbank.demo",
  admin: "admin@northbank.demo",
  manager: "manager@northbank.demo",
  member: "member@northbank.demo",
} as const;
export type DemoRole = keyof typeof DEMO;

type State = Awaited<ReturnType<Awaited<ReturnType<typeof request.newContext>>["storageState"]>>;

interface PerTest {
  /** Who the browser is signed in as: `test.use({ as: "member" })`. */
  as: DemoRole;
  /** Says that a message on the console is meant to be there, e.g. because the test blocks a request. */
  allowMessage: (pattern: RegExp) => void;
}

interface PerWorker {
  signedIn: (role: DemoRole) => Promise<State>;
}

/** Requests that fail are the business of the test that provokes them; the page's own code must never fail. */
const REQUEST_FAILED = /Failed to load resource/;

/** Someone of the demo company. Signs in once a worker and role: sign-in is rate-limited and has its own journeys. */
export const test = base.extend<PerTest, PerWorker>({
  as: ["owner", { option: true }],

  signedIn: [
    async ({ playwright }, use, { project }) => {
      const states = new Map<DemoRole, State>();
      await use(async (role) => {
        const known = states.get(role);
        if (known) return known;
        const context = await playwright.request.newContext({ baseURL: project.use.baseURL ?? "" });
        const answer = await context.post("/api/Auth/Login", {
          data: { email: DEMO[role], password: DEMO_PASSWORD },
          headers: { "Idempotency-Key": crypto.randomUUID(), "X-Requested-With": "groundwork" },
        });
        expect(answer.status(), await answer.text()).toBe(200);
        const state = await context.storageState();
        await context.dispose();
        states.set(role, state);
        return state;
      });
    },
    { scope: "worker" },
  ],

  storageState: async ({ as, signedIn }, use) => use(await signedIn(as)),

  allowMessage: [
    async ({ page }, use) => {
      const allowed: RegExp[] = [REQUEST_FAILED];
      const unexpected: string[] = [];
      const note = (text: string) => {
        if (!allowed.some((pattern) => pattern.test(text))) unexpected.push(text);
      };
      // A refusal by the content security policy arrives as such a message too.
      page.on("console", (message) => {
        if (message.type() === "error") note(message.text());
      });
      page.on("pageerror", (error) => note(error.message));
      await use((pattern) => allowed.push(pattern));
      expect(unexpected, "errors on the page").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Nothing sticks out sideways: the page scrolls in one direction only. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWide, "pixels wider than the screen").toBeLessThanOrEqual(0);
}
