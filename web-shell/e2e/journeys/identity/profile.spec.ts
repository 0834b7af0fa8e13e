import { expect, test } from "@playwright/test";
import { registered, signIn } from "../../support/account";
import { expectAccessible } from "../../support/axe";

/** A picture of that size, drawn by the browser: wider than high, so that the square has to be cut. */
async function picture(page: import("@playwright/test").Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(400, 300);
    const draw = canvas.getContext("2d");
    if (!draw) throw new Error("no canvas");
    draw.fillStyle = "#14634d";
    draw.fillRect(0, 0, 400, 300);
    draw.fillStyle = "#ffb81f";
    draw.fillRect(150, 100, 100, 100);
    const blob = await canvas.convertToBlob({ type: "image/png" });
    return btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())));
  });
  return Buffer.from(base64, "base64");
}

test("name, colour, week and language are kept", async ({ page }) => {
  const person = await registered(page.request);
  await page.goto("/profile");
  await expect(page.getByLabel("Full name")).toHaveValue(person.fullName);
  await expectAccessible(page);
  await page.getByLabel("Full name").fill("Ng Hui Lin");
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  await page.getByRole("radio", { name: "Colour 4 of 12" }).check();
  await page.getByRole("combobox", { name: "First day of the week" }).click();
  await page.getByRole("option", { name: "Sunday" }).click();
  await page.getByRole("combobox", { name: "Language" }).click();
  await page.getByRole("option", { name: "简体中文" }).click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("heading", { name: "个人资料", level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel("姓名", { exact: true })).toHaveValue("Ng Hui Lin");
  await expect(page.getByRole("combobox", { name: "每周第一天" })).toHaveValue("星期日");
  await expect(page.getByLabel("电子邮箱")).toHaveValue(person.email);
});

test("a photo is looked at, saved, and removed", async ({ page }) => {
  await registered(page.request);
  await page.goto("/profile");
  await page
    .getByLabel("Choose a photo")
    .setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("x") });
  await expect(page.getByRole("alert")).toContainText("not a PNG, JPEG or WebP");
  await page
    .getByLabel("Choose a photo")
    .setInputFiles({ name: "me.png", mimeType: "image/png", buffer: await picture(page) });
  await expect(page.getByRole("img", { name: "Preview of your new photo" })).toBeVisible();
  await page.getByRole("button", { name: "Use this photo" }).click();
  await expect(page.getByText("Photo saved")).toBeVisible();
  const photo = page.locator("main").getByRole("img", { name: "Ng Hui Ling" }).locator("img");
  await expect(photo).toHaveJSProperty("naturalWidth", 256);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Remove photo" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove photo" }).click();
  await expect(page.getByText("Photo removed")).toBeVisible();
  await expect(photo).toHaveCount(0);
});

test("the password is changed and another device signed out", async ({ page, browser }) => {
  const person = await registered(page.request);
  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  await signIn(phone, person);
  await expect(phone).toHaveURL("/create-company");

  await page.goto("/profile/security");
  await expect(page.getByText("This device")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Current password").fill("not my password");
  await page.getByLabel("New password").fill("lantern-gravel-orbit-45");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByLabel("Current password")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Current password").fill(person.password);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Password changed")).toBeVisible();
  await expect(page.getByText("Only this device is signed in.")).toBeVisible();

  await phone.goto("/profile");
  await expect(phone).toHaveURL(/\/sign-in/);
  await elsewhere.close();
});

test("a device in the list is signed out", async ({ page, browser }) => {
  const person = await registered(page.request);
  const elsewhere = await browser.newContext({
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
  });
  const phone = await elsewhere.newPage();
  await signIn(phone, person);
  await expect(phone).toHaveURL("/create-company");
  await page.goto("/profile/security");
  await page.getByRole("button", { name: /^Sign out .*iPhone/ }).click();
  await expect(page.getByText(/iPhone is signed out/)).toBeVisible();
  await expect(page.getByText("Only this device is signed in.")).toBeVisible();
  await phone.goto("/profile");
  await expect(phone).toHaveURL(/\/sign-in/);
  await elsewhere.close();
});
