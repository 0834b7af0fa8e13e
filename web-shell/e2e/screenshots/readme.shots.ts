import { test as visitor } from "@playwright/test";
import { expect, test } from "../support/demo";
import { take } from "./take";

visitor("sign-in", async ({ page }) => {
  await page.goto("/sign-in");
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  await take(page, "sign-in");
});

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

test("the audit log", async ({ page }) => {
  await page.goto("/admin/audit");
  await expect(page.getByRole("table", { name: "Audit log" }).getByRole("row").nth(1)).toBeVisible();
  await take(page, "audit");
});

test.describe("in the dark", () => {
  test.use({ colorScheme: "dark" });

  test("a team in the side pane", async ({ page }) => {
    await page.goto("/teams");
    await page.getByRole("button", { name: "Steel & Formwork", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Steel & Formwork" }).getByText("陈志强").first()).toBeVisible();
    await take(page, "dark");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

  test("members", async ({ page }) => {
    await page.goto("/members");
    await expect(page.getByText("Lim Wei Jie").first()).toBeVisible();
    await take(page, "phone");
  });
});
