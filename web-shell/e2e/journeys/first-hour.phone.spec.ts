/** About forms, identity, pdf, workflow. */
import { expect, type Locator, test } from "@playwright/test";
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

test("what was told of publishing does not lie over what a press then finds", async ({ page }) => {
  const walk = new Walk(page);
  await foundCompany(walk);
  await walk.press("link", "Choose a form");
  await walk.press("link", /^Site Safety Inspection/);
  await walk.press("button", "Publish and try it");
  const told = page.getByText("Site Safety Inspection is live");
  await expect(told).toBeVisible();
  await told.hover(); // it stays as long as somebody points at it
  await page.getByRole("button", { name: "Submit" }).focus();
  await page.keyboard.press("Enter");
  const wrong = page.getByRole("alert").filter({ hasText: "need a look" });
  await expect(wrong).toBeVisible();
  await expect(told).toBeVisible();
  const [message, list] = [await boxOf(told), await boxOf(wrong)];
  expect(message.y + message.height).toBeLessThanOrEqual(list.y);
});

async function boxOf(what: Locator) {
  const box = await what.boundingBox();
  if (!box) throw new Error("it is not drawn");
  return box;
}
