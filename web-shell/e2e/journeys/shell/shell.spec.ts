import { expectAccessible } from "../../support/axe";
import { expect, test } from "../../support/demo";

test.describe("the shell", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Hello");
  });

  test("has nothing for axe to find, light and dark", async ({ page }) => {
    await expect(page.getByRole("list", { name: "Forms to fill in" })).toBeVisible();
    await expectAccessible(page);
  });

  test("leads from home to what waits, and to every form that may be filled in", async ({ page }) => {
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "All forms to fill in" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Fill in a form" })).toBeVisible();
    await page.goBack();
    await main.getByRole("link", { name: "All to-dos" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "To-dos" })).toBeVisible();
  });

  test("finds a page by keyboard alone", async ({ page }) => {
    await page.keyboard.press("Control+k");
    const box = page.getByRole("combobox", { name: "Find anything" });
    await expect(box).toBeFocused();
    await expectAccessible(page);
    await box.fill("zzzz");
    await expect(page.getByText("Nothing found for “zzzz”")).toBeVisible();
    await box.fill("appearance dark");
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
  });

  test("gives the focus back when a menu closes, the first time too", async ({ page }) => {
    const trigger = page.getByRole("button", { name: /profile and settings/ });
    await trigger.press("Enter");
    await expect(page.getByRole("menu")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(trigger).toBeFocused();
  });

  test("leaves the focus where it is when a menu closes before it has it", async ({ page }) => {
    const trigger = page.getByRole("button", { name: /profile and settings/ });
    // A menu takes the focus a moment after it is drawn: pressed in that moment, Escape goes to the trigger.
    await page.evaluate(() => {
      new MutationObserver((_, watcher) => {
        if (!document.querySelector("[role=menu]")) return;
        watcher.disconnect();
        document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
      }).observe(document.body, { childList: true, subtree: true });
    });
    await trigger.press("Enter");
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
    await expect(page.getByRole("menu")).toHaveCount(0);
    await expect(trigger).toBeFocused();
  });

  test("speaks Chinese when told to, and after a reload still", async ({ page }) => {
    await page.getByRole("button", { name: /profile and settings/ }).click();
    await page.getByRole("menuitemradio", { name: "简体中文" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("您好");
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("您好");
  });

  test("says when the connection is gone", async ({ page, context }) => {
    await context.setOffline(true);
    await expect(page.getByText(/You are offline/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/You are offline/)).toHaveCount(0);
  });

  test("skips to the content", async ({ page }) => {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("main")).toBeFocused();
  });

  test("tells an unknown address from a missing right", async ({ page }) => {
    await page.goto("/nowhere-at-all");
    await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
    await expectAccessible(page);
  });

  test("a list uses a large screen, words that are read do not", async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1000 });
    await page.goto("/members");
    await expect(page.getByRole("row").nth(3)).toBeVisible();
    const list = await page.getByRole("table").boundingBox();
    expect(list?.width).toBeGreaterThan(1560);
    await page.goto("/profile");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect((await page.getByRole("heading", { level: 2 }).first().boundingBox())?.width).toBeLessThan(1000);
  });
});
