import { expect, test } from "@playwright/test";
import { expectAccessible } from "../support/axe";
import { foundCompany, submitFirstForm, Walk } from "../support/first-hour";

test("the first hour fits a phone", async ({ page }) => {
  const walk = new Walk(page);
  await foundCompany(walk);
  await expect(page.getByRole("list", { name: "First steps" }).getByRole("listitem")).toHaveCount(5);
  await expectAccessible(page);
  await submitFirstForm(walk);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  expect(walk.screens.length, walk.screens.join(" · ")).toBeLessThanOrEqual(8);
});
