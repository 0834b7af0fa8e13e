import { expectAccessible } from "../../support/axe";
import { expect, expectNoSidewaysScroll, test } from "../../support/demo";

test.use({ as: "member", permissions: ["geolocation"], geolocation: { latitude: 1.4067, longitude: 103.9022 } });

test("a phone checks in without a network and out with one, and nothing counts twice", async ({ page, context }) => {
  await page.goto("/attendance");
  const checkOut = page.getByRole("button", { name: "Check out" });
  await expect(page.getByRole("button", { name: /^Check (in|out)$/ })).toHaveCount(1);
  const insist = async (name: string) =>
    page
      .getByRole("dialog", { name: /a moment ago/ })
      .getByRole("button", { name })
      .click();
  // Whoever the demo left at work goes home first.
  const wasAtWork = await checkOut.isVisible();
  if (wasAtWork) await checkOut.click();
  await expect(page.getByText("Not at work")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole("combobox", { name: "Project" }).click();
  await page
    .getByRole("listbox")
    .getByRole("option", { name: /Punggol/ })
    .click();
  await page.getByLabel("Note").fill("Gate 2");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Check in" }).click();
  if (wasAtWork) await insist("Check in");
  await expect(page.getByText("At work", { exact: true })).toBeVisible();
  const kept = page.getByRole("status").filter({ hasText: "Kept on this phone" });
  await expect(kept).toContainText("Check in");
  await expectAccessible(page);

  const taken = page.waitForResponse((answer) => answer.url().endsWith("/api/Clock/CreatePunches"));
  await context.setOffline(false);
  expect((await taken).status()).toBe(201);
  await expect(kept).toBeHidden();

  await page.getByRole("button", { name: "Start break" }).click();
  await expect(page.getByText("On a break")).toBeVisible();
  await page.getByRole("button", { name: "End break" }).click();
  await insist("End break");
  await expect(kept).toBeHidden();
  await checkOut.click();
  await expect(page.getByText("Not at work")).toBeVisible();
  await expect(kept).toBeHidden();

  await page.reload();
  await expect(page.getByText("Not at work")).toBeVisible();
  await page.getByRole("table", { name: "My days" }).getByRole("button").first().click();
  const day = page.getByRole("dialog", { name: "Day" });
  await expect(day.getByText("Gate 2").first()).toBeVisible();
  await expectAccessible(page);
});
