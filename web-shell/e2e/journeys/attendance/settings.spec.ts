import { readFile } from "node:fs/promises";
import { expectAccessible } from "../../support/axe";
import { expect, expectNoSidewaysScroll, test } from "../../support/demo";

test.use({ as: "admin" });

test("an admin sees what rules of hours would do before they are saved, on a desk and on a phone", async ({ page }) => {
  await page.goto("/attendance/settings");
  await expect(page.getByRole("heading", { name: "Rules of hours", exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "New rules" }).click();
  const pane = page.getByRole("dialog", { name: "Rules of hours" });
  await expect(pane.getByText("Rules are saved once you have seen what they do.")).toBeVisible();
  await expect(pane.getByRole("button", { name: "Save rules" })).toBeHidden();
  await pane.getByRole("button", { name: "Show the effect" }).click();
  await expect(pane.getByRole("region", { name: "What it would have made of" })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("the settings of attendance are in Chinese, too", async ({ page }) => {
  await page.goto("/attendance/settings");
  await page.getByRole("button", { name: /profile and settings/ }).click();
  await page.getByRole("menuitemradio", { name: "简体中文" }).click();
  await expect(page.getByRole("heading", { name: "考勤设置" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "工时规则" })).toBeVisible();
  await expectAccessible(page);
});

test("an admin reads what is in the file for payroll, and has it as a workbook", async ({ page }) => {
  // Of the last weeks the demo has hardly any that is approved.
  const fiveWeeksAgo = new Date(Date.now() - 35 * 24 * 3600 * 1000).toISOString().slice(0, 10);
  await page.goto(`/attendance/weeks?f.day=${fiveWeeksAgo}`);
  await page.getByRole("button", { name: "Payroll file" }).click();
  const dialog = page.getByRole("dialog", { name: /^Payroll file/ });
  await expect(dialog.getByText("People", { exact: true })).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download" }).click();
  await page.getByRole("menuitem", { name: /Excel$/ }).click();
  const file = await readFile(await (await download).path());
  expect(file.subarray(0, 2).toString(), "a workbook is a zip file").toBe("PK");
});
