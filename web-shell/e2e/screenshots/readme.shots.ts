import type { Page } from "@playwright/test";
import { expect, test } from "../support/demo";
import { take, withoutLiveNotes } from "./take";

test.beforeEach(({ page }) => withoutLiveNotes(page));

test("members, one of them in the side pane", async ({ page }) => {
  await page.goto("/members");
  await page.getByRole("button", { name: "Lim Wei Jie", exact: true }).click();
  const pane = page.getByRole("dialog", { name: "Lim Wei Jie" });
  await expect(pane.getByRole("link", { name: "Concrete" })).toBeVisible();
  await take(page, "members");
});

test("a project", async ({ page }) => {
  await page.goto("/projects");
  await page.getByRole("button", { name: "Punggol Waterway Residences", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Punggol Waterway Residences", level: 1 })).toBeVisible();
  await take(page, "project");
});

const INSPECTION = "Site Safety Inspection";

async function openBuilder(page: Page): Promise<void> {
  await page.goto("/forms");
  await page.getByRole("button", { name: INSPECTION, exact: true }).click();
  await expect(page.getByRole("region", { name: "Pages of the form" })).toBeVisible();
}

test("the form builder", async ({ page }) => {
  await openBuilder(page);
  await page.locator("[data-field] > button").nth(1).click();
  await expect(page.getByRole("textbox", { name: "Label" })).toBeVisible();
  await take(page, "builder");
});

test("the workflow editor", async ({ page }) => {
  await openBuilder(page);
  await page.getByRole("link", { name: "Workflow" }).click();
  await expect(page.getByRole("group", { name: "Step: Review" })).toBeVisible();
  await take(page, "workflow");
});

test("submissions", async ({ page }) => {
  await page.goto("/forms/submissions");
  await expect(page.getByRole("row").nth(5)).toBeVisible();
  await take(page, "submissions");
});

async function openDone(page: Page): Promise<void> {
  await page.goto("/forms/submissions?f.state=done");
  await page.getByRole("row").nth(1).getByRole("button").first().click();
  await expect(page.getByRole("link", { name: "Open PDF" })).toBeVisible();
}

test("a submission that is done", async ({ page }) => {
  await openDone(page);
  await take(page, "submission");
});

test.describe("in the dark", () => {
  test.use({ colorScheme: "dark" });

  test("its PDF", async ({ page }) => {
    await openDone(page);
    await page.getByRole("link", { name: "Open PDF" }).click();
    await expect(page.getByRole("img", { name: /^Page 1 of/ })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await take(page, "dark");
  });
});

test.describe("on a phone", () => {
  test.use({
    as: "member",
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });

  test("to-dos", async ({ page }) => {
    await page.goto("/forms/to-dos");
    await expect(page.getByRole("link", { name: /^(Your turn|Finish your draft)/ }).first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    await take(page, "phone");
  });

  test("filling in", async ({ page }) => {
    await page.goto("/forms/to-dos");
    await page
      .getByRole("link", { name: /^(Your turn|Finish your draft)/ })
      .first()
      .tap();
    await expect(page.getByText(/ of \d+ required$/)).toBeVisible();
    await take(page, "phone-fill");
  });
});
