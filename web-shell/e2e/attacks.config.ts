/**
 * The screens of a company whose every text means harm. Not run by itself: `make test-attacks` makes that company, and
 * says by environment where it is and whose cookies open it.
 */
import { defineConfig } from "@playwright/test";
import tests from "./playwright.config";

export default defineConfig({
  ...tests,
  workers: 1,
  retries: 0,
  timeout: 150_000,
  expect: { timeout: 15_000 },
  testDir: "./attacks",
  projects: [{ name: "attacks", testMatch: "*.spec.ts" }],
  use: { ...tests.use, viewport: { width: 1280, height: 800 }, trace: "off" },
});
