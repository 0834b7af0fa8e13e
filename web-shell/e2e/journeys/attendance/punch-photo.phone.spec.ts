import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { expect, expectNoSidewaysScroll, test } from "../../support/demo";

// No other journey clocks them.
test.use({ as: "owner" });

/** As large as a phone's camera makes them. */
async function largePicture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [4000, 3000];
    const drawn = canvas.getContext("2d");
    for (let each = 0; drawn && each < 4000; each += 10) {
      drawn.fillStyle = `hsl(${each % 360} 80% 50%)`;
      drawn.fillRect(each, 0, 10, 3000);
    }
    return canvas.toDataURL("image/jpeg", 1).split(",")[1] ?? "";
  });
  return Buffer.from(base64, "base64");
}

test("a photo goes with a press, without a network too, and what is no picture is said at once", async ({
  page,
  context,
  browser,
  signedIn,
  baseURL,
}, info) => {
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
  const picture = await largePicture(page);
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

  // It opens above the day, and the day is still there below it.
  await photo.last().click();
  const viewer = page.getByRole("dialog", { name: "Photo taken with it" });
  await expect(viewer.getByRole("link", { name: "Download" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(page.getByRole("dialog", { name: "Day" })).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: info.outputPath("own-day.png") });

  // Whoever reviews the day sees it, as small as the phone made it; and the worker reads that they looked.
  const day = new URL(page.url()).searchParams.get("record") ?? "";
  const admin = await browser.newContext({ baseURL: baseURL ?? "", storageState: await signedIn("admin") });
  const office = await admin.newPage();
  await office.setViewportSize({ width: 1280, height: 800 });
  await office.goto(`/attendance/timesheets?person=${day}&day=${day}`);
  const seen = office.getByRole("dialog").getByRole("img", { name: "Photo taken with it" }).last();
  await expect(seen).toBeVisible();
  const width = await seen.locator("xpath=..").evaluate(async (link: HTMLAnchorElement) => {
    const image = new Image();
    image.src = link.href;
    await image.decode();
    return image.naturalWidth;
  });
  expect(width).toBe(1920);
  await office.screenshot({ path: info.outputPath("managers-day.png") });
  await admin.close();
  await page.reload();
  await page.keyboard.press("Escape");
  const looks = page.getByRole("list", { name: "Who looked where you were" });
  await expect(looks.getByRole("listitem").filter({ hasText: "your photos" }).first()).toBeVisible();
  await page.screenshot({ path: info.outputPath("looks.png"), fullPage: true });
});
