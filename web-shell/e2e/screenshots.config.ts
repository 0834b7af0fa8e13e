/**
 * Pictures of the demo: the README's, and every screen in all variants, a sheet each in `.devstack/screens`. `make
 * screenshots` starts a freshly seeded system for it, `make screenshots s=readme` or `s=sheets` takes half. Against a
 * running `make dev`: `npx playwright test -c e2e/screenshots.config.ts` in this folder's parent.
 */
import { defineConfig } from "@playwright/test";
import tests from "./playwright.config";

export default defineConfig({
  ...tests,
  globalTeardown: "./screenshots/shrink.ts",
  workers: 1,
  retries: 0,
  timeout: 180_000,
  projects: [{ name: "pictures", testMatch: "screenshots/**/*.shots.ts" }],
  use: {
    ...tests.use,
    viewport: { width: 1280, height: 800 },
    colorScheme: "light",
    contextOptions: { reducedMotion: "reduce" },
    trace: "off",
    screenshot: "off",
  },
});
