import { expectAccessible } from "../../support/axe";
import { Company } from "../../support/company";
import { expect, expectNoSidewaysScroll, test } from "../../support/demo";
import { addressesKept, expectKept } from "../../support/editions";

test.use({ as: "admin", serviceWorkers: "allow" });

test("a phone that is reloaded without a network opens, clocks in, and sends it once it is connected", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await expectKept(expect, page);
  const kept = await addressesKept(page);
  expect(kept.filter((path) => path.startsWith("/api") || path.startsWith("/files"))).toEqual([]);

  await context.setOffline(true);
  await page.goto("/attendance");
  await expect(page.getByText(/^You are offline[.:]/)).toBeVisible();
  await page.getByRole("combobox", { name: "Project" }).click();
  await page
    .getByRole("listbox")
    .getByRole("option", { name: /Punggol/ })
    .click();
  await page.getByRole("button", { name: "Check in" }).click();
  const waiting = page.getByRole("status").filter({ hasText: "Kept on this phone" });
  await expect(waiting).toContainText("Check in");

  await page.reload();
  await expect(waiting).toContainText("Check in");
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "Clock: 1 entry not sent yet" }).click();
  await expect(waiting).toContainText("Check in");

  const taken = page.waitForResponse((answer) => answer.url().endsWith("/api/Clock/CreatePunches"));
  await context.setOffline(false);
  expect((await taken).status()).toBe(201);
  await expect(waiting).toBeHidden();
  await page.getByRole("button", { name: "Check out" }).click();
  await expect(page.getByText("Not at work")).toBeVisible();
  await expect(waiting).toBeHidden();
});

test("after signing out nobody is shown without a network", async ({ browser, baseURL }) => {
  const company = await Company.make("Lift Shaft Works");
  const context = await browser.newContext({ serviceWorkers: "allow", ...(baseURL ? { baseURL } : {}) });
  await company.owner.enter(context);
  const page = await context.newPage();
  await page.goto("/");
  await expectKept(expect, page);
  await page
    .getByRole("button", { name: /profile and settings/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/sign-in/);
  await context.setOffline(true);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "You are offline." })).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await context.close();
});
