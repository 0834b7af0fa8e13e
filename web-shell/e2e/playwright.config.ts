/**
 * Browser tests through the gateway: `make test-e2e` starts a system of its own and says where it is. Against a running
 * `make dev`: `npm run e2e -w @groundwork/shell`.
 */
import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: ".",
  testMatch: ["journeys/**/*.spec.ts"],
  outputDir: "../../.devstack/e2e-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env["CI"]),
  // A test that passes on the second try is a fault in the test or in the product; neither should be hidden.
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    baseURL: process.env["BASE_URL"] ?? "http://localhost:8080",
    locale: "en-GB",
    timezoneId: "Asia/Singapore",
    trace: "retain-on-failure",
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
