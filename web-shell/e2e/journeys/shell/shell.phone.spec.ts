import { expectAccessible } from "../../support/axe";
import { expect, expectNoSidewaysScroll, test } from "../../support/demo";

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

test("the palette fills a phone: a form by its number, two lines each, closed by a button", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("list", { name: "Your projects" })).toBeVisible();
  await page.getByRole("button", { name: "Find…" }).tap();
  const box = page.getByRole("combobox", { name: "Find anything" });
  await expect(box).toBeFocused();
  await box.fill("PTW-HW-00");
  const found = page.getByRole("group", { name: "Submissions" }).getByRole("option").first();
  await expect(found).toContainText("PTW-HW-00");
  expect((await found.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Close", exact: true }).tap();
  await expect(box).toHaveCount(0);

  await page.getByRole("button", { name: "Find…" }).tap();
  await box.fill("PTW-HW-00");
  await found.tap();
  await expect(page).toHaveURL(/\/forms\/submissions\//);
});
