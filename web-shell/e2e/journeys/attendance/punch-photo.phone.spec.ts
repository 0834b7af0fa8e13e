import { expectAccessible } from "../../support/axe";
import { expect, expectNoSidewaysScroll, test } from "../../support/demo";

// No other journey clocks them.
test.use({ as: "owner" });

test("a photo goes with a press, without a network too, and what is no picture is said at once", async ({
  page,
  context,
}) => {
  await page.goto("/attendance");
  const checkOut = page.getByRole("button", { name: "Check out" });
  await expect(page.getByRole("button", { name: /^Check (in|out)$/ })).toHaveCount(1);
  const wasAtWork = await checkOut.isVisible();
  if (wasAtWork) await checkOut.click();
  await page.getByRole("combobox", { name: "Project" }).click();
  await page
    .getByRole("listbox")
    .getByRole("option", { name: /Punggol/ })
    .click();

  const chooser = page.getByLabel("Take a photo", { exact: true });
  await chooser.setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") });
  await expect(page.getByRole("alert")).toContainText("could not be opened as a picture");
  const picture = await page.screenshot({ type: "jpeg" });
  await chooser.setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: picture });
  await expect(page.getByText("Goes with your next press.")).toBeVisible();
  await expect(page.getByRole("alert")).toBeHidden();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await context.setOffline(true);
  await page.getByRole("button", { name: "Check in" }).click();
  if (wasAtWork) await page.getByRole("dialog").getByRole("button", { name: "Check in" }).click();
  await expect(page.getByText("At work", { exact: true })).toBeVisible();
  await expect(page.getByText("The photo goes by itself")).toBeVisible();
  await expect(page.getByText("Goes with your next press.")).toBeHidden();

  const brought = page.waitForResponse((answer) => answer.url().endsWith("/api/Clock/UploadPunchPhoto"));
  await context.setOffline(false);
  expect((await brought).status()).toBe(201);
  await expect(page.getByText("The photo goes by itself")).toBeHidden();

  await page.reload();
  await page.getByRole("table", { name: "My days" }).getByRole("button").first().click();
  const photo = page.getByRole("dialog", { name: "Day" }).getByRole("img", { name: "Photo taken with it" });
  await expect(photo.last()).toBeVisible();
  expect(await photo.last().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page);
});
