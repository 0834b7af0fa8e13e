import { expectAccessible } from "../support/axe";
import { expect, expectNoSidewaysScroll, test } from "../support/demo";

test("the shell fits a phone: bottom bar, menu, large targets", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.getByRole("button", { name: "More" }).click();
  const menu = page.getByRole("dialog", { name: "Main navigation" });
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  const home = await menu.getByRole("link", { name: "Home" }).boundingBox();
  expect(home?.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expectAccessible(page);
});
