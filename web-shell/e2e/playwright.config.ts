/**
 * Browser tests through the gateway: `make test-e2e` starts a system of its own and says where it is. Against a running
 * `make dev`: `npm run e2e -w @groundwork/shell`.
 */
import { defineConfig, devices } from "@playwright/test";

export default defineConfig({
  testDir: ".",
  outputDir: "../../.devstack/e2e-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env["CI"]),
  // One unlucky moment of a loaded machine must not hold up a change. What passes on the second try is still a fault of
  // the test or of the product: the end of the run names it as flaky, with its error.
  retries: 1,
  timeout: 240_000, // only ends what hangs: a loaded machine is slow, not wrong
  expect: { timeout: 30_000 },
  reporter: "list",
  projects: [
    {
      name: "desktop",
      testMatch: "journeys/**/*.spec.ts",
      testIgnore: "journeys/**/*.phone.spec.ts",
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      // The narrowest phone that is still sold, with fingers.
      name: "phone",
      testMatch: "journeys/**/*.phone.spec.ts",
      use: { ...devices["Pixel 7"], viewport: { width: 360, height: 740 } },
    },
  ],
  use: {
    baseURL: process.env["BASE_URL"] ?? "http://localhost:8080",
    locale: "en-GB",
    timezoneId: "Asia/Singapore",
    // Each test is a first visit: a worker would fetch all modules for a page that is closed right after, and answer what
    // tests answer themselves. Journeys of being offline allow it.
    serviceWorkers: "block",
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env["CHROMIUM"] || "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
});
